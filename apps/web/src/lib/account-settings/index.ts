export { settingsServer } from "./server.ts";
export { createSettingsSync, type SettingsServer } from "./sync.ts";
