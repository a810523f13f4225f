import { PRESET_NAME_LIMIT } from "@matte/contracts/limits";
import { editorPresets } from "@matte/messages/editor-presets";
import { useState } from "react";
import { Button, Dialog } from "#ui/index.ts";

interface NameDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly initial: string;
  /** Returns the label of the submit button for a name. */
  readonly action: (name: string) => string;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

/** A dialog that asks for a preset's name. */
export function NameDialog({ title, open, onClose, ...rest }: NameDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <NameForm {...rest} />
    </Dialog>
  );
}

/** A component of its own, so that its state starts again whenever the dialog opens. */
function NameForm({ initial, action, onName }: Pick<NameDialogProps, "initial" | "action" | "onName">) {
  const [name, setName] = useState(initial);
  const bare = name.trim();
  return (
    <form
      className="preset-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (bare !== "") onName(bare);
      }}
    >
      <label>
        {editorPresets.name}
        <input
          className="field"
          value={name}
          maxLength={PRESET_NAME_LIMIT}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Button type="submit" disabled={bare === ""}>
        {action(bare)}
      </Button>
    </form>
  );
}
