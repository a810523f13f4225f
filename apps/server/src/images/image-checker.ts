/**
 * Program that checks images for its parent process and ends with it. A separate process can be killed while it decodes, and
 * a crash of a decoder ends it alone.
 */
import { constants, setPriority } from "node:os";
import { checkImage } from "./check.ts";
import type { CheckRequest } from "./verdict.ts";

// The server's own thread comes first: its requests are short.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on("disconnect", () => process.exit(0));
process.on("message", (request: CheckRequest) => {
  void checkImage(request).then((verdict) => process.send?.(verdict));
});
