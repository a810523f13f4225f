import { editorLooks } from "@matte/messages/editor-looks";
import { type ReactNode, useState } from "react";
import type { Preset } from "#domain/account/preset-server.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import type { MenuItem } from "#ui/overlay/Menu.tsx";
import { NameForm, type NameFormProps } from "./NameForm.tsx";
import type { Looks } from "./use-looks.ts";
import { findPreset, type Presets } from "./use-presets.ts";

const texts = editorLooks.own;

interface OwnLookItems {
  /** Save the present look, rename and delete the user's chosen look. */
  readonly items: readonly MenuItem[];
  readonly files: readonly MenuItem[];
  readonly dialogs: ReactNode;
}

/** The user's looks in the menu; nothing on plans without them. */
export function useOwnLookItems(looks: Looks, presets: Presets | null): OwnLookItems {
  const [asking, setAsking] = useState<"save" | "rename" | null>(null);
  if (presets === null) return { items: [], files: [], dialogs: null };
  const own = looks.last?.preset ?? null;
  const dialogs = (
    <NameDialogs asking={asking} own={own} looks={looks} presets={presets} onClose={() => setAsking(null)} />
  );
  const items = [
    { label: texts.save, onSelect: () => setAsking("save") },
    ...(own === null
      ? []
      : [
          { label: texts.rename(own.name), onSelect: () => setAsking("rename") },
          { label: texts.remove(own.name), onSelect: () => void looks.remove(own) },
        ]),
  ];
  const files = presets.list.length > 0 ? [{ label: texts.export, onSelect: presets.exportAll }] : [];
  return { items, files, dialogs };
}

interface NameDialogsProps {
  readonly asking: "save" | "rename" | null;
  /** The user's chosen look. */
  readonly own: Preset | null;
  readonly looks: Looks;
  readonly presets: Presets;
  readonly onClose: () => void;
}

function NameDialogs({ asking, own, looks, presets, onClose }: NameDialogsProps) {
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
