/** Where work waits until the way is free. */
export interface Gate {
  pass(): Promise<void>;
  /** The way may be free now. */
  look(): void;
}

export function createGate(free: () => boolean): Gate {
  let waiting: (() => void)[] = [];
  return {
    pass: async () => {
      while (!free()) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    look: () => {
      const all = waiting;
      waiting = [];
      for (const resolve of all) resolve();
    },
  };
}
