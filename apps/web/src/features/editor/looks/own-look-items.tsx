import { editorLooks } from "@matte/messages/editor-looks";
import { type ReactNode, useState } from "react";
import { lazyPart } from "#lib/lazy-parts.tsx";
import type { MenuItem } from "#ui/overlay/Menu.tsx";
import type { Looks } from "./use-looks.ts";
import type { Presets } from "./use-presets.ts";

const texts = editorLooks.own;
const NameDialogs = lazyPart(async () => (await import("./NameDialogs.tsx")).NameDialogs);

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
