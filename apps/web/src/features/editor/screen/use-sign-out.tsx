import { type ReactNode, useState } from "react";
import { latePart } from "#lib/late-parts.tsx";
import { useEditor } from "../state/context.ts";

export const loadSignOutDialog = async () => import("./SignOutDialog.tsx");
const SignOutDialog = latePart(async () => (await loadSignOutDialog()).SignOutDialog);

/** Signs out; asks first when that discards photos. The dialog is to be rendered. */
export function useSignOut(onSignOut: (() => void) | undefined): {
  readonly request: () => void;
  readonly dialog: ReactNode;
} {
  const count = useEditor(({ history, loading }) => {
    const unread = loading === null ? 0 : loading.total - loading.current;
    return history.present.photos.length + unread;
  });
  const [needed, setNeeded] = useState(false);
  const [open, setOpen] = useState(false);
  const request = (): void => {
    if (count === 0) return onSignOut?.();
    setNeeded(true);
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  return {
    request,
    dialog: needed && onSignOut && <SignOutDialog open={open} count={count} onSignOut={onSignOut} onClose={close} />,
  };
}
