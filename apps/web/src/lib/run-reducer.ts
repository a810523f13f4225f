/** Runs a pure reducer: keeps its state in a store and carries out the effects it returns. */
import { createStore, type StoreApi } from "zustand/vanilla";

export type Transition<State, Effect> = readonly [state: State, effects: readonly Effect[]];

/** Pure: the same state and event always give the same transition. */
export type Reducer<State, Event, Effect> = (state: State, event: Event) => Transition<State, Effect>;

/** Carries out an effect; it must not fail. @returns the event reporting its outcome, if there is one to report */
export type RunEffect<Event, Effect> = (effect: Effect) => Promise<Event | undefined> | Event | undefined;

export interface Machine<State, Event> {
  readonly store: StoreApi<State>;
  /**
   * Applies an event before it returns.
   * @returns a promise for the end of its effects and all events resulting from them
   */
  send(event: Event): Promise<void>;
}

export function runReducer<State, Event, Effect>(
  reduce: Reducer<State, Event, Effect>,
  initial: State,
  run: RunEffect<Event, Effect>,
): Machine<State, Event> {
  const store = createStore<State>(() => initial);
  const send = async (event: Event): Promise<void> => {
    const [state, effects] = reduce(store.getState(), event);
    store.setState(state, true);
    await Promise.all(effects.map(follow));
  };
  const follow = async (effect: Effect): Promise<void> => {
    const event = await run(effect);
    if (event !== undefined) await send(event);
  };
  return { store, send };
}

export type ReadableStore<T> = Pick<StoreApi<T>, "getState" | "getInitialState" | "subscribe">;

/** A read-only store with one part of another's state; its listeners are called only when that part is another value. */
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
