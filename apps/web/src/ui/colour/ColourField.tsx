import { ui } from "@matte/messages/ui";
import { hexColour, type HexColour } from "@matte/engine";
import { useRef, type CSSProperties } from "react";
import { useGestureEnd, type OnChange } from "../change.ts";
import { ControlIdProvider, useControlId } from "../panel/control-id.ts";
import { HexField } from "./HexField.tsx";
import "./colour.css";

export interface Swatch {
  readonly name: string;
  readonly colour: HexColour;
}

export interface ColourFieldProps {
  /** `Outer matte` names the colour input `Outer matte colour` and the text field `Outer matte hex code`. */
  readonly subject: string;
  readonly value: HexColour;
  readonly swatches: readonly Swatch[];
  readonly disabled?: boolean | undefined;
  readonly onChange: OnChange<HexColour>;
}

/** Swatches, the platform's colour picker and a text field for the hex code. */
export function ColourField({ subject, value, swatches, disabled, onChange }: ColourFieldProps) {
  return (
    <div className="colour">
      <div className="colour-swatches" role="group" aria-label={ui.swatches(subject)}>
        {swatches.map(({ name, colour }) => (
          <button
            key={name}
            type="button"
            style={swatchStyle(colour)}
            aria-label={name}
            title={name}
            aria-pressed={colour === value}
            disabled={disabled}
            onClick={() => onChange(colour, { final: true })}
          />
        ))}
      </div>
      <div className="colour-value">
        <Picker {...{ subject, value, disabled, onChange }} />
        <ControlIdProvider value={null}>
          <HexField {...{ value, disabled, onChange }} label={ui.hexCode(subject)} />
        </ControlIdProvider>
      </div>
    </div>
  );
}

/** The platform's own colour picker. */
function Picker({ subject, value, disabled, onChange }: Omit<ColourFieldProps, "swatches">) {
  const input = useRef<HTMLInputElement>(null);
  const report = (text: string, final: boolean): void => onChange(hexColour(text) ?? value, { final });
  useGestureEnd(input, (text) => report(text, true));
  return (
    <input
      ref={input}
      id={useControlId()}
      type="color"
      aria-label={ui.colour(subject)}
      value={value.toLowerCase()}
      disabled={disabled}
      onChange={(event) => report(event.target.value, false)}
    />
  );
}

function swatchStyle(colour: HexColour): CSSProperties {
  const style: Record<`--${string}`, string> = { "--colour": colour };
  return style;
}
