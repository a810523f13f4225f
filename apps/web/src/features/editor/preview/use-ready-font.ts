import type { MetadataFont } from "@matte/engine";
import { useEffect, useRef, useState } from "react";
import { loadCaptionFont } from "#domain/fonts/page.ts";
import { useSession } from "../state/context.ts";

export interface ReadyFont {
  readonly family: MetadataFont;
  /** Grows whenever more of the font has arrived, so that widths must be measured anew. */
  readonly arrivals: number;
}

/**
 * The caption's font as far as it can be drawn: while a newly chosen one is on its way, the one before stays.
 * @param text everything that is to be set in it; other scripts come as files of their own
 */
export function useReadyFont(family: MetadataFont, text: string): ReadyFont {
  const { notices } = useSession().services;
  const missed = useRef(new Set<MetadataFont>());
  const [ready, setReady] = useState<ReadyFont>({ family, arrivals: 0 });
  useEffect(() => {
    let current = true;
    const arrive = (): void => {
      if (current) setReady(({ arrivals }) => ({ family, arrivals: arrivals + 1 }));
    };
    // The words matter more than their face, but no other face stands in for it in silence.
    const fail = (): void => {
      if (current && !missed.current.has(family))
        notices.error(`The font ${family} could not be loaded. Another stands in here; exporting a caption needs it.`);
      missed.current.add(family);
      arrive();
    };
    void loadCaptionFont(family, [text]).then(arrive, fail);
    return () => {
      current = false;
    };
  }, [family, text, notices]);
  return ready;
}
