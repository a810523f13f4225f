/** Preloads the first paint's two font faces before the browser has read their stylesheet. */
import type { HtmlTagDescriptor, Plugin } from "vite";

const FIRST_PAINT = [/newsreader-display-300-[\w-]+\.woff2$/, /inter-latin-wght-normal-[\w-]+\.woff2$/];

export function preloadFaces(): Plugin {
  return {
    name: "matte:preload-faces",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) => FIRST_PAINT.map((face) => preload(fileOf(face, Object.keys(bundle ?? {})))),
    },
  };
}

function fileOf(face: RegExp, files: readonly string[]): string {
  const found = files.find((file) => face.test(file));
  if (found === undefined) throw new Error(`No file in the build looks like ${face.source}.`);
  return found;
}

function preload(file: string): HtmlTagDescriptor {
  const attrs = { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true };
  return { tag: "link", attrs, injectTo: "head-prepend" };
}
