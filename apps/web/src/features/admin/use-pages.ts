import { useCallback, useEffect, useRef, useState } from "react";

/** A page, and where the next one begins; null at the end. */
export interface Fetched<Page> {
  readonly page: Page;
  readonly next: string | null;
}

/** @throws {Error} with a sentence that may be shown */
export type FetchPage<Page> = (cursor: string | null, signal: AbortSignal) => Promise<Fetched<Page>>;

export interface Pages<Page> {
  /** Those that are there, the first first; undefined until the first one is. */
  readonly pages: readonly Page[] | undefined;
  readonly next: string | null;
  readonly loading: boolean;
  readonly error: string | null;
  /** When the first page was fetched. */
  readonly at: Date | null;
  /** Fetches the next page. */
  readonly more: () => void;
  /** Begins again; what is shown stays until the new is there. */
  readonly reload: () => void;
  /** Changes what is shown. */
  readonly change: (change: (page: Page) => Page) => void;
}

type Loaded<Page> = Pick<Pages<Page>, "pages" | "next" | "loading" | "error" | "at">;

/**
 * A list that is fetched page by page, or anything that is one page.
 * @param fetchPage begins again whenever it is another one
 * @param wanted nothing is fetched before
 */
export function usePages<Page>(fetchPage: FetchPage<Page>, wanted = true): Pages<Page> {
  const [loaded, setLoaded] = useState<Loaded<Page>>({
    pages: undefined,
    next: null,
    loading: false,
    error: null,
    at: null,
  });
  const running = useRef<AbortController>(null);

  const load = useCallback(
    async (cursor: string | null): Promise<void> => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      setLoaded((before) => ({ ...before, loading: true, error: null }));
      try {
        const { page, next } = await fetchPage(cursor, signal);
        if (signal.aborted) return;
        setLoaded(({ pages = [], at }) => ({
          pages: cursor === null ? [page] : [...pages, page],
          next,
          loading: false,
          error: null,
          at: cursor === null ? new Date() : at,
        }));
      } catch (error) {
        if (signal.aborted) return;
        const words = error instanceof Error ? error.message : String(error);
        setLoaded((before) => ({ ...before, loading: false, error: words }));
      }
    },
    [fetchPage],
  );
  useEffect(() => {
    if (wanted) void load(null);
    return () => running.current?.abort();
  }, [load, wanted]);

  return {
    ...loaded,
    more: () => {
      if (loaded.next !== null) void load(loaded.next);
    },
    reload: () => {
      if (wanted) void load(null);
    },
    change: (change) => setLoaded((before) => ({ ...before, pages: before.pages?.map(change) })),
  };
}
