import { editorPanel } from "@matte/messages/editor-panel";
import { Switch } from "#ui/index.ts";
import { useControl } from "../state/use-control.ts";

/** Settings for the parts of the original file that an export keeps. */
export function FidelityRows() {
  return (
    <>
      <KeepRow label={editorPanel.output.keepOriginalJpeg} setting="keepOriginalJpeg" />
      <KeepRow label={editorPanel.output.keepLocation} setting="keepLocation" />
    </>
  );
}

function KeepRow({
  label,
  setting,
}: {
  readonly label: string;
  readonly setting: "keepOriginalJpeg" | "keepLocation";
}) {
  const { value, onChange } = useControl(setting);
  return <Switch label={label} checked={value} onChange={onChange} />;
}
