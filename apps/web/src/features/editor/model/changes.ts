/** Every way a document can change. Rules of the list: SPEC §4. */
import { resetSettings, type Settings } from "@matte/engine";
import { selectedIndex, type Change, type EditorDocument, type PhotoEntry } from "./document.ts";

/** Appends; while nothing is selected, the first of the added photos gets selected. */
export function addPhotos(added: readonly PhotoEntry[]): Change {
  return (document) => {
    const [first] = added;
    if (first === undefined) return document;
    return { ...document, photos: [...document.photos, ...added], selected: document.selected ?? first.id };
  };
}

/** Takes one photo off the list; when it was the selected one, the first remaining takes its place. */
export function removePhoto(id: string): Change {
  return (document) => {
    const photos = document.photos.filter((photo) => photo.id !== id);
    if (photos.length === document.photos.length) return document;
    return { ...document, photos, selected: document.selected === id ? (photos[0]?.id ?? null) : document.selected };
  };
}

/** Puts one photo into another place of the list, counted from 0 without it; beyond the ends, at the end. */
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

/** Shows another photo; an id that is not on the list changes nothing. */
export function selectPhoto(id: string): Change {
  return (document) =>
    document.selected === id || !document.photos.some((photo) => photo.id === id)
      ? document
      : { ...document, selected: id };
}

/** Shows the photo `by` places further, staying put beyond the ends of the list. */
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

/** Names the selected photo's subject and remembers it as the one typed last. */
export function nameSubject(subject: string): Change {
  return (document) => {
    const named = changeSettings({ subjectName: subject })(document);
    return withSubjects(named, (photo) => (photo.id === document.selected ? subject : photo.subject));
  };
}

/** Copies the selected photo's subject to all the others. */
export const useSubjectForAll: Change = (document) => {
  const subject = document.photos[selectedIndex(document)]?.subject;
  return subject === undefined ? document : withSubjects(document, () => subject);
};

/** Settings back as SPEC §4 lists them, and no photo keeps a subject. */
export const resetDocument: Change = (document) => {
  const settings = resetSettings(document.settings);
  const reset = sameValues(settings, document.settings) ? document : { ...document, settings };
  return withSubjects(reset, () => "");
};

function withSubjects(document: EditorDocument, subjectOf: (photo: PhotoEntry) => string): EditorDocument {
  if (document.photos.every((photo) => photo.subject === subjectOf(photo))) return document;
  return { ...document, photos: document.photos.map((photo) => ({ ...photo, subject: subjectOf(photo) })) };
}

function sameValues(a: Settings, b: Settings): boolean {
  return (Object.keys(a) as (keyof Settings)[]).every((key) => Object.is(a[key], b[key]));
}
