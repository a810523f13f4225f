import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
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

/** Several views in one place. Arrow keys select the next tab, Home and End the first and the last. */
export function Tabs<T extends string>({ label, value, tabs, onChange }: TabsProps<T>) {
  return (
    <Base.Root value={value} onValueChange={(next: T) => onChange(next)}>
      <Base.List className="tabs" activateOnFocus loopFocus={false} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} className="tab" value={tab.value}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        // Its contents are reached by Tab: the panel itself is no stop.
        <Base.Panel key={tab.value} value={tab.value} tabIndex={-1}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
