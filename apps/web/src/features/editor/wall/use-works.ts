import { useMemo } from "react";
import { useSharedStyle } from "../preview/picture.tsx";
import { useEditor, useSession } from "../state/context.ts";
import { type Work, worksOf } from "./works.ts";

/** The same array as long as every work is the same. */
export function useWorks(): readonly Work[] {
  const session = useSession();
  const style = useSharedStyle();
  const history = useEditor((state) => state.history);
  const fallbacks = useEditor((state) => state.fallbacks);
  const records = useEditor((state) => state.recordsVersion);
  return useMemo(
    () => (records < 0 ? [] : worksOf(session, { history, fallbacks }, style)),
    [session, history, fallbacks, style, records],
  );
}
