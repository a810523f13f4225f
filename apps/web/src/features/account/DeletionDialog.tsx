import { useId, useState } from "react";
import { Dialog } from "#ui/index.ts";
import { DialogForm } from "#ui/overlay/DialogForm.tsx";

export interface DeletionDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** @returns an error message; null when the account is deleted */
  readonly onDelete: () => Promise<string | null>;
}

/** Text to type as a confirmation. */
const CONFIRMATION = "delete";

/** Lists the data that will be deleted, and deletes the account after a typed confirmation. */
export function DeletionDialog({ open, onClose, onDelete }: DeletionDialogProps) {
  return (
    <Dialog title="Delete your account" open={open} onClose={onClose}>
      <Contents onClose={onClose} onDelete={onDelete} />
    </Dialog>
  );
}

/** A component of its own, so that its state starts again whenever the dialog opens. */
function Contents({ onClose, onDelete }: Omit<DeletionDialogProps, "open">) {
  const [text, setText] = useState("");
  const { deleting, refusal, remove } = useDeletion(onDelete);
  const id = useId();
  const confirmed = text.trim().toLowerCase() === CONFIRMATION;
  return (
    <DialogForm
      action="Delete account"
      ready={confirmed && !deleting}
      failure={refusal}
      onCancel={onClose}
      onSubmit={() => void remove()}
    >
      <div className="account-deletion">
        <Losses />
        <label htmlFor={id}>
          Type <b>{CONFIRMATION}</b> to confirm
        </label>
        <input
          id={id}
          className="field"
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </DialogForm>
  );
}

function Losses() {
  return (
    <>
      <p>This is deleted, at once and for good:</p>
      <ul>
        <li>Your address and the link to your sign-in</li>
        <li>Your answers, your credit and your default location</li>
        <li>Settings, presets and a logo kept with the account</li>
        <li>Previews and exports stored on the server</li>
        <li>Your address on the newsletter’s list</li>
        <li>Every session, and changes that wait to be sent</li>
      </ul>
      <p>A paid plan is cancelled first. Photos on your own devices stay where they are.</p>
    </>
  );
}

/** Deletes once at a time; a failure is shown and can be retried. */
function useDeletion(onDelete: DeletionDialogProps["onDelete"]) {
  const [deleting, setDeleting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    setDeleting(true);
    setRefusal(null);
    setRefusal(await onDelete());
    setDeleting(false);
  };
  return { deleting, refusal, remove };
}
