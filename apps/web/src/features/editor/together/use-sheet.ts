import { useRef, useState } from "react";
import type { PhotoEntry, Sheet } from "../model/document.ts";
import { useSession } from "../state/context.ts";
import { rearrange } from "./join-photos.ts";

interface Draft {
  /** Id of the entry it will replace. */
  readonly of: string;
  readonly sheet: Sheet;
}

interface SheetControl {
  /** As wanted, also while its photos are joined. */
  readonly sheet: Sheet;
  readonly isWorking: boolean;
  /** @param final false while a gesture continues */
  readonly change: (sheet: Sheet, final?: boolean) => void;
}

/** A sheet's arrangement. Of several changes while photos are joined the last one counts. */
export function useSheet({ id, sheet: joined }: PhotoEntry & { readonly sheet: Sheet }): SheetControl {
  const session = useSession();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isWorking, setWorking] = useState(false);
  const running = useRef(new AbortController());
  const sheet = draft?.of === id ? draft.sheet : joined;
  const change = (wanted: Sheet, final = true): void => {
    setDraft({ of: id, sheet: wanted });
    if (!final || wanted === joined) return;
    running.current.abort();
    const stop = new AbortController();
    running.current = stop;
    setWorking(true);
    void rearrange(session, id, wanted, stop.signal).finally(() => {
      if (stop.signal.aborted) return;
      setWorking(false);
      setDraft(null);
    });
  };
  return { sheet, isWorking, change };
}
