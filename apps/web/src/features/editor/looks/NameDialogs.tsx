import { editorLooks } from "@matte/messages/editor-looks";
import type { Preset } from "#domain/account/preset-server.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { NameForm, type NameFormProps } from "./NameForm.tsx";
import type { Looks } from "./use-looks.ts";
import { findPreset, type Presets } from "./use-presets.ts";

const texts = editorLooks.own;

interface NameDialogsProps {
  readonly asking: "save" | "rename" | null;
  /** The user's chosen look. */
  readonly own: Preset | null;
  readonly looks: Looks;
  readonly presets: Presets;
  readonly onClose: () => void;
}

/** The dialogs that ask for the name of a look of the user. */
export function NameDialogs({ asking, own, looks, presets, onClose }: NameDialogsProps) {
  const initial = own?.name ?? "";
  return (
    <>
      <NameDialog
        title={texts.save}
        open={asking === "save"}
        initial={initial}
        action={(name) => texts.submit[findPreset(presets.list, name) === undefined ? "save" : "replace"]}
        onClose={onClose}
        onName={(name) => {
          onClose();
          void looks.save(name);
        }}
      />
      <NameDialog
        title={texts.renameTitle}
        open={asking === "rename" && own !== null}
        initial={initial}
        action={() => texts.submit.rename}
        onClose={onClose}
        onName={(name) => {
          onClose();
          if (own !== null) void presets.rename(own, name);
        }}
      />
    </>
  );
}

interface NameDialogProps extends NameFormProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

function NameDialog({ title, open, onClose, ...rest }: NameDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <NameForm {...rest} />
    </Dialog>
  );
}
