/**
 * Carries out one abuse until its parent disconnects: `attacker.ts NAME ORIGIN UID COOKIE`. A separate process, at the
 * lowest priority, because a real attacker takes none of the server's processor time.
 */
import { constants, setPriority } from "node:os";
import { ABUSES } from "./abuses.ts";

setPriority(constants.priority.PRIORITY_LOW);
const [name, origin = "", uid = "", cookie = ""] = process.argv.slice(2);
const abuse = ABUSES.find((each) => each.name === name);
if (abuse === undefined) throw new Error(`No such abuse: ${name}`);
process.once("disconnect", () => process.exit(0));
await abuse.start(origin, { uid, cookie });
process.send?.("started");
