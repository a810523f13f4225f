/**
 * Calls by devices and programs other than browsers: the device authorization grant. Field names are the standard's.
 *
 * A separate entry, because the page doesn't need it.
 * @see https://www.rfc-editor.org/rfc/rfc8628
 */
import { PLANS } from "@matte/engine";
import { endpoint } from "./endpoint.ts";
import { z } from "./schema.ts";
import { keysAnswer } from "./session.ts";

/** Form fields. Handlers check them, because their errors are OAuth's. */
const field = z.optional(z.string().check(z.maxLength(4096)));

export const deviceAuthorizationRequest = z.object({
  client_id: field,
  /** Device name, such as its host name; shown to the user asked to allow it. */
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

/** An answer's `error`, in the standards' words. */
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

/** A device token's header `typ` and audience. */
export const DEVICE_TOKEN = { type: "matte-device+jwt", audience: "matte-device", algorithm: "ES256" } as const;

/** Device token claims, in addition to `iss`, `aud`, `iat` and `exp`. */
export const deviceClaims = z.object({
  sub: z.string(),
  /** The session's public id. */
  sid: z.string(),
  email: z.string(),
  plan: z.enum(PLANS),
  /** The token's number in its session, increased by each renewal; missing in tokens from earlier versions. */
  number: z.optional(z.int().check(z.nonnegative())),
});
export type DeviceClaims = z.infer<typeof deviceClaims>;

/** A device's stored account. */
export const storedAccount = z.strictObject({
  /** Origin for requests. */
  server: z.url(),
  /** Origin signing the tokens. */
  issuer: z.url(),
  token: z.string(),
  /** Keys for verifying the token without the network. */
  keys: keysAnswer.shape.keys,
});

const FORM = { bodyType: "application/x-www-form-urlencoded", bodyLimit: 8192 } as const;

export const oauthEndpoints = {
  /** Gives a device a code to be typed by its user on the page. */
  authorizeDevice: endpoint({
    method: "POST",
    path: "/api/device/authorization",
    ...FORM,
    body: deviceAuthorizationRequest,
    answer: deviceAuthorizationAnswer,
    errors: [],
  }),
  /** Polled by the device until the user has decided; also renews a token. Errors are OAuth's. */
  issueDeviceToken: endpoint({
    method: "POST",
    path: "/api/device/token",
    ...FORM,
    body: deviceTokenRequest,
    answer: deviceTokenAnswer,
    errors: [],
  }),
  /** Signs out a token's device. An unknown token gets the same answer (RFC 7009). */
  revokeDeviceToken: endpoint({
    method: "POST",
    path: "/api/device/revocation",
    ...FORM,
    body: deviceRevocationRequest,
    answer: deviceRevocationAnswer,
    errors: [],
  }),
};
