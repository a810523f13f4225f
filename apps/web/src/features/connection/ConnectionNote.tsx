import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useDataConnection } from "#domain/data/index.ts";
import { Button, Icon } from "#ui/index.ts";
import { RefusedChanges } from "./RefusedChanges.tsx";
import { refusedWords, waitingWords } from "./words.ts";
import "#ui/feedback/quiet-note.css";
import "./connection.css";

/** Milliseconds that a change may take to be sent before the note mentions it. */
const MENTION_AFTER = 2000;

/** Says when the server is out of reach, when changes wait to be sent, and when some were refused. Empty otherwise. */
export function ConnectionNote() {
  const { retry, dismiss, connection: _, ...status } = useDataConnection();
  const offline = status.reachability === "offline";
  const lasting = useLasting(status.waiting > 0, MENTION_AFTER);
  const waiting = offline || lasting ? waitingWords(status) : undefined;
  const { deadLetters } = status;
  const [reading, setReading] = useState(false);
  return (
    <div className="quiet-note connection-note">
      <p role="status">
        {offline && <Icon of={CloudOff} />}
        {offline && <span>Offline</span>}
        {waiting !== undefined && <span className="num">{waiting}</span>}
      </p>
      {(offline || (waiting !== undefined && !status.signInNeeded)) && (
        <Button variant="bare" size="small" onClick={retry}>
          Retry
        </Button>
      )}
      {deadLetters.length > 0 && (
        <Button variant="bare" size="small" onClick={() => setReading(true)}>
          {refusedWords(deadLetters.length)}
        </Button>
      )}
      <RefusedChanges
        open={reading && deadLetters.length > 0}
        letters={deadLetters}
        onDismiss={dismiss}
        onClose={() => setReading(false)}
      />
    </div>
  );
}

/** Returns true once `condition` has been true for so many milliseconds. */
function useLasting(condition: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setLasts(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [condition, milliseconds]);
  return condition && lasts;
}
