/** Builds the benchmark's page and serves it. */
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";

const CONFIG = fileURLToPath(new URL("../vite.config.ts", import.meta.url));

export async function servePage(): Promise<{ url: string; close: () => Promise<void> }> {
  await build({ configFile: CONFIG });
  const server = await preview({ configFile: CONFIG, preview: { port: 5198, host: "127.0.0.1" } });
  return { url: "http://127.0.0.1:5198/", close: () => server.close() };
}
