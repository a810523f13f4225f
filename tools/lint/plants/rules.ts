import type { Plant } from "./plant.ts";

const PLAIN_ENGLISH = "matte(plain-english)";
const LITERAL_TEXT = "matte(no-literal-text)";
const PLAN_NAMES = "matte(plan-names)";

/** Everything but imports between layers: texts, plans, platforms, circles, types, language, hooks. */
export const OTHERS: readonly Plant[] = [
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
  ["packages/engine/surface/a.ts", "export const wave = Math.sin(1);\n", "matte(exact-arithmetic)"],
  [
    "packages/engine/pixels/b.ts",
    "export const square = (side: number): number => side ** 2;\n",
    "matte(exact-arithmetic)",
  ],
  ["packages/engine/surface/ok.ts", "export const root = Math.sqrt(2 ** 32);\n", null],
  ["packages/engine/layout/ok.ts", "export const wave = Math.sin(1);\n", null],
  ["packages/engine/clock/ok.ts", "export const then = (day: number): Date => new Date(2026, 0, day);\n", null],
  [
    "packages/formats/platform.ts",
    "export const canvas = new OffscreenCanvas(1, 1);\n",
    "eslint(no-restricted-globals)",
  ],
  [
    "packages/framing/frame/platform.ts",
    "export const canvas = new OffscreenCanvas(1, 1);\n",
    "eslint(no-restricted-globals)",
  ],
  ["packages/framing/platform/browser/ok.ts", "export const canvas = new OffscreenCanvas(1, 1);\n", null],

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
