/** Plants violations in a copy of the repository's layout and expects oxlint to report each, and nothing else. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The rule that the file breaks is null for a file without a violation. */
type Plant = readonly [path: string, text: string, rule: string | null];

const DIRECTIONS = "matte(directions)";
const PLAIN_ENGLISH = "matte(plain-english)";
const LITERAL_TEXT = "matte(no-literal-text)";
const PLAN_NAMES = "matte(plan-names)";
const importOf = (specifier: string): string => `import { thing } from "${specifier}";\nexport const used = thing;\n`;
const typeOf = (specifier: string): string => `import type { Thing } from "${specifier}";\nexport type Used = Thing;\n`;

const PLANTS: readonly Plant[] = [
  ["packages/engine/a.ts", importOf("@matte/contracts"), DIRECTIONS],
  ["packages/engine/b.ts", typeOf("@matte/codecs"), DIRECTIONS],
  ["packages/engine/c.ts", importOf("node:fs"), DIRECTIONS],
  ["packages/engine/d.ts", importOf("fs"), DIRECTIONS],
  ["packages/engine/e.ts", importOf("zod/mini"), DIRECTIONS],
  ["packages/engine/f.ts", importOf("../codecs/index.ts"), DIRECTIONS],
  ["packages/engine/g.ts", importOf("../../tools/photos/index.ts"), DIRECTIONS],
  ["packages/engine/deep/ok.ts", importOf("../settings.ts"), null],
  ["packages/engine/ok.spec.ts", importOf("fast-check"), null],
  ["packages/contracts/a.ts", importOf("@matte/codecs"), DIRECTIONS],
  ["packages/contracts/b.ts", importOf("fastify"), DIRECTIONS],
  ["packages/contracts/ok.ts", importOf("@matte/engine"), null],
  ["packages/contracts/ok-zod.ts", importOf("zod/mini"), null],
  ["packages/codecs/a.ts", importOf("@matte/engine"), DIRECTIONS],
  ["packages/codecs/b.ts", 'export * from "@matte/engine";\n', DIRECTIONS],
  ["packages/codecs/c.ts", importOf("@matte/contracts"), DIRECTIONS],
  ["packages/codecs/ok.ts", typeOf("@matte/engine"), null],
  ["packages/codecs/ok-export.ts", 'export type * from "@matte/engine";\n', null],
  ["packages/codecs/ok-library.ts", importOf("exifreader"), null],
  ["apps/server/src/a.ts", importOf("@matte/codecs"), DIRECTIONS],
  ["apps/server/src/codec.ts", importOf("@matte/codecs/formats/slices.ts"), DIRECTIONS],
  ["apps/server/src/kernels.ts", importOf("@matte/codecs/build"), DIRECTIONS],
  ["apps/server/src/ok-formats.ts", importOf("@matte/codecs/formats"), null],
  ["apps/server/src/b.ts", importOf("@matte/web"), DIRECTIONS],
  ["apps/server/src/c.ts", importOf("../../web/src/lib/storage.ts"), DIRECTIONS],
  [
    "apps/server/src/ok.ts",
    importOf("@matte/contracts") + importOf("node:fs").replaceAll("thing", "x").replace("used", "y"),
    null,
  ],
  ["apps/server/src/ok-parts.ts", importOf("./routes/logos.ts"), null],
  ["apps/server/src/config/a.ts", importOf("../db/open.ts"), DIRECTIONS],
  ["apps/server/src/domain/a.ts", typeOf("../services/logos.ts"), DIRECTIONS],
  ["apps/server/src/db/a.ts", importOf("../services/statistics.ts"), DIRECTIONS],
  ["apps/server/src/db/ok.ts", importOf("../config/read.ts"), null],
  ["apps/server/src/repositories/a.ts", importOf("../services/logos.ts"), DIRECTIONS],
  ["apps/server/src/repositories/ok.ts", importOf("../db/schema.ts"), null],
  ["apps/server/src/images/a.ts", importOf("../services/images.ts"), DIRECTIONS],
  ["apps/server/src/services/a.ts", typeOf("../billing/index.ts"), DIRECTIONS],
  ["apps/server/src/services/b.ts", typeOf("../http/fastify.ts"), DIRECTIONS],
  ["apps/server/src/services/c.ts", importOf("../db/open.ts"), DIRECTIONS],
  ["apps/server/src/services/ok.ts", typeOf("../db/schema.ts"), null],
  ["apps/server/src/http/a.ts", importOf("../routes/logos.ts"), DIRECTIONS],
  ["apps/server/src/auth/a.ts", importOf("../repositories/sessions.ts"), DIRECTIONS],
  ["apps/server/src/billing/stripe/a.ts", importOf("../../repositories/billing.ts"), DIRECTIONS],
  ["apps/server/src/billing/b.ts", importOf("../auth/index.ts"), DIRECTIONS],
  ["apps/server/src/routes/a.ts", importOf("../repositories/logos.ts"), DIRECTIONS],
  ["apps/server/src/routes/b.ts", importOf("../auth/index.ts"), DIRECTIONS],
  ["apps/server/src/routes/ok.ts", importOf("../services/logos.ts"), null],
  ["apps/server/src/routes/ok.spec.ts", importOf("../repositories/logos.ts"), null],
  ["apps/web/src/app/a.ts", importOf("@matte/server"), DIRECTIONS],
  ["apps/web/src/app/b.ts", importOf("node:path"), DIRECTIONS],
  ["apps/web/src/app/c.ts", importOf("#workers/photo.worker.ts"), DIRECTIONS],
  ["apps/web/src/app/ok.ts", importOf("#features/editor/index.ts"), null],
  ["apps/web/src/features/editor/a.ts", importOf("#app/routes.ts"), DIRECTIONS],
  ["apps/web/src/features/editor/b.ts", importOf("../landing/hero.ts"), DIRECTIONS],
  ["apps/web/src/features/editor/panel/c.ts", importOf("../../landing/hero.ts"), DIRECTIONS],
  ["apps/web/src/features/editor/d.ts", 'export const hero = () => import("../landing/hero.ts");\n', DIRECTIONS],
  ["apps/web/src/features/editor/e.ts", 'export type Hero = import("../landing/hero.ts").Hero;\n', DIRECTIONS],
  [
    "apps/web/src/features/editor/f.ts",
    'export const worker = new URL("../../workers/photo.worker.ts", import.meta.url);\n',
    DIRECTIONS,
  ],
  ["apps/web/src/features/editor/panel/ok.ts", importOf("../model/document.ts"), null],
  ["apps/web/src/features/editor/model/a.ts", importOf("../state/session.ts"), DIRECTIONS],
  ["apps/web/src/features/editor/model/ok.ts", importOf("./document.ts"), null],
  ["apps/web/src/features/editor/state/a.ts", importOf("../preview/fit.ts"), DIRECTIONS],
  ["apps/web/src/features/editor/state/b.ts", typeOf("../screen/use-actions.ts"), DIRECTIONS],
  ["apps/web/src/features/editor/state/ok.ts", importOf("../model/document.ts"), null],
  ["apps/web/src/features/editor/panel/d.ts", importOf("../screen/shortcut.ts"), DIRECTIONS],
  ["apps/web/src/features/editor/panel/ok-part.ts", importOf("../preview/picture.tsx"), null],
  ["apps/web/src/features/editor/screen/a.ts", importOf("../index.ts"), DIRECTIONS],
  ["apps/web/src/features/editor/screen/ok.ts", importOf("../panel/Sections.tsx"), null],
  ["apps/web/src/features/editor/ok.ts", importOf("./screen/EditorScreen.tsx"), null],
  ["apps/web/src/features/landing/a.ts", importOf("../editor/index.ts"), DIRECTIONS],
  ["apps/web/src/app/d.ts", importOf("#features/editor/screen/EditorScreen.tsx"), DIRECTIONS],
  ["apps/web/src/features/editor/panel/ok-ui.ts", importOf("#ui/button.ts"), null],
  ["apps/web/src/features/editor/panel/ok-lib.ts", importOf("#lib/storage.ts"), null],
  ["apps/web/src/features/editor/panel/g.ts", importOf("../../../lib/storage.ts"), DIRECTIONS],
  ["apps/web/src/features/editor/panel/ok-domain.ts", importOf("#domain/photos/pool.ts"), null],
  ["apps/web/src/domain/a.ts", importOf("#features/editor/index.ts"), DIRECTIONS],
  ["apps/web/src/domain/b.ts", importOf("#ui/button.ts"), DIRECTIONS],
  ["apps/web/src/domain/ok.ts", importOf("#lib/storage.ts"), null],
  ["apps/web/src/ui/a.ts", importOf("#features/editor/index.ts"), DIRECTIONS],
  ["apps/web/src/ui/b.ts", importOf("#lib/storage.ts"), DIRECTIONS],
  ["apps/web/src/ui/ok.ts", importOf("./button.ts"), null],
  ["apps/web/src/lib/a.ts", importOf("#features/editor/index.ts"), DIRECTIONS],
  ["apps/web/src/lib/b.ts", importOf("#ui/button.ts"), DIRECTIONS],
  ["apps/web/src/lib/c.ts", importOf("#domain/photos/pool.ts"), DIRECTIONS],
  ["apps/web/src/domain/photos/ok.ts", importOf("#workers/photo.worker.ts?worker&url"), null],
  ["apps/web/src/workers/a.ts", importOf("#lib/storage.ts"), DIRECTIONS],
  ["apps/web/src/workers/b.ts", importOf("@matte/contracts"), DIRECTIONS],
  ["apps/web/src/workers/c.ts", importOf("#ui/button.ts"), DIRECTIONS],
  ["apps/web/src/workers/ok.ts", importOf("@matte/codecs"), null],
  ["apps/web/src/workers/ok-types.ts", typeOf("#domain/photos/types.ts"), null],
  ["test/ok.ts", importOf("../apps/server/src/app.ts"), null],

  ["apps/web/src/ui/plan-a.ts", 'export const paid = (plan: string): boolean => plan !== "free";\n', PLAN_NAMES],
  [
    "apps/server/src/plan-b.ts",
    'export const first = (user: { plan: string }): boolean => "studio" === user.plan;\n',
    PLAN_NAMES,
  ],
  [
    "apps/web/src/ui/plan-ok.ts",
    "export const same = (plan: string, other: string): boolean => plan === other;\n",
    null,
  ],

  ["apps/web/src/ui/TextA.tsx", "export const Text = () => <p>Photos</p>;\n", LITERAL_TEXT],
  ["apps/web/src/ui/TextB.tsx", 'export const Text = () => <nav aria-label="Main" />;\n', LITERAL_TEXT],
  [
    "apps/web/src/ui/TextC.tsx",
    'export const Text = ({ on }: { on: boolean }) => <p>{on ? "On" : null}</p>;\n',
    LITERAL_TEXT,
  ],
  ["apps/web/src/ui/text-d.ts", 'export const text = "Your photo couldn’t be read.";\n', LITERAL_TEXT],
  ["apps/web/src/ui/text-e.ts", "export const text = (of: string) => `Upload failed for ${of}`;\n", LITERAL_TEXT],
  ["apps/web/src/ui/text-f.ts", 'export const item = { label: "Wide" };\n', LITERAL_TEXT],
  ["apps/server/src/services/text-a.ts", 'export const text = "Sign in first.";\n', LITERAL_TEXT],
  ["apps/server/src/config/text-ok.ts", 'export const text = "Set PUBLIC_URL to the origin.";\n', null],
  ["apps/web/src/ui/text-ok.spec.ts", 'export const text = "The title of a test is here.";\n', null],
  [
    "apps/web/src/ui/TextOk.tsx",
    'export const Text = () => <p className="wide Big field">{1} · <a href="/tool">–</a></p>;\n',
    null,
  ],
  [
    "apps/web/src/ui/text-ok-error.ts",
    'export const fail = (): never => {\n  throw new Error("The page has no canvas.");\n};\n',
    null,
  ],
  ["apps/web/src/ui/text-ok-log.ts", 'export const warn = (): void => console.warn("The cache was dropped.");\n', null],
  [
    "apps/web/src/ui/text-ok-effect.ts",
    'export const effect = { type: "log", text: "The cache was dropped." };\n',
    null,
  ],

  ["packages/engine/clock/a.ts", "export const now = Date.now();\n", "eslint(no-restricted-properties)"],
  ["packages/engine/clock/b.ts", "export const now = new Date();\n", "matte(no-clock)"],
  ["packages/engine/clock/c.ts", "export const chance = Math.random();\n", "eslint(no-restricted-properties)"],
  ["packages/engine/clock/d.ts", 'export const page = fetch("/");\n', "eslint(no-restricted-globals)"],
  ["packages/engine/clock/e.ts", "export const time = performance.now();\n", "eslint(no-restricted-globals)"],
  ["packages/engine/clock/ok.ts", "export const then = (day: number): Date => new Date(2026, 0, day);\n", null],
  [
    "packages/codecs/platform.ts",
    "export const canvas = new OffscreenCanvas(1, 1);\n",
    "eslint(no-restricted-globals)",
  ],
  [
    "apps/web/src/workers/frame/platform.ts",
    "export const canvas = new OffscreenCanvas(1, 1);\n",
    "eslint(no-restricted-globals)",
  ],
  ["apps/web/src/workers/platform/ok.ts", "export const canvas = new OffscreenCanvas(1, 1);\n", null],

  [
    "packages/engine/cycle/a.ts",
    'import { b } from "./b.ts";\nexport const a = (): number => b();\n',
    "import(no-cycle)",
  ],
  [
    "packages/engine/cycle/b.ts",
    'import { a } from "./a.ts";\nexport const b = (): number => a();\n',
    "import(no-cycle)",
  ],
  [
    "apps/server/src/http/cycle-a.ts",
    'import type { B } from "./cycle-b.ts";\nexport type A = B | null;\n',
    "import(no-cycle)",
  ],
  [
    "apps/server/src/http/cycle-b.ts",
    'import type { A } from "./cycle-a.ts";\nexport type B = readonly A[];\n',
    "import(no-cycle)",
  ],
  ["packages/engine/types/a.ts", "export const a = (x: any): string => String(x);\n", "typescript(no-explicit-any)"],
  [
    "packages/engine/types/b.ts",
    "const later = async (): Promise<void> => {};\nexport const b = (): void => {\n  later();\n};\n",
    "typescript(no-floating-promises)",
  ],
  ["apps/web/src/ui/Picture.tsx", 'export const Picture = () => <img src="a.png" />;\n', "jsx-a11y(alt-text)"],
  ["tools/plain/a.ts", "/** What the page shows. */\nexport const a = 1;\n", PLAIN_ENGLISH],
  ["tools/plain/b.ts", "/** Sent to whoever signs in. */\nexport const b = 1;\n", PLAIN_ENGLISH],
  ["tools/plain/c.ts", "// Parsed anew,\n// each time.\nexport const c = 1;\n", PLAIN_ENGLISH],
  ["tools/plain/d.ts", "/** Listeners of the store. Whose order counts. */\nexport const d = 1;\n", PLAIN_ENGLISH],
  ["tools/plain/e.tsx", "export const Page = () => <p>{/* Drawn beside it. */}</p>;\n", PLAIN_ENGLISH],
  ["tools/plain/f.ts", "export const letGoOfCanvas = 1;\n", PLAIN_ENGLISH],
  [
    "tools/plain/g.mjs",
    "/** @param {string} name what the file is called */\nexport const g = (name) => name;\n",
    PLAIN_ENGLISH,
  ],
  ["tools/plain/ok.ts", "/** Rounds the width; the server runs behind a TLS proxy. */\nexport const ok = 1;\n", null],
  ["tools/plain/ok-name.ts", "export const ok = (job: Record<string, string>) => job.mishap;\n", null],
  ["tools/plain/ok-text.ts", 'export const ok = "Somebody beside you";\n', null],
  [
    "apps/web/src/ui/Article.tsx",
    'export const Article = () => <div role="article" tabIndex={0} />;\n',
    "jsx-a11y(no-noninteractive-tabindex)",
  ],
  [
    "apps/web/src/ui/OkRegion.tsx",
    'export const Wide = () => <div role="region" aria-labelledby="wide" tabIndex={0} />;\n',
    null,
  ],
  ["tools/plain/disabling.ts", "// oxlint-disable-next-line no-debugger\ndebugger;\n", "matte(no-disabling)"],
  [
    "apps/web/src/ui/use-a.ts",
    'import { useState } from "react";\nexport const useA = (on: boolean) => (on ? useState(0) : null);\n',
    "react-hooks(rules-of-hooks)",
  ],
];

