import { CloudOff } from "lucide-react";
import { useState } from "react";
import { useDataConnection } from "#domain/data/index.ts";
import { Button, Icon } from "#ui/index.ts";
import { RefusedChanges } from "./RefusedChanges.tsx";
import { useLasting } from "./use-lasting.ts";
import { refusedWords, waitingWords } from "./words.ts";
import "#ui/feedback/quiet-note.css";
import "./connection.css";

/** Milliseconds a change may be on its way before the page mentions it. */
const UNREMARKABLE = 2000;

/** Says quietly when the server is out of reach, when changes wait for it, and when it has refused some. Otherwise nothing. */
export function ConnectionNote() {
  const { retry, dismiss, connection: _, ...status } = useDataConnection();
  const offline = status.state === "offline";
  const lasting = useLasting(status.waiting > 0, UNREMARKABLE);
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
        <Button look="bare" size="small" onClick={retry}>
          Retry
        </Button>
      )}
      {deadLetters.length > 0 && (
        <Button look="bare" size="small" onClick={() => setReading(true)}>
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
