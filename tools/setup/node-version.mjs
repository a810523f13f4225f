/** Checks Node's version. Old versions must be able to parse this file: no imports, no new syntax. */

/** The oldest Node allowed by package.json's `engines`. */
export const OLDEST = "20.19.0";

/**
 * @param {string} version as in `process.version`, `v20.19.1`
 * @returns {string | null} the error message; null for a version that is supported
 */
export function complaintAbout(version) {
  if (weigh(version.replace(/^v/, "")) >= weigh(OLDEST)) return null;
  return "Matte needs Node " + OLDEST + " or newer; this is " + version + ". Get one from https://nodejs.org.";
}

/** @param {string} version as in `20.19.1` */
function weigh(version) {
  return version.split(".").reduce((sum, part) => sum * 1000 + parseInt(part, 10), 0);
}
