import { DEFAULT_SETTINGS, isLocked, MARK_PLACES, PHOTO_MARKS, RANGES, SHORT_TEXT_LIMIT } from "@matte/engine";
import { editorMark as texts } from "@matte/messages/editor-mark";
import { Note, RadioButtons, Row, Select, Slider, TextField } from "#ui/index.ts";
import { useControl, useEditor } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";
import { RowName } from "../panel/RowName.tsx";

const MARKS = PHOTO_MARKS.map((value) => ({ value, label: texts.kinds[value] }));
const PLACES = MARK_PLACES.map((value) => ({ value, label: texts.places[value] }));

/** A text or the logo on the photo itself. */
export function MarkRows() {
  const mark = useControl("photoMark");
  // The section's row says what Pro adds.
  const locked = useEditor(({ plan }) => isLocked("photoMark", plan));
  if (locked) return null;
  return (
    <>
      <RowName>{texts.mark}</RowName>
      <RadioButtons {...mark} label={texts.mark} options={MARKS} />
      {mark.value !== "none" && <Note wide>{texts.stays}</Note>}
      {mark.value === "text" && <MarkText />}
      {mark.value === "logo" && <MarkLogo />}
      {mark.value !== "none" && <MarkPlace />}
    </>
  );
}

function MarkText() {
  const text = useControl("photoMarkText");
  return (
    <Row label={texts.text}>
      <TextField {...text} label={texts.textName} maxLength={SHORT_TEXT_LIMIT} placeholder={texts.textHint} />
    </Row>
  );
}

function MarkLogo() {
  const hasLogo = useEditor((state) => {
    const { customLogo, customLogoOnDark } = effectiveSettings(state);
    return customLogo !== null || customLogoOnDark !== null;
  });
  return hasLogo ? null : (
    <Note wide status>
      {texts.noLogo}
    </Note>
  );
}

function MarkPlace() {
  const place = useControl("photoMarkPlace");
  return (
    <>
      <Row label={texts.place}>
        <Select {...place} label={texts.placeName} options={PLACES} />
      </Row>
      <PercentRow field="photoMarkSize" row={texts.size} name={texts.sizeName} />
      <PercentRow field="photoMarkOpacity" row={texts.opacity} name={texts.opacityName} />
    </>
  );
}

interface PercentRowProps {
  readonly field: "photoMarkSize" | "photoMarkOpacity";
  readonly row: string;
  /** The slider's accessible name. */
  readonly name: string;
}

function PercentRow({ field, row, name }: PercentRowProps) {
  const percent = useControl(field);
  return (
    <Row label={row}>
      <Slider {...RANGES[field]} {...percent} label={name} unit="%" initial={DEFAULT_SETTINGS[field]} />
    </Row>
  );
}
