/** Texts of the caption's fields, each typed for the selected photo or for all photos. */
import { settingOf, type TypedField } from "@matte/engine";
import { changeSettings, nameAllSubjects, nameSubjects, typeForPhotos } from "./changes.ts";
import { type Change, type EditorDocument, shownSubject } from "./document.ts";
import { changeShown, shownPhoto } from "./own-settings.ts";

/** A field of the panel with a text of its own for each photo. */
export type CaptionField = "subject" | TypedField;

/** Photos that a typed text applies to. */
export const SCOPES = ["photo", "selected", "all"] as const;
export type Scope = (typeof SCOPES)[number];

/** Chosen scopes; a field that is absent has its first one. */
export type Scopes = Readonly<Partial<Record<CaptionField, Scope>>>;

/** Parts of the editor that decide on the scope of a field. */
export interface ScopeState {
  readonly document: EditorDocument;
  /** Ids of the selected photos, the shown one among them. */
  readonly selection: readonly string[];
  readonly scopes: Scopes;
  /** Those chosen while several photos are selected. */
  readonly selectionScopes: Scopes;
}

/** Text of a field for the selected photo. */
export function fieldText(document: EditorDocument, field: CaptionField): string {
  if (field === "subject") return shownSubject(document);
  return shownPhoto(document)?.typed?.[field] ?? document.settings[settingOf(field)];
}

/**
 * Scope of a field: with several photos selected, at first the selection. Otherwise a text of its own applies to the shown photo
 * alone, and a single photo has no choice.
 */
export function fieldScope({ document, selection, scopes, selectionScopes }: ScopeState, field: CaptionField): Scope {
  if (selection.length > 1) return selectionScopes[field] ?? "selected";
  if (hasOwnText(document, field)) return "photo";
  const first = field === "subject" ? "photo" : "all";
  return document.photos.length > 1 ? (scopes[field] ?? first) : first;
}

/** Ids of the photos of a scope; null for all photos. */
export function photosIn(scope: Scope, { document: { selected }, selection }: ScopeState): readonly string[] | null {
  if (scope === "all") return null;
  return scope === "selected" ? selection : [selected ?? ""];
}

/**
 * Types into a field. The texts that other photos have of their own remain.
 * @param ids the only photos that are changed; null for all photos
 */
export function typeInField(field: CaptionField, text: string, ids: readonly string[] | null): Change {
  return typeCaption(text, changeFor(field, text, ids));
}

/** A change of a caption's text, which turns the caption on. */
export function typeCaption(text: string, change: Change): Change {
  return (document) => {
    const changed = change(document);
    return changed === document || text.trim() === "" ? changed : changeShown({ showMetadata: true }, [])(changed);
  };
}

/**
 * Makes the selected photo's own text that of all photos without one of their own; an empty one gives way to the text of all photos.
 */
export function shareOwnText(field: CaptionField): Change {
  return (document) => {
    if (field === "subject" || !hasOwnText(document, field) || document.selected === null) return document;
    const { selected } = document;
    const text = fieldText(document, field);
    const shared = typeForPhotos([selected], field, null)(document);
    return text === "" ? shared : changeFor(field, text, null)(shared);
  };
}

function changeFor(field: CaptionField, text: string, ids: readonly string[] | null): Change {
  if (field === "subject") return ids === null ? nameAllSubjects(text) : nameSubjects(text, ids);
  return ids === null ? changeSettings({ [settingOf(field)]: text }) : typeForPhotos(ids, field, text);
}

function hasOwnText(document: EditorDocument, field: CaptionField): boolean {
  return field !== "subject" && shownPhoto(document)?.typed?.[field] !== undefined;
}
