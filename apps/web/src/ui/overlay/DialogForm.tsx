import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import "./dialog-form.css";

export interface DialogFormProps {
  /** What the button says. */
  readonly action: string;
  /** Whether it can be pressed. */
  readonly ready: boolean;
  /** Why it did not work the last time, in a sentence. */
  readonly failure: string | null;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** What a dialog asks, with the ways out of it below: to do it, or not to. */
export function DialogForm({ action, ready, failure, onCancel, onSubmit, children }: DialogFormProps) {
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
      <footer>
        <Button look="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={!ready}>
          {action}
        </Button>
      </footer>
    </form>
  );
}
