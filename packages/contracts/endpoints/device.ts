/** Signing in a device (RFC 8628): the calls of the device, and those of the page `/device`. */
import {
  deviceAuthorizationAnswer,
  deviceAuthorizationRequest,
  deviceDecision,
  deviceDecisionAnswer,
  deviceLookup,
  deviceRequest,
  deviceRevocationAnswer,
  deviceRevocationRequest,
  deviceTokenAnswer,
  deviceTokenRequest,
} from "../device.ts";
import { endpoint } from "../endpoint.ts";

const FORM = { bodyType: "application/x-www-form-urlencoded", bodyLimit: 8192 } as const;

export const device = {
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
  /** The device that waits with a code. */
  findDeviceRequest: endpoint({
    method: "POST",
    path: "/api/device/lookup",
    body: deviceLookup,
    answer: deviceRequest,
    errors: ["device-code-not-found"],
  }),
  /** Allows the device, or denies it. */
  decideDeviceRequest: endpoint({
    method: "POST",
    path: "/api/device/decision",
    body: deviceDecision,
    answer: deviceDecisionAnswer,
    errors: ["device-code-not-found"],
  }),
};
