/** Draws texts one after another on one canvas, like the workers framing photos. */
import { type MetadataFont, scriptFamilies } from "@matte/engine";
import { loadCaptionFacesInWorker, workerFontCss } from "@matte/framing/fonts/caption-faces.ts";

export interface Drawing {
  readonly family: MetadataFont;
  readonly text: string;
}

const context = new OffscreenCanvas(900, 60).getContext("2d", { willReadFrequently: true });

globalThis.addEventListener("message", ({ data: { family, text } }: MessageEvent<Drawing>) => {
  void loadCaptionFacesInWorker({ metadataFont: family, captionLanguage: "auto" }, { regular: text, bold: "" }).then(
    () => postMessage(pixelsOf(family, text)),
  );
});

/** RGBA of the text in black. */
function pixelsOf(family: MetadataFont, text: string): Uint8ClampedArray {
  if (context === null) throw new Error("no canvas");
  context.canvas.width = 900;
  const fallback = scriptFamilies({ metadataFont: family, captionLanguage: "auto" }, text);
  context.font = workerFontCss({ family, fallback, weight: 400, size: 32 });
  context.fillText(text, 4, 44);
  return context.getImageData(0, 0, 900, 60).data;
}
