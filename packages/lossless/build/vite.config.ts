import { codecs } from "@matte/pixels/build";
import { defineConfig } from "vite";
import { collectPackages, thirdPartyNotices } from "../../../apps/web/build/notices.ts";
import { packageFiles } from "./package-files.ts";

/** The package for browsers, workers, Node and Deno: one file without dependencies. */
export default defineConfig({
  plugins: [
    codecs(),
    collectPackages(),
    thirdPartyNotices({ typefaces: null, compiledIn: ["assemblyscript"] }),
    packageFiles(),
  ],
  build: {
    lib: { entry: "index.ts", formats: ["es"], fileName: "index" },
    outDir: "dist",
    target: "es2023",
    // For libraries Vite leaves white space in.
    rolldownOptions: { output: { minify: true } },
  },
});
