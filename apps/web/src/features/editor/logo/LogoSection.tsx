import { DEFAULT_SETTINGS, isLocked, RANGES, type LogoPosition, type Settings } from "@matte/engine";
import { Note, ProBadge, RadioGroup, Row, Section, Slider, type RadioOption } from "#ui/index.ts";
import { usePicture } from "../preview/picture.tsx";
import { useEditor, useSession } from "../state/context.ts";
import { useControl } from "../state/use-control.ts";
import { effectiveSettings } from "../state/store.ts";
import { LogoFile } from "./LogoFile.tsx";
import { LOGO, LOGO_ON_DARK } from "./slots.ts";
import "./logo.css";

const POSITIONS: readonly RadioOption<LogoPosition>[] = [
  { value: "left", label: "Left" },
  { value: "center", label: "Centre" },
  { value: "right", label: "Right" },
];

export function LogoSection() {
  const { upsell } = useSession().services;
  const locked = useEditor((state) => isLocked("customLogo", state.plan));
  // The second logo needs the first: one alone is used on every matte.
  const both = useEditor(({ history: { present } }) => hasLogo(present.settings)) && !locked;
  const size = useControl("logoSize");
  const position = useControl("logoPosition");
  return (
    <Section title="Logo" id="logo" locked={locked} badge={locked && <ProBadge of="custom logo" onClick={upsell} />}>
      <LogoFile slot={LOGO} />
      {both && <LogoFile slot={LOGO_ON_DARK} />}
      <Row label="Logo size">
        <Slider {...RANGES.logoSize} {...size} label="Logo size" initial={DEFAULT_SETTINGS.logoSize} />
      </Row>
      <Row label="Position" group>
        <RadioGroup {...position} label="Logo position" options={POSITIONS} />
      </Row>
      <LogoNotes />
    </Section>
  );
}

function hasLogo({ customLogo, customLogoOnDark }: Settings): boolean {
  return customLogo !== null || customLogoOnDark !== null;
}

/** A remark for a logo that is not at the chosen position. */
function LogoNotes() {
  const chosen = useEditor((state) => hasLogo(effectiveSettings(state)));
  const layout = usePicture()?.layout;
  if (!chosen || layout === undefined) return null;
  if (layout.logoCentred) return <Note>Centred while text is on the right.</Note>;
  if (layout.logo === null) return <Note>The matte below the photo has no room for the logo.</Note>;
  return null;
}
