/**
 * Splits the page's scripts by what the user opens. A module is in the first listed chunk that needs it: code added to the editor
 * is loaded with a photo, unless the empty editor imports it. Texts have separate chunks.
 */
import type { Rolldown } from "vite";
import { EXPORT, LATER, OFFERS, STUDIO, SUBMISSION } from "./later-parts.ts";

interface Chunk {
  readonly name: string;
  /** Entry files by path ending, and folders. Their imports follow. */
  readonly begins: readonly string[];
  /** Folders with separate chunks. */
  readonly except?: readonly string[];
  /** Chunk for the texts first shown by this one. */
  readonly texts?: string;
}

/** In loading order: no chunk imports a later one. */
export const CHUNKS: readonly Chunk[] = [
  // Shared with the pages without React.
  {
    name: "common",
    begins: [
      "vite/preload-helper.js",
      ...["tokens", "faces", "base", "forced-colours"].map((sheet) => `/src/ui/${sheet}.css`),
      ...["brand/brand", "button/button", "field/field", "feedback/feedback"].map((sheet) => `/src/ui/${sheet}.css`),
      "/src/ui/page/quiet-page.css",
      ...["page-path", "storage", "scrolled-away", "trusted-types"].map((file) => `/src/lib/${file}.ts`),
      "/domain/auth/sign-in-window.ts",
      "/engine/plans/base.ts",
      "/messages/en/locale.ts",
    ],
  },
  // Types for the server's answers, before the app: the landing page loads them to sign in.
  { name: "protocol", begins: ["/domain/server/protocol.ts"], texts: "texts" },
  { name: "react", begins: ["react", "react-dom", "scheduler"].map((name) => `/node_modules/${name}/`) },
  // All but the entry itself, which starts the app wherever it is loaded.
  { name: "app", begins: ["/src/app/App.tsx"], texts: "texts" },
  // Components, signing in and notes: for every page that needs an account.
  {
    name: "ui",
    begins: [
      "/src/ui/index.ts",
      "/features/auth/SessionNote.tsx",
      "/features/connection/ConnectionNote.tsx",
      "/features/versions/VersionNote.tsx",
      "/features/onboarding/fields.tsx",
      "/src/ui/RichText.tsx",
      "/src/ui/toast/Toasts.tsx",
      "/domain/looks/linked-look.ts",
      "/domain/theme/theme.ts",
      ...["share", "device-space"].map((file) => `/src/lib/${file}.ts`),
      "/domain/recovery/count-photos.ts",
      "/engine/caption/graphemes.ts",
    ],
    texts: "texts",
  },
  { name: "sign-in", begins: ["SignInScreen", "Failures"].map((part) => `/features/auth/${part}.tsx`), texts: "texts" },
  // Captions and sizes without a layout: for the empty editor and the first visit's questions.
  {
    name: "engine",
    begins: [
      "/engine/caption/photo-caption.ts",
      "/engine/caption/camera-text.ts",
      "/engine/caption/template/",
      ...["grid", "matte-frame", "preset", "scale"].map((file) => `/engine/layout/${file}.ts`),
      "/engine/naming/",
      "/engine/settings/further-sizes.ts",
      "/domain/account/answers.ts",
    ],
    texts: "texts-editor",
  },
  {
    name: "editor",
    begins: ["/features/editor/index.ts", "/features/editor/bar/ActionsMenu.tsx"],
    texts: "texts-editor",
  },
  // Layout, painter and fonts.
  {
    name: "frame",
    begins: [
      ...["caption", "layout", "looks", "paint"].map((folder) => `/engine/${folder}/`),
      "/domain/fonts/page.ts",
      ...["describe", "measure"].map((file) => `/domain/photos/${file}.ts`),
      "/domain/looks/look-link.ts",
      "/domain/incoming/hung-photo.ts",
      ...["draw-layout.ts", "SmallFrame.tsx", "use-settled-layout.ts"].map((file) => `/domain/pictures/${file}`),
      "/src/lib/decode-image.ts",
    ],
    texts: "texts-photo",
  },
  {
    name: "overlay",
    begins: [
      ...["Dialog", "DialogForm", "ConfirmDialog", "Sheet"].map((part) => `/src/ui/overlay/${part}.tsx`),
      "/@base-ui/react/internals/composite/",
      "/@base-ui/react/internals/direction-context/",
      "/@base-ui/utils/useControlled.mjs",
      "/features/connection/RejectedChanges.tsx",
    ],
    texts: "texts-dialogs",
  },
  {
    name: "pages",
    begins: [
      "/src/app/other-pages.tsx",
      "/domain/looks/submissions.ts",
      "/src/features/checkout/",
      "/src/features/device/",
      "/features/onboarding/AnswersForm.tsx",
    ],
    texts: "texts-pages",
  },
  { name: "upgrade", begins: ["/features/upgrade/UpgradeDialog.tsx"], texts: "texts-dialogs" },
  {
    name: "queries",
    begins: ["/domain/server/QueryProvider.tsx", "/@tanstack/react-query/", "/@tanstack/query-core/"],
  },
  { name: "menu", begins: ["/src/ui/overlay/Menu.tsx"] },
  { name: "narrow", begins: ["/features/editor/screen/NarrowLayout.tsx"], texts: "texts-photo" },
  { name: "workers", begins: ["/domain/photos/pool.ts", "/domain/zip/zip-files.ts"] },
  // Reads photos before the code that shows them is there.
  { name: "intake", begins: ["/features/editor/intake/load-photos.ts"], texts: "texts-photo" },
  // Uploads and the last visit's photos.
  {
    name: "background",
    begins: [
      ...["uploads", "recovery", "incoming", "auth"].map((folder) => `/src/domain/${folder}/`),
      "/domain/account/logo-server.ts",
    ],
    texts: "texts-photo",
  },
  {
    name: "dialogs",
    begins: [
      "/features/editor/export/ExportDialogs.tsx",
      "/features/editor/screen/ShortcutsDialog.tsx",
      "/features/editor/screen/SignOutDialog.tsx",
      "/features/editor/fonts/LocalFonts.tsx",
    ],
    texts: "texts-dialogs",
  },
  {
    name: "surfaces",
    begins: ["/features/editor/panel/SurfaceRows.tsx", "/features/editor/panel/surface.css", "/editor/panel/surfaces/"],
    texts: "texts-editor",
  },
  {
    name: "photo",
    begins: ["/features/editor/"],
    except: [
      "/features/editor/captions/",
      "/features/editor/pdf/",
      "/editor/logo/signature/",
      "/editor/profiles/",
      ...SUBMISSION,
      ...EXPORT,
      ...LATER,
      ...OFFERS,
      ...STUDIO,
    ],
    texts: "texts-photo",
  },
  { name: "export", begins: EXPORT, texts: "texts-later" },
  { name: "later", begins: LATER, texts: "texts-later" },
  { name: "studio", begins: STUDIO, texts: "texts-later" },
  { name: "pdf", begins: ["/features/editor/pdf/"], texts: "texts-dialogs" },
  { name: "offers", begins: OFFERS, texts: "texts-later" },
  {
    name: "signature",
    begins: ["/editor/logo/signature/", "/engine/signature/"],
    texts: "texts-later",
  },
  {
    name: "profiles",
    begins: ["/src/domain/profiles/", "/src/ui/profile/"],
    texts: "texts-profiles",
  },
  { name: "profile-row", begins: ["/editor/profiles/"], texts: "texts-profiles" },
  { name: "submission", begins: SUBMISSION, texts: "texts-dialogs" },
  { name: "captions", begins: ["/features/editor/captions/"], texts: "texts-dialogs" },
  {
    name: "account",
    begins: ["/src/features/account/", "/src/domain/account/"],
    except: ["/features/account/profiles/", "/features/account/referral/"],
    texts: "texts-account",
  },
  { name: "account-referral", begins: ["/account/referral/ReferralPart.tsx"], texts: "texts-account" },
  { name: "account-profiles", begins: ["/features/account/profiles/"], texts: "texts-account" },
  { name: "wizard", begins: ["/src/features/onboarding/"], texts: "texts-pages" },
  { name: "hung", begins: ["/src/features/landing/hung/"], texts: "texts-photo" },
  { name: "help", begins: ["/landing/help/search/", "/landing/help/pages.ts"], texts: "texts-help" },
  { name: "admin", begins: ["/src/features/admin/"], texts: "texts-admin" },
];

