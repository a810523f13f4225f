/** The account's profiles. */
import { profileEndpoints as endpoints } from "@matte/contracts/profile-endpoints";
import type { Db } from "../db/schema.ts";
import type { App } from "../http/app.ts";
import { route } from "../http/route.ts";
import { authorize } from "../services/authorized.ts";
import { deleteProfile, orderProfiles, readProfiles, saveProfile } from "../services/profiles.ts";
import { authorizeReading } from "../services/reading.ts";

export function addProfileRoutes(app: App, db: Db): void {
  route(app, endpoints.listProfiles, async ({ actor, params: { uid } }) => ({
    profiles: await readProfiles(db, await authorizeReading(db, actor, uid, "profiles")),
  }));
  route(app, endpoints.saveProfile, async ({ actor, params: { uid, id }, body: contents }) => {
    const user = authorize(actor, { kind: "user", uid });
    return { profiles: await saveProfile(db, user, { id: id.toLowerCase(), contents }, new Date().toISOString()) };
  });
  route(app, endpoints.deleteProfile, async ({ actor, params: { uid, id } }) => ({
    profiles: await deleteProfile(db, authorize(actor, { kind: "user", uid }), id.toLowerCase()),
  }));
  route(app, endpoints.orderProfiles, async ({ actor, params: { uid }, body: { ids } }) => {
    const user = authorize(actor, { kind: "user", uid });
    const wanted = ids.map((id) => id.toLowerCase());
    return { profiles: await orderProfiles(db, user, wanted, new Date().toISOString()) };
  });
}
