/** OpenID provider issuing a test's ID token, such as a forged one. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from "jose";

export interface FakeIssuer {
  readonly url: string;
  readonly port: number;
  readonly clientId: string;
  readonly key: CryptoKey;
  readonly publicJwk: JWK;
  /** Returns a valid token's claims with this nonce. */
  readonly claims: (nonce: string) => JWTPayload;
  /** Signs a token with the published key. */
  readonly sign: (claims: JWTPayload) => Promise<string>;
  /** The token endpoint's next ID token. */
  idToken: string;
  /** The user info endpoint's answer. */
  userInfo: Readonly<Record<string, unknown>>;
  readonly stop: () => Promise<void>;
}

export const KID = "published";

/** @param origin under which clients reach it, if not its own */
export async function startFakeIssuer(origin?: string): Promise<FakeIssuer> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), kid: KID, alg: "RS256", use: "sig" };
  const answers: Readonly<Record<string, () => unknown>> = {
    "/.well-known/openid-configuration": () => metadata(issuer.url),
    "/jwks": () => ({ keys: [publicJwk] }),
    "/token": () => ({ access_token: "access", token_type: "Bearer", expires_in: 60, id_token: issuer.idToken }),
    "/userinfo": () => issuer.userInfo,
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ""];
    response.writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer?.() ?? {}));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = origin ?? `http://127.0.0.1:${port}`;
  const issuer: FakeIssuer = {
    url,
    port,
    clientId: "matte-at-fake",
    key: privateKey,
    publicJwk,
    claims: (nonce) => {
      const now = Math.floor(Date.now() / 1000);
      const person = { sub: "ada-1", email: "ada@example.com", email_verified: true, name: "Ada" };
      return { iss: url, aud: "matte-at-fake", iat: now, exp: now + 60, nonce, ...person };
    },
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: KID }).sign(privateKey),
    idToken: "",
    userInfo: {},
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return issuer;
}

function metadata(url: string) {
  return {
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    userinfo_endpoint: `${url}/userinfo`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    // A provider may list the last two, but tokens signed with them must be rejected.
    id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
  };
}
