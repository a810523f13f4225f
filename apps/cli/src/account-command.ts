import { hostname } from "node:os";
import { planName } from "@matte/engine";
import { type Account, SignInError, signIn, type SignInFailure, signOut } from "@matte/device";
import { cli } from "@matte/messages/cli";
import { EXITS, UsageError } from "./exits.ts";
import { ownAccountFile } from "./plan.ts";
import { say } from "./terminal.ts";

const texts = cli.account;

/** Shows a code and waits until the user allows this computer. @returns the exit code */
export async function signInAt(server: string, signal: AbortSignal): Promise<number> {
  const account = await waitForUser(server, signal);
  if (typeof account !== "string") {
    say(texts.signedIn(account.email, planName(account.plan)));
    return EXITS.ok;
  }
  if (account === "interrupted") return EXITS.interrupted;
  if (account === "insecure") throw new UsageError(texts.failures.insecure(server));
  say(texts.failures[account](server));
  return EXITS.failure;
}

async function waitForUser(server: string, signal: AbortSignal): Promise<Account | SignInFailure | "interrupted"> {
  try {
    return await signIn({
      server,
      deviceName: hostname(),
      file: ownAccountFile(),
      onCodes: ({ page, userCode, link }) => say(texts.codes(page, userCode, link)),
      signal,
    });
  } catch (error) {
    if (error instanceof SignInError) return error.failure;
    if (signal.aborted) return "interrupted";
    throw error;
  }
}

/** Signs this computer out. @returns the exit code */
export async function signOutHere(signal: AbortSignal): Promise<number> {
  const ended = await signOut(ownAccountFile(), signal);
  say(ended ? texts.signedOut : texts.signedOutHere);
  return EXITS.ok;
}
