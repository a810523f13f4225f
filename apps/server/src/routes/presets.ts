/** Studio's presets, stored with the account. */
import { endpoints } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import type { App } from "../http/app.ts";
import { route } from "../http/route.ts";
import { authorize } from "../services/authorized.ts";
import { deletePreset, readPresets, renamePreset, savePreset } from "../services/presets.ts";
import { authorizeReading } from "../services/reading.ts";

export function addPresetRoutes(app: App, db: Db): void {
  route(app, endpoints.listPresets, async ({ actor, params: { uid } }) => ({
    presets: await readPresets(db, await authorizeReading(db, actor, uid, "presets")),
  }));
  route(app, endpoints.savePreset, async ({ actor, params: { uid, id }, body }) => {
    const user = authorize(actor, { kind: "user", uid });
    return { presets: await savePreset(db, user, { id: id.toLowerCase(), ...body }, new Date().toISOString()) };
  });
  route(app, endpoints.renamePreset, async ({ actor, params: { uid, id }, body }) => {
    const user = authorize(actor, { kind: "user", uid });
    return { presets: await renamePreset(db, user, { id: id.toLowerCase(), ...body }, new Date().toISOString()) };
  });
  route(app, endpoints.deletePreset, async ({ actor, params: { uid, id } }) => ({
    presets: await deletePreset(db, authorize(actor, { kind: "user", uid }), id.toLowerCase()),
  }));
}
