/** All changes to a document. SPEC §4 has the list's rules. */
import { resetSettings, type Settings, type TypedField } from "@matte/engine";
import { selectedIndex, type Change, type EditorDocument, type PhotoEntry } from "./document.ts";

/** Appends photos; selects the first one when nothing is selected. They replace a sample photo. */
export function addPhotos(added: readonly PhotoEntry[]): Change {
  return (document) => {
    const [first] = added;
    if (first === undefined) return document;
    const samples = document.photos.filter(({ sample }) => sample === true).map(({ id }) => id);
    const { photos, selected } = removePhotos(new Set(samples))(document);
    const next = 1 + photos.reduce((last, photo) => Math.max(last, photo.added ?? -1), -1);
    const numbered = added.map((photo, at) => ({ ...photo, added: next + at }));
    return { ...document, photos: [...photos, ...numbered], selected: selected ?? first.id };
  };
}

/** Puts an earlier visit's photos before the others. Documents with the same photo list share the new one. */
export function insertPhotos(inserted: readonly PhotoEntry[]): Change {
  const lists = new Map<readonly PhotoEntry[], readonly PhotoEntry[]>();
  return (document) => {
    const photos = lists.get(document.photos) ?? [...inserted, ...document.photos];
    lists.set(document.photos, photos);
    return { ...document, photos, selected: document.selected ?? photos[0]?.id ?? null };
  };
}

/** Removes a photo; when it was selected, selects the first remaining one. */
export function removePhoto(id: string): Change {
  return removePhotos(new Set([id]));
}

/** Removes photos, including the selected one if listed; then selects the first remaining one. */
export function removePhotos(ids: ReadonlySet<string>): Change {
  return (document) => {
    const photos = document.photos.filter((photo) => !ids.has(photo.id));
    if (photos.length === document.photos.length) return document;
    const { selected } = document;
    return {
      ...document,
      photos,
      selected: selected !== null && ids.has(selected) ? (photos[0]?.id ?? null) : selected,
    };
  };
}

/** Moves a photo. @param to index in the list without it; indices beyond the ends mean the ends */
export function movePhoto(id: string, to: number): Change {
  return (document) => {
    const moved = document.photos.find((photo) => photo.id === id);
    if (moved === undefined) return document;
    const photos = document.photos.filter((photo) => photo !== moved);
    photos.splice(Math.max(0, to), 0, moved);
    return photos.every((photo, at) => photo === document.photos[at]) ? document : { ...document, photos };
  };
}

export const clearPhotos: Change = (document) =>
  document.photos.length === 0 ? document : { ...document, photos: [], selected: null };

/** Selects another photo; unknown ids change nothing. */
export function selectPhoto(id: string): Change {
  return (document) =>
    document.selected === id || !document.photos.some((photo) => photo.id === id)
      ? document
      : { ...document, selected: id };
}

/** Selects the next or the previous photo; does nothing at the ends of the list. */
export function stepSelection(by: -1 | 1): Change {
  return (document) => {
    const next = document.photos[selectedIndex(document) + by];
    return next === undefined ? document : { ...document, selected: next.id };
  };
}

/** Replaces some settings; values equal to the present ones are no change. */
export function changeSettings(values: Partial<Settings>): Change {
  return (document) => {
    const settings = { ...document.settings, ...values };
    return sameValues(settings, document.settings) ? document : { ...document, settings };
  };
}

/** Sets the subject of some photos and the setting `subjectName`. */
export function nameSubjects(subject: string, ids: readonly string[]): Change {
  return (document) => {
    const named = changeSettings({ subjectName: subject })(document);
    return withSubjects(named, (photo) => (ids.includes(photo.id) ? subject : photo.subject));
  };
}

/** Sets the subject of all photos and the setting `subjectName`. */
export function nameAllSubjects(subject: string): Change {
  return (document) => withSubjects(changeSettings({ subjectName: subject })(document), () => subject);
}

/** Copies the selected photo's subject to all photos. */
export const copySubjectToAll: Change = (document) => {
  const subject = document.photos[selectedIndex(document)]?.subject;
  return subject === undefined ? document : withSubjects(document, () => subject);
};

/** Sets individual texts; null prints the text for all photos again. @param ids null for all photos */
export function typeForPhotos(ids: readonly string[] | null, field: TypedField, text: string | null): Change {
  return (document) =>
    withPhotos(document, (photo) => ((ids?.includes(photo.id) ?? true) ? withTyped(photo, field, text) : photo));
}

/** Resets the settings listed in SPEC §4, and empties every photo's subject, individual texts and individual settings. */
export const resetDocument: Change = (document) => {
  const settings = resetSettings(document.settings);
  const reset = sameValues(settings, document.settings) ? document : { ...document, settings };
  return withPhotos(
    withSubjects(reset, () => ""),
    withoutOwnParts,
  );
};

function withSubjects(document: EditorDocument, subjectOf: (photo: PhotoEntry) => string): EditorDocument {
  return withPhotos(document, (photo) => {
    const subject = subjectOf(photo);
    return subject === photo.subject ? photo : { ...photo, subject };
  });
}

/** Sets a photo's individual text, or removes it for null; returns the same object if unchanged. */
export function withTyped(photo: PhotoEntry, field: TypedField, text: string | null): PhotoEntry {
  const { typed = {} } = photo;
  if ((typed[field] ?? null) === text) return photo;
  const { [field]: _replaced, ...others } = typed;
  return { ...photo, typed: text === null ? others : { ...others, [field]: text } };
}

function withoutOwnParts(photo: PhotoEntry): PhotoEntry {
  const { own, ...others } = photo;
  const untyped = Object.keys(photo.typed ?? {}).length === 0 ? others : { ...others, typed: {} };
  return own === undefined && untyped.typed === photo.typed ? photo : untyped;
}

/** Changes photos; returns the same object if each is unchanged. */
export function withPhotos(document: EditorDocument, change: (photo: PhotoEntry) => PhotoEntry): EditorDocument {
  const photos = document.photos.map(change);
  return photos.every((photo, at) => photo === document.photos[at]) ? document : { ...document, photos };
}

function sameValues(a: Settings, b: Settings): boolean {
  return (Object.keys(a) as (keyof Settings)[]).every((key) => Object.is(a[key], b[key]));
}
