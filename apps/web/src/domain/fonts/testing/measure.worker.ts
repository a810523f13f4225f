/** Worker for specs: measures a text as an export does. */
import { fontCss, type Font, type MetadataFont } from "@matte/engine";
import { loadCaptionFontInWorker } from "@matte/framing/fonts/caption-faces.ts";

export interface Question {
  readonly family: MetadataFont;
  readonly text: string;
  /** Requests missing font files. */
  readonly sabotage?: boolean;
}

export type Answer = { readonly widths: readonly number[]; readonly faces: number } | { readonly error: string };

const RealFontFace = FontFace;

class LostFontFace extends RealFontFace {
  constructor(...[family, source, descriptors]: ConstructorParameters<typeof FontFace>) {
    super(family, typeof source === "string" ? source.replace(".woff2", ".lost") : source, descriptors);
  }
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  void answer(data).then((found) => postMessage(found));
});

async function answer({ family, text, sabotage = false }: Question): Promise<Answer> {
  globalThis.FontFace = sabotage ? LostFontFace : RealFontFace;
  try {
    await loadCaptionFontInWorker(family, { regular: text, bold: text });
  } catch (error) {
    return { error: String(error) };
  }
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (context === null) return { error: "no canvas" };
  const widths = ([400, 500, 600] as const).map((weight) => {
    const font: Font = { family, weight, size: 100 };
    context.font = fontCss(font);
    return context.measureText(text).width;
  });
  return { widths, faces: (globalThis as unknown as { fonts: FontFaceSet }).fonts.size };
}
