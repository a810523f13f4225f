/**
 * Faces of packages: what others may import from them. A face is an index of at most {@link MOST_NAMES} names.
 * `faces.spec.ts` compares the table with the `exports` of each package.
 */

export const MOST_NAMES = 40;

/** By package, after its name; `/testing` and what is below it are for specs alone. @type {Readonly<Record<string, readonly string[]>>} */
export const FACES = {
  "@matte/pixels": ["", "/bytes", "/segments", "/testing", "/testing/exiftool", "/build"],
  "@matte/png": [""],
  "@matte/jpeg": ["", "/lossless", "/segments", "/testing"],
  "@matte/metadata": ["", "/exif", "/xmp", "/testing"],
  "@matte/formats": ["", "/frame-record", "/gain-map", "/registry"],
};

/** @param {string} specifier @param {boolean} isTest @returns {string | null} the error message */
export function complaintAboutFace(specifier, isTest) {
  const name = Object.keys(FACES).find((own) => specifier === own || specifier.startsWith(`${own}/`));
  if (name === undefined) return null;
  const face = specifier.slice(name.length);
  if (!FACES[name]?.includes(face)) return `${specifier} is no face of ${name}: export what you need from one of them.`;
  return face.startsWith("/testing") && !isTest ? `${specifier} is for specs.` : null;
}
