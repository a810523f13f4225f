/**
 * Program that checks images for its parent process and ends with it. A separate process can be killed while decoding,
 * and a decoder's crash ends it alone.
 */
import { constants, setPriority } from "node:os";
import { checkImage } from "./check.ts";
import type { CheckRequest } from "./verdict.ts";

yieldToServer();
process.on("disconnect", () => process.exit(0));
process.on("message", (request: CheckRequest) => {
  void checkImage(request).then((verdict) => process.send?.(verdict));
});

/**
 * Lowers this process's priority: the server's requests are short. Without the right to do so, images are checked all
 * the same.
 */
function yieldToServer(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch (error) {
    console.error(`The priority could not be lowered: ${String(error)}`);
  }
}
