import { expect, test } from "vitest";
import { trustedWorkerUrl } from "./trusted-types.ts";
import measureWorker from "#domain/fonts/testing/measure.worker.ts?worker&url";

test("URLs of our own workers pass, as trusted script URLs", () => {
  for (const url of [measureWorker, "/assets/photo.worker-a1B2_c-3.js", "/sw.js"]) {
    const trusted: unknown = trustedWorkerUrl(url);
    expect(String(trusted)).toBe(new URL(url, location.href).href);
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
])("the URL %s is refused", (url) => {
  expect(() => trustedWorkerUrl(url)).toThrow(TypeError);
});
