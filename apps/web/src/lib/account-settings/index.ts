export { settingsServer } from "./server.ts";
export { createSettingsSync, type SettingsSync } from "./sync.ts";
