import { homedir } from "node:os";
import { accountFile, readAccount, renewAccount, serverOfAccount } from "@matte/device";
import { BASE_PLAN, type Plan } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { say } from "./terminal.ts";

/** Milliseconds that a server has to renew the plan, once a day; without an answer the stored one counts. */
const RENEWAL_TIMEOUT = 3000;

/** Path of the file with the account of this computer. */
export function ownAccountFile(): string {
  return accountFile(process.env, process.platform, homedir());
}

/** The plan of the user who is signed in on this computer; signed out it is the base plan. Says that a sign-in has ended. */
export async function readPlan(): Promise<Plan> {
  const file = ownAccountFile();
  const server = await serverOfAccount(file);
  const signal = AbortSignal.timeout(RENEWAL_TIMEOUT);
  const account = await renewAccount(file, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return readAccount(file);
  });
  if (account === null && server !== null) say(cli.account.ended(server));
  return account?.plan ?? BASE_PLAN;
}
