import type { HexColour } from "@matte/engine";
import { CopyCheck } from "lucide-react";
import { useState } from "react";
import {
  ColourField,
  IconButton,
  Note,
  ProBadge,
  QuickSizes,
  RadioGroup,
  Row,
  Section,
  Select,
  Slider,
  Switch,
  TextArea,
  TextField,
  toasts,
} from "../src/ui/index.ts";

const SWATCHES = [
  { name: "White", colour: "#FFFFFF" },
  { name: "Off-white", colour: "#F4F4F4" },
  { name: "Linen", colour: "#D8D2C6" },
  { name: "Black", colour: "#000000" },
] as const;
const SIZES = [
  { name: "1 inch", value: 4 },
  { name: "2 inch", value: 8 },
  { name: "4 inch", value: 16 },
  { name: "6 inch", value: 24 },
];

export function Panel({ locked }: { readonly locked: boolean }) {
  return (
    <>
      <MatteSection />
      <StrokeSection locked={locked} />
      <CaptionSection locked={locked} />
      <CameraSection locked={locked} />
    </>
  );
}

/** Badge and clicks for a part missing from the plan. */
function lock(of: string, locked: boolean) {
  const onLocked = (): void => void toasts.plain(`Upsell: ${of}`);
  return locked ? { badge: <ProBadge of={of} onClick={onLocked} />, onLocked } : {};
}

function MatteSection() {
  const [size, setSize] = useState(8);
  const [colour, setColour] = useState<HexColour>("#FFFFFF");
  return (
    <Section title="Matte">
      <Row label="Size">
        <Slider
          label="Outer matte size"
          value={size}
          min={0}
          max={30}
          initial={8}
          decimals={1}
          unit="%"
          unitName="percent of width"
          onChange={setSize}
        />
      </Row>
      <Row label="Quick size" group>
        <QuickSizes label="Quick size" value={size} options={SIZES} onChange={setSize} />
      </Row>
      <Row label="Colour">
        <ColourField subject="Outer matte" value={colour} swatches={SWATCHES} onChange={setColour} />
      </Row>
    </Section>
  );
}

function StrokeSection({ locked }: { readonly locked: boolean }) {
  const [size, setSize] = useState(1);
  const [colour, setColour] = useState<HexColour>("#000000");
  return (
    <Section title="Lines" {...lock("inner stroke", locked)}>
      <Row label="Size">
        <Slider
          label="Inner stroke size"
          value={size}
          min={0}
          max={200}
          initial={1}
          unit="px"
          unitName="pixels"
          onChange={setSize}
        />
      </Row>
      <Row label="Colour">
        <ColourField subject="Inner stroke" value={colour} swatches={SWATCHES} onChange={setColour} />
      </Row>
    </Section>
  );
}

function CaptionSection({ locked }: { readonly locked: boolean }) {
  const [shown, setShown] = useState(true);
  const [subject, setSubject] = useState("Vessels, Morning");
  const [credits, setCredits] = useState("");
  const [font, setFont] = useState("Inter");
  return (
    <Section title="Caption" end={<Switch inline label="Show metadata" checked={shown} onChange={setShown} />}>
      <Row label="Subject name">
        <TextField value={subject} onChange={setSubject} />
        <IconButton icon={CopyCheck} label="Use for all photos" />
      </Row>
      <Row label="Additional credits" tall>
        <TextArea value={credits} placeholder="One per line" onChange={setCredits} />
      </Row>
      <Switch label="Print subject name" checked={!shown} onChange={(off) => setShown(!off)} />
      <Row label="Font" badge={lock("metadata font", locked).badge}>
        <Select
          label="Metadata font"
          value={font}
          disabled={locked}
          options={[
            { value: "Inter", label: "Inter" },
            { value: "Lato", label: "Lato" },
          ]}
          onChange={setFont}
        />
      </Row>
    </Section>
  );
}

function CameraSection({ locked }: { readonly locked: boolean }) {
  const [display, setDisplay] = useState("all");
  const [place, setPlace] = useState("right");
  const options = [
    { value: "all", label: "All" },
    { value: "camera", label: "Camera", locked },
    { value: "lens", label: "Lens", locked },
    { value: "exif", label: "EXIF", locked },
    { value: "none", label: "None" },
  ];
  const places = ["left", "centre", "right"].map((value) => ({
    value,
    label: value[0]?.toUpperCase() + value.slice(1),
  }));
  return (
    <>
      <Section title="Camera data" badge={lock("camera, lens or EXIF alone", locked).badge}>
        <RadioGroup
          label="Metadata display"
          value={display}
          options={options}
          onChange={setDisplay}
          onLocked={(value) => toasts.plain(`Upsell: ${value}`)}
        />
      </Section>
      <Section title="Logo" {...lock("custom logo", locked)}>
        <Row label="Position" group>
          <RadioGroup label="Logo position" value={place} options={places} onChange={setPlace} />
        </Row>
        <Note>Centred while text is on the right.</Note>
      </Section>
    </>
  );
}
