import { CAPTION_LANGUAGES, DATE_FORMATS, isDateForm, SHORT_TEXT_LIMIT } from "@matte/engine";
import { editorFields } from "@matte/messages/editor-fields";
import { editorPanel } from "@matte/messages/editor-panel";
import { Note, Row, Select, Switch, TextField } from "#ui/index.ts";
import { useControl, useEditor, useSession, useSetting } from "../state/context.ts";
import { AltText } from "./AltText.tsx";
import { CaptionLayoutRow } from "./CaptionLayoutRow.tsx";
import { TextColour } from "./TextColour.tsx";
import { TextFinishRow } from "./TextFinishRow.tsx";

const texts = editorFields.date;
const FORMATS = DATE_FORMATS.map((value) => ({ value, label: texts.formats[value] }));
const LANGUAGES = CAPTION_LANGUAGES.map((value) => ({ value, label: editorPanel.caption.languages[value] }));

/** Alt text, arrangement, colour, finish, date, language and places of the caption. */
export function MoreCaptionRows() {
  const { value, onChange } = useControl("printDate");
  const style = useSetting("labelStyle");
  return (
    <>
      <AltText />
      {style === "plain" && <CaptionLayoutRow />}
      <TextColour />
      <TextFinishRow />
      <Switch label={texts.print} checked={value} onChange={onChange} />
      {value && <DateRows />}
      <LanguageRow />
      <PlaceNames />
    </>
  );
}

/** Absent where it would change nothing. */
function PlaceNames() {
  const { photos } = useSession();
  const { value, onChange } = useControl("placeNames");
  const hasPosition = useEditor(({ history }) =>
    history.present.photos.some(({ id }) => photos.get(id)?.facts.hasPosition),
  );
  if (!value && !hasPosition) return null;
  return (
    <>
      <Switch label={editorFields.places.label} checked={value} onChange={onChange} />
      <Note wide>{editorFields.places.hint}</Note>
    </>
  );
}

function DateRows() {
  const format = useControl("dateFormat");
  return (
    <>
      <Row label={texts.format}>
        <Select {...format} options={FORMATS} />
      </Row>
      {format.value === "custom" && <CustomFormat />}
    </>
  );
}

function CustomFormat() {
  const form = useControl("customDateFormat");
  const isUnknown = useSetting("customDateFormat") !== "" && !isDateForm(form.value);
  return (
    <>
      <Row label={texts.custom}>
        <TextField {...form} placeholder={texts.customHint} maxLength={SHORT_TEXT_LIMIT} />
      </Row>
      {isUnknown && <Note status>{texts.noForm}</Note>}
    </>
  );
}

/** Settles the forms of Han characters. */
function LanguageRow() {
  const language = useControl("captionLanguage");
  return (
    <Row label={editorPanel.caption.language}>
      <Select {...language} label={editorPanel.caption.languageName} options={LANGUAGES} />
    </Row>
  );
}
