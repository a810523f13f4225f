import { finished } from "node:stream/promises";
import fastifyMultipart from "@fastify/multipart";
import { endpoints } from "@matte/contracts";
import { SHARE_LIMIT } from "@matte/contracts/limits";
import { LOCALES } from "@matte/messages/languages";
import type { FastifyRequest } from "fastify";
import { DomainError } from "../domain/domain-error.ts";
import type { App } from "../http/app.ts";
import { answerError } from "../http/errors.ts";
import { route } from "../http/route.ts";

/**
 * Adds the installed app's share target. The page's service worker normally handles the request before it leaves the
 * device. Without a worker it arrives here: its body is discarded and the editor opens.
 * @see https://www.w3.org/TR/web-share-target/
 */
export async function addShareRoute(app: App): Promise<void> {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, done) => done(null));
    const { fileBytes: fileSize, files } = SHARE_LIMIT;
    await scope.register(fastifyMultipart, { throwFileSizeLimit: false, limits: { fileSize, files, fields: 10 } });
    for (const { path } of LOCALES) addRoute(scope, path);
  });
}

/** @param locale URL prefix for a language */
function addRoute(app: App, locale: "" | `/${string}`): void {
  route(
    app,
    { ...endpoints.receiveShare, path: `${locale}${endpoints.receiveShare.path}` },
    async (request, reply) => {
      if (request.isMultipart()) await discard(request);
      return reply.header("cache-control", "no-store").redirect(`${locale}/tool`, 303);
    },
    {
      config: { crossSite: true, streamedBody: true },
      // The rest of the body isn't read.
      errorHandler: (error, request, reply) => void answerError(error, request, reply.header("connection", "close")),
    },
  );
}

/**
 * Reads the form to its end, because the browser takes an earlier answer for a broken connection.
 * @throws {DomainError} `file-too-large`, `form-invalid`
 */
async function discard(request: FastifyRequest): Promise<void> {
  try {
    for await (const { file } of request.files()) {
      await finished(file.resume());
      if (file.truncated) throw new DomainError("file-too-large", { bytes: SHARE_LIMIT.fileBytes });
    }
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError("form-invalid", undefined, { cause: error });
  }
}
