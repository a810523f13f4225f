/** Stops a build whose pages load more script at first than QUALITY allows. */
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

export interface Budget {
  readonly name: string;
  /** Code after compression, bytes. */
  readonly code: number;
  /** Texts after compression in any language, bytes. */
  readonly texts: number;
  readonly scripts: number;
  /** Path endings of the modules whose chunks are loaded with all their imports. */
  readonly roots: readonly string[];
}

const EDITOR = [
  "/app.html",
  "/features/editor/index.ts",
  "/features/connection/ConnectionNote.tsx",
  "/domain/server/protocol.ts",
];
const PHOTO = [
  ...EDITOR,
  ...["/intake/load-photos.ts", "/preview/frame-photo.ts", "/thumbs/ThumbnailList.tsx"].map((file) => `/editor${file}`),
];

/** English leaves at least a tenth unused. */
const BUDGETS: readonly Budget[] = [
  { name: "The landing page", code: 6000, texts: 0, scripts: 4, roots: ["/index.html"] },
  {
    name: "Signing in on the landing page",
    code: 21_000,
    texts: 6000,
    scripts: 6,
    roots: ["/index.html", "/domain/server/protocol.ts"],
  },
  {
    name: "A visitor’s photo on the landing page",
    code: 225_000,
    texts: 24_000,
    scripts: 18,
    roots: ["/index.html", "/landing/hung/index.tsx"],
  },
  { name: "The loading screen of the app", code: 102_000, texts: 6000, scripts: 8, roots: ["/app.html"] },
  { name: "The editor", code: 178_000, texts: 15_000, scripts: 12, roots: EDITOR },
  {
    name: "The editor in a narrow window",
    code: 211_000,
    texts: 15_000,
    scripts: 14,
    roots: [...EDITOR, "/editor/screen/NarrowLayout.tsx"],
  },
  { name: "The editor with a photo", code: 283_000, texts: 24_000, scripts: 20, roots: PHOTO },
  ...["/editor/captions/CaptionsDialog.tsx", "/editor/export/ExportDialogs.tsx", "/upgrade/UpgradeDialog.tsx"].map(
    (dialog): Budget => ({
      name: `The editor with ${dialog}`,
      code: 330_000,
      texts: 30_000,
      scripts: 23,
      roots: [...PHOTO, dialog],
    }),
  ),
  {
    name: "The checkout",
    code: 132_000,
    texts: 15_000,
    scripts: 14,
    roots: ["/app.html", "/domain/server/protocol.ts", "/app/other-pages.tsx", "/checkout/CheckoutScreen.tsx"],
  },
  {
    name: "The account page",
    code: 180_000,
    texts: 24_000,
    scripts: 18,
    roots: ["/app.html", "/domain/server/protocol.ts", "/app/other-pages.tsx", "/account/AccountScreen.tsx"],
  },
];

export function budgets(): Plugin {
  return {
    name: "matte:budgets",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        for (const budget of BUDGETS) {
          const complaint = complaintAbout(budget, bundle);
          if (complaint !== null) this.error(complaint);
        }
      },
    },
  };
}

/** @returns an error message; null within the budget */
export function complaintAbout(budget: Budget, bundle: Rolldown.OutputBundle): string | null {
  const { name: page, roots } = budget;
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const firsts = roots.map((root) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(root))));
  const missing = roots.filter((_, index) => firsts[index] === undefined);
  if (missing.length > 0) return `${page}: no chunk has ${missing.join(", ")}, so its scripts cannot be weighed.`;
  const fetched = new Set<Rolldown.OutputChunk>();
  const take = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || fetched.has(chunk)) return;
    fetched.add(chunk);
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name));
  };
  firsts.forEach(take);
  return excessOf(budget, [...fetched]);
}

function excessOf({ name, code, texts, scripts }: Budget, chunks: readonly Rolldown.OutputChunk[]): string | null {
  const isText = (chunk: Rolldown.OutputChunk): boolean => chunk.name.startsWith("texts");
  const used = [
    ["bytes of code", weightOf(chunks.filter((chunk) => !isText(chunk))), code],
    ["bytes of texts", weightOf(chunks.filter(isText)), texts],
    ["scripts", chunks.length, scripts],
  ] as const;
  const over = used.filter(([, amount, limit]) => amount > limit);
  if (over.length === 0) return null;
  const amounts = over.map(
    ([unit, amount, limit]) => `${amount} ${unit} at first, ${amount - limit} more than allowed`,
  );
  return `${name} loads ${amounts.join(", and ")}.`;
}

function weightOf(chunks: readonly Rolldown.OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}
