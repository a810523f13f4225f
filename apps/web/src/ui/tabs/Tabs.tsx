import { useId, type KeyboardEvent, type ReactNode } from "react";
import "./tabs.css";

export interface TabEntry<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly panel: ReactNode;
}

export interface TabsProps<T extends string> {
  /** The list's accessible name. */
  readonly label: string;
  readonly value: T;
  readonly tabs: readonly TabEntry<T>[];
  readonly onChange: (value: T) => void;
}

/** How far each key goes. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/**
 * Several views in one place, one of them shown; arrow keys go from one to the next.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs<T extends string>({ label, value, tabs, onChange }: TabsProps<T>) {
  const id = useId();
  const shown = tabs.find((tab) => tab.value === value);
  const step = (event: KeyboardEvent<HTMLElement>): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = Math.min(Math.max(tabs.findIndex((tab) => tab.value === value) + by, 0), tabs.length - 1);
    const next = tabs[at];
    if (next === undefined) return;
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            className="tab"
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onKeyDown={step}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {shown?.panel}
      </div>
    </>
  );
}
