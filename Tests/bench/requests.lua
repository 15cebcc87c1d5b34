-- Sends the requests of a file in turn, every thread from another place in it.
--
--     wrk … -s requests.lua ADDRESS -- FILE [PACE]
--
-- A line of the file: method, path, name of a header, its value and the body, divided by tabs. "UUID" in a body becomes
-- a new one every time. With a pace above 0 every connection waits so many milliseconds before each request,
-- on average. At the end one line says what came of it: requests, microseconds, p50, p99, errors.

local threads = 0

function setup(thread)
    threads = threads + 1
    thread:set("number", threads)
end

local before, after = {}, {}
local turn = 0

local function seed()
    local random = io.open("/dev/urandom", "rb")
    local a, b, c, d = random:read(4):byte(1, 4)
    random:close()
    math.randomseed(((a * 256 + b) * 256 + c) * 256 + d)
end

function init(arguments)
    seed()
    for line in io.lines(arguments[1]) do
        local method, path, name, value, body = line:match("^(.-)\t(.-)\t(.-)\t(.-)\t(.*)$")
        local headers = { [name] = value }
        if body ~= "" then headers["Content-Type"] = "application/json" end
        -- A UUID has 36 letters: the placeholder is as long, so that the length in the header stays true.
        local text = wrk.format(method, path, headers, body ~= "" and body:gsub("UUID", string.rep("U", 36)) or nil)
        local from, to = text:find(string.rep("U", 36), 1, true)
        before[#before + 1] = from and text:sub(1, from - 1) or text
        after[#after + 1] = to and text:sub(to + 1) or ""
    end
    turn = math.floor(#before / 2) * number
    local pace = tonumber(arguments[2])
    -- Half to one and a half of it, so that not everybody speaks in the same moment.
    if pace > 0 then delay = function() return math.random(math.floor(pace / 2), math.floor(pace * 3 / 2)) end end
end

local function uuid()
    local random = math.random
    return string.format(
        "%04x%04x-%04x-4%03x-8%03x-%04x%04x%04x", random(0, 0xffff), random(0, 0xffff), random(0, 0xffff),
        random(0, 0xfff), random(0, 0xfff), random(0, 0xffff), random(0, 0xffff), random(0, 0xffff)
    )
end

function request()
    turn = turn % #before + 1
    if after[turn] == "" then return before[turn] end
    return before[turn] .. uuid() .. after[turn]
end

function done(summary, latency)
    local errors = summary.errors
    local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
    io.write(string.format(
        "measured %d %d %d %d %d\n", summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), failed
    ))
end
