import { availableParallelism } from "node:os";
import { codecs } from "@matte/pixels/build";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumLaunch } from "./test/chromium/find.ts";
import { bundledModules } from "./test/chromium/bundled-modules.ts";
import { bundledWorker } from "./test/chromium/bundled-worker.ts";
import { keptModules } from "./test/chromium/kept-modules.ts";
import { captionFontsInNode } from "./test/framed/fonts.ts";
import { servePhotos } from "./test/photos/serve.ts";

/** Generous for slow machines: a test waits no longer than it needs to. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };
const NEVER = ["**/node_modules/**", "**/dist/**"];

export default defineConfig({
  test: {
    // More workers than cores, because specs wait for databases and child processes: about 5 % less time on two cores.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        plugins: [codecs(), captionFontsInNode()],
        test: {
          name: "node",
          ...PATIENCE,
          environment: "node",
          // Separate contexts would load the same modules 230 times. So a spec undoes its changes to shared state (globals,
          // timers, spies) after each test.
          isolate: false,
          setupFiles: ["./test/property-seed.ts", "./test/equal-bytes.ts"],
          globalSetup: "./test/postgres/shared.ts",
          include: ["{packages,apps,tools,test,bench}/**/*.spec.ts"],
          exclude: [...NEVER, "**/*.browser.spec.*", "test/e2e/**", "test/browsers/**"],
        },
      },
      {
        extends: "./apps/web/vite.config.ts",
        plugins: [bundledModules(), keptModules(), servePhotos(), bundledWorker()],
        test: {
          name: "chromium",
          ...PATIENCE,
          // Browser projects ignore the number above: without one of their own they run a file at a time.
          maxWorkers: "100%",
          include: ["{packages,apps,test}/**/*.browser.spec.{ts,tsx}"],
          exclude: NEVER,
          setupFiles: "./test/chromium/setup.ts",
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Frames of transitions take a sixth of the processor time. End-to-end tests have motion.
            provider: playwright({ launchOptions: chromiumLaunch(), contextOptions: { reducedMotion: "reduce" } }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
