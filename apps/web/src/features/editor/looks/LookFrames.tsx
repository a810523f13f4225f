import { builtInLook, capabilities, settingsForPlan, settingsWithLook, type Settings } from "@matte/engine";
import { editorLooks as texts } from "@matte/messages/editor-looks";
import { Fragment, useDeferredValue, useId, useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import type { Sample } from "#domain/pictures/SmallFrame.tsx";
import { SampleFrame, useSample } from "../preview/SampleFrame.tsx";
import { shownSettings } from "../model/own-settings.ts";
import { useEditor } from "../state/context.ts";
import type { OfferedLook } from "./offered-looks.ts";

interface LookFramesProps {
  readonly looks: readonly OfferedLook[];
  /** Key of the look matching the settings, if any. */
  readonly chosen: string | null;
  /** Key of the look chosen and then changed; null for none. */
  readonly changed: string | null;
  /** True for all looks below each other, false for a scrolling strip. */
  readonly all: boolean;
  readonly onChoose: (look: OfferedLook) => void;
}

/** The looks as radio buttons, each a small frame around the selected photo; the photographer's looks are last. */
export function LookFrames({ looks, chosen, changed, all, onChoose }: LookFramesProps) {
  const group = useId();
  const sample = useSample();
  const base = useBaseSettings();
  const firstOwn = looks.find(({ preset }) => preset !== null);
  return (
    <div className={all ? "looks looks-all" : "looks looks-strip"} role="radiogroup" aria-label={texts.title}>
      {looks.map((look) => (
        <Fragment key={look.key}>
          {look === firstOwn && <span className="looks-own">{texts.own.title}</span>}
          <label className={look.key === changed ? "look look-changed" : "look"}>
            <input
              type="radio"
              name={group}
              value={look.key}
              checked={look.key === chosen}
              onChange={() => onChoose(look)}
            />
            {sample === null ? <span className="sample-frame" /> : <Drawn look={look} base={base} sample={sample} />}
            <span className="look-name">{look.name}</span>
          </label>
        </Fragment>
      ))}
    </div>
  );
}

interface DrawnProps {
  readonly look: OfferedLook;
  readonly base: Settings;
  readonly sample: Sample;
}

function Drawn({ look, base, sample }: DrawnProps) {
  const plan = useEditor((state) => state.plan);
  const settings = useMemo(() => settingsForPlan(look.apply(base), plan), [base, look, plan]);
  return <SampleFrame settings={settings} sample={sample} watermark={capabilities(plan).watermark} />;
}

/** Only settings untouched by looks are the photographer's: dragging a slider draws no look again. */
function useBaseSettings(): Settings {
  const settings = useEditor(({ history }) => shownSettings(history.present));
  const selectBase = useShallow((all: Settings) => settingsWithLook(all, builtInLook("gallery")));
  return useDeferredValue(selectBase(settings));
}
