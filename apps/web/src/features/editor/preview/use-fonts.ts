/** Fonts the preview can draw now: loaded web fonts, and local ones on this computer. */
import type { LocalFont, MetadataFont, PrintedText, Settings } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { useEffect, useRef, useState } from "react";
import type { loadCaptionFont } from "#domain/fonts/page.ts";
import { useSession } from "../state/context.ts";

interface ReadyFont {
  readonly family: MetadataFont;
  /** Increases with every font file loaded; text must then be measured again. */
  readonly version: number;
}

/**
 * The caption font available now: the previous one while the chosen one is loading.
 * @param text all text in the font; each script has a separate font file
 * @param load undefined until its code is there
 */
export function useReadyFont(
  { metadataFont: family, captionLanguage }: Pick<Settings, "captionLanguage" | "metadataFont">,
  text: PrintedText | undefined,
  load: typeof loadCaptionFont | undefined,
): ReadyFont {
  const { notices } = useSession().services;
  const missed = useRef(new Set<MetadataFont>());
  const [ready, setReady] = useState<ReadyFont>({ family, version: 0 });
  const printed = text && JSON.stringify(text);
  useEffect(() => {
    if (load === undefined || printed === undefined) return undefined;
    let current = true;
    const onLoaded = (): void => {
      if (current) setReady(({ version }) => ({ family, version: version + 1 }));
    };
    // The text is drawn in another font, so the user is notified.
    const fail = (): void => {
      if (current && !missed.current.has(family)) notices.error(editor.preview.fontNotLoaded(family));
      missed.current.add(family);
      onLoaded();
    };
    const loaded = load({ metadataFont: family, captionLanguage }, JSON.parse(printed) as PrintedText);
    void loaded.then(onLoaded, fail);
    return () => {
      current = false;
    };
  }, [family, captionLanguage, printed, notices, load]);
  return ready;
}

interface Known {
  readonly font: LocalFont;
  readonly here: boolean;
}

/** Returns whether this computer has the chosen local font; null while that is unknown or no local font is chosen. */
export function useLocalFont(font: LocalFont | null): boolean | null {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let current = true;
    if (font !== null) void isHere(font).then((here) => current && setKnown({ font, here }));
    return () => {
      current = false;
    };
  }, [font]);
  return font !== null && known?.font === font ? known.here : null;
}

async function isHere(font: LocalFont): Promise<boolean> {
  const { hasLocalFont } = await import("@matte/framing/platform/local-font.ts");
  return hasLocalFont(font);
}
