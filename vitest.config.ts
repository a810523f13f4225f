import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumLaunch } from "./test/chromium/find.ts";
import { servePhotos } from "./test/photos/serve.ts";

const NEVER = ["**/node_modules/**", "**/dist/**"];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          environment: "node",
          include: ["{packages,apps,tools,test,bench}/**/*.spec.ts"],
          exclude: [...NEVER, "**/*.browser.spec.*", "test/e2e/**"],
        },
      },
      {
        extends: "./apps/web/vite.config.ts",
        plugins: [servePhotos()],
        test: {
          name: "chromium",
          include: ["{packages,apps,test}/**/*.browser.spec.{ts,tsx}"],
          exclude: NEVER,
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
