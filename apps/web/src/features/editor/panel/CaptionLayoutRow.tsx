import { CAPTION_LAYOUTS, type CaptionLayout } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { RadioGroup, type RadioOption, Row } from "#ui/index.ts";
import { useControl } from "../state/context.ts";

const texts = editorPanel.caption;

/** Text lines in a box, 32 by 18. */
const DRAWINGS: Readonly<Record<CaptionLayout, string>> = {
  columns: "M2 4h9M2 9h6M21 4h9M24 9h6M22 14h8",
  left: "M2 4h14M2 9h9M2 14h11",
  center: "M9 4h14M11 9h10M10 14h12",
  line: "M2 9h7M13 9h6M23 9h7",
};
const LAYOUTS: readonly RadioOption<CaptionLayout>[] = CAPTION_LAYOUTS.map((value) => ({
  value,
  label: texts.layouts[value],
  drawing: <LayoutDrawing of={value} />,
}));

function LayoutDrawing({ of: layout }: { readonly of: CaptionLayout }) {
  return (
    <svg viewBox="0 0 32 18" aria-hidden="true">
      <path d={DRAWINGS[layout]} />
    </svg>
  );
}

/** Arranges the plain style. */
export function CaptionLayoutRow() {
  const layout = useControl("captionLayout");
  return (
    <Row label={texts.layout} group>
      <RadioGroup {...layout} label={texts.layoutName} options={LAYOUTS} />
    </Row>
  );
}
