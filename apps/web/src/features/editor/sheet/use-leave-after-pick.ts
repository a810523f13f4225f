import { useCallback, useEffect, useRef } from "react";

/** Milliseconds between a pick and the sheet's going away (SPEC §2, §9): long enough to see what was picked. */
const AFTER_PICK = 700;

/** Closes a moment after the last pick; what closes earlier leaves nothing behind that would close it the next time. */
export function useLeaveAfterPick(open: boolean, onClose: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [open]);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onClose, AFTER_PICK);
  }, [onClose]);
}
