import { endpoints } from "@matte/contracts";
import { LOCALES } from "@matte/messages/locales";
import type { App } from "../http/app.ts";
import { route } from "../http/route.ts";

/**
 * Share target of the installed app. The page's service worker normally handles the request before it leaves the device. One
 * that arrives here had no worker: its body is discarded and the editor opens.
 * @see https://www.w3.org/TR/web-share-target/
 */
export async function addShareRoute(app: App): Promise<void> {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    // Read to its end, because the browser takes an earlier answer for a broken connection.
    scope.addContentTypeParser("*", (_request, body, done) => {
      body.on("end", () => done(null)).on("error", done);
      body.resume();
    });
    for (const locale of Object.values(LOCALES)) {
      route(
        scope,
        { ...endpoints.receiveShare, path: `${locale.path}${endpoints.receiveShare.path}` },
        (_request, reply) => reply.header("cache-control", "no-store").redirect(`${locale.path}/tool`, 303),
        { config: { crossSite: true } },
      );
    }
  });
}
