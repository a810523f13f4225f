/** The sample photo with a caption, drawn by the export's layout and painter. */
import {
  asTemplate,
  captionColumns,
  captionDescription,
  layoutPicture,
  photoCaption,
  printedText,
  type Layout,
  type Settings,
} from "@matte/engine";
import { onboarding } from "@matte/messages/onboarding";
import { useEffect, useLayoutEffect, useState, type RefObject } from "react";
import { loadCaptionFont } from "#domain/fonts/page.ts";
import { measureInPage } from "#domain/photos/measure.ts";
import { drawScaled, openPageContext } from "#domain/pictures/draw-layout.ts";
import { decodeImage } from "#lib/decode-image.ts";
import { useDeviceSpace } from "#lib/device-space.ts";
import arch from "./arch.webp";

const PHOTO = { width: 800, height: 533 };
const { subject } = onboarding.preview;

/** The settings with the texts printed by the sample: its file has a title, and no other words. */
export function filledForSample(settings: Settings): Settings {
  const photo = { subject: asTemplate(subject), typed: {}, words: { title: subject }, camera: {}, number: 1, count: 1 };
  return photoCaption(settings, { ...photo, size: PHOTO, fileName: `${subject}.jpg` }).settings;
}

/** The sample's caption, line by line. */
export function sampleCaption(settings: Settings): string {
  return captionDescription(captionColumns(settings, subject, {}));
}

/** Keeps a canvas drawn at its style sheet width. */
export function useSampleDrawing(canvas: RefObject<HTMLCanvasElement | null>, settings: Settings): void {
  const photo = useSamplePhoto();
  const layout = useSampleLayout(settings);
  const space = useDeviceSpace(canvas);
  const width = space?.size.width;
  useLayoutEffect(() => {
    const context = canvas.current && openPageContext(canvas.current, false);
    if (!context || photo === null || layout === null || width === undefined) return;
    drawScaled(context, layout, width / layout.canvas.width, { photo, logo: null });
  }, [canvas, photo, layout, width]);
}

function useSamplePhoto(): HTMLImageElement | null {
  const [photo, setPhoto] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    let current = true;
    void decodeImage(arch).then(
      (image) => current && setPhoto(image),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return photo;
}

/** The layout, once the font can be measured; the previous layout while font files for new text are loading. */
function useSampleLayout(settings: Settings): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null);
  useEffect(() => {
    let current = true;
    const update = (): void => {
      if (current) setLayout(layoutSample(settings));
    };
    // If its font cannot be loaded the caption is drawn in another one.
    const { left, right } = captionColumns(settings, subject, {});
    void loadCaptionFont(settings, printedText([...left, ...right])).then(update, update);
    return () => {
      current = false;
    };
  }, [settings]);
  return layout;
}

function layoutSample(settings: Settings): Layout {
  const measure = measureInPage(settings.metadataFont);
  return layoutPicture({ settings, photo: PHOTO, subject, camera: {}, watermark: false, measure });
}
