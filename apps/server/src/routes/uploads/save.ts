import fastifyMultipart from "@fastify/multipart";
import { uploadAnswer, type UploadAnswer } from "@matte/contracts";
import { UPLOAD_LIMIT, USER_HEADER } from "@matte/contracts/limits";
import type { FastifyRequest } from "fastify";
import type { App } from "../../fastify.ts";
import { limitPerUser } from "../../http/rate-limits.ts";
import { authorizeSelf } from "../../services/authorized.ts";
import { DomainError } from "../../domain/domain-error.ts";
import { saveImage } from "../../services/images.ts";
import type { ImageOptions } from "./index.ts";
import { receiveForm, TOO_LARGE } from "./receive.ts";

/** What a form has beside its file. */
const ENVELOPE_BYTES = 64 * 1024;

/** `POST /upload/save.php`: a form of `file` and `kind`, from whoever is signed in. */
export async function addSaveRoute(app: App, { db, images, uploadsPerMinute }: ImageOptions): Promise<void> {
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: UPLOAD_LIMIT.bytes, files: 1, fields: 5, parts: 6, fieldSize: 1000, headerPairs: 20 },
  });
  const countUpload = limitPerUser(app, uploadsPerMinute);
  const save = (request: FastifyRequest): Promise<UploadAnswer> => {
    const user = authorizeSelf(request.actor);
    return receiveForm(request, images.incoming).then(({ kind, file }) => saveImage(db, images, user, kind, file));
  };
  app.post(
    "/upload/save.php",
    {
      schema: { response: { 200: uploadAnswer } },
      config: { slowBody: true },
      // Before anything of a body is read.
      onRequest: [async (request) => refuseBeforehand(request), countUpload],
    },
    save,
  );
}

function refuseBeforehand({ actor, headers }: FastifyRequest): void {
  if (actor === null) throw new DomainError("unauthenticated");
  // A page may still be open whose user has gone, and somebody else has signed in since.
  if ((headers[USER_HEADER] ?? actor.uid) !== actor.uid) throw new DomainError("other-user-signed-in");
  if (!/^multipart\/form-data\s*;/i.test(headers["content-type"] ?? "")) throw new DomainError("form-expected");
  if (Number(headers["content-length"] ?? 0) > UPLOAD_LIMIT.bytes + ENVELOPE_BYTES) throw TOO_LARGE();
}
