/** A real OpenID provider under `/oidc`, for development and tests; it takes any address, so only this machine may reach it. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import type { App } from "../../fastify.ts";
import { allowThisMachineOnly } from "../../http/this-machine-only.ts";
import { sharePopup } from "../popup.ts";
import { randomToken } from "../secrets.ts";
import type { ProviderSettings } from "../relying-party.ts";
import { providerConfiguration, SESSION_COOKIE, type ProviderClient } from "./configuration.ts";
import { parseEmail } from "./email.ts";
import { brokenSignInPage, signInPage } from "./pages.ts";

/** Whoever signs in under this address is an administrator. */
const ADMINISTRATOR = "admin@example.com";
/** People of this provider are kept under its name, not its address, which changes with the port. */
const KNOWN_AS = "urn:matte:embedded-provider";

export interface EmbeddedProvider {
  /** How this server signs people in with it. */
  readonly settings: () => ProviderSettings;
  /** Adds the routes under `/oidc`. */
  readonly addRoutes: (app: App) => Promise<void>;
}

/** @param origin where people reach the product; known once the server listens */
export function createEmbeddedProvider(origin: () => string): EmbeddedProvider {
  const credentials = { clientId: "matte", clientSecret: randomToken() };
  const redirectUri = (): string => `${origin()}/auth/callback`;
  const issuer = (): string => `${origin()}/oidc`;
  let started: Promise<Provider> | null = null;
  const provider = (): Promise<Provider> =>
    (started ??= startProvider(issuer(), { ...credentials, redirectUri: redirectUri() }));
  return {
    settings: () => ({
      ...credentials,
      issuer: new URL(issuer()),
      redirectUri: redirectUri(),
      prompt: "login",
      signedBy: "ES256",
      knownAs: KNOWN_AS,
      administrators: [ADMINISTRATOR],
    }),
    addRoutes: async (app) => {
      await app.register(async (scope) => {
        allowThisMachineOnly(scope);
        scope.addHook("onRequest", async (_request, reply) => sharePopup(reply));
        await scope.register(async (inner) => addInteraction(inner, origin, provider));
        await scope.register(async (inner) => addProtocol(inner, origin, provider));
      });
    },
  };
}

/** Late, as it weighs much and most requests never come near it. */
async function startProvider(issuer: string, client: ProviderClient): Promise<Provider> {
  const { Provider: OidcProvider } = await import("oidc-provider");
  const provider = new OidcProvider(issuer, await providerConfiguration(client));
  provider.proxy = true;
  return provider;
}

/** The page with the field and the button. */
function addInteraction(scope: App, origin: () => string, provider: () => Promise<Provider>): void {
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  );
  const page = (reply: FastifyReply, status: number, html: string): FastifyReply =>
    reply.code(status).type("text/html; charset=utf-8").header("cache-control", "no-store").send(html);
  const expired = (reply: FastifyReply): FastifyReply =>
    page(reply, 400, brokenSignInPage("It is too old, or began in another browser."));

  scope.get("/oidc/interaction/:uid", async (request, reply) => {
    const underWay = await isUnderWay(await provider(), standingAt(origin(), request), reply);
    return underWay ? page(reply, 200, signInPage({ action: request.url })) : expired(reply);
  });

  scope.post("/oidc/interaction/:uid", async (request, reply) => {
    const raw = standingAt(origin(), request);
    if (!(await isUnderWay(await provider(), raw, reply))) return expired(reply);
    const typed = request.body instanceof URLSearchParams ? (request.body.get("email") ?? "") : "";
    const accountId = parseEmail(typed);
    if (accountId === null) return page(reply, 400, signInPage({ action: request.url, refused: typed }));
    const result = { login: { accountId, remember: false } };
    const way = await (await provider()).interactionResult(raw, reply.raw, result, { mergeWithLastSubmission: false });
    return reply.redirect(way, 303);
  });
}

async function isUnderWay(provider: Provider, raw: FastifyRequest["raw"], reply: FastifyReply): Promise<boolean> {
  return provider.interactionDetails(raw, reply.raw).then(
    () => true,
    () => false,
  );
}

/** Everything else is oidc-provider's own; it reads bodies and answers by itself. */
function addProtocol(scope: App, origin: () => string, provider: () => Promise<Provider>): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
  scope.all("/oidc/*", async (request, reply) => {
    const handle = (await provider()).callback();
    const raw = standingAt(origin(), request);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    raw.headers.cookie = strangersCookies(raw.headers.cookie);
    Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? "/").replace(/^\/oidc/, "") });
    void handle(raw, reply.raw);
  });
}

/**
 * Every sign-in begins as a stranger's. Of somebody it remembers, oidc-provider would first take leave, on a page with an
 * inline script that the content security policy refuses.
 */
function strangersCookies(cookies: string | undefined): string | undefined {
  return cookies
    ?.split(/; */)
    .filter((cookie) => !cookie.startsWith(`${SESSION_COOKIE}=`) && !cookie.startsWith(`${SESSION_COOKIE}.`))
    .join("; ");
}

/** The request as it looks to people: whatever stands between, oidc-provider writes its addresses from these headers. */
function standingAt(origin: string, { raw }: FastifyRequest): FastifyRequest["raw"] {
  const { host, protocol } = new URL(origin);
  raw.headers["x-forwarded-host"] = host;
  raw.headers["x-forwarded-proto"] = protocol.slice(0, -1);
  return raw;
}
