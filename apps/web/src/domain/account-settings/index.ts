export { createSettingsSync, type SettingsServer } from "./sync.ts";
