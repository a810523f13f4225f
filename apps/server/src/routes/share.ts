import type { App } from "../fastify.ts";

/**
 * `POST /share`: where other apps share photos to the installed one. The page's service worker takes them before they
 * leave the device; a request that comes this far had no worker to take it, so that what it carries is let go and the editor
 * opens. Nothing is read, kept or changed, whoever sends it.
 * @see https://www.w3.org/TR/web-share-target/
 */
export async function addShareRoute(app: App): Promise<void> {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    // Heard to its end, or the browser takes the answer for a broken connection.
    scope.addContentTypeParser("*", (_request, body, done) => {
      body.on("end", () => done(null)).on("error", done);
      body.resume();
    });
    scope.post("/share", { config: { crossSite: true } }, (_request, reply) =>
      reply.header("cache-control", "no-store").redirect("/tool", 303),
    );
  });
}
