import { isLocked, METADATA_FONTS, type MetadataFont } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { ProBadge, Row, Select } from "#ui/index.ts";
import { changeControls, useEditor, useSession, useSetting } from "../state/context.ts";

/** Loaded only for plans with local fonts. */
const LocalFonts = lazyPart(async () => (await import("../fonts/LocalFonts.tsx")).LocalFonts);

const FontNotes = lazyPart(async () => (await import("./FontNotes.tsx")).FontNotes);
const FONTS = METADATA_FONTS.map((font) => ({ value: font, label: font }));
/** Option value for a local font; no web font has this name. */
const LOCAL = "local";

/** The caption's font, with remarks on missing characters. */
export function FontRow() {
  const { upsell } = useSession().services;
  const locked = useEditor((state) => isLocked("metadataFont", state.plan));
  const localFonts = useEditor((state) => !isLocked("localFont", state.plan));
  return (
    <>
      <Row
        label={editorPanel.caption.font}
        badge={locked && <ProBadge of={editorPanel.caption.fontFeature} onClick={upsell} />}
        onLocked={locked ? upsell : undefined}
      >
        <FontChoice disabled={locked} />
      </Row>
      <FontNotes />
      {localFonts && <LocalFonts />}
    </>
  );
}

function FontChoice({ disabled }: { readonly disabled: boolean }) {
  const session = useSession();
  const font = useSetting("metadataFont");
  const local = useSetting("localFont");
  const style = useSetting("labelStyle");
  const choose = (value: MetadataFont | typeof LOCAL): void => {
    if (value === LOCAL) return;
    const labelFont = style === "plain" ? {} : ({ labelFont: "chosen" } as const);
    changeControls(
      session,
      { metadataFont: value, localFont: null, ...labelFont },
      { key: "metadataFont", final: true },
    );
  };
  const own = local === null ? [] : [{ value: LOCAL, label: local.family } as const];
  return (
    <Select
      label={editorPanel.caption.fontName}
      value={local === null ? font : LOCAL}
      options={[...own, ...FONTS]}
      disabled={disabled}
      onChange={choose}
    />
  );
}
