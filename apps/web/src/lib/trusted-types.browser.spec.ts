import { expect, test } from "vitest";
import { workerAddress } from "./trusted-types.ts";
import measureWorker from "#domain/fonts/testing/measure.worker.ts?worker&url";

test("our own workers pass, as what the browser trusts", () => {
  for (const address of [measureWorker, "/assets/photo.worker-a1B2_c-3.js", "/sw.js"]) {
    const trusted: unknown = workerAddress(address);
    expect(String(trusted)).toBe(new URL(address, location.href).href);
    expect(Object.prototype.toString.call(trusted)).toBe("[object TrustedScriptURL]");
  }
});

test.each([
  "https://example.com/assets/photo.worker.js",
  "//example.com/assets/photo.worker.js",
  "/assets/../upload/evil.js",
  "/upload/evil.js",
  "/assets/deep/evil.js",
  "/assets/evil.svg",
  "/assets/sw.js/../../upload/sw.js",
  "https://example.com/sw.js",
  "data:text/javascript,0",
  "blob:nothing",
  "javascript:0",
])("%s is refused", (address) => {
  expect(() => workerAddress(address)).toThrow(TypeError);
});
