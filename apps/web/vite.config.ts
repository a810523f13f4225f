import { codecs } from "@matte/pixels/build";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { budgets } from "./build/budgets.ts";
import { captionFonts, captionFontsModule } from "./build/caption-fonts.ts";
import { codeSplitting } from "./build/chunks.ts";
import { documents } from "./build/documents/index.ts";
import { facesSheet } from "./build/faces-sheet.ts";
import { ENGLISH } from "./build/languages/built.ts";
import { messagesIn, pseudoAreas } from "./build/languages/message-files.ts";
import { isPerLanguage } from "./build/languages/scripts.ts";
import { findTextChunks, type TextChunks } from "./build/languages/text-chunks.ts";
import { serviceWorker } from "./build/offline/index.ts";
import { collectPackages, thirdPartyNotices } from "./build/notices.ts";
import { placeList, placeListModule } from "./build/place-list-plugin.ts";
import { builtPictures } from "./build/pictures/plugin.ts";
import { preloadFaces } from "./build/preload-faces.ts";

const SERVER = `http://127.0.0.1:${process.env["MATTE_API_PORT"] ?? "3000"}`;
const SERVER_PATHS = [
  "/api",
  "/auth",
  "/oidc",
  "/upload",
  "/share",
  "/newsletter/unsubscribe",
  "/newsletter/confirm",
  "/healthz",
];

/** Dependencies to bundle at start; Vite would reload the page on finding one later. */
const BUNDLED_AT_ONCE = [
  "@atlaskit/pragmatic-drag-and-drop/combine",
  "@atlaskit/pragmatic-drag-and-drop/element/adapter",
  "@base-ui/react/csp-provider",
  "@base-ui/react/dialog",
  "@base-ui/react/menu",
  "@base-ui/react/tabs",
  "@matte/pixels > @noble/hashes/legacy.js",
  "@matte/pixels > @noble/hashes/utils.js",
  "@matte/metadata > @rgrove/parse-xml",
  ...["@peculiar/x509", "cbor-x", "reflect-metadata"].map((name) => `@matte/credentials > ${name}`),
  ...["cose", "jumbf", "manifest", "rfc3161"].map((part) => `@matte/credentials > @trustnxt/c2pa-ts/${part}`),
  "@tanstack/react-query",
  "@tanstack/react-virtual",
  "comlink",
  "exifreader",
  "idb",
  "@matte/framing > libheif-js/libheif-wasm/libheif.js",
  "lucide-react",
  "p-map",
  "react",
  "react-dom",
  "react-dom/client",
  "react-hot-toast/headless",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "wouter",
  "zod/mini",
  "zustand",
  "zustand/vanilla",
];

/** For development in another language; a build has all. */
const servedMessages = () => [messagesIn(process.env["MATTE_LOCALE"] ?? ENGLISH), pseudoAreas()];
const texts: TextChunks = new Map();

export default defineConfig({
  base: "/",
  plugins: [
    servedMessages(),
    findTextChunks(texts),
    codecs(),
    react(),
    captionFonts(),
    placeList(),
    builtPictures(),
    preloadFaces(),
    documents(texts),
    facesSheet(),
    budgets(),
    serviceWorker(),
    collectPackages(),
    thirdPartyNotices(),
  ],
  worker: {
    format: "es",
    plugins: () => [servedMessages(), captionFontsModule(), placeListModule(), collectPackages()],
  },
  // The other build makes functions of texts, which the content security policy forbids.
  resolve: { alias: [{ find: /^cbor-x$/, replacement: "cbor-x/index-no-eval" }] },
  server: { proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, SERVER])) },
  optimizeDeps: { include: BUNDLED_AT_ONCE },
  experimental: {
    // Chunks find each other in the folder of their language.
    renderBuiltUrl: (file, { hostType }) => (hostType === "js" && isPerLanguage(file) ? { relative: true } : undefined),
  },
  build: {
    outDir: "dist",
    target: ["chrome120", "firefox128", "safari17"],
    // Every asset is a separate file: the content security policy allows neither inline scripts nor data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting } },
  },
});
