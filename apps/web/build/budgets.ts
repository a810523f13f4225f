/** Stops a build whose pages load more script at first than QUALITY allows. */
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

interface Budget {
  readonly name: string;
  /** Bytes after compression. */
  readonly limit: number;
  /** Ends of the paths of the modules whose chunks are loaded, with everything that these import. */
  readonly roots: readonly string[];
}

const BUDGETS: readonly Budget[] = [
  { name: "The landing page", limit: 90_000, roots: ["/index.html"] },
  {
    name: "The editor",
    limit: 200_000,
    roots: [
      "/app.html",
      "/features/editor/index.ts",
      "/features/auth/SignInScreen.tsx",
      "/features/connection/ConnectionNote.tsx",
      "/domain/server/protocol.ts",
    ],
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

/** @returns an error message; null when the budget is kept */
export function complaintAbout({ name: page, limit, roots }: Budget, bundle: Rolldown.OutputBundle): string | null {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const firsts = roots.map((root) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(root) === true));
  const missing = roots.filter((_, index) => firsts[index] === undefined);
  if (missing.length > 0) return `${page}: no chunk begins at ${missing.join(", ")}, so its scripts cannot be weighed.`;
  const fetched = new Set<string>();
  const take = (name: string): void => {
    const chunk = bundle[name];
    if (fetched.has(name) || chunk?.type !== "chunk") return;
    fetched.add(name);
    chunk.imports.forEach(take);
  };
  for (const first of firsts) take(first?.fileName ?? "");
  const weights = [...fetched].map((name) => weightOf(bundle[name]));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= limit) return null;
  return `${page} loads ${total} bytes of script at first, ${total - limit} more than its budget allows.`;
}

function weightOf(output: Rolldown.OutputBundle[string] | undefined): number {
  return output?.type === "chunk" ? gzipSync(output.code, { level: 9 }).length : 0;
}
