/** Studio's presets, kept with the account. */
import { presetContents, presetParams, presetRenaming, presetsAnswer, uidParams } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import type { App } from "../fastify.ts";
import { authorize } from "../services/authorized.ts";
import { deletePreset, readPresets, renamePreset, savePreset } from "../services/presets.ts";

const ADDRESS = "/api/users/:uid/presets";

export function addPresetRoutes(app: App, db: Db): void {
  const response = { 200: presetsAnswer };
  app.get(ADDRESS, { schema: { params: uidParams, response } }, async ({ actor, params }) => ({
    presets: await readPresets(db, authorize(actor, { kind: "user", ...params })),
  }));
  app.put(
    `${ADDRESS}/:id`,
    { schema: { params: presetParams, body: presetContents, response } },
    async ({ actor, params: { uid, id }, body }) => {
      const user = authorize(actor, { kind: "user", uid });
      return { presets: await savePreset(db, user, { id: id.toLowerCase(), ...body }, new Date().toISOString()) };
    },
  );
  app.patch(
    `${ADDRESS}/:id`,
    { schema: { params: presetParams, body: presetRenaming, response } },
    async ({ actor, params: { uid, id }, body }) => {
      const user = authorize(actor, { kind: "user", uid });
      return { presets: await renamePreset(db, user, { id: id.toLowerCase(), ...body }, new Date().toISOString()) };
    },
  );
  app.delete(
    `${ADDRESS}/:id`,
    { schema: { params: presetParams, response } },
    async ({ actor, params: { uid, id } }) => ({
      presets: await deletePreset(db, authorize(actor, { kind: "user", uid }), id.toLowerCase()),
    }),
  );
}
