/** Everything about who somebody is: signing in, sessions, identity tokens, and the embedded provider. */
import fastifyCookie from "@fastify/cookie";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/schema.ts";
import type { App } from "../fastify.ts";
import type { Clock } from "../domain/clock.ts";
import { cookieJar } from "./cookies.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { actorPlugin } from "./guard.ts";
import { createIdentityTokens, type IdentityTokens } from "./identity-token.ts";
import { leadToOneHost } from "./one-host.ts";
import { createEmbeddedProvider } from "./provider/embedded.ts";
import { createRelyingParty, type ProviderSettings, type RelyingParty } from "./relying-party.ts";
import { addAuthRoutes } from "./routes.ts";
import { createSessions } from "./sessions.ts";
import { createSignIn } from "./sign-in.ts";

export interface AuthOptions {
  readonly config: Config;
  readonly db: Db;
  /** Where people reach the product; known for certain once the server listens. */
  readonly origin: () => string;
  readonly clock?: Clock;
}

export interface Auth {
  /** The uid of whoever the bearer's token was issued to; null for everything that is not a valid token of ours. */
  readonly verifyIdentityToken: IdentityTokens["verify"];
}

/** Call before any route is added: from then on every request has its `actor`. */
export async function addAuth(app: App, { config, db, origin, clock = Date.now }: AuthOptions): Promise<Auth> {
  const https = config.publicUrl?.protocol === "https:";
  const sessions = createSessions(db, clock);
  const tokens = createIdentityTokens(db, origin, clock);
  const cookies = cookieJar(https);
  await app.register(fastifyCookie);
  leadToOneHost(app, origin);
  refuseCrossSite(app, origin);
  await app.register(actorPlugin, { sessions, cookies });
  const settings = await chooseProvider(app, config, origin);
  const signIn = createSignIn(
    db,
    once(() => createRelyingParty(settings())),
    clock,
  );
  await app.register(async (scope) => addAuthRoutes(scope, { sessions, tokens, cookies, signIn }));
  return { verifyIdentityToken: tokens.verify };
}

/** The provider that is configured, or our own. Nothing is asked of either before somebody signs in. */
async function chooseProvider(app: App, config: Config, origin: () => string): Promise<() => ProviderSettings> {
  const external = config.identityProvider;
  if (external !== null)
    return () => ({ ...external, redirectUri: `${origin()}/auth/callback`, prompt: "select_account" });
  const embedded = createEmbeddedProvider(origin);
  await embedded.addRoutes(app);
  return embedded.settings;
}

/** Late, because the origin is known late, and one for all. */
function once(make: () => RelyingParty): () => RelyingParty {
  let made: RelyingParty | null = null;
  return () => (made ??= make());
}
