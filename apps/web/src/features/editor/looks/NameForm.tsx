import { PRESET_NAME_LIMIT } from "@matte/contracts/limits";
import { editorLooks } from "@matte/messages/editor-looks";
import { useState } from "react";
import { Button } from "#ui/index.ts";

const texts = editorLooks.own;

export interface NameFormProps {
  readonly initial: string;
  /** Returns the label of the submit button for a name. */
  readonly action: (name: string) => string;
  readonly onName: (name: string) => void;
}

/** The name, selected for typing to replace it. A separate component: its state starts again whenever the dialog opens. */
export function NameForm({ initial, action, onName }: NameFormProps) {
  const [name, setName] = useState(initial);
  const trimmed = name.trim();
  return (
    <form
      className="look-name-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== "") onName(trimmed);
      }}
    >
      <label>
        {texts.name}
        <input
          className="field"
          value={name}
          maxLength={PRESET_NAME_LIMIT}
          autoComplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Button type="submit" disabled={trimmed === ""}>
        {action(trimmed)}
      </Button>
    </form>
  );
}
