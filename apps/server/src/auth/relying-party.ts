/** The product as an OpenID client: authorization code flow with PKCE, state and nonce. */
import * as oidc from "openid-client";
import { isLoopback } from "../config/loopback.ts";
import type { Identity } from "../domain/identity.ts";
import { SignInError } from "./errors.ts";

export interface ProviderSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  /** `select_account` shows Google's account list; the embedded provider always shows its form. */
  readonly prompt: "login" | "select_account";
  /** ID token algorithm; by default the one in the provider's metadata. */
  readonly signedBy?: string;
  /** Issuer to store users under; by default the provider's. */
  readonly storedIssuer?: string;
  /** E-mail addresses promoted to administrator at the first sign-in. */
  readonly administrators?: readonly string[];
}

/** Completed sign-in with a verified e-mail address. */
export interface SignInResult {
  readonly identity: Identity;
  readonly isAdministrator: boolean;
}

/** Secrets kept by the server while the user is with the provider. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface RelyingParty {
  /**
   * @param suffix for `state`
   * @throws {SignInError} when the provider doesn't answer
   */
  begin(suffix: string): Promise<{ readonly url: URL; readonly checks: Checks }>;
  /**
   * @param search the provider's query, with its question mark
   * @throws {SignInError}
   */
  finish(search: string, checks: Checks): Promise<SignInResult>;
}

const TIMEOUT_S = 10;

/**
 * Contacts the provider at the first sign-in.
 * @param timeoutS limit per provider answer, in seconds
 */
export function createRelyingParty(settings: ProviderSettings, timeoutS = TIMEOUT_S): RelyingParty {
  const discovered = cacheSuccess(() => discover(settings, timeoutS));
  return {
    begin: async (suffix) => {
      const checks = {
        state: oidc.randomState() + suffix,
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(await discovered(), {
        redirect_uri: settings.redirectUri,
        scope: "openid email profile",
        prompt: settings.prompt,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: "S256",
      });
      return { url, checks };
    },
    finish: async (search, checks) => {
      const configuration = await discovered();
      const claims = await exchange(configuration, new URL(search, settings.redirectUri), checks);
      return signedIn(claims, settings);
    },
  };
}

async function discover(
  { issuer, clientId, clientSecret, signedBy }: ProviderSettings,
  timeout: number,
): Promise<oidc.Configuration> {
  // Plain http only to providers on this machine: secrets would cross the network unencrypted.
  const insecure = issuer.protocol === "http:" && isLoopback(issuer.hostname);
  const metadata = {
    client_secret: clientSecret,
    ...(signedBy === undefined ? {} : { id_token_signed_response_alg: signedBy }),
  };
  const execute = [oidc.enableNonRepudiationChecks, ...(insecure ? [oidc.allowInsecureRequests] : [])];
  try {
    return await oidc.discovery(issuer, clientId, metadata, undefined, { execute, timeout });
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
    // Some providers return the address only from the user info endpoint.
    return { ...claims, ...(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)) };
  } catch (error) {
    const denied = error instanceof oidc.AuthorizationResponseError && error.error === "access_denied";
    throw new SignInError(denied ? "cancelled" : "rejected", error);
  }
}

/** A subject or an address that every database stores and indexes. */
const STORABLE = /^\P{Cc}{1,320}$/u;
const NAME_LENGTH = 200;

/** @throws {SignInError} for an unverified e-mail address */
function signedIn({ sub, email, email_verified: verified, name }: Claims, settings: ProviderSettings): SignInResult {
  if (typeof email !== "string" || email === "" || verified !== true) throw new SignInError("unverified");
  if (!STORABLE.test(sub) || !STORABLE.test(email)) throw new SignInError("rejected");
  const issuer = settings.storedIssuer ?? settings.issuer.href.replace(/\/$/, "");
  return {
    identity: { issuer, subject: sub, email, name: typeof name === "string" ? shownName(name) : null },
    isAdministrator: settings.administrators?.includes(email) ?? false,
  };
}

/** Users choose their names, and administrators see them: no characters that turn the direction of a line or end it. */
function shownName(name: string): string | null {
  const line = name.replaceAll(/\p{Bidi_Control}/gu, "").replaceAll(/[\s\p{Cc}]+/gu, " ");
  return [...line.trim()].slice(0, NAME_LENGTH).join("").trim() || null;
}

/** Shares one call and its result; after a failure the next caller repeats it. */
function cacheSuccess<T>(call: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => {
    result ??= call().catch((error: unknown) => {
      result = null;
      throw error;
    });
    return result;
  };
}
