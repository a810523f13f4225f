import { kernels } from "@matte/codecs/build";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumLaunch } from "./test/chromium/find.ts";
import { servePhotos } from "./test/photos/serve.ts";

/** A slow machine is no reason to fail: waiting ends as soon as there is what was waited for. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000 };
const NEVER = ["**/node_modules/**", "**/dist/**"];

export default defineConfig({
  test: {
    // By itself Vitest would leave a core to whoever works beside it.
    maxWorkers: "100%",
    projects: [
      {
        plugins: [kernels()],
        test: {
          name: "node",
          ...PATIENCE,
          environment: "node",
          // Each file in a context of its own would load the same modules 230 times. So whatever a spec changes beyond its own
          // file (globals, timers, spies) it undoes behind each test.
          isolate: false,
          include: ["{packages,apps,tools,test,bench}/**/*.spec.ts"],
          exclude: [...NEVER, "**/*.browser.spec.*", "test/e2e/**", "test/browsers/**"],
        },
      },
      {
        extends: "./apps/web/vite.config.ts",
        plugins: [servePhotos()],
        test: {
          name: "chromium",
          ...PATIENCE,
          include: ["{packages,apps,test}/**/*.browser.spec.{ts,tsx}"],
          exclude: NEVER,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
