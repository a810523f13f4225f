import { Switch } from "#ui/index.ts";
import { useControl } from "../state/context.ts";

/** Switch for a part of the original file, or a trace of the frame, that an export keeps. */
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
