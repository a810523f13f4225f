import type { IdentityTokens } from "../../auth/identity-token.ts";
import type { Db } from "../../db/schema.ts";
import type { App } from "../../fastify.ts";
import type { Images } from "../../images/index.ts";
import { addListRoute } from "./list.ts";
import { addSaveRoute } from "./save.ts";
import { addServedImages } from "./served.ts";

export interface ImageOptions {
  readonly db: Db;
  readonly images: Images;
  readonly verifyIdentityToken: IdentityTokens["verify"];
  /** By one user; 0 is no limit. */
  readonly uploadsPerMinute: number;
}

/** Images come in, are listed and are shown (SPEC §7). Each request already has its `actor`. */
export async function addImageRoutes(app: App, options: ImageOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
    await addSaveRoute(scope, options);
    addListRoute(scope, options);
    addServedImages(scope, options);
  });
}
