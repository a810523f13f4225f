import type { MetadataFont } from "@matte/engine";
import { useEffect, useState } from "react";
import { loadCaptionFont } from "../../../lib/fonts/page.ts";

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
  const [ready, setReady] = useState<ReadyFont>({ family, arrivals: 0 });
  useEffect(() => {
    let current = true;
    const arrive = (): void => {
      if (current) setReady(({ arrivals }) => ({ family, arrivals: arrivals + 1 }));
    };
    // A font that cannot be had is drawn in the next best face: the words matter more.
    void loadCaptionFont(family, [text]).then(arrive, arrive);
    return () => {
      current = false;
    };
  }, [family, text]);
  return ready;
}
