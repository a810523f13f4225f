import { Button } from "../button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface ConfirmDialogProps {
  readonly title: string;
  readonly note: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question before something is lost. */
export function ConfirmDialog({ title, note, confirm, cancel, open, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <p>{note}</p>
      <div className="dialog-actions">
        <Button variant="line" onClick={onClose}>
          {cancel}
        </Button>
        <Button onClick={onConfirm}>{confirm}</Button>
      </div>
    </Dialog>
  );
}
