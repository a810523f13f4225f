import { DEFAULT_SETTINGS, RANGES, TEXT_LIMIT } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { CopyCheck } from "lucide-react";
import { IconButton, Row, Section, Slider, Switch, TextArea, TextField } from "#ui/index.ts";
import { copySubjectToAll, nameSubject } from "../model/changes.ts";
import { shownSubject } from "../model/document.ts";
import { useControl, useEditor, usePhotoCount, useSession } from "../state/context.ts";
import { FontRow } from "./FontRow.tsx";

const texts = editorPanel.caption;

export function CaptionSection() {
  return (
    <Section title={texts.title} id="caption" end={<ShowMetadata />}>
      <SubjectRow />
      <TextRow label={texts.location} setting="locationText" />
      <TextRow label={texts.credit} setting="photoBy" />
      <CreditsRow />
      <PrintSubject />
      <FontRow />
      <FontSizeRow />
    </Section>
  );
}

function ShowMetadata() {
  const { value, onChange } = useControl("showMetadata");
  return <Switch inline label={texts.show} checked={value} onChange={onChange} />;
}

/** The selected photo's subject, with a button that copies it to all photos. */
function SubjectRow() {
  const session = useSession();
  const subject = useEditor((state) => shownSubject(state.history.present));
  const selected = useEditor((state) => state.history.present.selected);
  const several = usePhotoCount() > 1;
  return (
    <Row label={texts.subject}>
      <TextField
        // Typing belongs to one photo: another photo gets another field.
        key={selected}
        value={subject}
        maxLength={TEXT_LIMIT}
        onChange={(text, { final }) => session.change(nameSubject(text), { key: `subject ${selected}`, final })}
      />
      {several && (
        <IconButton icon={CopyCheck} label={texts.copyToAll} onClick={() => session.change(copySubjectToAll)} />
      )}
    </Row>
  );
}

function PrintSubject() {
  const { value, onChange } = useControl("printSubjectName");
  return <Switch label={texts.printSubject} checked={value} onChange={onChange} />;
}

function TextRow({ label, setting }: { readonly label: string; readonly setting: "locationText" | "photoBy" }) {
  const text = useControl(setting);
  return (
    <Row label={label}>
      <TextField {...text} maxLength={TEXT_LIMIT} />
    </Row>
  );
}

function CreditsRow() {
  const text = useControl("additionalCredits");
  return (
    <Row label={texts.additionalCredits} tall>
      <TextArea {...text} placeholder={texts.creditsHint} maxLength={TEXT_LIMIT} />
    </Row>
  );
}

function FontSizeRow() {
  const size = useControl("metadataFontSize");
  return (
    <Row label={texts.fontSize}>
      <Slider
        {...RANGES.metadataFontSize}
        {...size}
        label={texts.fontSizeName}
        initial={DEFAULT_SETTINGS.metadataFontSize}
      />
    </Row>
  );
}
