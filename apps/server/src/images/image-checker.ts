/**
 * A program: checks the images that its parent names, one after the other, and ends with its parent. Apart, because
 * only a process of its own can be stopped in the middle of a decoder, and only it goes down when a decoder does.
 */
import { checkImage } from "./check.ts";
import type { CheckRequest } from "./verdict.ts";

process.on("disconnect", () => process.exit(0));
process.on("message", (request: CheckRequest) => {
  void checkImage(request).then((verdict) => process.send?.(verdict));
});
