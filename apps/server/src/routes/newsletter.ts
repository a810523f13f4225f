/**
 * Joining and leaving the newsletter's list, with or without a script in the page (docs/decisions/087 and 088). Whoever asks
 * gets the same answer whether an address is on the list or not.
 */
import { newsletterAnswer, newsletterRequest, unsubscribeQuery } from "@matte/contracts";
import { NEWSLETTER_OUTCOMES, UNSUBSCRIBE_FIELD } from "@matte/contracts/limits";
import { LINKS } from "@matte/contracts/links";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RateLimits } from "../config/config.ts";
import type { Db } from "../db/schema.ts";
import type { App } from "../fastify.ts";
import { answerError } from "../http/errors.ts";
import { limitPerAddress } from "../http/rate-limits.ts";
import { subscribe, unsubscribe } from "../services/newsletter.ts";

const FORM = "application/x-www-form-urlencoded";
const MOST_BYTES = 4096;
/** Body of the page's own form. */
const PAGE_FORM = `${UNSUBSCRIBE_FIELD.name}=${UNSUBSCRIBE_FIELD.value}`;
const DONE = { success: true } as const;

export async function addNewsletterRoutes(app: App, db: Db, limits: RateLimits): Promise<void> {
  const noStore = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    void reply.header("cache-control", "no-store");
  await app.register(async (scope) => {
    scope.addHook("onRequest", noStore);
    addSubscription(scope, db, limits);
  });
  await app.register(async (scope) => {
    scope.addHook("onRequest", noStore);
    addUnsubscription(scope, db, limits);
  });
}

function addSubscription(app: App, db: Db, { newsletter }: RateLimits): void {
  app.addContentTypeParser(FORM, { parseAs: "string" }, (_request, body, done) => {
    const fields = new URLSearchParams(body.toString());
    done(null, { email: fields.get("email"), consent: fields.get("consent") === "yes" });
  });
  app.post(
    "/api/newsletter",
    {
      bodyLimit: MOST_BYTES,
      onRequest: limitPerAddress(app, "newsletter", newsletter),
      schema: { body: newsletterRequest, response: { 200: newsletterAnswer } },
      errorHandler: (error, request, reply) =>
        void (isForm(request)
          ? reply.redirect(`/newsletter#${NEWSLETTER_OUTCOMES.rejected}`, 303)
          : answerError(error, request, reply)),
    },
    async (request, reply) => {
      await subscribe(db, request.body.email, new Date().toISOString());
      return isForm(request) ? reply.redirect(`/newsletter#${NEWSLETTER_OUTCOMES.subscribed}`, 303) : DONE;
    },
  );
}

/**
 * From the page that asks, as a form; or from a mail program in one click, which is answered without a redirect.
 * The token alone says who may, so that it may be sent from anywhere.
 * @see https://www.rfc-editor.org/rfc/rfc8058#section-3.1
 */
function addUnsubscription(app: App, db: Db, { requests }: RateLimits): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  app.post(
    "/newsletter/unsubscribe",
    {
      bodyLimit: MOST_BYTES,
      config: { crossSite: true },
      onRequest: limitPerAddress(app, "unsubscription", requests),
      schema: { querystring: unsubscribeQuery, response: { 200: newsletterAnswer } },
      errorHandler: (error, request, reply) =>
        void (request.body === PAGE_FORM
          ? reply.redirect(`${request.url}#${NEWSLETTER_OUTCOMES.failed}`, 303)
          : answerError(error, request, reply)),
    },
    async ({ query: { token }, body }, reply) => {
      if (typeof token === "string") await unsubscribe(db, token);
      return body === PAGE_FORM
        ? reply.redirect(`${LINKS.unsubscribe}#${NEWSLETTER_OUTCOMES.unsubscribed}`, 303)
        : DONE;
    },
  );
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.startsWith(FORM) === true;
}
