import { imageParams } from "@matte/contracts";
import type { App } from "../../fastify.ts";
import { mediaTypeOf } from "../../images/formats.ts";
import { authorize } from "../../services/authorized.ts";
import { openImage } from "../../services/images.ts";
import type { ImageOptions } from "./index.ts";

/** Opened by itself an image is a document, and may do nothing at all. */
const IMAGE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** `GET /upload/images/:uid/:kind/:filename`: for its owner and administrators; the browser keeps nothing of it. */
export function addServedImages(app: App, { db, images }: ImageOptions): void {
  app.get(
    "/upload/images/:uid/:kind/:filename",
    { schema: { params: imageParams } },
    async ({ actor, params }, reply) => {
      const { uid, kind, filename } = params;
      const { stream, size } = await openImage(db, images, authorize(actor, { kind: "user", uid }), kind, filename);
      return reply
        .type(mediaTypeOf(filename))
        .header("content-length", size)
        .header("content-disposition", `inline; filename="${filename}"`)
        .header("content-security-policy", IMAGE_POLICY)
        .send(stream);
    },
  );
}
