import { existsSync } from "node:fs";

const PLACES = [
  process.env["CHROMIUM_PATH"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of the Chromium that browser tests run in; set-up puts one there, `CHROMIUM_PATH` chooses another. */
export function chromiumPath(): string {
  const found = PLACES.find((place) => place !== undefined && existsSync(place));
  if (found === undefined) throw new Error("No Chromium found. Install one, or set CHROMIUM_PATH to its program.");
  return found;
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
