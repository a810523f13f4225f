/** The product as a client of an OpenID provider: authorization code flow with PKCE, state and nonce. */
import * as oidc from "openid-client";
import { isLoopback } from "../config/loopback.ts";
import type { Identity } from "../repositories/users.ts";
import { SignInError } from "./errors.ts";

export interface ProviderSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider leads back to. */
  readonly redirectUri: string;
  /** Google lets people choose among their accounts; the embedded provider always asks. */
  readonly prompt: "login" | "select_account";
  /** How ID tokens are signed, where it is known beforehand; otherwise as the provider's metadata say. */
  readonly signedBy?: string;
  /** Under which name people of this issuer are kept; its own unless told. */
  readonly knownAs?: string;
  /** The addresses that make an administrator of whoever signs in with them for the first time. */
  readonly administrators?: readonly string[];
}

/** Somebody as the provider knows them; the address is verified. */
export interface SignedIn {
  readonly identity: Identity;
  readonly administrator: boolean;
}

/** What the server must remember while somebody is with the provider. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface RelyingParty {
  /**
   * @param mark put at the end of `state`
   * @throws {SignInError} when the provider does not answer
   */
  begin(mark: string): Promise<{ readonly address: URL; readonly checks: Checks }>;
  /**
   * @param search the query that the provider sent back, with its question mark
   * @throws {SignInError}
   */
  finish(search: string, checks: Checks): Promise<SignedIn>;
}

const PATIENCE_S = 10;

/** Nothing is asked of the provider before somebody signs in. */
export function createRelyingParty(settings: ProviderSettings): RelyingParty {
  const discovered = rememberSuccess(() => discover(settings));
  return {
    begin: async (mark) => {
      const checks = {
        state: oidc.randomState() + mark,
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const address = oidc.buildAuthorizationUrl(await discovered(), {
        redirect_uri: settings.redirectUri,
        scope: "openid email profile",
        prompt: settings.prompt,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: "S256",
      });
      return { address, checks };
    },
    finish: async (search, checks) => {
      const configuration = await discovered();
      const claims = await exchange(configuration, new URL(search, settings.redirectUri), checks);
      return signedIn(claims, settings);
    },
  };
}

async function discover({ issuer, clientId, clientSecret, signedBy }: ProviderSettings): Promise<oidc.Configuration> {
  // Secrets cross no network in the clear: plain http is for providers on this machine.
  const insecure = issuer.protocol === "http:" && isLoopback(issuer.hostname);
  const metadata = {
    client_secret: clientSecret,
    ...(signedBy === undefined ? {} : { id_token_signed_response_alg: signedBy }),
  };
  const execute = [oidc.enableNonRepudiationChecks, ...(insecure ? [oidc.allowInsecureRequests] : [])];
  try {
    return await oidc.discovery(issuer, clientId, metadata, undefined, { execute, timeout: PATIENCE_S });
  } catch (error) {
    throw new SignInError("unreachable", error);
  }
}

interface Claims {
  readonly sub: string;
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly name?: unknown;
}

async function exchange(configuration: oidc.Configuration, answer: URL, checks: Checks): Promise<Claims> {
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
      pkceCodeVerifier: checks.codeVerifier,
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new TypeError("There is no ID token.");
    if (claims["email"] !== undefined) return claims;
    // Some providers tell the address only to who asks.
    return { ...claims, ...(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)) };
  } catch (error) {
    const denied = error instanceof oidc.AuthorizationResponseError && error.error === "access_denied";
    throw new SignInError(denied ? "cancelled" : "refused", error);
  }
}

/** @throws {SignInError} where the provider does not vouch for the address */
function signedIn({ sub, email, email_verified: verified, name }: Claims, settings: ProviderSettings): SignedIn {
  if (typeof email !== "string" || email === "" || verified !== true) throw new SignInError("unverified");
  const issuer = settings.knownAs ?? settings.issuer.href.replace(/\/$/, "");
  const named = typeof name === "string" && name.trim() !== "" ? name.trim() : null;
  return {
    identity: { issuer, subject: sub, email, name: named },
    administrator: settings.administrators?.includes(email) ?? false,
  };
}

/** One call serves all who ask, and its result those after them; a failure is forgotten. */
function rememberSuccess<T>(call: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => {
    result ??= call().catch((error: unknown) => {
      result = null;
      throw error;
    });
    return result;
  };
}
