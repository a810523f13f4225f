import { fileURLToPath } from "node:url";
import { codecs } from "@matte/pixels/build";
import { defineConfig } from "vite";
import { captionFonts, captionFontsModule } from "../apps/web/build/caption-fonts.ts";
import { placeList, placeListModule } from "../apps/web/build/place-list-plugin.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The benchmark's page, with the product's fonts, places and workers. */
export default defineConfig({
  root: here("page"),
  plugins: [codecs(), captionFonts(), placeList()],
  worker: { format: "es", plugins: () => [captionFontsModule(), placeListModule()] },
  build: { outDir: here("dist"), emptyOutDir: true, target: "esnext", assetsInlineLimit: 0 },
  logLevel: "warn",
});
