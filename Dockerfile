# The site with its own server in a container: docs/hosting.md.
#   docker build --build-arg SITE_URL=https://your.domain --tag coromandel .
#   docker run --detach --restart unless-stopped --publish 3000:3000 coromandel
# If the forms send to this server (inquiries.endpoint in content/shop.yaml):
#   docker run --detach --restart unless-stopped --publish 3000:3000 --memory 512m --stop-timeout 140 --env-file settings.env coromandel
# settings.env has SMTP_URL and what else differs from server/settings.env, behind a proxy TRUST_PROXY=1.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY . .
ARG SITE_URL
RUN --mount=type=cache,target=/site/.cache npm run build

FROM node:24.21.0-bookworm-slim
WORKDIR /site
ENV HOST=0.0.0.0 PORT=3000
COPY package.json ./
# The packages that the server loads, as a test knows (`server/start.test.ts`). They need no others.
COPY --from=build /site/node_modules/@fastify/busboy ./node_modules/@fastify/busboy
COPY --from=build /site/node_modules/@hono/node-server ./node_modules/@hono/node-server
COPY --from=build /site/node_modules/hono ./node_modules/hono
COPY --from=build /site/node_modules/ipaddr.js ./node_modules/ipaddr.js
COPY --from=build /site/node_modules/nodemailer ./node_modules/nodemailer
COPY --from=build /site/node_modules/zod ./node_modules/zod
COPY server ./server
COPY src ./src
COPY --from=build /site/dist ./dist
USER node
EXPOSE 3000
# Whether pages are served. /healthz also fails if emails are refused, which no restart repairs.
HEALTHCHECK CMD ["node", "--eval", "fetch(`http://localhost:${process.env.PORT}/`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
# Without npm between them, so that SIGTERM reaches the server.
CMD ["node", "server/start.ts"]
