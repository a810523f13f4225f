import { auth } from "@matte/messages/auth";
import { useEffect, useState } from "react";
import { useAuthActions } from "#domain/auth/index.ts";
import { privateMode } from "#domain/private-mode.ts";
import { hasUnsavedWork } from "#domain/unsaved-work.ts";
import { Button } from "#ui/index.ts";
import "./session.css";

/** Says that the session has ended by itself, with a button to sign in again while everything stays open. */
export function SessionNote() {
  const { signIn } = useAuthActions();
  const [text, setText] = useState("");
  // Set after mounting, or screen readers do not announce it.
  useEffect(() => setText(auth.sessionEnded), []);
  // Photos are in the page's memory: only a second press leaves the page, after a warning.
  const signInAgain = (): void => {
    const warned = text === auth.signInLeaves;
    const opened = signIn(hasUnsavedWork() && !warned);
    setText(opened ? auth.sessionEnded : auth.signInLeaves);
  };
  return (
    <div className="session-note">
      <p role="status">{text}</p>
      <Button variant="line" size="small" onClick={signInAgain}>
        {privateMode() === null ? auth.signIn : auth.enterPassword}
      </Button>
    </div>
  );
}
