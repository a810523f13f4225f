import { hexColour, type HexColour } from "@matte/engine";
import { useState, type KeyboardEvent } from "react";
import type { OnChange } from "../change.ts";
import { useControlId } from "../panel/control-id.ts";

export interface HexFieldProps {
  readonly label: string;
  readonly value: HexColour;
  readonly disabled?: boolean | undefined;
  readonly onChange: OnChange<HexColour>;
}

/** A hex code of three or six digits, with or without `#`. Enter commits, Escape restores. */
export function HexField({ label, value, disabled, onChange }: HexFieldProps) {
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
