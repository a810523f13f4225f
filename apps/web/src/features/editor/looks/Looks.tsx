import { editorLooks as texts } from "@matte/messages/editor-looks";
import { ChevronDown, ChevronUp } from "lucide-react";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { IconButton, Note, ProBadge, Section } from "#ui/index.ts";
import { useEditor, useSession } from "../state/context.ts";
import { setFolded } from "../state/folds.ts";
import { LookFrames } from "./LookFrames.tsx";
import type { OfferedLook } from "./offered-looks.ts";
import type { Presets } from "./use-presets.ts";
import { useLooks } from "./use-looks.ts";
import "./looks.css";

const LookMenu = lazyPart(async () => (await import("./LookMenu.tsx")).LookMenu);

/** The looks with their actions. @property presets the user's looks; null on plans without them */
export function Looks({ presets }: { readonly presets: Presets | null }) {
  const session = useSession();
  const looks = useLooks(presets);
  const { last, chosen } = looks;
  const folded = useEditor((state) => state.folds.looks);
  const changed = last !== null && chosen === null;
  return (
    <Section
      title={texts.title}
      id="looks"
      badge={last && <output className="look-current">{changed ? texts.changed(last.name) : last.name}</output>}
      end={
        <>
          <LookMenu looks={looks} presets={presets} />
          <IconButton
            icon={folded ? ChevronDown : ChevronUp}
            label={texts.all}
            aria-expanded={!folded}
            onClick={() => setFolded(session, "looks", !folded)}
          />
        </>
      }
    >
      <LookFrames
        looks={looks.list}
        chosen={chosen?.key ?? null}
        changed={changed ? last.key : null}
        all={!folded}
        onChoose={(look) => looks.choose(look, texts.applied)}
      />
      {chosen && <LeftOutParts look={chosen} />}
    </Section>
  );
}

/** Says how the chosen look differs on a plan lacking some of its parts. */
function LeftOutParts({ look }: { readonly look: OfferedLook }) {
  const { services } = useSession();
  const plan = useEditor((state) => state.plan);
  const parts = look.leftOut(plan);
  if (parts.length === 0) return null;
  return (
    <div className="look-left-out">
      <Note wide status>
        {texts.leftOut(parts)}
      </Note>
      <ProBadge of={texts.wholeLook} onClick={services.upsell} />
    </div>
  );
}
