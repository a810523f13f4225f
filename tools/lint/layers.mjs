/**
 * Import directions between layers (docs/architecture.md). A layer is a folder; a file belongs to the deepest layer that
 * contains it.
 *
 * @typedef {object} Layer
 * @property {string} name
 * @property {string} folder from the repository's root, with slashes
 * @property {readonly string[]} may the names of the layers whose values and types it may import
 * @property {readonly string[]} [types] layers from which it may import types only
 * @property {readonly string[]} [files] further single files it may import
 * @property {boolean} [siblingsApart] whether each folder in it keeps to itself
 * @property {readonly string[]} [packages] third-party packages it may import; all of them by default
 * @property {boolean} [node] whether it may import Node's modules
 */

/** Codecs for photo files, lowest first. */
const CODECS = ["pixels", "png", "jpeg", "metadata", "formats"];
const PACKAGES = ["engine", ...CODECS, "contracts", "messages"];
const UNDER_FEATURES = [...PACKAGES, "framing", "ui", "domain", "lib", "assets"];

const EDITOR = "apps/web/src/features/editor";
/** The editor's parts: they may use each other, and nothing from the screen that puts them together. */
const EDITOR_PARTS = [
  "intake",
  "preview",
  "captions",
  "crop",
  "panel",
  "fields",
  "frame",
  "logo",
  "fonts",
  "looks",
  "thumbs",
  "sheet",
  "bar",
  "export",
  "recovery",
  "unframe",
  "together",
  "wall",
  "profiles",
  "pdf",
];
const EDITOR_BELOW_SCREEN = ["model", "state", ...EDITOR_PARTS].map((folder) => `editor ${folder}`);

/** @param {string} folder @param {readonly string[]} may @returns {Layer} */
function editorLayer(folder, may) {
  return { name: `editor ${folder}`, folder: `${EDITOR}/${folder}`, may: [...may, ...UNDER_FEATURES] };
}

const SERVER_PACKAGES = ["engine", "contracts", "messages"];
/** The formats' names, media types and endings; no codec. */
const SERVER_FILES = ["packages/formats/registry"];
/** The server's layers, lowest first; `apps/server/src` itself puts them together. */
const SERVER_BASE = ["server config", "server domain"];
const SERVER_LAYERS = [
  serverLayer("config", []),
  serverLayer("domain", ["server config"]),
  serverLayer("db", SERVER_BASE),
  serverLayer("repositories", [...SERVER_BASE, "server db"]),
  serverLayer("images", SERVER_BASE),
  // The database is passed through to the repositories.
  serverLayer(
    "services",
    [...SERVER_BASE, "server repositories", "server images", "credentials", "credentials in Node"],
    ["server db"],
  ),
  serverLayer("backup", [...SERVER_BASE, "server db", "server images", "server services"]),
  serverLayer("http", [...SERVER_BASE, "server services"]),
  serverLayer("auth", [...SERVER_BASE, "server services", "server http"], ["server db"]),
  serverLayer("billing", [...SERVER_BASE, "server services", "server http"], ["server db"]),
  serverLayer("mail", [...SERVER_BASE, "server services", "server http"], ["server db"]),
  serverLayer("routes", [...SERVER_BASE, "server images", "server services", "server http"], ["server db"]),
];

/** @param {string} folder @param {readonly string[]} may @param {readonly string[]} [types] @returns {Layer} */
function serverLayer(folder, may, types = []) {
  return {
    name: `server ${folder}`,
    folder: `apps/server/src/${folder}`,
    may: [...may, ...SERVER_PACKAGES],
    types,
    files: SERVER_FILES,
    node: true,
  };
}

