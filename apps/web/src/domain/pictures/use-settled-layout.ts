import { layoutPicture, printedLines, printedText, type Layout, type LayoutInput } from "@matte/engine";
import { useEffect, useState } from "react";
import { loadCaptionFont } from "#domain/fonts/page.ts";
import { measureInPage } from "#domain/photos/measure.ts";

/**
 * Lays out a photo once its fonts can be measured; the previous layout while font files for new text are loading.
 * @param input the same object until it changes: another one is laid out again
 */
export function useSettledLayout(input: Omit<LayoutInput, "measure">): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null);
  useEffect(() => {
    let current = true;
    const measure = measureInPage(input.settings.metadataFont);
    const update = (): void => {
      if (current) setLayout(layoutPicture({ ...input, measure }));
    };
    // If its font cannot be loaded the caption is drawn in another one.
    void loadCaptionFont(input.settings, printedText(printedLines(input))).then(update, update);
    return () => {
      current = false;
    };
  }, [input]);
  return layout;
}
