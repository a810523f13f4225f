import { randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair } from "jose";
import type { Account, Configuration, Grant, JWK, KoaContextWithOIDC } from "oidc-provider";
import { memoryAdapter } from "./memory-adapter.ts";
import { renderError } from "./pages.ts";

/** The embedded provider's only client: this server. */
export interface ProviderClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

/** Session cookie; a cookie with the suffix `.sig` carries its signature. */
export const SESSION_COOKIE = "matte-oidc";

const SCOPE = "openid email profile";
const MINUTES_S = 60;

/**
 * Configures oidc-provider: code flow with PKCE only, claims in the ID token, consent implied.
 * @see https://github.com/panva/node-oidc-provider/blob/main/docs/README.md
 */
export async function providerConfiguration(client: ProviderClient): Promise<Configuration> {
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        id_token_signed_response_alg: "ES256",
      },
    ],
    jwks: { keys: [await signingKey()] },
    cookies: {
      keys: [randomBytes(32).toString("base64url")],
      names: { session: SESSION_COOKIE, interaction: "matte-oidc-interaction", resume: "matte-oidc-resume" },
    },
    pkce: { required: () => true },
    responseTypes: ["code"],
    scopes: SCOPE.split(" "),
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: [] },
    conformIdTokenClaims: false,
    clientBasedCORS: () => false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_context, { uid }) => `/oidc/interaction/${uid}` },
    findAccount: (_context, email) => account(email),
    loadExistingGrant: grantEverything,
    renderError,
    ttl: {
      AccessToken: 10 * MINUTES_S,
      AuthorizationCode: MINUTES_S,
      Grant: 60 * MINUTES_S,
      IdToken: 10 * MINUTES_S,
      Interaction: 60 * MINUTES_S,
      Session: 60 * MINUTES_S,
    },
  };
}

async function signingKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  return { ...(await exportJWK(privateKey)), use: "sig", alg: "ES256", kid: randomBytes(8).toString("base64url") };
}

/** Accepts any e-mail address as verified. */
function account(email: string): Account {
  return {
    accountId: email,
    claims: () => ({ sub: email, email, email_verified: true }),
  };
}

/** Grants this server the address without asking for consent. */
async function grantEverything({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const accountId = oidc.session?.accountId;
  const clientId = oidc.client?.clientId;
  if (accountId === undefined || clientId === undefined) return undefined;
  const grant = new oidc.provider.Grant({ clientId, accountId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}
