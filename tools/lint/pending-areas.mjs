/** Areas whose language is not yet checked. An area leaves the list when its comments and documents pass. */
import { isIn } from "./layers.mjs";


/** @param {string} path from the repository's root @returns {boolean} */
export function isPending(path) {
  return PENDING_AREAS.some((area) => isIn(path, area));
}

/** Areas whose texts are not yet in the catalogue. */
const PENDING_TEXT = ["apps/web/src/app"];

/** @param {string} path from the repository's root @returns {boolean} */
export function hasPendingText(path) {
  return PENDING_TEXT.some((area) => isIn(path, area));
}
