/** Calls about settings stored with the account. */
import type { DataConnection } from "../data/index.ts";
import { CallError, callThrough, loadAccountProtocol, loadProtocol } from "../server/index.ts";
import type { SettingsServer } from "./settings-sync.ts";

const BAD_REQUEST = 400;

export function settingsServer(connection: DataConnection): SettingsServer {
  const call = callThrough(connection);
  return {
    load: async (uid) => (await call("readSettings", { params: { uid } })).settings,
    bring: async (uid, settings) => {
      try {
        return (await call("mergeSettings", { params: { uid }, body: { settings } }, { keepalive: true })).settings;
      } catch (error) {
        if (error instanceof CallError && error.status === BAD_REQUEST) return "refused";
        throw error;
      }
    },
    restore: async (stored) => {
      const [{ parseAnswer }, { userSettings }] = await Promise.all([loadProtocol(), loadAccountProtocol()]);
      return parseAnswer(userSettings, { settings: stored })?.settings ?? {};
    },
  };
}
