import { isChoiceLocked, LABEL_STYLES, type LabelStyle } from "@matte/engine";
import { editorLabel } from "@matte/messages/editor-label";
import { ProBadge, RadioGroup, type RadioOption, Row, Switch } from "#ui/index.ts";
import { useControl, useEditor, useSession } from "../state/context.ts";

/** The style's lines and rules in a box of 32 by 18. */
const DRAWINGS: Readonly<Record<LabelStyle, string>> = {
  plain: "M2 5h11M2 10h8M19 5h11M22 10h8",
  gallery: "M2 7h11M2 12h7M21 7h9M17 12h13",
  wall: "M2 4h8M2 8h11M2 12h6M2 16h9",
  data: "M2 7h8M2 12h6M15 4v11M19 6h3M19 11h3M26 6h3M26 11h3",
  plate: "M6 3h20M10 7h12M12 11h8M6 15h20",
  contact: "M2 9h6M12 7v4l3-2zM19 9h7M28 7v4l3-2z",
  poster: "M4 6h24M4 8h24M11 14h10",
  press: "M2 5h9M2 6h9M14 5h16M2 10h28M2 15h14",
};

/** The typography of the caption. One badge stands for all styles that the plan lacks. */
export function LabelStyleRow() {
  const { upsell } = useSession().services;
  const plan = useEditor((state) => state.plan);
  const style = useControl("labelStyle");
  const options: readonly RadioOption<LabelStyle>[] = LABEL_STYLES.map((value) => ({
    value,
    label: editorLabel.styles[value],
    drawing: <Drawing of={value} />,
    locked: isChoiceLocked("labelStyle", value, plan),
  }));
  const locked = options.some((option) => option.locked);
  return (
    <>
      <Row label={editorLabel.style} group badge={locked && <ProBadge of={editorLabel.feature} onClick={upsell} />}>
        <RadioGroup {...style} label={editorLabel.style} options={options} onLocked={upsell} />
      </Row>
      {style.value !== "plain" && <StyleFont />}
    </>
  );
}

function StyleFont() {
  const { value, onChange } = useControl("labelFont");
  return (
    <Switch
      label={editorLabel.styleFont}
      checked={value === "style"}
      onChange={(checked) => onChange(checked ? "style" : "chosen")}
    />
  );
}

function Drawing({ of: style }: { readonly of: LabelStyle }) {
  return (
    <svg viewBox="0 0 32 18" aria-hidden="true">
      <path d={DRAWINGS[style]} />
    </svg>
  );
}
