import { defineConfig } from "vite";

/** One file for Node: our own packages bundled, other people's left in node_modules. */
export default defineConfig({
  build: {
    ssr: "src/main.ts",
    outDir: "dist",
    target: "node20",
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: "main.js" } },
  },
  ssr: { noExternal: [/^@matte\//] },
});
