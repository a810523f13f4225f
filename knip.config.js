/**
 * Finds files, exports and dependencies that nothing uses any more.
 * @see https://knip.dev/reference/configuration
 */
import { readFileSync } from "node:fs";

/** @param {string} workspace @returns {string[]} */
function dependenciesOf(workspace) {
  return Object.keys(
    JSON.parse(readFileSync(new URL(`${workspace}/package.json`, import.meta.url), "utf8")).dependencies,
  );
}

/**
 * The test tools stand in a workspace of their own, so that `npm start` leaves them out, and are used in all others:
 * knip sees a dependency only in its own workspace.
 */
const TEST_TOOLS = dependenciesOf("test");
/** Each caption font is found by its name while the pages are built. */
const FONTS = dependenciesOf("apps/web").filter((name) => name.startsWith("@fontsource"));

/** @type {import("knip").KnipConfig} */
export default {
  // A type's name may be there for its readers alone.
  rules: { types: "off" },
  workspaces: {
    ".": {
      entry: [
        "*.config.{ts,js}",
        "tools/hooks/commit-msg.mjs",
        "tools/lint/plugin.mjs",
        "tools/{photos,fonts,icons,landing}/*.ts",
        "bench/{*,page/*}.ts",
        "bench/lib/bare-server.ts",
        "{tools,bench}/**/*.spec.ts",
      ],
      project: ["*.config.{ts,js}", "{tools,bench}/**/*.{ts,mjs}"],
      ignoreDependencies: [...TEST_TOOLS, "vite", "fastify", "kysely"],
      ignoreBinaries: ["oxlint", "oxfmt", "knip", "jpegtran", "systemd-analyze"],
    },
    "packages/*": {
      entry: ["index.ts", "kernels/*/index.ts", "**/*.spec.ts"],
      project: ["**/*.{ts,mjs}"],
      // Run as a program.
      ignoreDependencies: [...TEST_TOOLS, "assemblyscript"],
      // A test compares with libjpeg's program where the machine has it.
      ignoreBinaries: ["djpeg", "jpegtran"],
    },
    "apps/web": {
      entry: [
        "src/app/main.tsx",
        "gallery/*.{ts,tsx}",
        "{src,build}/**/*.spec.{ts,tsx}",
        "src/**/*.worker.ts",
        "src/service-worker/main.ts",
      ],
      project: ["{src,build,gallery}/**/*.{ts,tsx}"],
      ignoreDependencies: [...TEST_TOOLS, ...FONTS],
    },
    "apps/server": {
      entry: ["src/{main,backup,restore,stats,user}.ts", "src/testing/open-database.ts", "**/*.spec.ts"],
      project: ["**/*.ts"],
      ignoreDependencies: TEST_TOOLS,
    },
    test: {
      entry: ["browsers/playwright.config.ts", "e2e/*.ts", "gallery/*.ts", "**/*.spec.ts"],
      project: ["**/*.{ts,tsx,mjs}"],
      ignoreDependencies: TEST_TOOLS,
    },
  },
};
