import type { ImageList } from "@matte/contracts";
import { useCallback } from "react";
import { loadImages } from "#domain/administration/server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { usePages, type Pages } from "../use-pages.ts";

/** @param wanted nothing is fetched before */
export function useImages(wanted: boolean): Pages<ImageList> {
  const { connection } = useDataConnection();
  return usePages(
    useCallback(
      async (before: string | null, signal: AbortSignal) => {
        const page = await loadImages(connection, before, signal);
        return { page, next: page.next ?? null };
      },
      [connection],
    ),
    wanted,
  );
}
