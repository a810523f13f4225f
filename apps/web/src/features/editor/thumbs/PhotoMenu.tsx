import { editorWork as texts } from "@matte/messages/editor-work";
import { ClipboardPaste, Copy, Ellipsis } from "lucide-react";
import { Menu, type MenuItem } from "#ui/overlay/Menu.tsx";
import { useEditor, useSession } from "../state/context.ts";
import { copyCrop, pasteCrop } from "../state/copied-crop.ts";

/** The list's menu: actions on the selected photos. */
export function PhotoMenu() {
  return <Menu label={texts.menu} icon={Ellipsis} items={useCropItems()} />;
}

function useCropItems(): readonly MenuItem[] {
  const session = useSession();
  const isEmpty = useEditor(({ history }) => history.present.selected === null);
  const hasCopy = useEditor(({ copiedCrop }) => copiedCrop !== null);
  return [
    { label: texts.crop.copy, icon: Copy, disabled: isEmpty, onSelect: () => copyCrop(session) },
    {
      label: texts.crop.paste,
      icon: ClipboardPaste,
      disabled: isEmpty || !hasCopy,
      onSelect: () => pasteCrop(session),
    },
  ];
}
