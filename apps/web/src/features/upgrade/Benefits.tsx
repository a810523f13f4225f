import { Aperture, Images, Smartphone, Square, Stamp, Type, type LucideIcon } from "lucide-react";
import { Icon } from "#ui/index.ts";

const BENEFITS: readonly (readonly [icon: LucideIcon, benefit: string, detail: string])[] = [
  [Images, "Batch upload and ZIP export", "a whole series at once"],
  [Square, "Inner strokes", "any width, any colour"],
  [Stamp, "Logo upload", "left, centre or right"],
  [Aperture, "Metadata control", "camera, lens or EXIF alone"],
  [Type, "16+ fonts", "for the caption"],
  [Smartphone, "iOS app", "installs from the browser"],
];

export function Benefits() {
  return (
    <ul className="upgrade-benefits">
      {BENEFITS.map(([icon, benefit, detail]) => (
        <li key={benefit}>
          <Icon of={icon} />
          {benefit}
          <span>{detail}</span>
        </li>
      ))}
    </ul>
  );
}
