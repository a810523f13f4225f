/** Areas whose language is not yet checked. An area leaves the list when its comments and documents pass. */
import { isIn } from "./layers.mjs";

const PENDING_AREAS = [
  "apps/server",
  "apps/web/src/app",
  "apps/web/src/domain",
  "apps/web/src/features",
  "apps/web/src/workers",
  "docs/architecture.md",
  "docs/decisions",
  "packages/contracts",
];

/** @param {string} path from the repository's root @returns {boolean} */
export function isPending(path) {
  return PENDING_AREAS.some((area) => isIn(path, area));
}