/** @type {readonly Layer[]} */
export const LAYERS = [
  { name: "engine", folder: "packages/engine", may: [], packages: [] },
  { name: "contracts", folder: "packages/contracts", may: ["engine"], packages: ["zod"] },
  // Text, and its values' types.
  { name: "messages", folder: "packages/messages", may: [], types: ["engine", "formats", "contracts"], packages: [] },
  // Formats and their metadata know nothing of each other; formats alone knows them all.
  { name: "pixels", folder: "packages/pixels", may: [], types: ["engine"] },
  { name: "png", folder: "packages/png", may: ["pixels"] },
  { name: "jpeg", folder: "packages/jpeg", may: ["pixels"], types: ["engine"] },
  { name: "metadata", folder: "packages/metadata", may: ["pixels"], types: ["engine"] },
  { name: "formats", folder: "packages/formats", may: ["pixels", "png", "jpeg", "metadata"], types: ["engine"] },
  // Runs in programs for Node, not in pages.
  { name: "device", folder: "packages/device", may: ["contracts"], types: ["engine"], packages: ["jose"], node: true },
  {
    name: "credentials",
    folder: "packages/credentials",
    may: [],
    packages: ["@trustnxt/c2pa-ts", "@peculiar/x509", "cbor-x", "pkijs", "asn1js", "reflect-metadata"],
  },
  { name: "credentials in Node", folder: "packages/credentials/node", may: ["credentials"], packages: [], node: true },
  { name: "framing", folder: "packages/framing", may: ["engine", ...CODECS, "messages", "framing in Node"] },
  { name: "framing in Node", folder: "packages/framing/platform/node", may: ["engine", "framing"], node: true },
  // Lossless frames as a package for other programs.
  {
    name: "lossless",
    folder: "packages/lossless",
    may: ["engine", ...CODECS, "framing"],
  },
  {
    name: "lossless build",
    folder: "packages/lossless/build",
    may: ["kernel build", "lossless"],
    files: ["apps/web/build/notices.ts"],
    node: true,
  },
  // Runs at build time only.
  { name: "kernel build", folder: "packages/pixels/build", may: [], node: true },
  {
    name: "server",
    folder: "apps/server",
    may: [...SERVER_PACKAGES, ...SERVER_LAYERS.map(({ name }) => name)],
    files: SERVER_FILES,
    node: true,
  },
  ...SERVER_LAYERS,
  // Its build shares the fonts, the place list, the notices and the places of texts with the pages.
  {
    name: "cli",
    folder: "apps/cli",
    may: [...PACKAGES, "credentials", "credentials in Node", "framing", "device", "kernel build"],
    files: [
      "apps/web/build/caption-fonts.ts",
      "apps/web/build/languages/message-files.ts",
      "apps/web/build/notices.ts",
      "apps/web/build/place-list-plugin.ts",
    ],
    node: true,
  },
  {
    name: "web",
    folder: "apps/web",
    may: [...PACKAGES, "kernel build", "app", "features", "editor", "ui", "domain", "lib", "assets"],
    node: true,
  },
  { name: "app", folder: "apps/web/src/app", may: ["features", "editor", ...UNDER_FEATURES] },
  { name: "features", folder: "apps/web/src/features", may: UNDER_FEATURES, siblingsApart: true },
  // The editor's top files are its door: everything below is reached through them.
  { name: "editor", folder: EDITOR, may: ["editor screen", ...EDITOR_BELOW_SCREEN, ...UNDER_FEATURES] },
  editorLayer("model", []),
  editorLayer("state", ["editor model"]),
  ...EDITOR_PARTS.map((part) => editorLayer(part, EDITOR_BELOW_SCREEN)),
  editorLayer("screen", EDITOR_BELOW_SCREEN),
  { name: "ui", folder: "apps/web/src/ui", may: ["engine", "messages", "assets"] },
  {
    name: "domain",
    folder: "apps/web/src/domain",
    may: [...PACKAGES, "credentials", "framing", "lib", "workers"],
  },
  { name: "lib", folder: "apps/web/src/lib", may: ["messages"] },
  {
    name: "workers",
    folder: "apps/web/src/workers",
    may: ["engine", ...CODECS, "framing", "messages"],
    // Shared by the page and its workers: messages, and helper worker names.
    files: [
      "domain/photos/messages",
      "domain/photos/types",
      "domain/pdf/types",
      "domain/zip/types",
      "lib/trusted-types",
    ].map((name) => `apps/web/src/${name}.ts`),
  },
  {
    name: "service worker",
    folder: "apps/web/src/service-worker",
    may: ["messages"],
    // Shared with the page: photos received by the share target, and messages.
    files: ["incoming/shared-photos", "versions/messages"].map((name) => `apps/web/src/domain/${name}.ts`),
    packages: ["workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies"],
  },
  { name: "assets", folder: "apps/web/src/assets", may: [] },
];

/** @type {Readonly<Record<string, string>>} folders of this repository's packages */
export const OWN_PACKAGES = {
  "@matte/engine": "packages/engine",
  "@matte/contracts": "packages/contracts",
  "@matte/credentials": "packages/credentials",
  "@matte/pixels": "packages/pixels",
  "@matte/png": "packages/png",
  "@matte/jpeg": "packages/jpeg",
  "@matte/metadata": "packages/metadata",
  "@matte/formats": "packages/formats",
  "@matte/framing": "packages/framing",
  "@matte/lossless": "packages/lossless",
  "@matte/device": "packages/device",
  "@matte/messages": "packages/messages",
  "@matte/cli": "apps/cli",
  "@matte/server": "apps/server",
  "@matte/web": "apps/web",
  "@matte/test": "test",
};

/** @param {string} path from the repository's root @returns {Layer | undefined} none for tests, tools and benchmarks */
export function layerOf(path) {
  return LAYERS.filter(({ folder }) => isIn(path, folder)).sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** @param {string} path @param {string} folder */
export function isIn(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}
