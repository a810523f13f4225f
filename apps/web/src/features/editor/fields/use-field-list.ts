/** The field list, open while its field keeps the focus. */
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { inputOf, replaceText, type TextInput } from "./input.ts";
import type { FieldOption } from "./options.ts";
import { followToken, insertionOf, queryOf, type Token, tokenAt } from "./token.ts";
import { type Options, stepByKey, useOptions } from "./use-options.ts";

export interface OpenFieldList extends Options {
  /** False while nothing matches the query. */
  readonly shown: boolean;
  readonly choose: (option: FieldOption) => void;
  /** Opens the list at the caret, or closes it. */
  readonly toggle: () => void;
}

interface Typed {
  readonly token: Token;
  readonly query: string;
}

const CLOSED: readonly FieldOption[] = [];

/**
 * Opens at `{` or by `toggle`; typing searches, arrows, Enter and Escape work in the field.
 * @param id the input's id @param all returns all options; called while the list is open
 */
export function useFieldList(id: string, all: () => readonly FieldOption[]): OpenFieldList {
  const [typed, setTyped] = useState<Typed | null>(null);
  const isOpen = typed !== null;
  const options = useOptions(
    useMemo(() => (isOpen ? all() : CLOSED), [isOpen, all]),
    typed?.query ?? "",
  );
  const shown = typed !== null && options.found.length > 0;
  const open = (input: TextInput, token: Token | null): void =>
    setTyped(token && { token, query: queryOf(token, input.value) });
  const choose = ({ body }: FieldOption): void => {
    const input = inputOf(id);
    if (input === null || typed === null) return;
    const { text, from, to } = insertionOf(typed.token, input.value, body);
    replaceText(input, text, from, to);
    setTyped(null);
  };
  // A query typed after pressing the button does not belong to the text.
  const close = (input: TextInput | null, { from, to, braced }: Token): void => {
    if (input !== null && !braced && from < to) replaceText(input, "", from, to);
    setTyped(null);
  };
  const toggle = (): void => {
    const input = inputOf(id);
    if (input === null) return;
    input.focus();
    const caret = input.selectionEnd ?? input.value.length;
    open(input, typed === null ? { from: caret, to: caret, braced: false } : null);
  };
  const onInput = useEffectEvent(({ currentTarget, data }: FieldEvent) => {
    const caret = currentTarget.selectionStart ?? 0;
    if (typed !== null) open(currentTarget, followToken(typed.token, currentTarget.value, caret));
    else if (data?.endsWith("{") === true) open(currentTarget, tokenAt(currentTarget.value, caret));
  });
  const onCaret = useEffectEvent((input: TextInput) => {
    if (typed !== null && input.selectionStart !== typed.token.to) setTyped(null);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const marked = options.found[options.marked];
    if (typed === null || !shown || marked === undefined || event.isComposing) return;
    if (event.key === "Enter") choose(marked);
    else if (event.key === "Escape") close(inputOf(id), typed.token);
    else if (!stepByKey(event, options)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onLeave = useEffectEvent(() => setTyped(null));
  useEffect(() => {
    const input = inputOf(id);
    if (input === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    input.addEventListener(
      "input",
      (event) => onInput({ currentTarget: input, data: event instanceof InputEvent ? event.data : null }),
      { signal },
    );
    input.addEventListener("keydown", (event) => event instanceof KeyboardEvent && onKey(event), { signal });
    for (const type of ["keyup", "pointerup"]) input.addEventListener(type, () => onCaret(input), { signal });
    input.addEventListener("blur", onLeave, { signal });
    return () => stop.abort();
  }, [id]);
  return { ...options, shown, choose, toggle };
}

interface FieldEvent {
  readonly currentTarget: TextInput;
  readonly data: string | null;
}
