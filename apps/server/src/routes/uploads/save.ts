import fastifyMultipart from "@fastify/multipart";
import { endpoints } from "@matte/contracts";
import { UPLOAD_LIMIT, USER_HEADER } from "@matte/contracts/limits";
import type { FastifyRequest } from "fastify";
import { DomainError } from "../../domain/domain-error.ts";
import type { App } from "../../http/app.ts";
import { limitPerUser } from "../../http/rate-limits.ts";
import { route } from "../../http/route.ts";
import { authorizeSelf } from "../../services/authorized.ts";
import { checkSpace, saveImage } from "../../services/images.ts";
import { readDocument } from "../../services/user-documents.ts";
import type { ImageOptions } from "./options.ts";
import { receiveForm, TOO_LARGE } from "./receive.ts";

/** A form's size without its file. */
const ENVELOPE_BYTES = 64 * 1024;

/** Stores an image uploaded by the signed-in user. */
export async function addSaveRoute(app: App, { db, images, uploadsPerMinute }: ImageOptions): Promise<void> {
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: UPLOAD_LIMIT.bytes, files: 1, fields: 5, parts: 6, fieldSize: 1000, headerPairs: 20 },
  });
  const countUpload = limitPerUser(app, "upload", uploadsPerMinute);
  route(
    app,
    endpoints.uploadImage,
    async (request) => {
      const user = authorizeSelf(request.actor);
      const { preferences } = await readDocument(db, user, request.actorRow);
      if (preferences?.storeCopies === false) throw new DomainError("copies-not-wanted");
      return images.slots.run(user.uid, async () => {
        await checkSpace(db, images, user, Math.max(0, announcedSize(request) - ENVELOPE_BYTES));
        return saveImage(db, images, user, await receiveForm(request, images.incoming));
      });
    },
    {
      config: { slowBody: true, streamedBody: true },
      // Before the body is read.
      onRequest: [async (request) => checkHeaders(request), countUpload],
    },
  );
}

/** @throws {DomainError} for an upload already ruled out by its headers */
function checkHeaders(request: FastifyRequest): void {
  const { actor, headers } = request;
  if (actor === null) throw new DomainError("unauthenticated");
  // A page may still upload for a user who has signed out, while another has signed in.
  if ((headers[USER_HEADER] ?? actor.uid) !== actor.uid) throw new DomainError("other-user-signed-in");
  if (!/^multipart\/form-data\s*;/i.test(headers["content-type"] ?? "")) throw new DomainError("form-expected");
  if (announcedSize(request) > UPLOAD_LIMIT.bytes + ENVELOPE_BYTES) throw TOO_LARGE();
}

/** Announced body bytes; 0 if unknown. */
function announcedSize({ headers }: Pick<FastifyRequest, "headers">): number {
  return Number(headers["content-length"] ?? 0);
}
