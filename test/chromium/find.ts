import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const PLACES = [
  process.env["CHROMIUM_PATH"],
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  // Set-up unpacks the packaged Chromium here.
  fileURLToPath(new URL("../../node_modules/.cache/matte/chromium", import.meta.url)),
];

/** Returns the path to Chromium for browser tests; `CHROMIUM_PATH` overrides it. */
export function chromiumPath(): string {
  const found = findChromium();
  if (found === undefined) throw new Error("No Chromium found. Install one, or set CHROMIUM_PATH to its program.");
  return found;
}

function findChromium(): string | undefined {
  return PLACES.find((place) => place !== undefined && existsSync(place));
}

/** Switches for no network, a container without a sandbox, and reproducible text. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
];

/**
 * Returns launch options for a test runner's configuration. Never throws, because runs without a browser read it too.
 */
export function chromiumLaunch(): { readonly executablePath?: string; readonly args: string[] } {
  const executablePath = findChromium();
  return executablePath === undefined ? { args: CHROMIUM_ARGS } : { executablePath, args: CHROMIUM_ARGS };
}
