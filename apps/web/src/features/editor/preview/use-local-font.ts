import type { LocalFont } from "@matte/engine";
import { useEffect, useState } from "react";

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
  const { hasLocalFont } = await import("#domain/fonts/local.ts");
  return hasLocalFont(font);
}
