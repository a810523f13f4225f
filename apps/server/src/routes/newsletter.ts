/**
 * Subscribing to the newsletter and leaving it, with or without a script in the page (docs/decisions/087 and 088). The answer is
 * the same whether an address is subscribed or not.
 */
import { endpoints } from "@matte/contracts";
import { NEWSLETTER_OUTCOMES, UNSUBSCRIBE_FIELD } from "@matte/contracts/limits";
import { LINKS } from "@matte/contracts/links";
import { LOCALES } from "@matte/messages/locales";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RateLimits } from "../config/config.ts";
import type { Db } from "../db/schema.ts";
import type { App } from "../http/app.ts";
import { answerError } from "../http/errors.ts";
import { limitPerAddress } from "../http/rate-limits.ts";
import { route } from "../http/route.ts";
import { subscribe, unsubscribe } from "../services/newsletter.ts";

const FORM = "application/x-www-form-urlencoded";
/** Body of the unsubscribe page's own form. */
const PAGE_FORM = `${UNSUBSCRIBE_FIELD.name}=${UNSUBSCRIBE_FIELD.value}`;
const SUCCESS = { success: true } as const;

export async function addNewsletterRoutes(app: App, db: Db, limits: RateLimits): Promise<void> {
  const noStore = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    void reply.header("cache-control", "no-store");
  for (const add of [addSubscription, addUnsubscription])
    await app.register(async (scope) => {
      scope.addHook("onRequest", noStore);
      add(scope, db, limits);
    });
}

function addSubscription(app: App, db: Db, limits: RateLimits): void {
  app.addContentTypeParser(FORM, { parseAs: "string" }, (_request, body, done) => {
    const fields = new URLSearchParams(body.toString());
    done(null, { email: fields.get("email"), consent: fields.get("consent") === "yes" });
  });
  route(
    app,
    endpoints.subscribe,
    async (request, reply) => {
      await subscribe(db, request.body.email, new Date().toISOString());
      return isForm(request)
        ? reply.redirect(`${localePathOf(request)}/newsletter#${NEWSLETTER_OUTCOMES.subscribed}`, 303)
        : SUCCESS;
    },
    {
      onRequest: limitPerAddress(app, "newsletter", limits.newsletter),
      errorHandler: (error, request, reply) =>
        void (isForm(request)
          ? reply.redirect(`${localePathOf(request)}/newsletter#${NEWSLETTER_OUTCOMES.rejected}`, 303)
          : answerError(error, request, reply)),
    },
  );
}

/**
 * Accepts the page's form, and a mail program's one-click request, which is answered without a redirect. The token is the only
 * credential, so that the request may come from any site.
 * @see https://www.rfc-editor.org/rfc/rfc8058#section-3.1
 */
function addUnsubscription(app: App, db: Db, limits: RateLimits): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  const onRequest = limitPerAddress(app, "unsubscription", limits.requests);
  // The page's form posts to the URL of the page, which contains the token.
  for (const locale of Object.values(LOCALES)) {
    const path = `${locale.path}${LINKS.unsubscribe}` as const;
    route(
      app,
      { ...endpoints.unsubscribe, path },
      async ({ query: { token }, body }, reply) => {
        if (typeof token === "string") await unsubscribe(db, token);
        return body === PAGE_FORM ? reply.redirect(`${path}#${NEWSLETTER_OUTCOMES.unsubscribed}`, 303) : SUCCESS;
      },
      {
        config: { crossSite: true },
        onRequest,
        errorHandler: (error, request, reply) =>
          void (request.body === PAGE_FORM
            ? reply.redirect(`${request.url}#${NEWSLETTER_OUTCOMES.failed}`, 303)
            : answerError(error, request, reply)),
      },
    );
  }
}

/** Path of the locale of the page that sent a form. Without its URL, as some extensions want it, that of English. */
function localePathOf({ headers: { referer = "" } }: Pick<FastifyRequest, "headers">): string {
  const page = URL.canParse(referer) ? new URL(referer).pathname : "/";
  return Object.values(LOCALES).find(({ path }) => path !== "" && page.startsWith(`${path}/`))?.path ?? "";
}

function isForm({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers["content-type"]?.startsWith(FORM) === true;
}
