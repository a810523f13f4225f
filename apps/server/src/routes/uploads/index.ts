import type { App } from "../../http/app.ts";
import { addListRoute } from "./list.ts";
import type { ImageOptions } from "./options.ts";
import { addOwnPictures } from "./own.ts";
import { addSaveRoute } from "./save.ts";
import { addServedImages } from "./served.ts";

/** Receives, lists and serves images (SPEC §7). Requests already have their `actor`. */
export async function addImageRoutes(app: App, options: ImageOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
    await addSaveRoute(scope, options);
    addListRoute(scope, options);
    addOwnPictures(scope, options);
    addServedImages(scope, options);
  });
}
