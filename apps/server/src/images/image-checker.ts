/**
 * Program that checks images for its parent process and ends with it. A separate process can be killed while it decodes, and
 * a crash of a decoder ends it alone.
 */
import { checkImage } from "./check.ts";
import type { CheckRequest } from "./verdict.ts";

process.on("disconnect", () => process.exit(0));
process.on("message", (request: CheckRequest) => {
  void checkImage(request).then((verdict) => process.send?.(verdict));
});
