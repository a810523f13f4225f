/** Browsers other than Chromium for testing the main flow. They are large, so set-up does not install them. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Command for Debian and its derivatives. */
export const HOW_TO_INSTALL = "apt-get install --no-install-recommends firefox-esr webkit2gtk-driver xvfb";

const FIREFOX = ["firefox-esr", "firefox"];
const FIREFOX_MACOS = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** @returns {string | undefined} the path of Firefox */
export function findFirefox() {
  const named = FIREFOX.map(onPath).find((program) => program !== undefined);
  return named ?? (existsSync(FIREFOX_MACOS) ? FIREFOX_MACOS : undefined);
}

/**
 * @typedef {object} WebKit
 * @property {string} driver path of WebKitGTK's WebDriver server
 * @property {string} screen path of the virtual X server that it draws on
 */

/** @returns {WebKit | undefined} */
export function findWebKit() {
  const [driver, screen] = [onPath("WebKitWebDriver"), onPath("Xvfb")];
  return driver === undefined || screen === undefined ? undefined : { driver, screen };
}

/** @returns {{ readonly found: readonly string[], readonly missing: readonly string[] }} names of browsers */
export function otherBrowsers() {
  const all = Object.entries({ Firefox: findFirefox(), WebKit: findWebKit() });
  return {
    found: all.filter(([, program]) => program !== undefined).map(([name]) => name),
    missing: all.filter(([, program]) => program === undefined).map(([name]) => name),
  };
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find((program) => existsSync(program));
}
