import { homedir } from "node:os";
import { accountFile, readAccount, renewAccount, serverOfAccount } from "@matte/device";
import { BASE_PLAN, type Plan } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { say } from "./terminal.ts";

/** Milliseconds for a server to renew the plan, once a day; without an answer the stored one counts. */
const RENEWAL_TIMEOUT = 3000;

/** Returns the path of this computer's account file. */
export function ownAccountFile(): string {
  return accountFile(process.env, process.platform, homedir());
}

/** Returns the plan of this computer's signed-in user; signed out it is the base plan. Reports an ended sign-in. */
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
