export { CallError, failureText, isSignInTooOld } from "./call-error.ts";
export { createCall, type Call } from "./call.ts";
export { callRow, callThrough } from "./call.ts";
export { loadAccountProtocol, loadProtocol } from "./load-protocol.ts";
