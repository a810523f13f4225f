import { defineConfig } from "@playwright/test";
import { otherBrowsers } from "../../tools/setup/other-browsers.mjs";
import type { BrowserOptions } from "./support/test.ts";

/** The main flow in browsers other than Chromium: Playwright's runner without Playwright's browsers. */
export default defineConfig<object, BrowserOptions>({
  testDir: ".",
  outputDir: "../../test-results/browsers",
  globalSetup: "../e2e/build-product.ts",
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  projects: otherBrowsers().found.map((name) => ({ name, use: { other: name } })),
});
