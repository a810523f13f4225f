/**
 * Lets the browser keep spec modules during a run: otherwise each file asks again for a thousand, which takes a quarter
 * of the processor time.
 */
import type { Plugin } from "vite";

const ASK_AGAIN = "no-cache";
/** Longer than a run; its browser starts without any. */
const KEEP = "max-age=86400";

/**
 * Plugin for the browser specs' server. `vitest` without `run` watches for changes: its modules are asked for again.
 */
export function keptModules(): Plugin {
  return {
    name: "matte:kept-modules",
    enforce: "pre",
    configureServer(server) {
      if (!process.argv.includes("run")) return;
      server.middlewares.use((_request, response, next) => {
        const set = response.setHeader.bind(response);
        response.setHeader = (name, value) => set(name, name === "Cache-Control" && value === ASK_AGAIN ? KEEP : value);
        next();
      });
    },
  };
}
