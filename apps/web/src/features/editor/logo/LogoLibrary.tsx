import { KEPT_LOGOS, type KeptLogo, makerOf, type Settings } from "@matte/engine";
import { editorLogos as texts } from "@matte/messages/editor-logos";
import { X } from "lucide-react";
import { Button, Icon, Row, Select } from "#ui/index.ts";
import { changeSettings } from "../model/changes.ts";
import { withChosenLogo } from "../model/own-settings.ts";
import { useControl, useEditor, useSelectedPhoto, useSession } from "../state/context.ts";
import type { KeptSlot } from "./slots.ts";

interface Kept {
  readonly slot: KeptSlot;
  readonly logo: KeptLogo;
}

/** The account's logos and signatures, of which one is chosen, and the shown photo's camera's. */
export function LogoLibrary() {
  const settings = useEditor(({ history }) => history.present.settings);
  const kept = KEPT_LOGOS.flatMap((slot): readonly Kept[] => {
    const logo = settings[slot];
    return logo === null ? [] : [{ slot, logo }];
  });
  if (kept.length === 0) return null;
  return (
    <>
      <div className="logo-library" role="group" aria-label={texts.library}>
        {kept.map((one) => (
          <KeptTile key={one.slot} kept={one} chosen={isSameLogo(one.logo, settings.customLogo)} />
        ))}
      </div>
      <CameraLogo kept={kept} />
    </>
  );
}

/** Chosen logos return from the account under ids of their own. */
function isSameLogo(kept: KeptLogo, chosen: Settings["customLogo"]): boolean {
  const { name, width, height } = kept;
  return chosen !== null && chosen.name === name && chosen.width === width && chosen.height === height;
}

function KeptTile({ kept: { slot, logo }, chosen }: { readonly kept: Kept; readonly chosen: boolean }) {
  const session = useSession();
  const { colours, ...picture } = logo;
  return (
    <div className="logo-tile">
      <button
        type="button"
        className="logo-chosen"
        aria-pressed={chosen}
        aria-label={texts.choose(logo.name)}
        title={logo.name}
        onClick={() => session.change(withChosenLogo({ customLogo: picture, logoColours: colours }))}
      >
        <img src={session.logos.get(logo.id)?.url} alt="" draggable={false} />
      </button>
      <Button
        variant="bare"
        size="small"
        aria-label={texts.remove(logo.name)}
        onClick={() => session.change(removeKept(slot))}
      >
        <Icon of={X} />
      </Button>
    </div>
  );
}

/** Removes a logo from the library, and from the cameras that have it. A chosen one stays on the photos. */
function removeKept(slot: KeptSlot): ReturnType<typeof changeSettings> {
  return (document) => {
    const others = Object.entries(document.settings.logoByMake).filter(([, own]) => own !== slot);
    return changeSettings({ [slot]: null, logoByMake: Object.fromEntries(others) })(document);
  };
}

/** Value for cameras without a logo of their own. */
const CHOSEN = "chosen";

function CameraLogo({ kept }: { readonly kept: readonly Kept[] }) {
  const make = useSelectedPhoto()?.facts.camera.make;
  const { value, onChange } = useControl("logoByMake");
  if (make === undefined) return null;
  const maker = makerOf(make);
  const options = [
    { value: CHOSEN, label: texts.chosen },
    ...kept.map(({ slot, logo }) => ({ value: slot, label: logo.name })),
  ] as const;
  const choose = (slot: KeptSlot | typeof CHOSEN): void => {
    const others = Object.fromEntries(Object.entries(value).filter(([name]) => name !== maker));
    onChange(slot === CHOSEN ? others : { ...others, [maker]: slot });
  };
  return (
    <Row label={texts.camera}>
      <Select label={texts.cameraName} value={value[maker] ?? CHOSEN} options={options} onChange={choose} />
    </Row>
  );
}
