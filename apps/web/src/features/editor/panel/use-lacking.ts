/** Graphemes missing in the chosen font, and the face used if the computer lacks the font. */
import type { MetadataFont, PrintedText } from "@matte/engine";
import { editorFonts } from "@matte/messages/editor-fonts";
import { useEffect, useState } from "react";
import { type FontChoice, type Lacking, lackingGraphemes } from "#domain/fonts/lacking.ts";
import { hasLocalFont } from "@matte/framing/platform/local-font.ts";

const NONE: Lacking = { system: [], boxes: [] };

export function useLacking({ metadataFont, localFont, captionLanguage }: FontChoice, text: PrintedText): Lacking {
  const [found, setFound] = useState(NONE);
  const printed = JSON.stringify(text);
  useEffect(() => {
    let current = true;
    const choice = { metadataFont, localFont, captionLanguage };
    void lackingGraphemes(choice, JSON.parse(printed) as PrintedText).then(
      (lacking) => current && setFound(lacking),
      // The preview reports that the font could not be loaded.
      () => current && setFound(NONE),
    );
    return () => {
      current = false;
    };
  }, [metadataFont, localFont, captionLanguage, printed]);
  return found;
}

/** The face used because the computer lacks the chosen font; null if it is the font itself. */
export function useStandIn(font: MetadataFont): string | null {
  const [found, setFound] = useState<{ readonly font: MetadataFont; readonly standIn: string | null } | null>(null);
  useEffect(() => {
    let current = true;
    void standInOf(font).then((standIn) => current && setFound({ font, standIn }));
    return () => {
      current = false;
    };
  }, [font]);
  return found?.font === font ? found.standIn : null;
}

async function standInOf(font: MetadataFont): Promise<string | null> {
  const standIn = editorFonts.standIns[font];
  if (standIn === undefined) return null;
  const names = [font, font.replaceAll(" ", "")];
  const here = await Promise.all(names.map((postscriptName) => hasLocalFont({ family: font, postscriptName })));
  return here.includes(true) ? null : standIn;
}
