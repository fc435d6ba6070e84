-- For wrk: asks for the given paths in turn and prints what came of it as JSON.
-- https://github.com/wg/wrk/blob/master/SCRIPTING
local requests, next = {}, 0

function init(paths)
  wrk.headers["Accept-Encoding"] = "gzip, deflate, br"
  for i, path in ipairs(paths) do requests[i] = wrk.format("GET", path) end
end

function request()
  next = next % #requests + 1
  return requests[next]
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format('{"answersPerSecond":%d,"p99Ms":%.1f,"failed":%d}',
    summary.requests / summary.duration * 1e6, latency:percentile(99) / 1000, failed))
end
