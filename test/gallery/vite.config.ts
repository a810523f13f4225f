import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const repository = fileURLToPath(new URL("../../", import.meta.url));

export default defineConfig({
  root: repository,
  optimizeDeps: { entries: ["test/gallery/index.html"] },
  server: { port: 5199, open: process.env["CI"] === undefined && "/test/gallery/index.html" },
});
