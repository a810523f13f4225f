/** Texts of the caption's fields, each typed for the selected photo or for all photos. */
import { settingOf, type Settings, type TypedField } from "@matte/engine";
import { changeSettings, nameAllSubjects, nameSubject, typeCaption, typeForPhoto } from "./changes.ts";
import { type Change, type EditorDocument, type PhotoEntry, selectedIndex, shownSubject } from "./document.ts";

/** A field of the panel with a text of its own for each photo. */
export type CaptionField = "subject" | TypedField;

/** Photos that a typed text applies to. */
export const SCOPES = ["photo", "all"] as const;
export type Scope = (typeof SCOPES)[number];

/** Chosen scopes; a field that is absent has its first one. */
export type Scopes = Readonly<Partial<Record<CaptionField, Scope>>>;

/** Text of a field for the selected photo. */
export function fieldText(document: EditorDocument, field: CaptionField): string {
  if (field === "subject") return shownSubject(document);
  return selectedPhoto(document)?.typed?.[field] ?? document.settings[settingOf(field)];
}

/** Scope of a field for the selected photo: a text of its own applies to it alone, and a single photo has no choice. */
export function fieldScope(document: EditorDocument, scopes: Scopes, field: CaptionField): Scope {
  if (hasOwnText(document, field)) return "photo";
  const first = field === "subject" ? "photo" : "all";
  return document.photos.length > 1 ? (scopes[field] ?? first) : first;
}

/** Types into a field. The texts that other photos have of their own remain. */
export function typeInField(field: CaptionField, text: string, scope: Scope): Change {
  return typeCaption(text, (document) =>
    changeFor(field, text, scope === "photo" ? document.selected : null)(document),
  );
}

/**
 * Makes the selected photo's own text that of all photos without one of their own; an empty one gives way to the text of all photos.
 */
export function shareOwnText(field: CaptionField): Change {
  return (document) => {
    if (field === "subject" || !hasOwnText(document, field) || document.selected === null) return document;
    const text = fieldText(document, field);
    const shared = typeForPhoto(document.selected, field, null)(document);
    return text === "" ? shared : changeFor(field, text, null)(shared);
  };
}

/** @param id the only photo that is changed; null for all photos */
function changeFor(field: CaptionField, text: string, id: string | null): Change {
  if (field === "subject") return id === null ? nameAllSubjects(text) : nameSubject(text);
  const values: Partial<Settings> = { [settingOf(field)]: text };
  return id === null ? changeSettings(values) : typeForPhoto(id, field, text);
}

function hasOwnText(document: EditorDocument, field: CaptionField): boolean {
  return field !== "subject" && selectedPhoto(document)?.typed?.[field] !== undefined;
}

function selectedPhoto(document: EditorDocument): PhotoEntry | undefined {
  return document.photos[selectedIndex(document)];
}
