import { endpoints } from "@matte/contracts";
import { DomainError } from "../../domain/domain-error.ts";
import type { App } from "../../http/app.ts";
import { route } from "../../http/route.ts";
import { authorizeAdministration } from "../../services/authorized.ts";
import { listAllImages } from "../../services/image-list.ts";
import type { ImageOptions } from "./options.ts";

/** Lists images for an administrator's identity token; session cookies don't count here. */
export function addListRoute(app: App, { db, tokens }: ImageOptions): void {
  route(app, endpoints.listImages, async ({ headers: { authorization = "" }, query }) => {
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    const actor = token === undefined ? null : await tokens.actorOf(token);
    if (actor === null) throw new DomainError("token-required");
    return listAllImages(db, authorizeAdministration(actor), query.before);
  });
}
