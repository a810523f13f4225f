import {
  builtInLook,
  capabilities,
  settingsForPlan,
  settingsWithLook,
  type BuiltInLook,
  type Settings,
} from "@matte/engine";
import { editorLooks as texts } from "@matte/messages/editor-looks";
import { useDeferredValue, useId, useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import { SampleFrame, useSample, type Sample } from "../preview/SampleFrame.tsx";
import { useEditor } from "../state/context.ts";

interface LookFramesProps {
  readonly names: readonly BuiltInLook[];
  /** Null for settings that are none of the looks. */
  readonly chosen: BuiltInLook | null;
  /** True for all looks below each other, false for a strip that scrolls. */
  readonly all: boolean;
  readonly onChoose: (name: BuiltInLook) => void;
}

/** The looks as a group of radio buttons, each a small frame of the selected photo. */
export function LookFrames({ names, chosen, all, onChoose }: LookFramesProps) {
  const group = useId();
  const sample = useSample();
  const base = useBaseSettings();
  return (
    <div className={all ? "looks looks-all" : "looks looks-strip"} role="radiogroup" aria-label={texts.title}>
      {names.map((name) => (
        <label className="look" key={name}>
          <input type="radio" name={group} value={name} checked={name === chosen} onChange={() => onChoose(name)} />
          {sample === null ? <span className="sample-frame" /> : <Drawn name={name} base={base} sample={sample} />}
          <span className="look-name">{texts.names[name]}</span>
        </label>
      ))}
    </div>
  );
}

interface DrawnProps {
  readonly name: BuiltInLook;
  readonly base: Settings;
  readonly sample: Sample;
}

function Drawn({ name, base, sample }: DrawnProps) {
  const plan = useEditor((state) => state.plan);
  const settings = useMemo(() => settingsForPlan(settingsWithLook(base, builtInLook(name)), plan), [base, name, plan]);
  return <SampleFrame settings={settings} sample={sample} watermark={capabilities(plan).watermark} />;
}

/** Settings in which only those that looks leave alone are the photographer's, so that dragging a slider draws no look again. */
function useBaseSettings(): Settings {
  const base = useEditor(
    useShallow(({ history }) => settingsWithLook(history.present.settings, builtInLook("gallery"))),
  );
  return useDeferredValue(base);
}
