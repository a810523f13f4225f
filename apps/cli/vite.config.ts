import { kernels } from "@matte/codecs/build";
import { defineConfig } from "vite";
import { packageFile } from "./build/package-file.ts";
import { captionFonts } from "../web/build/caption-fonts.ts";
import { placeList } from "../web/build/place-list-plugin.ts";

/** The command for Node: everything in one folder, with the fonts and the list of places of the pages; only the canvas is a package. */
export default defineConfig({
  plugins: [kernels(), captionFonts(), placeList(), packageFile()],
  build: {
    ssr: true,
    ssrEmitAssets: true,
    outDir: "dist",
    target: "node20",
    rolldownOptions: {
      input: { main: "src/main.ts", "frame-thread": "src/frame-thread.ts" },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
  ssr: { noExternal: true, external: ["@napi-rs/canvas"] },
});
