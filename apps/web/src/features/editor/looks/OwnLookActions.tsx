import { editorLooks } from "@matte/messages/editor-looks";
import { useState } from "react";
import { Button } from "#ui/index.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { NameForm, type NameFormProps } from "./NameForm.tsx";
import type { Looks } from "./use-looks.ts";
import { findPreset, type Presets } from "./use-presets.ts";

const texts = editorLooks.own;

interface OwnLookActionsProps {
  readonly looks: Looks;
  readonly presets: Presets;
}

/** Buttons to save the present look, to rename and delete the own one that was chosen, and to export all of them. */
export function OwnLookActions({ looks, presets }: OwnLookActionsProps) {
  const [asking, setAsking] = useState<"save" | "rename" | null>(null);
  const close = (): void => setAsking(null);
  const own = looks.last?.preset ?? null;
  return (
    <div>
      <Button variant="bare" size="small" onClick={() => setAsking("save")}>
        {texts.save}
      </Button>
      {own !== null && (
        <>
          <Button variant="bare" size="small" aria-label={texts.rename.title} onClick={() => setAsking("rename")}>
            {texts.rename.label}
          </Button>
          <Button variant="bare" size="small" aria-label={texts.remove.title} onClick={() => void looks.remove(own)}>
            {texts.remove.label}
          </Button>
        </>
      )}
      {presets.list.length > 0 && (
        <Button variant="bare" size="small" onClick={presets.exportAll}>
          {texts.export}
        </Button>
      )}
      <NameDialog
        title={texts.save}
        open={asking === "save"}
        initial={own?.name ?? ""}
        action={(name) => texts.submit[findPreset(presets.list, name) === undefined ? "save" : "replace"]}
        onClose={close}
        onName={(name) => {
          close();
          void looks.save(name);
        }}
      />
      <NameDialog
        title={texts.rename.title}
        open={asking === "rename" && own !== null}
        initial={own?.name ?? ""}
        action={() => texts.submit.rename}
        onClose={close}
        onName={(name) => {
          close();
          if (own !== null) void presets.rename(own, name);
        }}
      />
    </div>
  );
}

interface NameDialogProps extends NameFormProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A dialog that asks for a look's name. */
function NameDialog({ title, open, onClose, ...rest }: NameDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <NameForm {...rest} />
    </Dialog>
  );
}
