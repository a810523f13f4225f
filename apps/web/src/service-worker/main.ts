/**
 * The service worker: after one visit the app's pages work offline, and photos shared by other apps reach the editor. It never
 * handles a user's responses: account, sign-in, uploads.
 */
import { locale } from "@matte/messages/locale";
import { type RouteHandlerCallback, setCacheNameDetails } from "workbox-core";
import { addRoute, cleanupOutdatedCaches, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { editorAfterShare, keepShared, SHARE_FIELD, SHARE_PATH } from "#domain/incoming/shared-photos.ts";
import { answerOnDemand, deleteOtherVersions, isOnDemand } from "./on-demand.ts";
import { answerMessages, PRECACHED_FILES } from "./messages.ts";
import { answerPage, isPage } from "./pages.ts";

declare const self: ServiceWorkerGlobalScope;

// Workbox removes caches whose names contain the scope. The English worker's is `/`, contained in every scope.
if (locale.path !== "") setCacheNameDetails({ suffix: locale.tag });
precache([...PRECACHED_FILES]);
cleanupOutdatedCaches();

// Registered before the precached files, because pages come from the network first.
registerRoute(isPage, answerPage);
registerRoute(({ url }) => url.pathname === SHARE_PATH, takeShare, "POST");
registerRoute(isOnDemand, answerOnDemand);
addRoute({ directoryIndex: "", cleanURLs: false });

answerMessages(self);
self.addEventListener("activate", (event) => {
  // Claims the first visit's page: it works offline as well. Later versions activate only when the user updates.
  event.waitUntil(Promise.all([self.clients.claim(), deleteOtherVersions()]));
});

/** Stores shared photos and opens the editor, where they wait until the user adds them. */
async function takeShare({ request }: Parameters<RouteHandlerCallback>[0]): Promise<Response> {
  try {
    const fields = (await request.formData()).getAll(SHARE_FIELD);
    const result = await keepShared(fields.filter((field) => field instanceof File));
    return Response.redirect(editorAfterShare(result), 303);
  } catch (error) {
    console.error("The shared photos could not be kept.", error);
    return Response.redirect(editorAfterShare("failed"), 303);
  }
}
