/** Contents of a page, and the fonts that it needs. */
import {
  drawnTexts,
  type Layout,
  logoForMatte,
  type PrintedText,
  printedText,
  type Settings,
  type Size,
} from "@matte/engine";
import { sheetPage } from "@matte/engine/pdf";
import { sheetLines } from "@matte/framing/pdf/sheet-lines.ts";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { loadCaptionFont } from "#domain/fonts/page.ts";
import { openPageContext } from "#domain/pictures/draw-layout.ts";
import { useSharedStyle } from "../preview/picture.tsx";
import { type FrameStyle, planPhoto, styleOf } from "../preview/plan-photo.ts";
import { useEditor, useSession } from "../state/context.ts";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettingsOf } from "../state/store.ts";
import { contactSheet, drawPage, framedPage, paperOf } from "./draw-page.ts";
import { type PdfPhoto, sheetPhotoOf } from "./listed-photos.ts";
import { usePageThumbnails, useSharpPicture } from "./use-page-pictures.ts";

/** @param photos the page's; the same array until they change @param space in device pixels; null before it is measured @returns the paper */
export function useDrawnPage(
  canvas: RefObject<HTMLCanvasElement | null>,
  photos: readonly PdfPhoto[],
  space: Size | null,
): Size {
  const session = useSession();
  const style = useSharedStyle();
  const settings = useEditor((state) => effectiveSettingsOf(state));
  const thumbnails = usePageThumbnails(photos);
  const [first] = photos;
  const isPhoto = settings.pdfLayout === "photo";
  const sharp = useSharpPicture(isPhoto && first !== undefined ? first : null, space === null ? 0 : longSideOf(space));
  const framed = useMemo(
    () => (isPhoto && first !== undefined ? frameOf(style, first) : null),
    [isPhoto, first, style],
  );
  const sheet = useMemo(
    () => (isPhoto ? null : sheetOf(session, settings, photos)),
    [isPhoto, session, settings, photos],
  );
  const fonts = useFonts(framed?.drawn ?? settings, framed?.printed ?? sheet?.printed);
  useLayoutEffect(() => {
    const context = canvas.current && openPageContext(canvas.current, isWideGamut(first));
    if (context === null || space === null) return;
    if (framed !== null) {
      const photo = sharp ?? thumbnails.get(idOf(first));
      const logo = logoOf(session, framed.drawn);
      if (photo !== undefined) drawPage(context, settings, space, framedPage(settings, framed.layout, { photo, logo }));
    } else if (sheet !== null) {
      const all = sheet.photos.map((photo) => ({ ...photo, picture: thumbnails.get(photo.id) ?? null }));
      drawPage(context, settings, space, contactSheet(settings, all));
    }
  }, [canvas, session, settings, space, first, framed, sheet, sharp, thumbnails, fonts]);
  return paperOf(settings, framed?.layout.canvas ?? null);
}

function isWideGamut(photo: PdfPhoto | undefined): boolean {
  return photo?.record.facts.wideGamut ?? false;
}

function idOf(photo: PdfPhoto | undefined): string {
  return photo?.entry.id ?? "";
}

function logoOf({ logos }: EditorSession, drawn: Settings): ImageBitmap | null {
  return logos.get(logoForMatte(drawn)?.id ?? "")?.bitmap ?? null;
}

function longSideOf({ width, height }: Size): number {
  return Math.ceil(Math.max(width, height));
}

interface Framed {
  readonly layout: Layout;
  readonly drawn: Settings;
  readonly printed: PrintedText;
}

function frameOf(shared: FrameStyle, photo: PdfPhoto): Framed {
  const { layout, drawn } = planPhoto(styleOf(shared, photo.entry), { ...photo, found: undefined });
  return { layout, drawn, printed: printedText(drawnTexts(layout, drawn)) };
}

function sheetOf(session: EditorSession, settings: Settings, photos: readonly PdfPhoto[]) {
  const page = sheetPage(settings);
  const all = photos.map((photo) => ({
    id: photo.entry.id,
    size: photo.record.facts.size,
    lines: sheetLines(sheetPhotoOf(session, photo), page),
  }));
  const texts = all.flatMap(({ lines }) => lines.map(({ text, font }) => ({ text, weight: font.weight })));
  return { photos: all, printed: printedText(texts) };
}

/** Loads fonts; another number once they are there. */
function useFonts({ metadataFont, captionLanguage }: Settings, printed: PrintedText | undefined): number {
  const [version, setVersion] = useState(0);
  const text = printed && JSON.stringify(printed);
  useEffect(() => {
    if (text === undefined) return undefined;
    let current = true;
    const update = (): void => {
      if (current) setVersion((before) => before + 1);
    };
    // Without them the page shows another font; the export says so.
    void loadCaptionFont({ metadataFont, captionLanguage }, JSON.parse(text) as PrintedText).then(
      update,
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [metadataFont, captionLanguage, text]);
  return version;
}
