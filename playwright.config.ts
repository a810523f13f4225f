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
  timeout: 60_000,
  use: {
    launchOptions: chromiumLaunch(),
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
  },
});
