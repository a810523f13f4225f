/** Finds the Chromium for browser tests, and installs one if the machine has none. */
import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { Failure } from "./failure.mjs";
import { inRoot } from "./places.mjs";
import { runQuietly } from "./programs.mjs";
import { step } from "./say.mjs";

/** Chromium without windows and menus: end-to-end tests take a quarter less time in it. */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome.exe"];
const MACOS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
/** Server-rendered pages use system fonts: their golden pictures show these. */
const FONTS = { name: "fonts-liberation", folder: "/usr/share/fonts/truetype/liberation" };
/** Path to the packaged Chromium; test/chromium/find.ts reads it too. */
const OWN = inRoot("node_modules", ".cache", "matte", "chromium");

/**
 * @returns {Promise<string>} the path of a Chromium that runs
 * @throws {Failure} with instructions when there is none
 */
export async function ensureChromium() {
  const chosen = process.env["CHROMIUM_PATH"] ?? "";
  if (chosen !== "" && !runs(chosen)) throw new Failure(`CHROMIUM_PATH is ${chosen}, which does not run.`);
  if (chosen !== "") return chosen;
  const installed = existsSync(FONTS.folder) ? inPath([SHELL]).find(runs) : undefined;
  const found = installed ?? (await fromDebian()) ?? candidates().find(runs) ?? (await packaged());
  if (found !== undefined) return found;
  throw new Failure("The browser tests need Chromium. Install one, or set CHROMIUM_PATH to its program.");
}

function candidates() {
  return [...inPath([SHELL, ...NAMES]), ...MACOS, OWN];
}

/** @param {readonly string[]} names @returns {string[]} */
function inPath(names) {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @param {string} program */
function runs(program) {
  return existsSync(program) && spawnSync(program, ["--version"], { timeout: 20_000 }).status === 0;
}

/** Installs packages on Debian and its derivatives; needs root. */
async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    await step("Installing Chromium with apt-get", async () => {
      await runQuietly("apt-get", ["update"], { env });
      await runQuietly("apt-get", ["install", "--yes", "--no-install-recommends", SHELL, FONTS.name], { env });
    });
  } catch {
    return undefined;
  }
  return inPath([SHELL]).find(runs);
}

/** Unpacks the test tools' Chromium; for Linux on x64, with the system's libraries. */
async function packaged() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const { default: chromium } = await import("@sparticuz/chromium");
  const unpacked = await step("Unpacking the packaged Chromium", () => chromium.executablePath());
  mkdirSync(dirname(OWN), { recursive: true });
  copyFileSync(unpacked, OWN);
  chmodSync(OWN, 0o755);
  return runs(OWN) ? OWN : undefined;
}
