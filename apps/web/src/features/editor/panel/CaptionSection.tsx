import { DEFAULT_SETTINGS, RANGES, TEXT_LIMIT } from "@matte/engine";
import { Row, Section, Slider, Switch, TextArea, TextField } from "#ui/index.ts";
import { useControl } from "../state/use-control.ts";
import { FontRow } from "./FontRow.tsx";
import { SubjectRow } from "./SubjectRow.tsx";

export function CaptionSection() {
  return (
    <Section title="Caption" id="caption" end={<ShowMetadata />}>
      <SubjectRow />
      <TextRow label="Location" setting="locationText" />
      <TextRow label="Photo credit" setting="photoBy" />
      <CreditsRow />
      <PrintSubject />
      <FontRow />
      <FontSizeRow />
    </Section>
  );
}

function ShowMetadata() {
  const { value, onChange } = useControl("showMetadata");
  return <Switch inline label="Show metadata" checked={value} onChange={onChange} />;
}

function PrintSubject() {
  const { value, onChange } = useControl("printSubjectName");
  return <Switch label="Print subject name" checked={value} onChange={onChange} />;
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
    <Row label="Additional credits" tall>
      <TextArea {...text} placeholder="One per line" maxLength={TEXT_LIMIT} />
    </Row>
  );
}

function FontSizeRow() {
  const size = useControl("metadataFontSize");
  return (
    <Row label="Font size">
      <Slider
        {...RANGES.metadataFontSize}
        {...size}
        label="Metadata font size"
        initial={DEFAULT_SETTINGS.metadataFontSize}
      />
    </Row>
  );
}
