/** Runs the product's own sources during a build: Vite reads what Node cannot. */
import react from "@vitejs/plugin-react";
import { createServer, type ViteDevServer } from "vite";
import { localeMessages } from "../locale.ts";

/** @param root the folder of the pages */
export async function withViteSsr<T>(root: string, work: (ssr: ViteDevServer) => Promise<T>): Promise<T> {
  const ssr = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "warn",
    plugins: [localeMessages(), react()],
    // Our own packages are sources too.
    ssr: { noExternal: [/^@matte\//] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await work(ssr);
  } finally {
    await ssr.close();
  }
}
