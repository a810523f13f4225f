import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./test/chromium/find.ts";

/** End-to-end tests: the built product and its server in a real Chromium. */
export default defineConfig({
  testDir: "test/e2e",
  outputDir: "test-results",
  globalSetup: "./test/e2e/build-product.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Generous, because checks run on two busy cores.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: chromiumLaunch(),
    // Prevents tests from seeing caches of other versions; tests of the service worker allow it.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    // Recording makes tests 50 % slower: use `--trace on` when one is needed.
    trace: "off",
  },
});
