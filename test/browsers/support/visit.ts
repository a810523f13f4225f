/** A user at a browser: waits for controls to be visible, then uses them. */
import { expect } from "@playwright/test";
import type { Control, Driver, Key, Role } from "../drivers/driver.ts";

/** Milliseconds. */
const PATIENCE = 30_000;
const OFTEN = [50, 100, 250];

export interface State {
  readonly text: string;
  readonly value: string;
  readonly checked: boolean;
  readonly enabled: boolean;
}

export class Visit {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  goTo(path: string): Promise<void> {
    return this.driver.goTo(this.#origin + path);
  }

  /** Waits for a control and its state. */
  async expect(control: Control, state: Partial<State> = {}): Promise<void> {
    const message = `${control.role} "${control.name}"`;
    const look = async (): Promise<void> =>
      expect(await this.driver.of(control, stateOf), message).toMatchObject(state);
    // A control may be replaced between finding and reading it.
    await expect(look).toPass({ timeout: PATIENCE, intervals: OFTEN });
  }

  /** Waits for a text anywhere on the page. */
  async expectWords(words: string): Promise<void> {
    const all = (): Promise<string> => this.driver.ask(() => document.body.innerText);
    await expect.poll(all).toContain(words);
  }

  async click(role: Role, name: string, within?: string): Promise<void> {
    const control = within === undefined ? { role, name } : { role, name, within };
    await this.expect(control, { enabled: true });
    await expect(() => this.driver.click(control)).toPass({ timeout: PATIENCE, intervals: OFTEN });
  }

  /** Presses a key on a control. */
  async press(control: Control, key: Key): Promise<void> {
    await this.driver.of(control, (element) => element.focus());
    await this.driver.press(key);
  }

  /** Types into an empty field. */
  async type(name: string, text: string): Promise<void> {
    const field = { role: "field", name } as const;
    await this.driver.click(field);
    await this.driver.type(text);
    await this.expect(field, { value: text });
  }

  /** Sets a slider, colour or select by script: their native controls differ between browsers. */
  async set(name: string, value: string): Promise<void> {
    const field = { role: "field", name } as const;
    await this.expect(field, { enabled: true });
    await this.driver.of(field, setValue, value);
    await this.expect(field, { value });
  }
}

/** Runs in the page. */
function stateOf(element: HTMLElement): State {
  const { value = "", checked = false, disabled = false } = element as Partial<HTMLInputElement>;
  return { text: element.innerText, value, checked, enabled: !disabled };
}

/** Runs in the page. Uses the prototype's setter: React overrides `value` on the element and would miss the change. */
function setValue(element: HTMLElement, value: string): void {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value");
  property?.set?.call(element, value);
  for (const type of ["input", "change"]) element.dispatchEvent(new Event(type, { bubbles: true }));
}
