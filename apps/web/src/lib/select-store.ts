import type { StoreApi } from "zustand/vanilla";

export type ReadableStore<T> = Pick<StoreApi<T>, "getState" | "getInitialState" | "subscribe">;

/** A read-only store of one part of another's state; its listeners are called only when that part is another value. */
export function selectStore<State, Part>(
  store: ReadableStore<State>,
  select: (state: State) => Part,
): ReadableStore<Part> {
  return {
    getState: () => select(store.getState()),
    getInitialState: () => select(store.getInitialState()),
    subscribe: (listener) =>
      store.subscribe((state, before) => {
        const [part, partBefore] = [select(state), select(before)];
        if (!Object.is(part, partBefore)) listener(part, partBefore);
      }),
  };
}
