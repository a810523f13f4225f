--[[
Frames the JPEGs that darktable exports, before they reach their storage.

Copy this file to ~/.config/darktable/lua/ and add the line `require "matte"` to ~/.config/darktable/luarc. The look and the program
are set in the preferences, on the page "Lua options".
]]
local dt = require "darktable"

local MODULE = "matte"
local EVENT = "intermediate-export-image"
local JPEG = { jpg = true, jpeg = true }
local MEANINGS = {
  [2] = "the look or the call is wrong",
  [6] = "the photo can't be framed",
  [127] = "the program wasn't found",
  [9009] = "the program wasn't found",
}

local is_windows = dt.configuration.running_os == "windows"

local function quoted(text)
  if is_windows then return '"' .. text .. '"' end
  return "'" .. text:gsub("'", "'\\''") .. "'"
end

local function preference(name, default)
  local value = dt.preferences.read(MODULE, name, "string")
  if value == nil or value == "" then return default end
  return value
end

local function command_for(path)
  local words = { quoted(preference("program", "matte")), "frame", "--in-place" }
  local look = preference("look", nil)
  if look ~= nil then words[#words + 1] = "--look " .. quoted(look) end
  words[#words + 1] = "-- " .. quoted(path)
  local line = table.concat(words, " ")
  -- cmd.exe removes the first and the last quotation mark of a line. Programs that are started from a dock have no folder of npm in PATH.
  return is_windows and '"' .. line .. '"' or "PATH=\"$PATH:/opt/homebrew/bin:/usr/local/bin\" " .. line
end

-- system(3) returns the exit code in the second byte.
local function exit_code(status)
  return status > 255 and status // 256 or status
end

local function frame(_, _, path)
  local ending = path:match("%.(%w+)$")
  if ending == nil or not JPEG[ending:lower()] then return end
  local code = exit_code(dt.control.execute(command_for(path)))
  if code ~= 0 then
    dt.print("Matte: " .. path .. " has no frame: " .. (MEANINGS[code] or ("exit code " .. code)))
  end
end

if dt.gui then
  dt.preferences.register(MODULE, "look", "string", "Matte: look",
    "Name of a look, or the path of a look file; empty for the default one", "")
  dt.preferences.register(MODULE, "program", "string", "Matte: program", "Name or path of the program matte", "matte")
end

dt.register_event(MODULE, EVENT, frame)
