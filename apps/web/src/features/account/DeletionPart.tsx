import { account } from "@matte/messages/account";
import { useId, useState, type ReactNode } from "react";
import type { Refusal } from "#domain/auth/index.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogForm } from "#ui/overlay/DialogForm.tsx";
import { RichText } from "#ui/RichText.tsx";
import { OnlineAction, Part } from "./Part.tsx";

const { deletion: texts } = account;

interface DeletionProps {
  /** @returns null when the account is deleted */
  readonly onDelete: () => Promise<Refusal | null>;
  readonly onSignIn: () => void;
}

export function DeletionPart({ onDelete, onSignIn }: DeletionProps) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Part title={texts.title}>
      <p>{texts.text}</p>
      <OnlineAction label={texts.open} onClick={() => setOpen(true)} />
      <Dialog title={texts.title} open={open} onClose={close}>
        <DeletionForm onCancel={close} onDelete={onDelete} onSignIn={onSignIn} />
      </Dialog>
    </Part>
  );
}

/**
 * Lists the data to be deleted, and deletes the account after a typed confirmation. A separate component: its state starts again
 * whenever the dialog opens.
 */
function DeletionForm({ onCancel, onDelete, onSignIn }: DeletionProps & { readonly onCancel: () => void }) {
  const [text, setText] = useState("");
  const { deleting, failure, remove } = useDeletion(onDelete);
  const id = useId();
  const confirmed = text.trim().toLowerCase() === texts.confirmation;
  return (
    <DialogForm
      action={texts.delete}
      ready={confirmed && !deleting}
      failure={failure?.text ?? null}
      onSignIn={failure?.signInNeeded === true ? onSignIn : undefined}
      onCancel={onCancel}
      onSubmit={() => void remove()}
    >
      <div className="account-deletion">
        <Losses />
        <label htmlFor={id}>
          <RichText text={texts.confirm(texts.confirmation)} tags={{ word: bold }} />
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

function bold(text: string): ReactNode {
  return <b>{text}</b>;
}

function Losses() {
  const { introduction, list, remains } = texts.losses;
  return (
    <>
      <p>{introduction}</p>
      <ul>
        {list.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <p>{remains}</p>
    </>
  );
}

/** Deletes once at a time; a failure is shown and can be retried. */
function useDeletion(onDelete: DeletionProps["onDelete"]) {
  const [deleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const remove = async (): Promise<void> => {
    setDeleting(true);
    setFailure(null);
    setFailure(await onDelete());
    setDeleting(false);
  };
  return { deleting, failure, remove };
}
