import { endpoints } from "@matte/contracts";
import type { App } from "../../http/app.ts";
import { sendError } from "../../http/errors.ts";
import { acceptsPage } from "../one-host.ts";
import { PASSWORD_PATH } from "./password-routes.ts";

/** The password page with its style, typefaces and icon; what has a secret of its own; and who is signed in. */
const OPEN = new Set<string>([
  PASSWORD_PATH,
  endpoints.signIn.path,
  endpoints.readSignInStyle.path,
  endpoints.readSignInScript.path,
  endpoints.readSession.path,
  endpoints.readMetrics.path,
  "/healthz",
  "/readyz",
  "/favicon.svg",
  "/faces.css",
]);
const TYPEFACE = /^\/assets\/[\w-]+\.woff2$/;

/** Shows visitors the password page, and programs an error, before anything else. Requests already have their `actor`. */
export function keepFrontDoor(app: App): void {
  app.addHook("onRequest", (request, reply, done) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    if (request.actor !== null || OPEN.has(path) || TYPEFACE.test(path)) return done();
    if (!acceptsPage(request.headers)) return void sendError(reply, "unauthenticated");
    reply
      .header("cache-control", "no-store")
      .redirect(`${PASSWORD_PATH}?returnTo=${encodeURIComponent(request.url)}`, 303);
  });
}
