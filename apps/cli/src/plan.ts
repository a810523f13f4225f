import { homedir } from "node:os";
import { accountFile, readAccount, renewAccount } from "@matte/device";
import { BASE_PLAN, type Plan } from "@matte/engine";

/** Milliseconds that a server has to renew the plan, once a day; without an answer the stored one counts. */
const RENEWAL_TIMEOUT = 3000;

/** Path of the file with the account of this computer. */
export function ownAccountFile(): string {
  return accountFile(process.env, process.platform, homedir());
}

/** The plan of the user who is signed in on this computer; signed out it is the base plan. */
export async function readPlan(): Promise<Plan> {
  const file = ownAccountFile();
  const signal = AbortSignal.timeout(RENEWAL_TIMEOUT);
  const account = await renewAccount(file, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return readAccount(file);
  });
  return account?.plan ?? BASE_PLAN;
}