/** Other rules that the plants break (unused, untyped) are ignored. */
const PLANTED = new Set(PLANTS.map(([, , rule]) => rule));

let folder: string;
let found: ReadonlyMap<string, ReadonlySet<string>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "matte-lint-"));
  for (const path of [".oxlintrc.json", "tsconfig.base.json", "tools/lint"])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  for (const path of ["packages/engine", "apps/web"])
    cpSync(join(ROOT, path, "tsconfig.source.json"), join(folder, path, "tsconfig.json"));
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  for (const [path, text] of PLANTS) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  found = await lint(folder);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("oxlint", () => {
  it.each(PLANTS)("%s: %j", (path, _text, rule) => {
    expect([...(found.get(path) ?? [])]).toEqual(rule === null ? [] : [rule]);
  });
});

interface Report {
  readonly diagnostics: readonly { readonly filename: string; readonly code: string }[];
}

/** @returns the rules that each file broke */
async function lint(cwd: string): Promise<Map<string, ReadonlySet<string>>> {
  const output = await new Promise<string>((resolve) => {
    const oxlint = join(ROOT, "node_modules/oxlint/bin/oxlint");
    execFile(
      process.execPath,
      [oxlint, "--format=json", "packages", "apps", "test", "tools/plain"],
      { cwd },
      (_error, stdout) => resolve(stdout),
    );
  });
  const rules = new Map<string, Set<string>>();
  for (const { filename, code } of (JSON.parse(output) as Report).diagnostics)
    if (PLANTED.has(code)) rules.set(filename, new Set(rules.get(filename)).add(code));
  return rules;
}
