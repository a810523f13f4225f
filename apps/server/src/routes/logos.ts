/** A Pro user's logos, kept with the account: one for light mattes, one for dark. */
import { logoParams, logoQuery, logosAnswer, uidParams } from "@matte/contracts";
import { LOGO_LIMIT } from "@matte/contracts/limits";
import type { Db } from "../db/schema.ts";
import type { App } from "../fastify.ts";
import { authorize } from "../services/authorized.ts";
import { deleteLogo, readLogos, readPicture, saveLogo } from "../services/logos.ts";

const ADDRESS = "/api/users/:uid/logo";

export function addLogoRoutes(app: App, db: Db): void {
  // Whatever it is said to be, the bytes will tell.
  app.addContentTypeParser(/^image\//, { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  const response = { 200: logosAnswer };
  app.get(ADDRESS, { schema: { params: uidParams, response } }, ({ actor, params }) =>
    readLogos(db, authorize(actor, { kind: "user", ...params })),
  );
  app.get(`${ADDRESS}/:matte`, { schema: { params: logoParams } }, async ({ actor, params: { uid, matte } }, reply) =>
    reply.type("image/png").send(await readPicture(db, authorize(actor, { kind: "user", uid }), matte)),
  );
  app.put(
    `${ADDRESS}/:matte`,
    { bodyLimit: LOGO_LIMIT.bytes, schema: { params: logoParams, querystring: logoQuery, response } },
    ({ actor, params: { uid, matte }, query: { name }, body }) =>
      saveLogo(db, authorize(actor, { kind: "user", uid }), { matte, name, bytes: body }, new Date().toISOString()),
  );
  app.delete(`${ADDRESS}/:matte`, { schema: { params: logoParams, response } }, ({ actor, params: { uid, matte } }) =>
    deleteLogo(db, authorize(actor, { kind: "user", uid }), matte),
  );
}
