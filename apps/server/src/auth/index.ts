import fastifyCookie from "@fastify/cookie";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/schema.ts";
import type { Clock } from "../domain/clock.ts";
import type { KeyEncryption } from "../domain/key-encryption.ts";
import type { App } from "../http/app.ts";
import { createDeviceSignIn } from "../services/device-sign-in.ts";
import { createDeviceTokens } from "../services/device-tokens.ts";
import { createIdentityTokens, type IdentityTokens } from "../services/identity-token.ts";
import { createKeyRing } from "../services/signing-keys.ts";
import { createSessions } from "../services/sessions.ts";
import { cookieJar } from "./cookies.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { actorPlugin } from "./guard.ts";
import { addDeviceRoutes } from "./device-routes.ts";
import { redirectToOneHost } from "./one-host.ts";
import { createEmbeddedProvider } from "./provider/embedded.ts";
import { createRelyingParty, type ProviderSettings, type RelyingParty } from "./relying-party.ts";
import { addAuthRoutes, type AuthServices } from "./routes.ts";
import { createSignIn } from "./sign-in.ts";

interface SignInOptions extends AuthOptions {
  readonly encryption: KeyEncryption;
}

export interface AuthOptions {
  readonly config: Config;
  readonly db: Db;
  /** The product's origin, known once the server listens. */
  readonly origin: () => string;
  readonly clock?: Clock;
}

type Services = Pick<AuthServices, "sessions" | "cookies">;

/** Gives every request its `actor`. Must be called before adding routes. */
export async function addActor(app: App, { config, db, origin, clock = Date.now }: AuthOptions): Promise<Services> {
  const sessions = createSessions(db, clock);
  const cookies = cookieJar(config.publicUrl?.protocol === "https:");
  await app.register(fastifyCookie);
  redirectToOneHost(app, origin);
  refuseCrossSite(app, origin);
  await app.register(actorPlugin, { sessions, cookies });
  return { sessions, cookies };
}

/** Adds sign-in and sign-out routes and the configured identity provider. */
export async function addSignIn(
  app: App,
  { config, db, origin, encryption, clock = Date.now }: SignInOptions,
  services: Services,
): Promise<IdentityTokens> {
  const ring = createKeyRing(db, { clock, encryption });
  const tokens = createIdentityTokens(db, { issuer: origin, clock, ring });
  const deviceSignIn = createDeviceSignIn(db, createDeviceTokens({ issuer: origin, clock, ring }), clock);
  const settings = await chooseProvider(app, config, origin);
  const signIn = createSignIn(
    db,
    once(() => createRelyingParty(settings())),
    clock,
  );
  await app.register(async (scope) => addAuthRoutes(scope, { ...services, tokens, signIn }));
  await addDeviceRoutes(app, { db, deviceSignIn, origin, clock, codesPerMinute: config.rateLimits.deviceCodes });
  return tokens;
}

/** Returns the configured provider or the embedded one, contacting neither before a user signs in. */
async function chooseProvider(app: App, config: Config, origin: () => string): Promise<() => ProviderSettings> {
  const external = config.identityProvider;
  if (external !== null)
    return () => ({ ...external, redirectUri: `${origin()}/auth/callback`, prompt: "select_account" });
  const embedded = createEmbeddedProvider(origin);
  await embedded.addRoutes(app);
  return embedded.settings;
}

/** Creates the value on first use, once the origin is known. */
function once(make: () => RelyingParty): () => RelyingParty {
  let made: RelyingParty | null = null;
  return () => (made ??= make());
}
