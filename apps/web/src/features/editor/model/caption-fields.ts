/** Texts in the caption's fields, each typed for the selected photo or for all photos. */
import { asTemplate, type CaptionField, settingOf, sharedText } from "@matte/engine";
import { changeSettings, nameAllSubjects, nameSubjects, typeForPhotos } from "./changes.ts";
import { type Change, type EditorDocument, shownSubject } from "./document.ts";
import { changeShown, shownPhoto } from "./own-settings.ts";

/** Photos a typed text applies to. */
export const SCOPES = ["photo", "selected", "all"] as const;
export type Scope = (typeof SCOPES)[number];

/** Chosen scopes; an absent field has its first one. */
export type Scopes = Readonly<Partial<Record<CaptionField, Scope>>>;

export interface ScopeState {
  readonly document: EditorDocument;
  /** Ids of the selected photos, including the shown one. */
  readonly selection: readonly string[];
  readonly scopes: Scopes;
  /** Scopes chosen while several photos are selected. */
  readonly selectionScopes: Scopes;
}

/** A field's text for the selected photo. @param altInFile the photo's alt text in its file */
export function fieldText(document: EditorDocument, field: CaptionField, altInFile = ""): string {
  if (field === "subject") return shownSubject(document);
  const typed = shownPhoto(document)?.typed?.[field];
  return typed ?? (field === "alt" ? asTemplate(altInFile) : sharedText(document.settings, field));
}

/** True for texts that each photo has for itself. */
function isPerPhoto(field: CaptionField): field is "subject" | "alt" {
  return field === "subject" || field === "alt";
}

/**
 * A field's scope. With several photos selected, it starts as the selection. Otherwise an individual text applies to the shown
 * photo alone, and a single photo has no choice.
 */
export function fieldScope({ document, selection, scopes, selectionScopes }: ScopeState, field: CaptionField): Scope {
  if (selection.length > 1) return selectionScopes[field] ?? "selected";
  if (hasOwnText(document, field)) return "photo";
  const first = isPerPhoto(field) ? "photo" : "all";
  return document.photos.length > 1 ? (scopes[field] ?? first) : first;
}

/** Ids of the photos in a scope; null for all photos. */
export function photosIn(scope: Scope, { document: { selected }, selection }: ScopeState): readonly string[] | null {
  if (scope === "all") return null;
  return scope === "selected" ? selection : [selected ?? ""];
}

/**
 * Types into a field. Other photos' individual texts remain.
 * @param ids photos to change; null for all photos
 */
export function typeInField(field: CaptionField, text: string, ids: readonly string[] | null): Change {
  const change = changeFor(field, text, ids);
  // Alt text is not printed.
  return field === "alt" ? change : typeCaption(text, change);
}

/** Changes a caption text and turns the caption on. */
export function typeCaption(text: string, change: Change): Change {
  return (document) => {
    const changed = change(document);
    return changed === document || text.trim() === "" ? changed : changeShown({ showMetadata: true }, [])(changed);
  };
}

/**
 * Makes the selected photo's text the one for all photos without an individual text; an empty one gives way to the text for all
 * photos.
 */
export function shareOwnText(field: CaptionField): Change {
  return (document) => {
    if (isPerPhoto(field) || !hasOwnText(document, field) || document.selected === null) return document;
    const { selected } = document;
    const text = fieldText(document, field);
    const shared = typeForPhotos([selected], field, null)(document);
    return text === "" ? shared : changeFor(field, text, null)(shared);
  };
}

function changeFor(field: CaptionField, text: string, ids: readonly string[] | null): Change {
  if (field === "subject") return ids === null ? nameAllSubjects(text) : nameSubjects(text, ids);
  if (field === "alt") return typeForPhotos(ids, field, text);
  return ids === null ? changeSettings({ [settingOf(field)]: text }) : typeForPhotos(ids, field, text);
}

function hasOwnText(document: EditorDocument, field: CaptionField): boolean {
  return !isPerPhoto(field) && shownPhoto(document)?.typed?.[field] !== undefined;
}
