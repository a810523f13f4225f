/** Which messages say the same. */

/** No more messages than that are on show at once; what older ones said need not be known. */
const MOST_SHOWN = 20;

export interface Repeats {
  /** Notes what a message says. Gives the messages that said just that and whose place it takes. */
  say(id: string, words: string): readonly string[];
}

export function createRepeats(): Repeats {
  const said = new Map<string, string>();
  return {
    say: (id, words) => {
      const before = [...said].filter(([other, theirs]) => theirs === words && other !== id).map(([other]) => other);
      for (const old of [...before, id]) said.delete(old);
      said.set(id, words);
      for (const oldest of [...said.keys()].slice(0, -MOST_SHOWN)) said.delete(oldest);
      return before;
    },
  };
}
