import { isChoiceLocked, TEXT_FINISHES, type TextFinish } from "@matte/engine";
import { editorLabel } from "@matte/messages/editor-label";
import { ProBadge, RadioGroup, type RadioOption, Row } from "#ui/index.ts";
import { useControl, useEditor, useSession } from "../state/context.ts";

/** Ink, pressed letters, or foil. */
export function TextFinishRow() {
  const { upsell } = useSession().services;
  const plan = useEditor((state) => state.plan);
  const finish = useControl("textFinish");
  const options: readonly RadioOption<TextFinish>[] = TEXT_FINISHES.map((value) => ({
    value,
    label: editorLabel.finishes[value],
    locked: isChoiceLocked("textFinish", value, plan),
  }));
  const locked = options.some((option) => option.locked);
  return (
    <Row
      label={editorLabel.finish}
      badge={locked && <ProBadge of={editorLabel.finishFeature} onClick={upsell} />}
      group
      tall
    >
      <RadioGroup {...finish} label={editorLabel.finish} options={options} onLocked={upsell} />
    </Row>
  );
}
