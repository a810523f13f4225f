import { DEFAULT_SETTINGS, isLocked, RANGES, type LogoPosition, type Settings } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { Note, ProBadge, RadioGroup, Row, Section, Slider, type RadioOption } from "#ui/index.ts";
import { usePicture } from "../preview/picture.tsx";
import { useEditor, useSession } from "../state/context.ts";
import { useControl } from "../state/use-control.ts";
import { effectiveSettings } from "../state/store.ts";
import { LogoFile } from "./LogoFile.tsx";
import { LOGO, LOGO_ON_DARK } from "./slots.ts";
import "./logo.css";

const texts = editorPanel.logo;
const POSITIONS: readonly RadioOption<LogoPosition>[] = (["left", "center", "right"] as const).map((value) => ({
  value,
  label: texts.positions[value],
}));

export function LogoSection() {
  const { upsell } = useSession().services;
  const locked = useEditor((state) => isLocked("customLogo", state.plan));
  // The second logo needs the first: one alone is used on every matte.
  const both = useEditor(({ history: { present } }) => hasLogo(present.settings)) && !locked;
  const size = useControl("logoSize");
  const position = useControl("logoPosition");
  return (
    <Section
      title={texts.title}
      id="logo"
      locked={locked}
      badge={locked && <ProBadge of={texts.feature} onClick={upsell} />}
    >
      <LogoFile slot={LOGO} />
      {both && <LogoFile slot={LOGO_ON_DARK} />}
      <Row label={texts.size}>
        <Slider {...RANGES.logoSize} {...size} label={texts.size} initial={DEFAULT_SETTINGS.logoSize} />
      </Row>
      <Row label={texts.position} group>
        <RadioGroup {...position} label={texts.positionName} options={POSITIONS} />
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
  if (layout.logoCentred) return <Note>{texts.centred}</Note>;
  if (layout.logo === null) return <Note>{texts.noSpace}</Note>;
  return null;
}
