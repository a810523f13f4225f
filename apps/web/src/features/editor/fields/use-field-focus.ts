import type { CaptionField } from "@matte/engine";
import { useEffect } from "react";
import { useSession } from "../state/context.ts";

export interface FieldFocus {
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Handlers that mark a field's line in the preview while the field has the focus. */
export function useFieldFocus(field: CaptionField): FieldFocus {
  const session = useSession();
  // A field that is removed with the focus has no blur event.
  useEffect(() => () => leave(session, field), [session, field]);
  return {
    onFocus: () => session.set({ captionField: field }),
    onBlur: () => leave(session, field),
  };
}

function leave(session: ReturnType<typeof useSession>, field: CaptionField): void {
  if (session.store.getState().captionField === field) session.set({ captionField: null });
}
