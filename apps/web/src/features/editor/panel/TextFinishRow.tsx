import { isChoiceLocked, TEXT_FINISHES, type TextFinish } from "@matte/engine";
import { editorLabel } from "@matte/messages/editor-label";
import { Note, ProBadge, RadioGroup, type RadioOption } from "#ui/index.ts";
import { useControl, useEditor, useSession } from "../state/context.ts";
import { RowName } from "./RowName.tsx";

/** Ink, pressed letters, or foil. One badge stands for all finishes that the plan lacks. */
export function TextFinishRow() {
  const { upsell } = useSession().services;
  const plan = useEditor((state) => state.plan);
  const finish = useControl("textFinish");
  const options: readonly RadioOption<TextFinish>[] = TEXT_FINISHES.map((value) => ({
    value,
    label: editorLabel.finishes[value],
    locked: isChoiceLocked("textFinish", value, plan),
  }));
  return (
    <>
      <RowName>{editorLabel.finish}</RowName>
      <RadioGroup {...finish} label={editorLabel.finish} options={options} onLocked={upsell} />
      {options.some(({ locked }) => locked) && (
        <Note wide>
          {editorLabel.finishFeature} <ProBadge of={editorLabel.finishFeature} onClick={upsell} />
        </Note>
      )}
    </>
  );
}
