/**
 * The service worker: after one visit the app's pages work without a network, and photos that other apps share reach the
 * editor. It never touches what the server makes for somebody: accounts, sign-in, uploads.
 */
import { addRoute, cleanupOutdatedCaches, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { SHARE_ADDRESS } from "#domain/handed/shared-photos.ts";
import { answerFont, forgetOtherFonts, isFont } from "./fonts.ts";
import { KEPT_FILES } from "./kept-files.ts";
import { answerMessages } from "./messages.ts";
import { answerPage, isPage } from "./pages.ts";
import { takeShare } from "./share.ts";

declare const self: ServiceWorkerGlobalScope;

precache([...KEPT_FILES]);
cleanupOutdatedCaches();

// Before the kept files: a page is asked of the network first.
registerRoute(isPage, answerPage);
registerRoute(({ url }) => url.pathname === SHARE_ADDRESS, takeShare, "POST");
registerRoute(isFont, answerFont);
addRoute({ directoryIndex: "", cleanURLs: false });

answerMessages(self);
self.addEventListener("activate", (event) => {
  // The page of the first visit works without a network as well. A later version only comes here once it was let in.
  event.waitUntil(Promise.all([self.clients.claim(), forgetOtherFonts()]));
});
