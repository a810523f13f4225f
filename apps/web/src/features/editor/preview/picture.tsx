/** The framed picture in the preview: one layout for the canvas, the status line and the panel's notes. */
import {
  capabilities,
  captionColumns,
  captionDescription,
  type CaptionColumns,
  type PrintedLine,
  printedLines,
  type PrintedText,
  printedText,
  type PrintedTexts,
  type Settings,
} from "@matte/engine";
import { createContext, useContext, useMemo, type ReactNode } from "react";
import { estimateFileSize } from "#domain/photos/file-size.ts";
import { isEncodable } from "@matte/framing/photos/limits.ts";
import { type PhotoEntry, selectedIndex } from "../model/document.ts";
import { captionOf, type ListPosition } from "../model/photo-caption.ts";
import type { PhotoRecord } from "../model/registry.ts";
import { useEditor, usePrintedPosition, useSelectedPhoto } from "../state/context.ts";
import { effectiveSettings, effectiveSettingsOf } from "../state/store.ts";
import { type FrameStyle, type PhotoPlan, planPhoto } from "./plan-photo.ts";
import { useAssessment } from "./use-assessment.ts";
import { useLocalFont, useReadyFont } from "./use-fonts.ts";

export interface Picture extends PhotoPlan {
  readonly photo: PhotoRecord;
  /** True when the browser cannot draw or encode the export. */
  readonly tooLarge: boolean;
  /** Estimated size of the exported file. */
  readonly bytes: number;
  /** The caption as text, line by line. */
  readonly description: string;
  /** The caption's text by weight. */
  readonly printed: PrintedText;
}

const PictureContext = createContext<Picture | null>(null);
/** Styles of the shown photo, and of photos without settings of their own. */
interface Styles {
  readonly shown: FrameStyle;
  readonly shared: FrameStyle;
}

const StylesContext = createContext<Styles | null>(null);

/** Returns null while there is no photo. */
export function usePicture(): Picture | null {
  return useContext(PictureContext);
}

/** The style of the shown photo; another object whenever it looks different, also when a font has loaded. */
export function useFrameStyle(): FrameStyle {
  return useStyles().shown;
}

/** The style of photos without settings of their own; `styleOf` gives that of the others. */
export function useSharedStyle(): FrameStyle {
  return useStyles().shared;
}

function useStyles(): Styles {
  const styles = useContext(StylesContext);
  if (styles === null) throw new Error("Styles must be used within a PictureProvider");
  return styles;
}

export function PictureProvider({ children }: { readonly children: ReactNode }) {
  const photo = useSelectedPhoto();
  const listed = useListedPhoto(photo);
  const { styles, columns } = useCurrentStyles(listed);
  const picture = useFramedPhoto(listed, styles.shown, columns);
  useAssessment(picture);
  return (
    <StylesContext value={styles}>
      <PictureContext value={picture}>{children}</PictureContext>
    </StylesContext>
  );
}

/** A photo with its entry in the list. */
interface ListedPhoto {
  readonly record: PhotoRecord;
  readonly entry: PhotoEntry;
  readonly position: ListPosition;
}

function useListedPhoto(record: PhotoRecord | null): ListedPhoto | null {
  const entry = useEditor(({ history: { present } }) => present.photos[selectedIndex(present)]);
  const position = usePrintedPosition(entry);
  return useMemo(
    () => (record === null || entry === undefined ? null : { record, entry, position }),
    [record, entry, position],
  );
}

interface CurrentStyles {
  readonly styles: Styles;
  readonly columns: CaptionColumns;
}

function useCurrentStyles(photo: ListedPhoto | null): CurrentStyles {
  const plan = useEditor((state) => state.plan);
  const settings = useEditor(effectiveSettings);
  const others = useEditor((state) => effectiveSettingsOf(state));
  const caption = useMemo(() => captionFor(settings, photo), [settings, photo]);
  const columns = useMemo(() => captionColumns(caption.settings, caption.subject, caption.camera), [caption]);
  const printed = useMemo(() => printedText(printedLines({ ...caption, watermark: true })), [caption]);
  const font = useReadyFont(settings, printed);
  const localFontHere = useLocalFont(settings.localFont);
  const styles = useMemo(() => {
    const styleIn = (all: Settings): FrameStyle => {
      // The font of other photos is loaded by their thumbnails.
      const metadataFont = all.metadataFont === settings.metadataFont ? font.family : all.metadataFont;
      const drawn = { ...all, metadataFont, localFont: localFontHere ? all.localFont : null };
      return { plan, settings: all, drawn, watermark: capabilities(plan).watermark };
    };
    const shown = styleIn(settings);
    return { shown, shared: others === settings ? shown : styleIn(others) };
  }, [settings, others, plan, font, localFontHere]);
  return { styles, columns };
}

/** The photo's caption; without a photo, the texts as typed. */
function captionFor(settings: Settings, photo: ListedPhoto | null): Omit<PrintedTexts, "watermark"> {
  if (photo === null) return { settings, subject: settings.subjectName, camera: {} };
  return captionOf(settings, photo.entry, photo.record, photo.position);
}

function linesOf({ left, right }: CaptionColumns): readonly PrintedLine[] {
  return [...left, ...right];
}

function useFramedPhoto(photo: ListedPhoto | null, style: FrameStyle, columns: CaptionColumns): Picture | null {
  const found = useEditor((state) => (photo === null ? undefined : state.fallbacks.get(photo.record.id)));
  return useMemo(() => {
    if (photo === null) return null;
    const plan = planPhoto(style, { ...photo, found });
    const tooLarge = !isEncodable(plan.layout.canvas, style.settings.exportFormat);
    const bytes = estimateFileSize(photo.record.facts, plan.method, plan.layout);
    return {
      ...plan,
      photo: photo.record,
      tooLarge,
      bytes,
      description: captionDescription(columns),
      printed: printedText(linesOf(columns)),
    };
  }, [photo, style, found, columns]);
}
