# The site with its own server in a container. Not part of the project's checks: see docs/publishing.md.
#   docker build --build-arg SITE_URL=https://your.domain --tag coromandel .
#   docker run --publish 3000:3000 coromandel

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY . .
ARG SITE_URL
RUN npm ci && npm run build

FROM node:24-bookworm-slim
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/server ./server
COPY --from=build /site/node_modules/hono ./node_modules/hono
COPY --from=build /site/node_modules/@hono/node-server ./node_modules/@hono/node-server
COPY --from=build /site/node_modules/lru-cache ./node_modules/lru-cache
COPY --from=build /site/dist ./dist
USER node
EXPOSE 3000
HEALTHCHECK CMD ["node", "--eval", "fetch('http://localhost:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
# Without npm between them, so that SIGTERM reaches the server.
CMD ["node", "server/start.ts"]
