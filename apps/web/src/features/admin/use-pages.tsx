import { infiniteQueryOptions, useInfiniteQuery, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { admin } from "@matte/messages/admin";
import { useLast } from "#domain/server/QueryProvider.tsx";
import { Button } from "#ui/index.ts";

/** A page, and the next one's cursor; null at the end. */
export interface Fetched<Page> {
  readonly page: Page;
  readonly next: string | null;
}

/** @throws {Error} with a text for the user */
export type FetchPage<Page> = (cursor: string | null, signal: AbortSignal) => Promise<Fetched<Page>>;

export interface Pages<Page> {
  /** Loaded pages in order; undefined before the first. */
  readonly pages: readonly Page[] | undefined;
  readonly next: string | null;
  readonly loading: boolean;
  readonly error: string | null;
  /** When the first page was loaded. */
  readonly at: Date | null;
  readonly more: () => void;
  /** Loads the first page again; it then replaces all pages. */
  readonly reload: () => void;
  readonly change: (change: (page: Page) => Page) => void;
}

interface LoadedPage<Page> extends Fetched<Page> {
  readonly at: Date;
}

/**
 * Loads a list page by page, or data in one page.
 * @param key for the list and its parameters: a new key loads a new list
 * @param wanted false delays loading
 */
export function usePages<Page>(key: readonly string[], fetchPage: FetchPage<Page>, wanted = true): Pages<Page> {
  const client = useQueryClient();
  const options = infiniteQueryOptions({
    queryKey: key,
    queryFn: async ({ pageParam, signal }): Promise<LoadedPage<Page>> => ({
      ...(await fetchPage(pageParam, signal)),
      at: new Date(),
    }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: wanted,
  });
  const query = useInfiniteQuery(options);
  const loaded = useLast(query.data)?.pages;
  const reload = async (): Promise<void> => {
    await client.cancelQueries({ queryKey: key });
    await client.infiniteQuery({ ...options, pages: 1, staleTime: 0 });
  };
  return {
    pages: loaded?.map(({ page }) => page),
    next: loaded?.at(-1)?.next ?? null,
    loading: query.isFetching,
    error: query.isFetching ? null : (query.error?.message ?? null),
    at: loaded?.[0]?.at ?? null,
    more: () => void query.fetchNextPage(),
    // The query shows a failure.
    reload: () => void (wanted && reload().catch(() => undefined)),
    change: (change) =>
      client.setQueryData<InfiniteData<LoadedPage<Page>>>(key, (data) => data && withPages(data, change)),
  };
}

function withPages<Page>(
  data: InfiniteData<LoadedPage<Page>>,
  change: (page: Page) => Page,
): InfiniteData<LoadedPage<Page>> {
  return { ...data, pages: data.pages.map((loaded) => ({ ...loaded, page: change(loaded.page) })) };
}

export function ShowMore({ next, loading, more }: Pick<Pages<unknown>, "next" | "loading" | "more">) {
  if (next === null) return null;
  return (
    <p className="admin-more">
      <Button variant="line" disabled={loading} onClick={more}>
        {admin.more}
      </Button>
    </p>
  );
}
