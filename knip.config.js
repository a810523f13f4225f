/**
 * Finds unused files, exports and dependencies.
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
 * The test tools are in a separate workspace, so that `npm start` does not install them, and are used in all others: knip
 * sees a dependency only in its own workspace.
 */
const TEST_TOOLS = dependenciesOf("test");
/** The build of the pages finds caption fonts by name. */
const FONTS = dependenciesOf("apps/web").filter((name) => name.startsWith("@fontsource"));

/** @type {import("knip").KnipConfig} */
export default {
  // A type may be exported for documentation only.
  rules: { types: "off" },
  workspaces: {
    ".": {
      entry: [
        "*.config.{ts,js}",
        "tools/hooks/commit-msg.mjs",
        "tools/lint/plugin.mjs",
        "tools/{photos,fonts,icons,screenshots,surfaces}/*.ts",
        "bench/{*,page/*}.ts",
        "bench/lib/bare-{server,sharp}.ts",
        "{tools,bench}/**/*.spec.ts",
      ],
      project: ["*.config.{ts,js}", "{tools,bench}/**/*.{ts,mjs}"],
      ignoreDependencies: [...TEST_TOOLS, "vite", "fastify", "kysely"],
      ignoreBinaries: ["oxlint", "oxfmt", "stylelint", "knip", "jpegtran", "pdftotext", "qpdf", "systemd-analyze"],
    },
    "packages/*": {
      // Languages are found by the names of their folders.
      entry: ["index.ts", "??{-*,}{/*,}.ts", "build/vite.config.ts", "kernels/*/index.ts", "**/*.spec.ts"],
      project: ["**/*.{ts,mjs}"],
      // Run as a program.
      ignoreDependencies: [...TEST_TOOLS, "assemblyscript"],
      // Specs compare with libjpeg's programs if they are installed.
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
    "apps/cli": {
      entry: ["src/{main,photo-thread}.ts", "**/*.spec.ts"],
      project: ["**/*.ts"],
      ignoreDependencies: TEST_TOOLS,
      // Specs make pipes with one of coreutils, and check the manual page with the other if it is installed.
      ignoreBinaries: ["mkfifo", "mandoc"],
    },
    test: {
      entry: [
        "browsers/playwright.config.ts",
        "chromium/setup.ts",
        "postgres/shared.ts",
        "property-seed.ts",
        "e2e/*.ts",
        "gallery/*.ts",
        "**/*.spec.ts",
      ],
      project: ["**/*.{ts,tsx,mjs}"],
      ignoreDependencies: TEST_TOOLS,
      ignoreBinaries: ["mkfifo"],
    },
  },
};
