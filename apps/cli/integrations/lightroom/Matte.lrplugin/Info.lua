-- Lightroom Classic: the plug-in's description.
return {
  LrSdkVersion = 10.0,
  LrSdkMinimumVersion = 6.0,
  LrToolkitIdentifier = "app.matte.lightroom",
  LrPluginName = "Matte",
  LrExportFilterProvider = { title = "Matte", file = "FrameFilter.lua", id = "app.matte.frame" },
  VERSION = { major = 0, minor = 1, revision = 0 },
}
