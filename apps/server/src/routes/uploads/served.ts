import { endpoints } from "@matte/contracts";
import type { App } from "../../http/app.ts";
import { route } from "../../http/route.ts";
import { mediaTypeOf } from "../../images/formats.ts";
import { openImage } from "../../services/images.ts";
import { authorizeReading } from "../../services/reading.ts";
import type { ImageOptions } from "./options.ts";

/** An image opened alone is a document: it may load and run nothing. */
const IMAGE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Serves images to their user and administrators; browsers don't store them. */
export function addServedImages(app: App, { db, images }: ImageOptions): void {
  route(app, endpoints.readImage, async ({ actor, params: { uid, kind, filename } }, reply) => {
    const user = await authorizeReading(db, actor, uid, "images");
    const { stream, size } = await openImage(db, images, user, kind, filename);
    return reply
      .type(mediaTypeOf(filename))
      .header("content-length", size)
      .header("content-disposition", `inline; filename="${filename}"`)
      .header("content-security-policy", IMAGE_POLICY)
      .send(stream);
  });
}
