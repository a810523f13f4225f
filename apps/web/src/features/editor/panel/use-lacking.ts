/** Graphemes of a caption that neither its font nor the faces of scripts have. */
import { graphemes, type MetadataFont, scriptFamilies } from "@matte/engine";
import { editorFonts } from "@matte/messages/editor-fonts";
import { useEffect, useState } from "react";
import { boxGraphemes } from "#domain/fonts/boxes.ts";
import { hasLocalFont } from "#domain/fonts/local.ts";
import { loadScriptFaces } from "#domain/fonts/script-faces.ts";
import { useSetting } from "../state/context.ts";

export interface Lacking {
  /** Drawn by the system's fonts. */
  readonly system: readonly string[];
  /** Printed as boxes. */
  readonly boxes: readonly string[];
}

const NONE: Lacking = { system: [], boxes: [] };

export function useLacking(font: MetadataFont, text: string): Lacking {
  const captionLanguage = useSetting("captionLanguage");
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    let current = true;
    const families = scriptFamilies({ metadataFont: font, captionLanguage }, text);
    void loadScriptFaces(font, families, text).then(
      (characters) => current && setFound(lackingIn(text, new Set(characters))),
      // The preview says that the font could not be loaded.
      () => current && setFound(NONE),
    );
    return () => {
      current = false;
    };
  }, [font, captionLanguage, text]);
  return found;
}

function lackingIn(text: string, characters: ReadonlySet<string>): Lacking {
  if (characters.size === 0) return NONE;
  const boxes = boxGraphemes(text, characters);
  const lacking = graphemes(text).filter((grapheme) => Array.from(grapheme).some((part) => characters.has(part)));
  return { system: [...new Set(lacking)].filter((grapheme) => !boxes.includes(grapheme)), boxes };
}

/** The face that is used because the computer lacks the chosen font; null if it is the font itself. */
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
