import { Switch } from "#ui/index.ts";
import { useControl } from "../state/context.ts";

/** Switch for keeping a part of the original file, or a trace of the frame, in an export. */
export function KeepRow({
  label,
  setting,
}: {
  readonly label: string;
  readonly setting: "keepOriginalJpeg" | "keepHdr" | "keepLocation" | "rememberFrame" | "keepWayBack";
}) {
  const { value, onChange } = useControl(setting);
  return <Switch label={label} checked={value} onChange={onChange} />;
}
