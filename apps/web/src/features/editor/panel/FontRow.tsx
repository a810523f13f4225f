import { capabilities, METADATA_FONTS } from "@matte/engine";
import { missingGlyphs } from "../../../lib/fonts/coverage.ts";
import { Note, ProBadge, Row, Select } from "../../../ui/index.ts";
import { usePicture } from "../preview/picture.tsx";
import { useEditor, useSession } from "../state/context.ts";
import { useControl } from "../state/use-control.ts";

/** Characters named before the rest is summed up. */
const NAMED = 6;
const FONTS = METADATA_FONTS.map((font) => ({ value: font, label: font }));

/** The caption's font, and which of its characters it lacks. */
export function FontRow() {
  const { upsell } = useSession().services;
  const locked = useEditor((state) => !capabilities(state.plan).font);
  const font = useControl("metadataFont");
  const missing = missingGlyphs(font.value, usePicture()?.description ?? "");
  return (
    <>
      <Row label="Font" badge={locked && <ProBadge of="metadata font" onClick={upsell} />}>
        <Select {...font} label="Metadata font" options={FONTS} disabled={locked} />
      </Row>
      {missing !== "" && (
        <Note>
          {font.value} has no {listed(missing)}. This computer’s own fonts stand in.
        </Note>
      )}
    </>
  );
}

function listed(characters: string): string {
  const all = Array.from(characters);
  return all.length > NAMED ? `${all.slice(0, NAMED).join(" ")} …` : all.join(" ");
}
