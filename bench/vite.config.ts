import { fileURLToPath } from "node:url";
import { kernels } from "@matte/codecs/build";
import { defineConfig } from "vite";
import { captionFonts, captionFontsModule } from "../apps/web/build/caption-fonts.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The benchmark's page, with the fonts and workers of the product. */
export default defineConfig({
  root: here("page"),
  plugins: [kernels(), captionFonts()],
  worker: { format: "es", plugins: () => [captionFontsModule()] },
  build: { outDir: here("dist"), emptyOutDir: true, target: "esnext", assetsInlineLimit: 0 },
  logLevel: "warn",
});
