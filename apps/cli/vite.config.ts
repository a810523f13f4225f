import { codecs } from "@matte/pixels/build";
import { defineConfig } from "vite";
import { heifDecoder } from "./build/heif-decoder.ts";
import { languages } from "./build/languages.ts";
import { packageFiles } from "./build/package-files.ts";
import { captionFonts } from "../web/build/caption-fonts.ts";
import { CAPTION_FONT_PACKAGE, collectPackages, thirdPartyNotices } from "../web/build/notices.ts";
import { areaOf, fileIn } from "../web/build/languages/message-files.ts";
import { placeList } from "../web/build/place-list-plugin.ts";
// Vite runs packages of the workspace as they are, and bundles paths.
import { WRITTEN_LANGUAGES } from "../../packages/messages/languages.ts";

/**
 * The command for Node: everything in one folder, with the fonts the pages' place list and libheif; only the canvas is
 * a package.
 */
export default defineConfig({
  plugins: [
    codecs(),
    languages({ names: WRITTEN_LANGUAGES, areaOf, fileIn }),
    captionFonts(),
    placeList(),
    heifDecoder(),
    collectPackages(),
    thirdPartyNotices({ typefaces: CAPTION_FONT_PACKAGE }),
    packageFiles(),
  ],
  build: {
    ssr: true,
    ssrEmitAssets: true,
    outDir: "dist",
    target: "node20",
    rolldownOptions: {
      input: { main: "src/main.ts", "photo-thread": "src/photo-thread.ts" },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
  ssr: { noExternal: true, external: ["@napi-rs/canvas"] },
});
