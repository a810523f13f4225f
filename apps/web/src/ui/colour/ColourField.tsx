import { ui } from "@matte/messages/ui";
import { hexColour, type HexColour } from "@matte/engine";
import { useRef, type CSSProperties, useState, type KeyboardEvent } from "react";
import { useGestureEnd, type OnChange } from "../change.ts";
import { ControlIdProvider, useControlId } from "../panel/control-id.ts";
import "./colour.css";

export interface Swatch {
  readonly name: string;
  readonly colour: HexColour;
  /** Shown as a hint instead of the name, and the accessible description. */
  readonly description?: string;
}

export interface SwatchesProps {
  /** The group's accessible name. */
  readonly label: string;
  readonly value: HexColour;
  readonly swatches: readonly Swatch[];
  readonly disabled?: boolean | undefined;
  readonly onChange: OnChange<HexColour>;
}

/** Buttons that set a colour; the one equal to the value is marked. */
export function Swatches({ label, value, swatches, disabled, onChange }: SwatchesProps) {
  return (
    <div className="colour-swatches" role="group" aria-label={label}>
      {swatches.map(({ name, colour, description }) => (
        <button
          key={name}
          type="button"
          style={swatchStyle(colour)}
          aria-label={name}
          title={description ?? name}
          aria-pressed={colour === value}
          disabled={disabled}
          onClick={() => onChange(colour, { final: true })}
        />
      ))}
    </div>
  );
}

export interface ColourFieldProps extends Omit<SwatchesProps, "label"> {
  /** `Outer matte` names the colour input `Outer matte colour` and the text field `Outer matte hex code`. */
  readonly subject: string;
}

/** Swatches, the platform's colour picker and a text field for the hex code. */
export function ColourField({ subject, value, swatches, disabled, onChange }: ColourFieldProps) {
  return (
    <div className="colour">
      <Swatches {...{ value, swatches, disabled, onChange }} label={ui.swatches(subject)} />
      <div className="colour-value">
        <Picker {...{ subject, value, disabled, onChange }} />
        <ControlIdProvider value={null}>
          <HexField {...{ value, disabled, onChange }} label={ui.hexCode(subject)} />
        </ControlIdProvider>
      </div>
    </div>
  );
}

/** The platform's colour picker. */
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

export interface HexFieldProps {
  readonly label: string;
  readonly value: HexColour;
  readonly disabled?: boolean | undefined;
  readonly onChange: OnChange<HexColour>;
}

/** A hex code with three or six digits, with or without `#`. Enter commits, Escape restores. */
function HexField({ label, value, disabled, onChange }: HexFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (): void => {
    setDraft(null);
    const colour = draft === null ? undefined : parseHex(draft);
    if (colour !== undefined) onChange(colour, { final: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter") commit();
    if (event.key !== "Escape" || draft === null) return;
    event.stopPropagation();
    setDraft(null);
  };
  return (
    <input
      id={useControlId()}
      type="text"
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      maxLength={9}
      disabled={disabled}
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}

function parseHex(text: string): HexColour | undefined {
  return hexColour(`#${text.trim().replace(/^#/, "")}`);
}
