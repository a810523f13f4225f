import { type ReactNode, useState } from "react";
import { countStoredPhotos } from "#domain/recovery/count-photos.ts";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { useSession } from "../state/context.ts";
import type { EditorState } from "../state/store.ts";

export const loadSignOutDialog = async () => import("./SignOutDialog.tsx");
const SignOutDialog = lazyPart(async () => (await loadSignOutDialog()).SignOutDialog);

interface SignOut {
  readonly request: () => void;
  /** To be rendered. */
  readonly dialog: ReactNode;
}

/** Signs out; asks first if that discards photos, even in other tabs. */
export function useSignOut(onSignOut: (() => void) | undefined): SignOut {
  const session = useSession();
  const [needed, setNeeded] = useState(false);
  const [open, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const request = async (): Promise<void> => {
    const discarded = Math.max(countPhotos(session.store.getState()), await countStoredPhotos(session.services.user));
    if (discarded === 0) return onSignOut?.();
    setCount(discarded);
    setNeeded(true);
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  return {
    request: () => void request(),
    dialog: needed && onSignOut && <SignOutDialog open={open} count={count} onSignOut={onSignOut} onClose={close} />,
  };
}

/** This tab's photos, including loading ones and the last visit's. */
function countPhotos({ history, loading, recoverable }: EditorState): number {
  const unread = loading === null ? 0 : loading.total - loading.current;
  return history.present.photos.length + unread + (recoverable?.work.photos.length ?? 0);
}
