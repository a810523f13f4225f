import fastifyCookie from "@fastify/cookie";
import type { Config, PrivateMode } from "../config/config.ts";
import type { Db } from "../db/schema.ts";
import type { Clock } from "../domain/clock.ts";
import type { KeyEncryption } from "../domain/key-encryption.ts";
import type { App } from "../http/app.ts";
import { allowThisMachineOnly } from "../http/this-machine-only.ts";
import { createDeviceSignIn } from "../services/device-sign-in.ts";
import { createDeviceTokens } from "../services/device-tokens.ts";
import { createIdentityTokens, type IdentityTokens } from "../services/identity-token.ts";
import { createKeyRing, type KeyRing } from "../services/signing-keys.ts";
import { createSessions } from "../services/sessions.ts";
import { cookieJar } from "./cookies.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { actorPlugin, sessionOfCookie } from "./guard.ts";
import { addDeviceRoutes } from "./device-routes.ts";
import { redirectToOneHost } from "./one-host.ts";
import { createEmbeddedProvider } from "./provider/embedded.ts";
import { createRelyingParty, type ProviderSettings, type RelyingParty } from "./relying-party.ts";
import { keepFrontDoor } from "./private/front-door.ts";
import { prepareOwner } from "./private/owner.ts";
import { addPasswordRoutes } from "./private/password-routes.ts";
import { standingSession } from "./private/standing-session.ts";
import { addSessionRoutes, addSignInRoutes, type SessionServices } from "./routes.ts";
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

/** Gives every request its `actor`. Must be called before adding routes. */
export async function addActor(
  app: App,
  { config: { privateMode, publicUrl }, db, origin, clock = Date.now }: AuthOptions,
): Promise<SessionServices> {
  const sessions = createSessions(db, clock);
  const cookies = cookieJar(publicUrl?.protocol === "https:");
  await app.register(fastifyCookie);
  redirectToOneHost(app, origin);
  refuseCrossSite(app, origin);
  const byCookie = sessionOfCookie(sessions, cookies);
  if (privateMode === null) {
    await app.register(actorPlugin, { find: byCookie, everywhere: false });
  } else if (privateMode.password === null) {
    allowThisMachineOnly(app);
    const find = standingSession(sessions, () => prepareOwner(db, clock));
    await app.register(actorPlugin, { find, everywhere: false });
  } else {
    await app.register(actorPlugin, { find: byCookie, everywhere: true });
    keepFrontDoor(app);
  }
  return { sessions, cookies };
}

/** Adds sign-in and sign-out routes and the configured identity provider. */
export async function addSignIn(
  app: App,
  { config, db, origin, encryption, clock = Date.now }: SignInOptions,
  services: SessionServices,
): Promise<IdentityTokens> {
  const ring = createKeyRing(db, { clock, encryption });
  const tokens = createIdentityTokens(db, { issuer: origin, clock, ring });
  await app.register(async (scope) => addSessionRoutes(scope, { ...services, tokens }));
  if (config.privateMode === null) await addProvider(app, { config, db, origin, clock, ring }, services);
  else await addPassword(app, { config, db, clock }, config.privateMode, services);
  return tokens;
}

interface ProviderOptions extends Required<AuthOptions> {
  readonly ring: KeyRing;
}

/** Adds signing in at the identity provider, for browsers and for devices. */
async function addProvider(
  app: App,
  { config, db, origin, clock, ring }: ProviderOptions,
  services: SessionServices,
): Promise<void> {
  const deviceSignIn = createDeviceSignIn(db, createDeviceTokens({ issuer: origin, clock, ring }), clock);
  const settings = await chooseProvider(app, config, origin);
  const signIn = createSignIn(
    db,
    once(() => createRelyingParty(settings())),
    clock,
  );
  await app.register(async (scope) => addSignInRoutes(scope, { ...services, signIn }));
  await addDeviceRoutes(app, { db, deviceSignIn, origin, clock, codesPerMinute: config.rateLimits.deviceCodes });
}

/** Adds the private server's password page, if it has a password. */
async function addPassword(
  app: App,
  { config, db, clock }: Pick<ProviderOptions, "config" | "db" | "clock">,
  { password }: PrivateMode,
  services: SessionServices,
): Promise<void> {
  if (password === null) return;
  const owner = (): Promise<string> => prepareOwner(db, clock);
  const perMinute = config.rateLimits.passwords;
  await app.register(async (scope) => addPasswordRoutes(scope, { ...services, password, perMinute, owner }));
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
