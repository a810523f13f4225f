import { PRESET_NAME_LIMIT } from "@matte/contracts/limits";
import { editorPresets } from "@matte/messages/editor-presets";
import { type ChangeEvent, useRef, useState } from "react";
import type { Preset } from "#domain/account/preset-server.ts";
import { Button } from "#ui/index.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { findPreset, type Presets } from "./use-presets.ts";

interface PresetActionsProps {
  readonly presets: Presets;
  /** The selected preset. */
  readonly preset: Preset | undefined;
  readonly onSave: (name: string) => void;
}

/** Buttons to save, rename, delete, export and import presets. */
export function PresetActions({ presets, preset, onSave }: PresetActionsProps) {
  const [asking, setAsking] = useState<"save" | "rename" | null>(null);
  const close = (): void => setAsking(null);
  const renamable = asking === "rename" ? preset : undefined;
  return (
    <>
      <div className="preset-actions">
        <Button variant="line" size="small" onClick={() => setAsking("save")}>
          {editorPresets.save}
        </Button>
        <Button variant="bare" size="small" disabled={preset === undefined} onClick={() => setAsking("rename")}>
          {editorPresets.rename}
        </Button>
        <Button
          variant="bare"
          size="small"
          disabled={preset === undefined}
          onClick={() => preset && void presets.remove(preset)}
        >
          {editorPresets.remove}
        </Button>
        <Button variant="bare" size="small" disabled={presets.list.length === 0} onClick={presets.exportAll}>
          {editorPresets.export}
        </Button>
        <ImportButton onFile={(file) => void presets.importFrom(file)} />
      </div>
      <NameDialog
        title={editorPresets.save}
        open={asking === "save"}
        initial={preset?.name ?? ""}
        action={(name) => editorPresets.submit[findPreset(presets.list, name) === undefined ? "save" : "replace"]}
        onClose={close}
        onName={(name) => {
          close();
          onSave(name);
        }}
      />
      <NameDialog
        title={editorPresets.rename}
        open={renamable !== undefined}
        initial={preset?.name ?? ""}
        action={() => editorPresets.submit.rename}
        onClose={close}
        onName={(name) => {
          close();
          if (renamable !== undefined) void presets.rename(renamable, name);
        }}
      />
    </>
  );
}

function ImportButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    currentTarget.value = "";
    if (file !== undefined) onFile(file);
  };
  return (
    <>
      <Button variant="bare" size="small" onClick={() => picker.current?.click()}>
        {editorPresets.import}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={editorPresets.file}
        onChange={onChange}
      />
    </>
  );
}

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
function NameDialog({ title, open, onClose, ...rest }: NameDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <NameForm {...rest} />
    </Dialog>
  );
}

/** A component of its own, so that its state starts again whenever the dialog opens. */
function NameForm({ initial, action, onName }: Pick<NameDialogProps, "initial" | "action" | "onName">) {
  const [name, setName] = useState(initial);
  const trimmed = name.trim();
  return (
    <form
      className="preset-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== "") onName(trimmed);
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
      <Button type="submit" disabled={trimmed === ""}>
        {action(trimmed)}
      </Button>
    </form>
  );
}
