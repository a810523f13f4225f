-- Post-process action of Lightroom's export: each rendered JPEG gets its frame in place, and other formats pass.
local LrPathUtils = import "LrPathUtils"
local LrTasks = import "LrTasks"
local LrView = import "LrView"

local MEANINGS = {
  [2] = "the look or the call is wrong",
  [6] = "the photo can't be framed",
  [127] = "the program wasn't found",
  [9009] = "the program wasn't found",
}

local FrameFilter = {
  exportPresetFields = {
    { key = "matteLook", default = "" },
    { key = "matteProgram", default = "matte" },
  },
}

function FrameFilter.sectionForFilterInDialog(view, settings)
  local function field(title, key, tooltip)
    return view:row {
      view:static_text { title = title, width_in_chars = 8 },
      view:edit_field {
        value = LrView.bind { key = key, object = settings },
        width_in_chars = 40,
        tooltip = tooltip,
      },
    }
  end
  return {
    title = "Matte",
    field("Look", "matteLook", "Name of a look, or the path of a look file; empty for the default one"),
    field("Program", "matteProgram", "Name or path of the program matte"),
  }
end

local function quoted(text)
  if WIN_ENV then return '"' .. text .. '"' end
  return "'" .. text:gsub("'", "'\\''") .. "'"
end

function FrameFilter.command(settings, path)
  local words = { quoted(settings.matteProgram), "frame", "--in-place" }
  if settings.matteLook ~= "" then words[#words + 1] = "--look " .. quoted(settings.matteLook) end
  words[#words + 1] = "-- " .. quoted(path)
  local line = table.concat(words, " ")
  -- cmd.exe removes the first and the last quotation mark of a line. Programs that are started from the dock have no folder of npm in PATH.
  return WIN_ENV and '"' .. line .. '"' or 'PATH="$PATH:/opt/homebrew/bin:/usr/local/bin" ' .. line
end

-- LrTasks.execute returns the status of wait(2) on macOS, with the exit code in the second byte.
local function exitCode(status)
  return status > 255 and not WIN_ENV and math.floor(status / 256) or status
end

local function frame(settings, path)
  local code = exitCode(LrTasks.execute(FrameFilter.command(settings, path)))
  if code == 0 then return true end
  return false, "Matte: no frame: " .. (MEANINGS[code] or ("exit code " .. code)) .. "."
end

function FrameFilter.postProcessRenderedPhotos(_, context)
  for source, target in context:renditions {} do
    local rendered, result = source:waitForRender()
    local ending = rendered and LrPathUtils.extension(result):lower()
    if not rendered then
      target:renditionIsDone(false, result)
    elseif ending == "jpg" or ending == "jpeg" then
      target:renditionIsDone(frame(context.propertyTable, result))
    else
      target:renditionIsDone(true)
    end
  end
end

return FrameFilter
