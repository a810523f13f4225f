/** A sample photo in its frame, laid out as for an export. */
import {
  asTemplate,
  layoutPicture,
  photoCaption,
  printedLines,
  printedText,
  type Layout,
  type Settings,
  type Size,
} from "@matte/engine";
import { useEffect, useState } from "react";
import { loadCaptionFont } from "#domain/fonts/page.ts";
import { measureInPage } from "#domain/photos/measure.ts";
import { decodeImage } from "#lib/decode-image.ts";

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
  const layout = useSampleLayout(settings, sample, watermark);
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

/** The layout, once the font can be measured; the previous layout while font files for new text are loading. */
function useSampleLayout(settings: Settings, { subject, size }: FramedPhoto, watermark: boolean): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null);
  useEffect(() => {
    let current = true;
    const measure = measureInPage(settings.metadataFont);
    const printed = { settings, subject, camera: {}, watermark };
    const update = (): void => {
      if (current) setLayout(layoutPicture({ ...printed, photo: size, measure }));
    };
    // If its font cannot be loaded the caption is drawn in another one.
    void loadCaptionFont(settings, printedText(printedLines(printed))).then(update, update);
    return () => {
      current = false;
    };
  }, [settings, subject, size, watermark]);
  return layout;
}
