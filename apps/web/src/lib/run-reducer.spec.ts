import { describe, expect, it } from "vitest";
import { runReducer, type Reducer, selectStore } from "./run-reducer.ts";

type Event = { readonly type: "add"; readonly by: number } | { readonly type: "saved"; readonly total: number };
type Effect = { readonly type: "save"; readonly total: number };
interface State {
  readonly total: number;
  readonly saved: number;
}

const reduce: Reducer<State, Event, Effect> = (state, event) => {
  if (event.type === "saved") return [{ ...state, saved: event.total }, []];
  const total = state.total + event.by;
  return [{ ...state, total }, event.by === 0 ? [] : [{ type: "save", total }]];
};

function counter() {
  const saves: number[] = [];
  const machine = runReducer(reduce, { total: 0, saved: 0 }, async ({ total }): Promise<Event> => {
    await Promise.resolve();
    saves.push(total);
    return { type: "saved", total };
  });
  return { ...machine, saves };
}

describe("a reducer that runs", () => {
  it("applies an event at once, and its effects' events before the promise resolves", async () => {
    const { store, send, saves } = counter();
    const sent = send({ type: "add", by: 2 });
    expect(store.getState()).toEqual({ total: 2, saved: 0 });
    await sent;
    expect(store.getState()).toEqual({ total: 2, saved: 2 });
    expect(saves).toEqual([2]);
  });

  it("starts the effects of several events in their order", async () => {
    const { store, send, saves } = counter();
    await Promise.all([send({ type: "add", by: 1 }), send({ type: "add", by: 1 })]);
    expect(saves).toEqual([1, 2]);
    expect(store.getState()).toEqual({ total: 2, saved: 2 });
  });
});

describe("a selected store", () => {
  it("calls its listeners only when its part changes", async () => {
    const { store, send } = counter();
    const saved = selectStore(store, (state) => state.saved);
    const changes: (readonly [number, number])[] = [];
    const unsubscribe = saved.subscribe((after, before) => changes.push([after, before]));
    await send({ type: "add", by: 0 });
    await send({ type: "add", by: 3 });
    unsubscribe();
    await send({ type: "add", by: 1 });
    expect(changes).toEqual([[3, 0]]);
    expect([saved.getState(), saved.getInitialState()]).toEqual([4, 0]);
  });
});