const TEXTS = /\/packages\/messages\/[^/]+(?:\/[\w-]+)?\.ts$/;
const TESTS = new Map(CHUNKS.map((chunk) => [chunk, beginsIn(chunk)]));

/** Groups for the bundler; it divides other modules by itself. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  // The first chunk has the language's name and no other text.
  groups: Array.from(TESTS, ([{ name }, test]): Rolldown.CodeSplittingGroup => ({ name, test }))
    .toSpliced(1, 0, { name: textsOf, test: TEXTS })
    .map((group, place) => ({ ...group, priority: CHUNKS.length - place })),
};

function beginsIn({ begins, except = [] }: Chunk): RegExp {
  const paths = begins.map((path) => literal(path) + (path.endsWith("/") ? "" : "$"));
  const not = except.map((folder) => `(?!.*${literal(folder)})`);
  return new RegExp(`^${not.join("")}.*(?:${paths.join("|")})`);
}

function literal(path: string): string {
  return path.replace(/[.?]/g, String.raw`\$&`);
}

/** Finds the first chunk that shows a module's texts, and returns the chunk for them. */
function textsOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  const importers = new Set([id]);
  for (const module of importers) {
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) importers.add(importer);
  }
  const first = CHUNKS.find((chunk) => [...importers].some((importer) => TESTS.get(chunk)?.test(importer)));
  return first?.texts ?? null;
}
