/** The framed picture in the preview: one layout for the canvas, the status line and the panel's notes. */
import { capabilities, type Settings } from "@matte/engine";
import { createContext, useContext, useMemo, type ReactNode } from "react";
import { useLoaded } from "#lib/use-loaded.ts";
import { selectedIndex } from "../model/document.ts";
import { useEditor, usePrintedPosition, useShownRecord } from "../state/context.ts";
import { effectiveSettings, effectiveSettingsOf } from "../state/store.ts";
import type { ListedPhoto, Picture, ShownCaption } from "./frame-photo.ts";
import type { FrameStyle } from "./plan-photo.ts";
import { useLocalFont, useReadyFont } from "./use-fonts.ts";

/** Layout, captions and fonts, not needed by an empty editor. */
const loadFraming = async () => import("./frame-photo.ts");
type Framing = Awaited<ReturnType<typeof loadFraming>>;

const PictureContext = createContext<Picture | null>(null);
/** The shown photo's style, and the one for photos without individual settings. */
interface Styles {
  readonly shown: FrameStyle;
  readonly shared: FrameStyle;
}

const StylesContext = createContext<Styles | null>(null);

/** Returns null while there is no photo, or no code to frame it. */
export function usePicture(): Picture | null {
  return useContext(PictureContext);
}

/** The shown photo's style; another object whenever it looks different, even when a font has loaded. */
export function useFrameStyle(): FrameStyle {
  return useStyles().shown;
}

/** The style for photos without individual settings; `styleOf` returns the others'. */
export function useSharedStyle(): FrameStyle {
  return useStyles().shared;
}

function useStyles(): Styles {
  const styles = useContext(StylesContext);
  if (styles === null) throw new Error("Styles must be used within a PictureProvider");
  return styles;
}

export function PictureProvider({ children }: { readonly children: ReactNode }) {
  const listed = useListedPhoto();
  const framing = useLoaded(loadFraming);
  const { styles, caption } = useCurrentStyles(framing, listed);
  const picture = useFramedPhoto(framing, listed, styles.shown, caption);
  return (
    <StylesContext value={styles}>
      <PictureContext value={picture}>{children}</PictureContext>
    </StylesContext>
  );
}

/** The shown photo; in the mode `Crop` as far as it is cropped already. */
function useListedPhoto(): ListedPhoto | null {
  const stored = useEditor(({ history: { present } }) => present.photos[selectedIndex(present)]);
  const crop = useEditor((state) => state.cropping);
  const entry = useMemo(() => (stored === undefined || crop === null ? stored : { ...stored, crop }), [stored, crop]);
  const record = useShownRecord(entry);
  const position = usePrintedPosition(stored);
  return useMemo(
    () => (record === undefined || entry === undefined ? null : { record, entry, position }),
    [record, entry, position],
  );
}

interface CurrentStyles {
  readonly styles: Styles;
  readonly caption: ShownCaption | null;
}

function useCurrentStyles(framing: Framing | null, photo: ListedPhoto | null): CurrentStyles {
  const plan = useEditor((state) => state.plan);
  const settings = useEditor(effectiveSettings);
  const others = useEditor((state) => effectiveSettingsOf(state));
  const caption = useMemo(() => framing?.captionFor(settings, photo) ?? null, [framing, settings, photo]);
  const font = useReadyFont(settings, caption?.textToLoad, framing?.loadCaptionFont);
  const localFontHere = useLocalFont(settings.localFont);
  const styles = useMemo(() => {
    const styleIn = (all: Settings): FrameStyle => {
      // Thumbnails load the fonts of other photos.
      const metadataFont = all.metadataFont === settings.metadataFont ? font.family : all.metadataFont;
      const drawn = { ...all, metadataFont, localFont: localFontHere ? all.localFont : null };
      return { plan, settings: all, drawn, watermark: capabilities(plan).watermark };
    };
    const shown = styleIn(settings);
    return { shown, shared: others === settings ? shown : styleIn(others) };
  }, [settings, others, plan, font, localFontHere]);
  return { styles, caption };
}

function useFramedPhoto(
  framing: Framing | null,
  photo: ListedPhoto | null,
  style: FrameStyle,
  caption: ShownCaption | null,
): Picture | null {
  const found = useEditor((state) => (photo === null ? undefined : state.fallbacks.get(photo.record.id)));
  const fit = useEditor((state) => (photo === null ? undefined : state.fits.get(photo.record.id)));
  return useMemo(
    () =>
      framing === null || photo === null || caption === null
        ? null
        : framing.framePhoto({ ...photo, found, fit }, style, caption),
    [framing, photo, style, found, fit, caption],
  );
}
