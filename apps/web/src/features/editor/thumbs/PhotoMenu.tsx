import { editorAlt } from "@matte/messages/editor-alt";
import { editorTogether } from "@matte/messages/editor-together";
import { editorWork as texts } from "@matte/messages/editor-work";
import { ClipboardCopy, ClipboardPaste, Columns3, Copy } from "lucide-react";
import type { MenuItem } from "#ui/overlay/Menu.tsx";
import { ActionsMenu } from "../bar/ActionsMenu.tsx";
import { selectedIndex } from "../model/document.ts";
import { altTextOf } from "../model/photo-caption.ts";
import { useEditor, useSession } from "../state/context.ts";
import { copyCrop, pasteCrop } from "../state/copied-crop.ts";
import type { EditorSession } from "../state/session.ts";
import { type EditorState, effectiveSettingsOf } from "../state/store.ts";
import { canFrameTogether, frameTogether, selectedEntries } from "../together/frame-together.ts";

/** The list's menu: actions on the selected photos. */
export function PhotoMenu() {
  return <ActionsMenu label={texts.menu} items={[useTogetherItem(), ...useCropItems(), useAltItem()]} />;
}

function useTogetherItem(): MenuItem {
  const session = useSession();
  const disabled = useEditor((state) => !canFrameTogether(selectedEntries(state)));
  return { label: editorTogether.action, icon: Columns3, disabled, onSelect: () => void frameTogether(session) };
}

function useCropItems(): readonly MenuItem[] {
  const session = useSession();
  const isEmpty = useEditor(({ history }) => history.present.selected === null);
  const hasCopy = useEditor(({ copiedCrop }) => copiedCrop !== null);
  return [
    { label: texts.crop.copy, icon: Copy, ruled: true, disabled: isEmpty, onSelect: () => copyCrop(session) },
    {
      label: texts.crop.paste,
      icon: ClipboardPaste,
      disabled: isEmpty || !hasCopy,
      onSelect: () => pasteCrop(session),
    },
  ];
}

function useAltItem(): MenuItem {
  const session = useSession();
  const alt = useEditor((state) => shownAlt(session, state));
  const copy = (): void => void copyAlt(session, alt);
  return { label: editorAlt.copy, icon: ClipboardCopy, ruled: true, disabled: alt === "", onSelect: copy };
}

/** The shown photo's alt text in its export; empty without a photo. */
function shownAlt({ photos }: EditorSession, state: EditorState): string {
  const { present } = state.history;
  const index = selectedIndex(present);
  const entry = present.photos[index];
  const record = entry && photos.get(entry.id);
  if (entry === undefined || record === undefined) return "";
  const position = { number: index + 1, count: present.photos.length };
  return altTextOf(effectiveSettingsOf(state, entry), entry, record, position);
}

async function copyAlt({ services: { notices } }: EditorSession, alt: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(alt);
    notices.success(editorAlt.copied);
  } catch (error) {
    console.error("The alt text was not copied.", error);
    notices.error(editorAlt.notCopied);
  }
}
