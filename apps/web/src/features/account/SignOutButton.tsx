import { account } from "@matte/messages/account";
import { editorWork } from "@matte/messages/editor-work";
import { useState } from "react";
import { countStoredPhotos } from "#domain/recovery/count-photos.ts";
import { Button } from "#ui/index.ts";
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx";

const { title, ...texts } = editorWork.signOut;

interface SignOutButtonProps {
  readonly uid: string;
  readonly onSignOut: () => void;
}

/** Signs out. Asks first if the editor has photos, possibly in another tab, that would be discarded. */
export function SignOutButton({ uid, onSignOut }: SignOutButtonProps) {
  const [count, setCount] = useState(0);
  const [open, setOpen] = useState(false);
  const request = async (): Promise<void> => {
    const discarded = await countStoredPhotos(uid);
    if (discarded === 0) return onSignOut();
    setCount(discarded);
    setOpen(true);
  };
  return (
    <>
      <Button variant="bare" onClick={() => void request()}>
        {account.signOut}
      </Button>
      <ConfirmDialog title={title(count)} {...texts} open={open} onConfirm={onSignOut} onClose={() => setOpen(false)} />
    </>
  );
}
