/** The export's size: in pixels, or of its file. */
import { FILE_SIZE_RANGE, FILE_SIZE_SERVICES, type FileSizeService, RANGES, type Settings } from "@matte/engine";
import { editorFileSize } from "@matte/messages/editor-file-size";
import { editorPanel } from "@matte/messages/editor-panel";
import { useState } from "react";
import { NumberField, Row, Select } from "#ui/index.ts";
import { changeControls, useControl, useSession, useSetting } from "../state/context.ts";

const texts = editorPanel.output;

type SizeChoice = Settings["exportSize"] | "file";

/** A social preset sets the pixels, and only a JPEG can be fitted to a file size. */
export function SizeRows() {
  const session = useSession();
  const hasPreset = useSetting("socialPreset") !== "original";
  const isJpeg = useSetting("exportFormat") === "jpeg";
  const size = useSetting("exportSize");
  const limit = useSetting("fileSizeKb");
  if (hasPreset && !isJpeg) return null;
  const isLimited = isJpeg && limit !== null;
  const pixels: SizeChoice = hasPreset ? "full" : size;
  const choose = (choice: SizeChoice): void => {
    const values: Partial<Settings> =
      choice === "file"
        ? { exportSize: "full", fileSizeKb: limit ?? FILE_SIZE_SERVICES.bluesky }
        : { exportSize: choice, fileSizeKb: null };
    changeControls(session, values, { key: "exportSize", final: true });
  };
  return (
    <>
      <Row label={texts.exportSize}>
        <Select value={isLimited ? "file" : pixels} options={optionsOf(hasPreset, isJpeg)} onChange={choose} />
      </Row>
      {!hasPreset && size === "long" && <LongSideRow />}
      {isLimited && <FileSizeRows limit={limit} />}
    </>
  );
}

function optionsOf(hasPreset: boolean, isJpeg: boolean): readonly { value: SizeChoice; label: string }[] {
  return [
    { value: "full", label: hasPreset ? texts.sizes.preset : texts.sizes.full },
    ...(hasPreset ? [] : [{ value: "long" as const, label: texts.sizes.long }]),
    ...(isJpeg ? [{ value: "file" as const, label: texts.sizes.file }] : []),
  ];
}

function LongSideRow() {
  const longSide = useControl("exportLongSide");
  return (
    <Row label={texts.sizes.long}>
      <NumberField {...RANGES.exportLongSide} {...longSide} label={texts.longSide} unit="px" />
    </Row>
  );
}

type ServiceChoice = FileSizeService | "custom";
const SERVICES = Object.keys(FILE_SIZE_SERVICES) as readonly FileSizeService[];
const CHOICES = [...SERVICES, "custom" as const].map((value: ServiceChoice) => ({
  value,
  label: editorFileSize.services[value],
}));

function FileSizeRows({ limit }: { readonly limit: number }) {
  const session = useSession();
  const [isCustom, setCustom] = useState(false);
  const service = SERVICES.find((one) => FILE_SIZE_SERVICES[one] === limit) ?? "custom";
  const set = (fileSizeKb: number, final: boolean): void =>
    changeControls(session, { fileSizeKb }, { key: "fileSizeKb", final });
  const choose = (choice: ServiceChoice): void => {
    setCustom(choice === "custom");
    if (choice !== "custom") set(FILE_SIZE_SERVICES[choice], true);
  };
  return (
    <>
      <Row label={editorFileSize.service}>
        <Select value={isCustom ? "custom" : service} options={CHOICES} onChange={choose} />
      </Row>
      <Row label={editorFileSize.atMost}>
        <NumberField
          {...FILE_SIZE_RANGE}
          value={limit}
          label={editorFileSize.atMostKb}
          unit="KB"
          onChange={(next, { final }) => set(next, final)}
        />
      </Row>
    </>
  );
}
