/** A sample photo in its frame, laid out as for an export. */
import { asTemplate, photoCaption, type Layout, type Settings, type Size } from "@matte/engine";
import { useEffect, useMemo, useState } from "react";
import { decodeImage } from "#lib/decode-image.ts";
import { useSettledLayout } from "./use-settled-layout.ts";

/** Keep one `size` per sample: another object is laid out again. */
export interface FramedPhoto {
  readonly url: string;
  readonly size: Size;
  readonly subject: string;
}

/** Fills placeholders with the sample's words: its file has a title, and no other. */
export function filledForSample(settings: Settings, { subject, size }: FramedPhoto): Settings {
  const photo = { subject: asTemplate(subject), typed: {}, words: { title: subject }, camera: {}, number: 1, count: 1 };
  return photoCaption(settings, { ...photo, size, fileName: `${subject}.jpg` }).settings;
}

/** Returns what to draw; null until photo and fonts have loaded. @param settings filled for the sample */
export function useFramedSample(
  settings: Settings,
  sample: FramedPhoto,
  watermark = false,
): { readonly photo: HTMLImageElement; readonly layout: Layout } | null {
  const photo = useSamplePhoto(sample.url);
  const { subject, size } = sample;
  const input = useMemo(
    () => ({ settings, subject, camera: {}, watermark, photo: size }),
    [settings, subject, watermark, size],
  );
  const layout = useSettledLayout(input);
  return photo === null || layout === null ? null : { photo, layout };
}

function useSamplePhoto(url: string): HTMLImageElement | null {
  const [photo, setPhoto] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    let current = true;
    void decodeImage(url).then(
      (image) => current && setPhoto(image),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [url]);
  return photo;
}
