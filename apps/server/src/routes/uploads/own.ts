import { endpoints } from "@matte/contracts";
import type { App } from "../../http/app.ts";
import { route } from "../../http/route.ts";
import { authorize } from "../../services/authorized.ts";
import { countPictures, deletePictures } from "../../services/images.ts";
import type { ImageOptions } from "./options.ts";

/** Counts and deletes a user's pictures. */
export function addOwnPictures(app: App, { db, images }: ImageOptions): void {
  route(app, endpoints.countPictures, ({ actor, params }) =>
    countPictures(db, authorize(actor, { kind: "user", ...params })),
  );
  route(app, endpoints.deletePictures, ({ actor, params }) =>
    deletePictures(db, images, authorize(actor, { kind: "user", ...params }), Date.now()),
  );
}
