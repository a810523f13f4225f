/** Individual settings for some photos, such as a look: they replace those for all photos. */
import { FRAME_FIELDS, type FrameSettings, type Settings } from "@matte/engine";
import { changeSettings, withPhotos } from "./changes.ts";
import { selectedIndex, type Change, type EditorDocument, type PhotoEntry } from "./document.ts";

type OwnSettings = Partial<Settings>;

const merged = new WeakMap<Settings, WeakMap<OwnSettings, Settings>>();

/** A photo's settings, before the plan restricts them. The same object as long as both are the same. */
export function settingsOfPhoto(settings: Settings, own: OwnSettings | undefined): Settings {
  if (own === undefined) return settings;
  const known = merged.get(settings) ?? new WeakMap<OwnSettings, Settings>();
  merged.set(settings, known);
  const found = known.get(own) ?? { ...settings, ...own };
  known.set(own, found);
  return found;
}

export function shownPhoto(document: EditorDocument): PhotoEntry | undefined {
  return document.photos[selectedIndex(document)];
}

/** The shown photo's settings, as in the panel. */
export function shownSettings(document: EditorDocument): Settings {
  return settingsOfPhoto(document.settings, shownPhoto(document)?.own);
}

/**
 * Changes settings as the panel shows them. The shown photo's individual settings are changed for it and for the selected photos
 * that have them too; all others for all photos.
 * @param selection ids of the selected photos
 */
export function changeShown(values: Partial<Settings>, selection: readonly string[]): Change {
  return (document) => {
    const { own } = shownPhoto(document) ?? {};
    if (own === undefined) return changeSettings(values)(document);
    const isOwn = (field: string): boolean => Object.hasOwn(own, field);
    const mine = Object.fromEntries(Object.entries(values).filter(([field]) => isOwn(field)));
    const shared = Object.fromEntries(Object.entries(values).filter(([field]) => !isOwn(field)));
    const ids = new Set([...selection, document.selected]);
    return withPhotos(changeSettings(shared)(document), (photo) =>
      ids.has(photo.id) ? withOwnReplaced(photo, mine) : photo,
    );
  };
}

/** Chooses a logo for all photos; the shown one no longer has that of its profile. */
export function withChosenLogo(values: Partial<Settings>): Change {
  return (document) => changeShown({ profileLogo: "chosen" }, [])(changeSettings(values)(document));
}

/** Replaces individual settings the photo already has; adds none. */
function withOwnReplaced(photo: PhotoEntry, values: OwnSettings): PhotoEntry {
  const { own } = photo;
  if (own === undefined) return photo;
  return withOwn(photo, Object.fromEntries(Object.entries(values).filter(([field]) => Object.hasOwn(own, field))));
}

/** Adds individual settings to a photo; returns the same object if unchanged. */
function withOwn(photo: PhotoEntry, values: OwnSettings): PhotoEntry {
  const own = { ...photo.own, ...values };
  const before = new Map<string, unknown>(Object.entries(photo.own ?? {}));
  const isSame = Object.entries(own).every(
    ([field, value]) => before.has(field) && Object.is(before.get(field), value),
  );
  return isSame ? photo : { ...photo, own };
}

/** Gives photos an individual frame. */
export function frameOwn(ids: readonly string[], frame: FrameSettings): Change {
  const chosen = new Set(ids);
  return (document) => withPhotos(document, (photo) => (chosen.has(photo.id) ? withOwn(photo, frame) : photo));
}

/** Frames all photos alike: with these settings, and no individual frames. */
export function frameAll(values: Partial<Settings>): Change {
  return (document) => withPhotos(changeSettings(values)(document), withoutOwnFrame);
}

/** Gives all photos the shown one's frame, and removes individual frames. */
export const shareFrame: Change = (document) => {
  const shown = shownSettings(document);
  const frame = Object.fromEntries(FRAME_FIELDS.map((field) => [field, shown[field]]));
  return withPhotos(changeSettings(frame)(document), withoutOwn);
};

export function hasOwnSettings({ photos }: EditorDocument): boolean {
  return photos.some(({ own }) => own !== undefined);
}

function withoutOwnFrame(photo: PhotoEntry): PhotoEntry {
  if (photo.own === undefined) return photo;
  const others = Object.entries(photo.own).filter(([field]) => !(FRAME_FIELDS as readonly string[]).includes(field));
  if (others.length === 0) return withoutOwn(photo);
  return others.length === Object.keys(photo.own).length ? photo : { ...photo, own: Object.fromEntries(others) };
}

function withoutOwn(photo: PhotoEntry): PhotoEntry {
  if (photo.own === undefined) return photo;
  const { own: _own, ...others } = photo;
  return others;
}
