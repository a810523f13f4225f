/** Signs a device in: a code for the user, and polls until they have decided (RFC 8628 sections 3.1 to 3.5). */
import { setTimeout as delay } from "node:timers/promises";
import type { z } from "@matte/contracts";
import { GRANT_TYPES, oauthEndpoints, type deviceAuthorizationAnswer } from "@matte/contracts/oauth";
import { writeAccount } from "./account-file.ts";
import { CLIENT_ID, loadKeys, post, type Answer } from "./server-calls.ts";
import { SignInError } from "./sign-in-error.ts";
import { verifyAccount, type Account } from "./verify.ts";

/** Shown to the user. */
export interface ShownCodes {
  /** Such as `WDJB-MJHT`. */
  readonly userCode: string;
  /** URL for typing the code. */
  readonly page: string;
  /** Same, with the code. */
  readonly link: string;
  /** Seconds. */
  readonly expiresIn: number;
}

export interface SignInOptions {
  /** Server URL; https, or http on this machine. */
  readonly server: string;
  /** Shown to the user allowing the device. */
  readonly deviceName: string;
  /** The account file's path. */
  readonly file: string;
  readonly onCodes: (codes: ShownCodes) => void;
  readonly signal?: AbortSignal;
  /** Waits between polls; an abort ends it early. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

type Codes = z.infer<typeof deviceAuthorizationAnswer>;
type Wait = NonNullable<SignInOptions["wait"]>;

const NEVER = new AbortController().signal;
/** Added to the interval on the server's demand. */
const SLOW_DOWN_S = 5;
/** Longest interval without a server answer. */
const LONGEST_WAIT_S = 60;

/** @throws {SignInError}, and the signal's reason */
export async function signIn(options: SignInOptions): Promise<Account> {
  const { deviceName, file, onCodes, signal = NEVER, wait = sleep } = options;
  const server = secureOrigin(options.server);
  const fields = { client_id: CLIENT_ID, device_name: deviceName };
  const answer = await post(server, oauthEndpoints.authorizeDevice, fields, signal);
  if ("error" in answer) throw new SignInError("unexpected");
  const codes = answer.ok;
  onCodes(shown(codes));
  const token = await pollForToken(server, codes, signal, wait);
  const issuer = new URL(codes.verification_uri).origin;
  const stored = { server, issuer, token, keys: await loadKeys(server, signal) };
  const account = await verifyAccount(stored, Date.now());
  if (account === null) throw new SignInError("unexpected");
  await writeAccount(file, stored);
  return account;
}

function shown(codes: Codes): ShownCodes {
  return {
    userCode: codes.user_code,
    page: codes.verification_uri,
    link: codes.verification_uri_complete,
    expiresIn: codes.expires_in,
  };
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** @returns an origin safe for tokens @throws {SignInError} `insecure` */
function secureOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSecure = url?.protocol === "https:" || (url?.protocol === "http:" && LOOPBACK.test(url.hostname));
  if (url === null || !isSecure) throw new SignInError("insecure");
  return url.origin;
}

async function pollForToken(server: string, codes: Codes, signal: AbortSignal, wait: Wait): Promise<string> {
  let interval = codes.interval;
  for (let waited = 0; waited <= codes.expires_in; waited += interval) {
    await wait(interval * 1000, signal);
    const answer = await poll(server, codes.device_code, signal);
    if (answer === null) interval = Math.min(interval * 2, LONGEST_WAIT_S);
    else if ("ok" in answer) return answer.ok.access_token;
    else if (answer.error === "slow_down") interval += SLOW_DOWN_S;
    else if (answer.error !== "authorization_pending") throw failureOf(answer.error);
  }
  throw new SignInError("expired");
}

/** @returns null without an answer */
async function poll(
  server: string,
  code: string,
  signal: AbortSignal,
): Promise<Answer<typeof oauthEndpoints.issueDeviceToken> | null> {
  const fields = { client_id: CLIENT_ID, grant_type: GRANT_TYPES.device, device_code: code };
  try {
    return await post(server, oauthEndpoints.issueDeviceToken, fields, signal);
  } catch (error) {
    if (error instanceof SignInError && error.failure === "unreachable") return null;
    throw error;
  }
}

function failureOf(error: string): SignInError {
  if (error === "access_denied") return new SignInError("denied");
  return new SignInError(error === "expired_token" ? "expired" : "unexpected");
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<unknown> {
  return delay(milliseconds, undefined, { signal });
}
