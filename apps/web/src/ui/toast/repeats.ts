/** Finds messages with equal text. */

/** Number of messages that are shown at once; older ones are forgotten. */
const MOST_SHOWN = 20;

export interface Repeats {
  /** Records a message's text. @returns ids of the messages with the same text, which it replaces */
  record(id: string, text: string): readonly string[];
}

export function createRepeats(): Repeats {
  const texts = new Map<string, string>();
  return {
    record: (id, text) => {
      const same = [...texts].filter(([other, shown]) => shown === text && other !== id).map(([other]) => other);
      for (const old of [...same, id]) texts.delete(old);
      texts.set(id, text);
      for (const oldest of [...texts.keys()].slice(0, -MOST_SHOWN)) texts.delete(oldest);
      return same;
    },
  };
}
