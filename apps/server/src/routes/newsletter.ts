/**
 * Subscribes to the newsletter, confirms and unsubscribes, with or without a script in the page (docs/decisions/087 and
 * 088). Answers are the same whether an address is subscribed or not.
 */
import { normalizeIP } from "@fastify/rate-limit";
import { endpoints } from "@matte/contracts";
import { NEWSLETTER_OUTCOMES, PAGE_FIELD } from "@matte/contracts/limits";
import { LOCALES } from "@matte/messages/languages";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RateLimits } from "../config/config.ts";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { KeyEncryption } from "../domain/key-encryption.ts";
import type { App } from "../http/app.ts";
import { answerError } from "../http/errors.ts";
import { limitPerAddress } from "../http/rate-limits.ts";
import { route, type RouteRequest } from "../http/route.ts";
import type { AllowLetter } from "../services/letter-limits.ts";
import { subscribe, unsubscribe } from "../services/newsletter.ts";
import {
  confirmSubscription,
  requestSubscription,
  withdrawConfirmation,
  type SendConfirmation,
} from "../services/newsletter-requests.ts";

const FORM = "application/x-www-form-urlencoded";
/** Form body sent by pages with a token. */
const PAGE_FORM = `${PAGE_FIELD.name}=${PAGE_FIELD.value}`;
const SUCCESS = { success: true } as const;

export interface NewsletterOptions {
  readonly limits: RateLimits;
  /** Null adds addresses without confirmation. */
  readonly sendConfirmation: SendConfirmation | null;
  readonly allowLetter: AllowLetter;
  /** Encrypts the link key. */
  readonly encryption: KeyEncryption;
}

export async function addNewsletterRoutes(app: App, db: Db, options: NewsletterOptions): Promise<void> {
  const noStore = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    void reply.header("cache-control", "no-store");
  for (const add of [addSubscription, addTokenForms])
    await app.register(async (scope) => {
      scope.addHook("onRequest", noStore);
      add(scope, db, options);
    });
}

function addSubscription(app: App, db: Db, options: NewsletterOptions): void {
  app.addContentTypeParser(FORM, { parseAs: "string" }, (_request, body, done) => {
    const fields = new URLSearchParams(body.toString());
    done(null, { email: fields.get("email"), consent: fields.get("consent") === "yes" });
  });
  const { limits, sendConfirmation } = options;
  const outcome = sendConfirmation === null ? NEWSLETTER_OUTCOMES.subscribed : NEWSLETTER_OUTCOMES.sent;
  const answer = sendConfirmation === null ? SUCCESS : ({ ...SUCCESS, confirm: true } as const);
  route(
    app,
    endpoints.subscribe,
    async (request, reply) => {
      const localePath = localePathOf(request);
      await join(db, options, request, localePath);
      return isForm(request) ? reply.redirect(`${localePath}/newsletter#${outcome}`, 303) : answer;
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

/** Adds an address, or sends the link for adding it. */
async function join(
  db: Db,
  { sendConfirmation: send, encryption, limits, allowLetter }: NewsletterOptions,
  { body: { email }, ip, log }: RouteRequest<typeof endpoints.subscribe>,
  localePath: string,
): Promise<void> {
  if (send === null) return subscribe(db, email, new Date().toISOString(), encryption);
  const confirmation = await requestSubscription(db, email, Date.now());
  if (confirmation === null) return;
  if (limits.newsletter === 0 || (await allowLetter(confirmation.email, normalizeIP(ip))))
    return send(confirmation, localePath);
  // The same answer: it must not reveal listed addresses.
  log.warn("a letter to confirm a subscription was one too many in an hour");
  await withdrawConfirmation(db, confirmation);
}

/** A page opened by a link with a token; its form posts to the same URL. */
interface TokenForm {
  readonly endpoint: typeof endpoints.unsubscribe | typeof endpoints.confirmSubscription;
  readonly act: (db: Db, token: string, encryption: KeyEncryption) => Promise<void>;
  readonly done: string;
  /** True if other sites may send it: the token is the only credential. */
  readonly crossSite: boolean;
}

const TOKEN_FORMS: readonly TokenForm[] = [
  {
    // Also a mail program's one-click request. @see https://www.rfc-editor.org/rfc/rfc8058#section-3.1
    endpoint: endpoints.unsubscribe,
    act: unsubscribe,
    done: NEWSLETTER_OUTCOMES.unsubscribed,
    crossSite: true,
  },
  {
    endpoint: endpoints.confirmSubscription,
    act: (db, token, encryption) => confirmSubscription(db, token, Date.now(), encryption),
    done: NEWSLETTER_OUTCOMES.confirmed,
    crossSite: false,
  },
];

function addTokenForms(app: App, db: Db, { limits, encryption }: NewsletterOptions): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  const onRequest = limitPerAddress(app, "unsubscription", limits.requests);
  for (const { endpoint, act, done, crossSite } of TOKEN_FORMS)
    for (const locale of LOCALES) {
      const path = `${locale.path}${endpoint.path}` as const;
      route(
        app,
        { ...endpoint, path },
        async ({ query: { token }, body }, reply) => {
          await act(db, typeof token === "string" ? token : "", encryption);
          return body === PAGE_FORM ? reply.redirect(`${path}#${done}`, 303) : SUCCESS;
        },
        {
          config: { crossSite },
          onRequest,
          errorHandler: (error, request, reply) =>
            void (request.body === PAGE_FORM
              ? reply.redirect(`${request.url}#${failureOf(error)}`, 303)
              : answerError(error, request, reply)),
        },
      );
    }
}

function failureOf(error: unknown): string {
  const expired = error instanceof DomainError && error.code === "confirmation-expired";
  return expired ? NEWSLETTER_OUTCOMES.expired : NEWSLETTER_OUTCOMES.failed;
}

/** Locale path of the page that sent a form. Without a referrer, removed by some extensions, it is English. */
function localePathOf({ headers: { referer = "" } }: Pick<FastifyRequest, "headers">): string {
  const page = URL.canParse(referer) ? new URL(referer).pathname : "/";
  return LOCALES.find(({ path }) => path !== "" && page.startsWith(`${path}/`))?.path ?? "";
}

function isForm({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers["content-type"]?.startsWith(FORM) === true;
}
