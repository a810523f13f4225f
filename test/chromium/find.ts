import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const PLACES = [
  process.env["CHROMIUM_PATH"],
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  // Where set-up unpacks one when the system has none.
  fileURLToPath(new URL("../../node_modules/.cache/matte/chromium", import.meta.url)),
];

/** The path of the Chromium that browser tests run in; set-up puts one there, `CHROMIUM_PATH` chooses another. */
export function chromiumPath(): string {
  const found = findChromium();
  if (found === undefined) throw new Error("No Chromium found. Install one, or set CHROMIUM_PATH to its program.");
  return found;
}

function findChromium(): string | undefined {
  return PLACES.find((place) => place !== undefined && existsSync(place));
}

/** Switches for a closed network, a container without a sandbox, and repeatable text. */
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

/** What a test runner's configuration starts Chromium with. Read by runs without a browser too, it never throws. */
export function chromiumLaunch(): { readonly executablePath?: string; readonly args: string[] } {
  const executablePath = findChromium();
  return executablePath === undefined ? { args: CHROMIUM_ARGS } : { executablePath, args: CHROMIUM_ARGS };
}
