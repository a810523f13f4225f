import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./test/chromium/find.ts";

/** Whole flows: the built product, served by its own server, in a real Chromium. */
export default defineConfig({
  testDir: "test/e2e",
  outputDir: "test-results",
  globalSetup: "./test/e2e/build-product.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Generous, because checks run on two busy cores; nothing waits longer than it must.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: chromiumLaunch(),
    // So that no test meets what another version has kept; tests of the worker allow it.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    // Recording costs half as much again as the tests themselves: `--trace on` when one is needed.
    trace: "off",
  },
});
