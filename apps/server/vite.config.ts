import { readFileSync } from "node:fs";
import { defineConfig } from "vite";

const TOKENS = new URL("../web/src/ui/tokens.css", import.meta.url);

/** The server and the operator's commands, for Node: our packages bundled, others left in node_modules. */
export default defineConfig({
  define: { TOKENS_CSS: JSON.stringify(readFileSync(TOKENS, "utf8")) },
  build: {
    ssr: true,
    outDir: "dist",
    target: "node20",
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: "src/main.ts",
        backup: "src/backup.ts",
        restore: "src/restore.ts",
        stats: "src/stats.ts",
        user: "src/user.ts",
        "image-checker": "src/images/image-checker.ts",
      },
      // In one folder, where modules find the programs next to them.
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
  ssr: { noExternal: [/^@matte\//] },
});
