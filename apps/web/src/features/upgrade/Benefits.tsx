import type { Highlight } from "@matte/engine";
import { Aperture, Images, Smartphone, Square, Stamp, Type, type LucideIcon } from "lucide-react";
import { Icon } from "#ui/index.ts";

const TEXT: Readonly<Record<Highlight, readonly [icon: LucideIcon, title: string, detail: string]>> = {
  batch: [Images, "Batch upload and ZIP export", "a whole series at once"],
  "inner-stroke": [Square, "Inner strokes", "any width, any colour"],
  logo: [Stamp, "Logo upload", "left, centre or right"],
  metadata: [Aperture, "Metadata control", "camera, lens or EXIF alone"],
  fonts: [Type, "16+ fonts", "for the caption"],
  "ios-app": [Smartphone, "iOS app", "installs from the browser"],
};

export function Benefits({ highlights }: { readonly highlights: readonly Highlight[] }) {
  return (
    <ul className="upgrade-benefits">
      {highlights.map((highlight) => {
        const [icon, title, detail] = TEXT[highlight];
        return (
          <li key={highlight}>
            <Icon of={icon} />
            {title}
            <span>{detail}</span>
          </li>
        );
      })}
    </ul>
  );
}
