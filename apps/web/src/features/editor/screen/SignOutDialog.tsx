import { editorWork } from "@matte/messages/editor-work";
import { Button } from "#ui/index.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";

const texts = editorWork.signOut;

interface SignOutDialogProps {
  readonly open: boolean;
  /** Number of photos that are discarded. */
  readonly count: number;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

/** The question before photos are discarded. */
export function SignOutDialog({ open, count, onSignOut, onClose }: SignOutDialogProps) {
  return (
    <Dialog title={texts.title(count)} open={open} onClose={onClose}>
      <p>{texts.note}</p>
      <div className="dialog-actions">
        <Button variant="line" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button onClick={onSignOut}>{texts.confirm}</Button>
      </div>
    </Dialog>
  );
}
