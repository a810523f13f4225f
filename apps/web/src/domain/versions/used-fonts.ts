/** Caption fonts that were used before the service worker was there to keep them. */

const FONTS = "/assets/fonts/";

/** Asks for them once more, past the worker this time; the browser has them still. */
export async function keepUsedFonts(): Promise<void> {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const fonts = new Set(loaded.filter((address) => new URL(address).pathname.startsWith(FONTS)));
  await Promise.all([...fonts].map((address) => fetch(address)));
}
