/** Runs the product's sources during a build: Vite reads what Node cannot. */
import react from "@vitejs/plugin-react";
import { createServer, type ViteDevServer } from "vite";
import { pseudoAreas } from "../languages/message-files.ts";

/** The running server, with most sources already read, and its user count. */
let running: { readonly root: string; readonly server: Promise<ViteDevServer>; users: number } | undefined;

/** @param root the pages' folder */
export async function withViteSsr<T>(root: string, work: (ssr: ViteDevServer) => Promise<T>): Promise<T> {
  const { server, release } = holdViteSsr(root);
  try {
    return await work(await server);
  } finally {
    await release();
  }
}

/** Keeps the server for later users until it is released. */
export function holdViteSsr(root: string): { readonly server: Promise<ViteDevServer>; release: () => Promise<void> } {
  if (running?.root !== root) running = { root, server: startServer(root), users: 0 };
  const held = running;
  held.users += 1;
  const release = async (): Promise<void> => {
    held.users -= 1;
    if (held.users > 0) return;
    if (running === held) running = undefined;
    await (await held.server).close();
  };
  return { server: held.server, release };
}

function startServer(root: string): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "warn",
    plugins: [pseudoAreas(), react()],
    // Our packages are sources too.
    ssr: { noExternal: [/^@matte\//] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
}
