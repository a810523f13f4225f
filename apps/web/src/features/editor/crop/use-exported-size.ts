import type { PhotoCrop, Size } from "@matte/engine";
import { captionFamily } from "@matte/engine";
import { framedFacts } from "@matte/framing/photos/method.ts";
import { shownFacts } from "@matte/framing/photos/shown.ts";
import { useMemo } from "react";
import { measureInPage } from "#domain/photos/measure.ts";
import type { PhotoFacts } from "#domain/photos/types.ts";
import { usePicture } from "../preview/picture.tsx";

/** Size of a crop as it is exported: without matte or stroke on the left and top a JPEG begins at its next block. */
export function useExportedSize(facts: PhotoFacts, crop: PhotoCrop): Size {
  const picture = usePicture();
  return useMemo(() => {
    const shown = shownFacts(facts, crop);
    if (picture === null) return shown.size;
    const { drawn, exported } = picture;
    return framedFacts(shown, { ...exported, measure: measureInPage(captionFamily(drawn)) }).size;
  }, [facts, crop, picture]);
}
