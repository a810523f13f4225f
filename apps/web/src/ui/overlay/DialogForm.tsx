import { ui } from "@matte/messages/ui";
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import "./dialog-form.css";

export interface DialogFormProps {
  /** The submit button's label. */
  readonly action: string;
  readonly ready: boolean;
  /** The last attempt's error message. */
  readonly failure: string | null;
  /** Opens the sign-in if the failure is an outdated sign-in. */
  readonly onSignIn?: (() => void) | undefined;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A dialog's form, with buttons to cancel and to submit. */
export function DialogForm({ action, ready, failure, onSignIn, onCancel, onSubmit, children }: DialogFormProps) {
  return (
    <form
      className="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onSubmit();
      }}
    >
      {children}
      {failure !== null && <p role="alert">{failure}</p>}
      {onSignIn !== undefined && (
        <p className="dialog-remedy">
          <Button variant="line" onClick={onSignIn}>
            {ui.signInAgain}
          </Button>
        </p>
      )}
      <footer>
        <Button variant="line" onClick={onCancel}>
          {ui.cancel}
        </Button>
        <Button type="submit" disabled={!ready}>
          {action}
        </Button>
      </footer>
    </form>
  );
}
