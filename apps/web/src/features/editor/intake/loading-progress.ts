import type { EditorSession } from "../state/session.ts";

export interface LoadingProgress {
  /** @param settled number of photos loaded or failed so far */
  advance(settled: number): void;
  /** Hides the progress, unless other loads continue. */
  end(): void;
  /** Takes the photos out of the sum again. */
  withdraw(): void;
}

/** Adds to the progress on screen, summed over all concurrent loads until the last one ends. */
export function addToProgress({ store }: Pick<EditorSession, "store">, total: number): LoadingProgress {
  let counted = 0;
  const add = (current: number, more: number): void => {
    const before = store.getState().loading ?? { current: 0, total: 0 };
    store.setState({ loading: { current: before.current + current, total: before.total + more } });
  };
  add(0, total);
  const advance = (settled: number): void => {
    add(settled - counted, 0);
    counted = settled;
  };
  const end = (): void => {
    const { loading } = store.getState();
    if (loading !== null && loading.current >= loading.total) store.setState({ loading: null });
  };
  const withdraw = (): void => {
    add(-counted, -total);
    end();
  };
  return { advance, end, withdraw };
}
