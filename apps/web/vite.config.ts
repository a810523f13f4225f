import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { captionFonts, captionFontsModule } from "./build/caption-fonts.ts";
import { preloadFaces } from "./build/preload-faces.ts";

const SERVER = `http://127.0.0.1:${process.env["MATTE_API_PORT"] ?? "3000"}`;
const SERVER_PATHS = ["/api", "/auth", "/oidc", "/upload", "/healthz"];

export default defineConfig({
  base: "/",
  plugins: [react(), captionFonts(), preloadFaces()],
  worker: { format: "es", plugins: () => [captionFontsModule()] },
  server: { proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, SERVER])) },
  build: {
    outDir: "dist",
    target: ["chrome120", "firefox128", "safari17"],
    // Everything is a file of its own: the content security policy allows neither inline script nor data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
