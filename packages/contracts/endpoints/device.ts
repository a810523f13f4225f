import { deviceDecision, deviceDecisionAnswer, deviceLookup, deviceRequest } from "../device.ts";
import { endpoint } from "../endpoint.ts";

export const device = {
  /** The device waiting with a code. */
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
