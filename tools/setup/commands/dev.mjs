/**
 * `npm run dev`: the page with hot reload at PORT (3000), and behind it the server, rebuilt and started again whenever
 * its sources change, at MATTE_API_PORT (one above). The page hands the server's addresses on.
 */
import { spawn } from "node:child_process";
import { Failure } from "../failure.mjs";
import { ensureInstalled } from "../install.mjs";
import { inRoot } from "../places.mjs";
import { say } from "../say.mjs";

const HOST = "127.0.0.1";

export async function run() {
  await ensureInstalled("product");
  const port = Number(process.env["PORT"] ?? 3000);
  const apiPort = Number(process.env["MATTE_API_PORT"] ?? port + 1);
  // The page's own configuration reads it for its proxy.
  process.env["MATTE_API_PORT"] = String(apiPort);
  const { build, createServer } = await import("vite");
  const pages = await createServer({ root: inRoot("apps", "web"), server: { host: HOST, port, strictPort: true } });
  await pages.listen().catch((/** @type {unknown} */ error) => {
    throw new Failure(
      `${error instanceof Error ? error.message : String(error)}. Choose another, like PORT=${port + 2}.`,
    );
  });
  say(`Matte is at http://${HOST}:${port}, and follows every change.`);
  const server = restartable({ HOST, PORT: String(apiPort), PUBLIC_URL: `http://${HOST}:${port}` });
  const watcher = await build({ root: inRoot("apps", "server"), logLevel: "warn", build: { watch: {} } });
  if ("on" in watcher) watcher.on("event", ({ code }) => void (code === "END" && server.restart()));
  process.on("exit", () => server.stop());
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
}

/** @param {NodeJS.ProcessEnv} settings */
function restartable(settings) {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  const stop = () => child?.kill();
  const restart = () => {
    const start = () => {
      child = spawn(process.execPath, [inRoot("apps", "server", "dist", "main.js")], {
        env: { ...process.env, NODE_ENV: "development", ...settings },
        stdio: ["ignore", "ignore", "inherit"],
      });
    };
    if (child === undefined || child.exitCode !== null) start();
    else child.once("close", start).kill();
  };
  return { restart, stop };
}
