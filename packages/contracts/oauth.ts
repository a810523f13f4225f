/**
 * Calls of devices and programs that aren't browsers: the device authorization grant. The names of fields are the standard's.
 *
 * An entry of its own, because the page doesn't need it.
 * @see https://www.rfc-editor.org/rfc/rfc8628
 */
import { PLANS } from "@matte/engine";
import { endpoint } from "./endpoint.ts";
import { z } from "./schema.ts";
import { keysAnswer } from "./session.ts";

/** Fields of a form. Handlers check them, because their errors are those of OAuth. */
const field = z.optional(z.string().check(z.maxLength(4096)));

export const deviceAuthorizationRequest = z.object({
  client_id: field,
  /** Name of the device, such as its host name; shown to the user who is asked to allow it. */
  device_name: field,
});

export const deviceAuthorizationAnswer = z.strictObject({
  device_code: z.string(),
  /** Such as `WDJB-MJHT`. */
  user_code: z.string(),
  verification_uri: z.url(),
  verification_uri_complete: z.url(),
  /** Seconds. */
  expires_in: z.int().check(z.positive()),
  /** Seconds between two polls. */
  interval: z.int().check(z.positive()),
});

/** Values of `grant_type`. */
export const GRANT_TYPES = {
  device: "urn:ietf:params:oauth:grant-type:device_code",
  renewal: "refresh_token",
} as const;

export const deviceTokenRequest = z.object({
  grant_type: field,
  client_id: field,
  device_code: field,
  /** The token to replace: device tokens renew themselves. */
  refresh_token: field,
});

export const deviceTokenAnswer = z.strictObject({
  /** JWT, signed with one of the published keys. */
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  /** Seconds. */
  expires_in: z.int().check(z.positive()),
});

export const deviceRevocationRequest = z.object({ token: field });

export const deviceRevocationAnswer = z.strictObject({});

/** `error` of an answer, in the standards' words. */
export const OAUTH_ERRORS = [
  "invalid_request",
  "invalid_client",
  "invalid_grant",
  "unsupported_grant_type",
  "authorization_pending",
  "slow_down",
  "access_denied",
  "expired_token",
] as const;
export type OAuthErrorCode = (typeof OAUTH_ERRORS)[number];

/** @see https://www.rfc-editor.org/rfc/rfc6749#section-5.2 */
export const oauthErrorAnswer = z.object({ error: z.enum(OAUTH_ERRORS), error_description: z.optional(z.string()) });

/** Header `typ` and audience of a device token. */
export const DEVICE_TOKEN = { type: "matte-device+jwt", audience: "matte-device", algorithm: "ES256" } as const;

/** Claims of a device token, in addition to `iss`, `aud`, `iat` and `exp`. */
export const deviceClaims = z.object({
  sub: z.string(),
  /** Public id of the session. */
  sid: z.string(),
  email: z.string(),
  plan: z.enum(PLANS),
  /** Number of the token in its session, which each renewal increases; tokens of earlier versions have none. */
  number: z.optional(z.int().check(z.nonnegative())),
});
export type DeviceClaims = z.infer<typeof deviceClaims>;

/** Contents of the file in which a device keeps its account. */
export const storedAccount = z.strictObject({
  /** Origin to which requests are sent. */
  server: z.url(),
  /** Origin that signs tokens. */
  issuer: z.url(),
  token: z.string(),
  /** Keys that verify the token without the network. */
  keys: keysAnswer.shape.keys,
});

const FORM = { bodyType: "application/x-www-form-urlencoded", bodyLimit: 8192 } as const;

export const oauthEndpoints = {
  /** Gives a device a code that its user types on the page. */
  authorizeDevice: endpoint({
    method: "POST",
    path: "/api/device/authorization",
    ...FORM,
    body: deviceAuthorizationRequest,
    answer: deviceAuthorizationAnswer,
    errors: [],
  }),
  /** Polled by the device until the user has decided; also renews a token. Errors are those of OAuth. */
  issueDeviceToken: endpoint({
    method: "POST",
    path: "/api/device/token",
    ...FORM,
    body: deviceTokenRequest,
    answer: deviceTokenAnswer,
    errors: [],
  }),
  /** Signs the device of a token out. An unknown token has the same answer (RFC 7009). */
  revokeDeviceToken: endpoint({
    method: "POST",
    path: "/api/device/revocation",
    ...FORM,
    body: deviceRevocationRequest,
    answer: deviceRevocationAnswer,
    errors: [],
  }),
};
