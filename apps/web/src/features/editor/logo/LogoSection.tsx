import { isLocked } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { ProBadge } from "#ui/index.ts";
import { PanelSection } from "../panel/PanelSection.tsx";
import { useEditor, useSession, useSetting } from "../state/context.ts";

/** Loaded when the section is first open. */
const LogoBody = lazyPart(async () => (await import("./LogoBody.tsx")).LogoBody);

const texts = editorPanel.logo;

export function LogoSection() {
  const { upsell } = useSession().services;
  const locked = useEditor((state) => isLocked("customLogo", state.plan));
  return (
    <PanelSection
      title={texts.title}
      id="logo"
      summary={useLogoName() ?? texts.none}
      onLocked={locked ? upsell : undefined}
      badge={locked && <ProBadge of={texts.feature} onClick={upsell} />}
    >
      <LogoBody />
    </PanelSection>
  );
}

function useLogoName(): string | undefined {
  const first = useSetting("customLogo");
  const second = useSetting("customLogoOnDark");
  return (first ?? second)?.name;
}
