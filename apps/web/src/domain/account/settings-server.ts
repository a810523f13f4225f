/** The account's settings over HTTP: `GET` and `PUT /api/users/:uid/settings`. */
import { request, type DataConnection } from "../data/index.ts";
import type { Chosen } from "./settings-merge.ts";
import type { SettingsServer } from "./settings-sync.ts";

export function settingsServer(connection: DataConnection): SettingsServer {
  const path = (uid: string): string => `/api/users/${encodeURIComponent(uid)}/settings`;
  return {
    load: async (uid) => settingsIn(await request(connection, path(uid), { cache: "no-store" })),
    bring: async (uid, settings) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ settings });
      const response = await request(connection, path(uid), { method: "PUT", headers, body });
      return response.status === BAD_REQUEST ? "refused" : settingsIn(response);
    },
    restore: async (stored) => {
      const { parseAnswer, userSettings } = await import("@matte/contracts");
      return parseAnswer(userSettings, { settings: stored })?.settings ?? {};
    },
  };
}

const BAD_REQUEST = 400;

async function settingsIn(response: Response): Promise<Chosen> {
  const { parseAnswer, userSettings } = await import("@matte/contracts");
  const answer = parseAnswer(userSettings, await response.json());
  if (answer === undefined) throw new Error(`The account's settings were answered with ${response.status}.`);
  return answer.settings;
}
