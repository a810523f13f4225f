import { NO_CROP, type PhotoCrop, type Size } from "@matte/engine";
import { useReducer } from "react";
import { beginHistory, type History, record, redo, seal, type Step, undo } from "../model/history.ts";
import { type Draft, openDraft } from "./draft.ts";

export interface DraftControl {
  readonly draft: Draft;
  /** True once it has been changed. */
  readonly isTouched: boolean;
  /** True if there is something to reset. */
  readonly isCropped: boolean;
  /** Takes a change of the draft; changes with the same key are one step until `settle`. */
  change(change: (draft: Draft) => Draft, step?: Step): void;
  settle(): void;
  undo(): void;
  redo(): void;
  reset(): void;
}

type Edit = (history: History<Draft>) => History<Draft>;

/** The crop while it is edited, with an undo of its own. @param photo size of the upright photo */
export function useDraft(photo: Size, crop: PhotoCrop): DraftControl {
  const [history, edit] = useReducer(
    (before: History<Draft>, change: Edit) => change(before),
    null,
    () => beginHistory(openDraft(photo, crop)),
  );
  const draft = history.present;
  const change: DraftControl["change"] = (next, step) => edit((before) => record(before, next(before.present), step));
  return {
    draft,
    isTouched: history.past.length > 0,
    isCropped: isCropped(draft),
    change,
    settle: () => edit(seal),
    undo: () => edit(undo),
    redo: () => edit(redo),
    reset: () => change(() => openDraft(photo, NO_CROP)),
  };
}

function isCropped({ frame, box, turn, mirror, angle }: Draft): boolean {
  return box.width !== frame.width || box.height !== frame.height || turn !== 0 || mirror || angle !== 0;
}
