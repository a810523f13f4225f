import { defineConfig } from "vite";

/** The server and the operator's commands, for Node: our own packages bundled, other people's left in node_modules. */
export default defineConfig({
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
      // All in one folder: modules find the programs beside them.
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
  ssr: { noExternal: [/^@matte\//] },
});
