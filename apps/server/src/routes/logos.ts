/** A Pro user's logos, stored with the account: one for light mattes, one for dark, and a library. */
import { endpoints } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import type { App } from "../http/app.ts";
import { route } from "../http/route.ts";
import type { Images } from "../images/index.ts";
import { authorize } from "../services/authorized.ts";
import { deleteKeptLogo, readKeptLogos, readKeptPicture, saveKeptLogo } from "../services/kept-logos.ts";
import { deleteLogo, readLogos, readPicture, saveLogo } from "../services/logos.ts";
import { authorizeReading } from "../services/reading.ts";

export function addLogoRoutes(app: App, db: Db, images: Pick<Images, "checker" | "incoming" | "slots">): void {
  // Any image type: the service checks the bytes, as they arrive.
  app.addContentTypeParser(/^image\//, (_request, body, done) => done(null, body));
  route(app, endpoints.listLogos, async ({ actor, params: { uid } }) =>
    readLogos(db, await authorizeReading(db, actor, uid, "logos")),
  );
  route(app, endpoints.readLogo, async ({ actor, params: { uid, matte } }, reply) =>
    reply.type("image/png").send(await readPicture(db, await authorizeReading(db, actor, uid, "logos"), matte)),
  );
  route(
    app,
    endpoints.saveLogo,
    ({ actor, params: { uid, matte }, query: { name }, body }) =>
      saveLogo(db, images, authorize(actor, { kind: "user", uid }), { matte, name, body }, new Date().toISOString()),
    { config: { streamedBody: true } },
  );
  route(app, endpoints.deleteLogo, ({ actor, params: { uid, matte } }) =>
    deleteLogo(db, authorize(actor, { kind: "user", uid }), matte),
  );
  addLibraryRoutes(app, db, images);
}

function addLibraryRoutes(app: App, db: Db, images: Pick<Images, "checker" | "incoming" | "slots">): void {
  route(app, endpoints.listKeptLogos, async ({ actor, params: { uid } }) =>
    readKeptLogos(db, await authorizeReading(db, actor, uid, "logos")),
  );
  route(app, endpoints.readKeptLogo, async ({ actor, params: { uid, place } }, reply) =>
    reply.type("image/png").send(await readKeptPicture(db, await authorizeReading(db, actor, uid, "logos"), place)),
  );
  route(
    app,
    endpoints.saveKeptLogo,
    ({ actor, params: { uid, place }, query, body }) =>
      saveKeptLogo(
        db,
        images,
        authorize(actor, { kind: "user", uid }),
        { place, ...query, body },
        new Date().toISOString(),
      ),
    { config: { streamedBody: true } },
  );
  route(app, endpoints.deleteKeptLogo, ({ actor, params: { uid, place } }) =>
    deleteKeptLogo(db, authorize(actor, { kind: "user", uid }), place),
  );
}
