/** Reads a PDF by pdf.js, in a thread of its own: it changes global objects. */
import { parentPort, workerData } from "node:worker_threads";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

const POINTS_PER_MILLIMETRE = 72 / 25.4;

/**
 * @typedef {import("pdfjs-dist").PDFPageProxy} Page
 * @typedef {{ canvas: { width: number, height: number }, context: CanvasRenderingContext2D }} Target
 * @typedef {{ create: (width: number, height: number) => Target }} CanvasFactory
 * @typedef {{ name: string, missingFile?: boolean }} UsedFont
 */

const { bytes, width } = /** @type {{ bytes: Uint8Array, width: number | null }} */ (workerData);
const task = getDocument({ data: bytes, verbosity: 0, useSystemFonts: false, isEvalSupported: false });
const pdf = await task.promise;
const pages = [];
for (let n = 1; n <= pdf.numPages; n += 1) pages.push(await read(await pdf.getPage(n)));
await task.destroy();
parentPort?.postMessage(pages);

/** @param {Page} page */
async function read(page) {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const { items } = await page.getTextContent();
  return {
    width: (right - left) / POINTS_PER_MILLIMETRE,
    height: (top - bottom) / POINTS_PER_MILLIMETRE,
    text: items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
    fonts: await fontsOf(page),
    picture: width === null ? null : await render(page, width),
  };
}

/** @param {Page} page */
async function fontsOf(page) {
  const { fnArray, argsArray } = await page.getOperatorList();
  const uses = /** @type {readonly (readonly unknown[])[]} */ (argsArray);
  const names = uses.filter((_, n) => fnArray[n] === OPS.setFont).map(([name]) => String(name));
  return [...new Set(names)].map((name) => {
    const font = /** @type {UsedFont} */ (page.commonObjs.get(name));
    return { name: font.name, embedded: font.missingFile !== true };
  });
}

/** @param {Page} page @param {number} wide pixels */
async function render(page, wide) {
  const viewport = page.getViewport({ scale: wide / page.getViewport({ scale: 1 }).width });
  const factory = /** @type {CanvasFactory} */ (/** @type {unknown} */ (pdf.canvasFactory));
  const { canvas, context } = factory.create(Math.round(viewport.width), Math.round(viewport.height));
  await page.render({ canvas: null, canvasContext: context, viewport }).promise;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, data: new Uint8Array(data) };
}
