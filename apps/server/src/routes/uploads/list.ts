import { imageList, imageListQuery } from "@matte/contracts";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../../domain/actor.ts";
import type { App } from "../../fastify.ts";
import { findUser } from "../../repositories/users.ts";
import { authorizeAdministration } from "../../services/authorized.ts";
import { DomainError } from "../../domain/domain-error.ts";
import { listAllImages } from "../../services/image-list.ts";
import type { ImageOptions } from "./index.ts";

/** `GET /upload/list-images.php`: for whoever bears an administrator's identity token; a cookie says nothing here. */
export function addListRoute(app: App, options: ImageOptions): void {
  app.get(
    "/upload/list-images.php",
    { schema: { querystring: imageListQuery, response: { 200: imageList } } },
    async ({ headers, query }) => {
      const by = authorizeAdministration(await bearerOf(headers, options));
      return listAllImages(options.db, by, query.before);
    },
  );
}

/** The token says who; what they may do is looked up. @throws {DomainError} `unauthenticated` */
async function bearerOf(
  { authorization = "" }: FastifyRequest["headers"],
  { db, verifyIdentityToken }: ImageOptions,
): Promise<Actor> {
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  const uid = token === undefined ? null : await verifyIdentityToken(token);
  const user = uid === null ? undefined : await findUser(db, uid);
  if (user === undefined) throw new DomainError("token-required");
  return user;
}
