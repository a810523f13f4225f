import { defineConfig } from "vite";

/** The server and the operator's commands, for Node: our own packages bundled, other people's left in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: "dist",
    target: "node20",
    sourcemap: true,
    rolldownOptions: {
      input: { main: "src/main.ts", user: "src/user.ts" },
      output: { entryFileNames: "[name].js" },
    },
  },
  ssr: { noExternal: [/^@matte\//] },
});
