/** Caption fields in the open editor. */
import type { CaptionField, FieldText } from "@matte/engine";
import { useCallback, useMemo } from "react";
import type { ChangeDetail } from "#ui/index.ts";
import { fieldScope, fieldText, photosIn, type Scope, type ScopeState, typeInField } from "../model/caption-fields.ts";
import { selectedIndex } from "../model/document.ts";
import { fieldsOf } from "../model/photo-caption.ts";
import { useFrameStyle } from "../preview/picture.tsx";
import { type Control, useEditor, usePhotoCount, usePosition, useSelectedPhoto, useSession } from "../state/context.ts";
import { selectedIds } from "../state/selection.ts";
import type { EditorState } from "../state/store.ts";

const FINAL: ChangeDetail = { final: true };

/** A field's text for the selected photo. Typing turns the caption on. */
export function useFieldText(field: CaptionField): Control<string> {
  const session = useSession();
  const altInFile = useSelectedPhoto()?.facts.words.alt;
  const value = useEditor((state) => fieldText(state.history.present, field, altInFile));
  const onChange = useCallback(
    (text: string, { final }: ChangeDetail = FINAL) => {
      const state = scopeState(session.store.getState());
      const ids = photosIn(fieldScope(state, field), state);
      session.change(typeInField(field, text, ids), { key: [field, ...(ids ?? [])].join(" "), final });
    },
    [session, field],
  );
  return { value, onChange };
}

export function useFieldScope(field: CaptionField): Scope {
  return useEditor((state) => fieldScope(scopeState(state), field));
}

/** State that determines a field's scope. */
function scopeState(state: EditorState): ScopeState {
  const { history, scopes, selectionScopes } = state;
  return { document: history.present, selection: selectedIds(state), scopes, selectionScopes };
}

/** The selected photo's field texts; null without one. */
export function useFieldTexts(): FieldText | null {
  const { settings } = useFrameStyle();
  const record = useSelectedPhoto();
  const entry = useEditor(({ history: { present } }) => present.photos[selectedIndex(present)]);
  const number = usePosition() + 1;
  const count = usePhotoCount();
  return useMemo(
    () => (record === null || entry === undefined ? null : fieldsOf(settings, entry, record, { number, count })),
    [settings, entry, record, number, count],
  );
}
