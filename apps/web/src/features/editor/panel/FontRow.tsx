import { isLocked, METADATA_FONTS, type MetadataFont } from "@matte/engine";
import { Suspense } from "react";
import { lazyWithRetry } from "#lib/lazy-with-retry.ts";
import { ProBadge, Row, Select } from "#ui/index.ts";
import { changeSettings } from "../model/changes.ts";
import { useEditor, useSession, useSetting } from "../state/context.ts";

/** Studio's; nobody else loads its code. */
const LocalFonts = lazyWithRetry(async () => (await import("../fonts/LocalFonts.tsx")).LocalFonts);

const FontNotes = lazyWithRetry(async () => (await import("./FontNotes.tsx")).FontNotes);
const FONTS = METADATA_FONTS.map((font) => ({ value: font, label: font }));
/** Stands for the computer's own font, which is no web font's name. */
const LOCAL = "local";

/** The caption's font, and which of its characters it lacks. */
export function FontRow() {
  const { upsell } = useSession().services;
  const locked = useEditor((state) => isLocked("metadataFont", state.plan));
  const localFonts = useEditor((state) => !isLocked("localFont", state.plan));
  return (
    <>
      <Row label="Font" badge={locked && <ProBadge of="metadata font" onClick={upsell} />}>
        <FontChoice disabled={locked} />
      </Row>
      <Suspense>
        <FontNotes />
      </Suspense>
      {localFonts && (
        <Suspense>
          <LocalFonts />
        </Suspense>
      )}
    </>
  );
}

function FontChoice({ disabled }: { readonly disabled: boolean }) {
  const session = useSession();
  const font = useSetting("metadataFont");
  const local = useSetting("localFont");
  const choose = (value: MetadataFont | typeof LOCAL): void => {
    if (value === LOCAL) return;
    session.change(changeSettings({ metadataFont: value, localFont: null }), { key: "metadataFont", final: true });
  };
  const own = local === null ? [] : [{ value: LOCAL, label: local.family } as const];
  return (
    <Select
      label="Metadata font"
      value={local === null ? font : LOCAL}
      options={[...own, ...FONTS]}
      disabled={disabled}
      onChange={choose}
    />
  );
}
