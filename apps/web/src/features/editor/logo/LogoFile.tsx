import { editorPanel } from "@matte/messages/editor-panel";
import { Plus, X } from "lucide-react";
import type { ChangeEvent } from "react";
import { Button, Icon } from "#ui/index.ts";
import { changeSettings } from "../model/changes.ts";
import { useSession, useSetting } from "../state/context.ts";
import type { LogoSlot } from "./slots.ts";

const { logo: texts } = editorPanel;

/** A button to choose a logo, or the logo with a button to remove it. */
export function LogoFile({ slot }: { readonly slot: LogoSlot }) {
  const session = useSession();
  const logo = useSetting(slot.setting);
  const record = logo === null ? undefined : session.logos.get(logo.id);
  return (
    <div className="logo-file">
      <label className={record === undefined ? "logo-add" : "logo-chosen"} title={record?.logo.name}>
        {record === undefined ? <Icon of={Plus} /> : <img src={record.url} alt={record.logo.name} draggable={false} />}
        {record === undefined && <span>{texts.slots[slot.setting].label}</span>}
        <LogoInput slot={slot} />
      </label>
      {record !== undefined && (
        <Button
          variant="bare"
          aria-label={texts.slots[slot.setting].remove}
          onClick={() => session.change(changeSettings({ [slot.setting]: null }))}
        >
          <Icon of={X} />
          {texts.remove}
        </Button>
      )}
    </div>
  );
}

function LogoInput({ slot }: { readonly slot: LogoSlot }) {
  const session = useSession();
  const { notices } = session.services;
  const take = async (file: File): Promise<void> => {
    const { takeLogo } = await import("./take-logo.ts");
    await takeLogo(session, slot, file);
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    currentTarget.value = "";
    if (file !== undefined) take(file).catch(() => notices.error(texts.notLoaded(file.name)));
  };
  return (
    <input
      className="visually-hidden"
      type="file"
      accept="image/*"
      aria-label={texts.slots[slot.setting].label}
      onChange={onChange}
    />
  );
}
