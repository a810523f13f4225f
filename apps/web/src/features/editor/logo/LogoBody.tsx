import { DEFAULT_SETTINGS, isLocked, type LogoPosition, RANGES, type Settings } from "@matte/engine";
import { editorNotes } from "@matte/messages/editor-notes";
import { editorPanel } from "@matte/messages/editor-panel";
import { editorSignature } from "@matte/messages/editor-signature";
import { PenLine, Plus, X } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { Button, Icon, Note, RadioGroup, type RadioOption, Row, Slider, Switch } from "#ui/index.ts";
import { changeSettings } from "../model/changes.ts";
import { usePicture } from "../preview/picture.tsx";
import { useControl, useEditor, useSession, useSetting } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";
import { LogoLibrary } from "./LogoLibrary.tsx";
import { MarkRows } from "./MarkRows.tsx";
import { LOGO, LOGO_ON_DARK, type LogoSlot } from "./slots.ts";
import "./logo.css";

/** Loaded with the dialog. */
const SignatureDialog = lazyPart(async () => (await import("./signature/SignatureDialog.tsx")).SignatureDialog);

const texts = editorPanel.logo;
const POSITIONS: readonly RadioOption<LogoPosition>[] = (["left", "center", "right"] as const).map((value) => ({
  value,
  label: texts.positions[value],
}));

export function LogoBody() {
  // The second logo needs the first: one alone is used on every matte.
  const both = useEditor(({ plan, history }) => hasLogo(history.present.settings) && !isLocked("customLogo", plan));
  const size = useControl("logoSize");
  const position = useControl("logoPosition");
  return (
    <>
      <LogoFile slot={LOGO} />
      <AddSignature />
      <LogoLibrary />
      {both && <LogoFile slot={LOGO_ON_DARK} />}
      <Row label={texts.size}>
        <Slider {...RANGES.logoSize} {...size} label={texts.size} initial={DEFAULT_SETTINGS.logoSize} />
      </Row>
      <LogoLimit />
      <Row label={texts.position} group>
        <RadioGroup {...position} label={texts.positionName} options={POSITIONS} />
      </Row>
      {both && <LogoSwitches />}
      <LogoNotes />
      <MarkRows />
    </>
  );
}

function AddSignature() {
  const [open, setOpen] = useState(false);
  return (
    <div className="logo-file">
      <Button variant="bare" onClick={() => setOpen(true)}>
        <Icon of={PenLine} />
        {editorSignature.add}
      </Button>
      {open && <SignatureDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function LogoSwitches() {
  const colours = useControl("logoColours");
  const grow = useControl("growForLogo");
  return (
    <>
      <Switch
        label={editorSignature.keepsColours}
        checked={colours.value === "own"}
        onChange={(keep) => colours.onChange(keep ? "own" : "text")}
      />
      <Switch label={texts.grow} checked={grow.value} onChange={grow.onChange} />
    </>
  );
}

function hasLogo({ customLogo, customLogoOnDark }: Settings): boolean {
  return customLogo !== null || customLogoOnDark !== null;
}

/** The largest size with an effect, if the caption's height limits the logo. */
function LogoLimit() {
  const limit = usePicture()?.layout.logoLimit ?? null;
  return limit === null ? null : <Note status>{texts.limited(limit)}</Note>;
}

/** Explains why a logo is not at the chosen position. */
function LogoNotes() {
  const chosen = useEditor((state) => hasLogo(effectiveSettings(state)));
  const captionLayout = useSetting("captionLayout");
  const layout = usePicture()?.layout;
  if (!chosen || layout === undefined) return null;
  if (layout.logoCentred) return <Note>{captionLayout === "center" ? editorNotes.logoBelow : texts.centred}</Note>;
  if (layout.logo === null) return <Note>{texts.noSpace}</Note>;
  return null;
}

/** A button to choose a logo, or the logo with a button to remove it. */
function LogoFile({ slot }: { readonly slot: LogoSlot }) {
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
    const { chooseLogo } = await import("./read-logo.ts");
    await chooseLogo(session, slot, file);
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
