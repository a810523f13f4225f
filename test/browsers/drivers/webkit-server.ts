/** WebKitGTK's WebDriver server, and a virtual X server for its browser. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { findWebKit, type WebKit } from "../../../tools/setup/other-browsers.mjs";
import { freePort } from "../../product/free-port.ts";

export interface WebKitServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** @param downloads folder @throws when WebKit is not installed */
export async function serveWebKit(downloads: string): Promise<WebKitServer> {
  const programs = findWebKit();
  if (programs === undefined) throw new Error("WebKit cannot be found.");
  const home = await newHome(downloads);
  const screen = await openScreen(programs);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
  const driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  await answering(`${address}/status`);
  return {
    address,
    stop: async () => {
      await end(driver);
      await end(screen.server);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** GTK reads the downloads folder from a file. @see https://www.freedesktop.org/wiki/Software/xdg-user-dirs/ */
async function newHome(downloads: string): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), "matte-webkit-"));
  await writeFile(join(home, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return home;
}

/** Xvfb chooses a free display and prints its number. */
async function openScreen({ screen }: WebKit): Promise<{ readonly display: string; readonly server: ChildProcess }> {
  const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const server = spawn(screen, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const told = server.stdio[3];
  if (!(told instanceof Readable)) throw new Error("The X server cannot tell its display.");
  for await (const number of createInterface(told)) return { display: `:${number}`, server };
  throw new Error("The X server ended before it was there.");
}

async function answering(address: string): Promise<void> {
  const patience = AbortSignal.timeout(30_000);
  while (
    !(await fetch(address, { signal: patience }).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    patience.throwIfAborted();
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
