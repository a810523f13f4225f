import { homedir } from "node:os";
import { accountFile, readAccount } from "@matte/device";
import { BASE_PLAN, type Plan } from "@matte/engine";

/** The plan of the user who is signed in on this computer; signed out it is the base plan. */
export async function readPlan(): Promise<Plan> {
  const account = await readAccount(accountFile(process.env, process.platform, homedir()));
  return account?.plan ?? BASE_PLAN;
}
