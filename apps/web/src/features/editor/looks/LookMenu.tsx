import { capabilities, hasLookTexts, lookOf, type Look } from "@matte/engine";
import { editorLooks as texts } from "@matte/messages/editor-looks";
import { type ChangeEvent, type ReactNode, useState } from "react";
import { ANONYMOUS } from "#domain/account/saved-settings.ts";
import { lookFile } from "#domain/looks/look-file.ts";
import { lookLink } from "#domain/looks/look-link.ts";
import { privateMode } from "#domain/private-mode.ts";
import { ownCode } from "#domain/referrals/sender.ts";
import { lazyPart } from "#lib/lazy-parts.tsx";
import type { MenuItem } from "#ui/overlay/Menu.tsx";
import { ActionsMenu } from "../bar/ActionsMenu.tsx";
import { changeFrame } from "../frame/change-frame.ts";
import { hasOwnSettings, shareFrame } from "../model/own-settings.ts";
import { useEditor, useSession } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";
import { copyLookLink } from "./copy-look-link.ts";
import { useOwnLookItems } from "./own-look-items.tsx";
import type { Looks } from "./use-looks.ts";
import type { Presets } from "./use-presets.ts";

interface LookMenuProps {
  readonly looks: Looks;
  readonly presets: Presets | null;
}

/** The looks' menu: changes to the chosen one, the user's looks, links and files. */
export function LookMenu({ looks, presets }: LookMenuProps) {
  const session = useSession();
  const [picker, setPicker] = useState<HTMLInputElement | null>(null);
  const own = useOwnLookItems(looks, presets);
  const sharing = useSharingItems(looks);
  const forAll = useForAllItems();
  const importLook = async (file: File): Promise<void> => {
    if ((await presets?.importFrom(file)) !== true) session.set({ lookFile: file });
  };
  const importing: MenuItem = { label: texts.import, onSelect: () => picker?.click() };
  const submission = useSubmission(looks);
  const profileItems = useProfileItems();
  const groups = [
    [...changeItems(looks), ...forAll],
    [...own.items, ...profileItems],
    [...sharing, ...submission.items, importing, ...own.files],
  ];
  return (
    <>
      <ActionsMenu label={texts.menu} items={ruledGroups(groups)} />
      <LookFilePicker onMount={setPicker} onFile={(file) => void importLook(file)} />
      {own.dialogs}
      {submission.dialog}
    </>
  );
}

/** Actions for a chosen look after changing it. */
function changeItems({ last, chosen, choose, update }: Looks): readonly MenuItem[] {
  if (last === null || chosen !== null) return [];
  const revert: MenuItem = { label: texts.revertTo(last.name), onSelect: () => choose(last, texts.reverted) };
  return last.preset ? [{ label: texts.updateLook(last.name), onSelect: () => void update(last) }, revert] : [revert];
}

/** Gives all photos the shown one's look, if some differ. */
function useForAllItems(): readonly MenuItem[] {
  const session = useSession();
  const differ = useEditor(({ history }) => hasOwnSettings(history.present));
  const onSelect = (): void => changeFrame(session, shareFrame, texts.lookShared);
  return differ ? [{ label: texts.shareLook, onSelect }] : [];
}

/** Opens the dialog for a new profile; plans without profiles are shown the others. */
function useProfileItems(): readonly MenuItem[] {
  const session = useSession();
  const allowed = useEditor((state) => capabilities(state.plan).profiles);
  const { user, upsell } = session.services;
  const create = (): void => (allowed ? session.set({ editedProfile: "" }) : upsell());
  return user === ANONYMOUS ? [] : [{ label: texts.newProfile, onSelect: create }];
}

/** Passes the present look on as a link or a file. */
function useSharingItems({ last }: Looks): readonly MenuItem[] {
  const session = useSession();
  // Not remembered: an earlier decision never passes names on.
  const [withTexts, setWithTexts] = useState(false);
  const hasTexts = useEditor((state) => hasLookTexts(effectiveSettings(state)));
  const look = (): Look => lookOf(effectiveSettings(session.store.getState()), withTexts);
  const exportLook = (): void => {
    const file = lookFile(look(), last?.name ?? texts.unnamed);
    session.services.deliver(file, file.name);
  };
  const copyLink = (): void => {
    const { notices, user } = session.services;
    void copyLookLink(notices, lookLink(look(), location, ownCode(user)));
  };
  const toggle = {
    label: texts.withTexts,
    checked: withTexts,
    keepsOpen: true,
    onSelect: () => setWithTexts(!withTexts),
  };
  return [
    ...(hasTexts ? [toggle] : []),
    { label: texts.copyLink, onSelect: copyLink },
    { label: texts.export, onSelect: exportLook },
  ];
}

const SubmitLook = lazyPart(async () => (await import("./SubmitLook.tsx")).SubmitLook);

/** Offers the present look to the public page, which a private server doesn't have. */
function useSubmission({ last }: Looks): { readonly items: readonly MenuItem[]; readonly dialog: ReactNode } {
  const session = useSession();
  const [look, setLook] = useState<Look | null>(null);
  if (privateMode() !== null) return { items: [], dialog: null };
  const onSelect = (): void => setLook(lookOf(effectiveSettings(session.store.getState())));
  const dialog = look && <SubmitLook look={look} name={last?.name ?? ""} onClose={() => setLook(null)} />;
  return { items: [{ label: texts.submit, onSelect }], dialog };
}

function ruledGroups(groups: readonly (readonly MenuItem[])[]): readonly MenuItem[] {
  const filled = groups.filter(({ length }) => length > 0);
  return filled.flatMap((group, at) => group.map((item, place) => ({ ...item, ruled: at > 0 && place === 0 })));
}

interface LookFilePickerProps {
  readonly onMount: (input: HTMLInputElement | null) => void;
  readonly onFile: (file: File) => void;
}

function LookFilePicker({ onMount, onFile }: LookFilePickerProps) {
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    currentTarget.value = "";
    if (file !== undefined) onFile(file);
  };
  return (
    <input
      ref={onMount}
      type="file"
      accept="application/json,.json"
      hidden
      aria-label={texts.file}
      onChange={onChange}
    />
  );
}
