/** Development servers. */
import { spawn } from "node:child_process";
import { Failure } from "../failure.mjs";
import { ensureInstalled } from "../install.mjs";
import { inRoot } from "../places.mjs";
import { runShown } from "../programs.mjs";
import { say } from "../say.mjs";

const HOST = "127.0.0.1";

/**
 * `npm run dev`: the page with hot reload at PORT (3000), and the server at MATTE_API_PORT (PORT + 1), rebuilt and restarted
 * when its sources change. The page's server proxies requests to it.
 */
export async function dev() {
  await ensureInstalled("product");
  const port = Number(process.env["PORT"] ?? 3000);
  const apiPort = Number(process.env["MATTE_API_PORT"] ?? port + 1);
  // Read by the proxy in the page's Vite configuration.
  process.env["MATTE_API_PORT"] = String(apiPort);
  const { build, createServer } = await import("vite");
  const pages = await createServer({ root: inRoot("apps", "web"), server: { host: HOST, port, strictPort: true } });
  await pages.listen().catch((/** @type {unknown} */ error) => {
    throw new Failure(
      `${error instanceof Error ? error.message : String(error)}. Choose another, like PORT=${port + 2}.`,
    );
  });
  say(`Matte is at http://${HOST}:${port} and reloads on every change.`);
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

/**
 * `npm run gallery`: the painter's scenes in a page that reloads on every change of the engine.
 * @param {readonly string[]} args of Vite, for example `--port 4000`
 */
export async function gallery(args) {
  await ensureInstalled("everything");
  say("The gallery is at http://localhost:5199/test/gallery/index.html");
  const vite = inRoot("node_modules", "vite", "bin", "vite.js");
  const config = inRoot("test", "gallery", "vite.config.ts");
  process.exitCode = await runShown(process.execPath, [vite, "--config", config, ...args]);
}
