/**
 * OpenID provider under `/oidc` for development and tests. It accepts any e-mail address, so only this machine may
 * reach it.
 */
import { serverPages } from "@matte/messages/server-pages";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import { EMBEDDED_ISSUER } from "../../domain/identity.ts";
import { randomToken } from "../../domain/secrets.ts";
import type { App } from "../../http/app.ts";
import { allowThisMachineOnly } from "../../http/this-machine-only.ts";
import { keepOpener } from "../popup.ts";
import type { ProviderSettings } from "../relying-party.ts";
import { providerConfiguration, SESSION_COOKIE, type ProviderClient } from "./configuration.ts";
import { parseEmail } from "./email.ts";
import { brokenSignInPage, signInPage } from "./pages.ts";

/** E-mail address with administrator rights. */
const ADMINISTRATOR = "admin@example.com";

export interface EmbeddedProvider {
  /** Settings for signing users in at this provider. */
  readonly settings: () => ProviderSettings;
  readonly addRoutes: (app: App) => Promise<void>;
}

/** @param origin the product's origin, known once the server listens */
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
      storedIssuer: EMBEDDED_ISSUER,
      administrators: [ADMINISTRATOR],
    }),
    addRoutes: async (app) => {
      await app.register(async (scope) => {
        allowThisMachineOnly(scope);
        scope.addHook("onRequest", async (_request, reply) => keepOpener(reply));
        await scope.register(async (inner) => addInteraction(inner, origin, provider));
        await scope.register(async (inner) => addProtocol(inner, origin, provider));
      });
    },
  };
}

/** Loads the library on first use: it is large, and most runs never need it. */
async function startProvider(issuer: string, client: ProviderClient): Promise<Provider> {
  const { Provider: OidcProvider } = await import("oidc-provider");
  const provider = new OidcProvider(issuer, await providerConfiguration(client));
  provider.proxy = true;
  return provider;
}

function addInteraction(scope: App, origin: () => string, provider: () => Promise<Provider>): void {
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  );
  const page = (reply: FastifyReply, status: number, html: string): FastifyReply =>
    reply.code(status).type("text/html; charset=utf-8").header("cache-control", "no-store").send(html);
  const expired = (reply: FastifyReply): FastifyReply =>
    page(reply, 400, brokenSignInPage(serverPages.provider.expired));

  scope.get("/oidc/interaction/:uid", async (request, reply) => {
    const found = await hasInteraction(await provider(), withOrigin(origin(), request), reply);
    return found ? page(reply, 200, signInPage({ action: request.url })) : expired(reply);
  });

  scope.post("/oidc/interaction/:uid", async (request, reply) => {
    const raw = withOrigin(origin(), request);
    if (!(await hasInteraction(await provider(), raw, reply))) return expired(reply);
    const text = request.body instanceof URLSearchParams ? (request.body.get("email") ?? "") : "";
    const accountId = parseEmail(text);
    if (accountId === null) return page(reply, 400, signInPage({ action: request.url, rejected: text }));
    const result = { login: { accountId, remember: false } };
    const url = await (await provider()).interactionResult(raw, reply.raw, result, { mergeWithLastSubmission: false });
    return reply.redirect(url, 303);
  });
}

async function hasInteraction(provider: Provider, raw: FastifyRequest["raw"], reply: FastifyReply): Promise<boolean> {
  return provider.interactionDetails(raw, reply.raw).then(
    () => true,
    () => false,
  );
}

/** Passes other requests to oidc-provider, which reads bodies and answers itself. */
function addProtocol(scope: App, origin: () => string, provider: () => Promise<Provider>): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
  scope.all("/oidc/*", async (request, reply) => {
    const handle = (await provider()).callback();
    const raw = withOrigin(origin(), request);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    raw.headers.cookie = withoutSession(raw.headers.cookie);
    Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? "/").replace(/^\/oidc/, "") });
    void handle(raw, reply.raw);
  });
}

/**
 * Drops the provider's session, so that every sign-in asks for an address. Ending it properly would need
 * oidc-provider's page with an inline script, forbidden by the content security policy.
 */
function withoutSession(cookies: string | undefined): string | undefined {
  return cookies
    ?.split(/; */)
    .filter((cookie) => !cookie.startsWith(`${SESSION_COOKIE}=`) && !cookie.startsWith(`${SESSION_COOKIE}.`))
    .join("; ");
}

/** Points the headers used by oidc-provider for its URLs to the product's origin. */
function withOrigin(origin: string, { raw }: FastifyRequest): FastifyRequest["raw"] {
  const { host, protocol } = new URL(origin);
  raw.headers["x-forwarded-host"] = host;
  raw.headers["x-forwarded-proto"] = protocol.slice(0, -1);
  return raw;
}
