import { ui } from "@matte/messages/ui";
import { useRef, type CSSProperties, type KeyboardEvent } from "react";
import { useGestureEnd, type OnChange } from "../change.ts";
import { arrowStep, fitNumber } from "../field/number.ts";
import { NumberField } from "../field/NumberField.tsx";
import { ControlIdProvider, useControlId } from "../panel/control-id.ts";
import "./slider.css";

export interface SliderProps {
  /** The slider's accessible name; the number field's adds `unitName`. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** The default: marked on the track, and restored by a double click. */
  readonly initial: number;
  /** Digits after the decimal point accepted by the number field. */
  readonly decimals?: number | undefined;
  /** Shown in the number field: `%`, `px`. */
  readonly unit?: string | undefined;
  /** The unit's full name: `percent of width`. */
  readonly unitName?: string | undefined;
  /** True for a track with more room for small values: the position is the value's root. */
  readonly curved?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onChange: OnChange<number>;
}

/** A slider and a number field for one value. */
export function Slider(props: SliderProps) {
  const { label, unitName, value, min, max, decimals, unit, disabled, onChange } = props;
  return (
    <div className="slider-with-field">
      <Track {...props} />
      <ControlIdProvider value={null}>
        <NumberField
          {...{ value, min, max, decimals, unit, disabled, onChange }}
          label={ui.numberOf(label, unitName)}
        />
      </ControlIdProvider>
    </div>
  );
}

function Track(props: SliderProps) {
  const { label, value, min, max, step = 1, initial, unit, curved = false, disabled, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const pointer = useRef(false);
  useGestureEnd(input, (text) => onChange(Number(text), { final: true }));
  const jump = (event: KeyboardEvent): void => {
    const steps = event.shiftKey ? arrowStep(event) : undefined;
    if (steps === undefined) return;
    event.preventDefault();
    onChange(fitNumber(value + steps, { min, max, decimals: 0 }), { final: true });
  };
  // A drag gives a straight track's value at the pointer; keys and programs give the value itself.
  const valueOf = (text: string): number =>
    curved && pointer.current ? curvedValue(Number(text), { min, max, step }) : Number(text);
  return (
    <input
      ref={input}
      id={useControlId()}
      className={curved ? "slider slider-curved" : "slider"}
      type="range"
      {...{ min, max, step, value, disabled }}
      aria-label={label}
      aria-valuetext={unit === undefined ? undefined : `${value} ${unit}`}
      style={positions(value, initial, { min, max }, curved)}
      onPointerDown={() => (pointer.current = true)}
      onPointerUp={() => (pointer.current = false)}
      onPointerCancel={() => (pointer.current = false)}
      onChange={(event) => onChange(valueOf(event.target.value), { final: false })}
      onDoubleClick={() => onChange(initial, { final: true })}
      onKeyDown={jump}
    />
  );
}

/** Thumb and default positions as fractions of the track. */
function positions(
  value: number,
  initial: number,
  range: { readonly min: number; readonly max: number },
  curved: boolean,
): CSSProperties {
  const at = (point: number): number => {
    const length = range.max - range.min;
    const fraction = length > 0 ? Math.min(1, Math.max(0, (point - range.min) / length)) : 0;
    return curved ? Math.sqrt(fraction) : fraction;
  };
  const style: Record<`--${string}`, number> = { "--value": at(value), "--initial": at(initial) };
  return style;
}

/** A curved track's value at the position of `straight` on a straight one. */
function curvedValue(
  straight: number,
  range: { readonly min: number; readonly max: number; readonly step: number },
): number {
  const { min, max, step } = range;
  const fraction = max > min ? (straight - min) / (max - min) : 0;
  const value = min + Math.round(((max - min) * fraction ** 2) / step) * step;
  return Number(Math.min(max, value).toFixed(3));
}
