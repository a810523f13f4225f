import type { Statistics } from "@matte/contracts";
import { useCallback } from "react";
import { loadStatistics } from "#domain/administration/server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { usePages, type Pages } from "../use-pages.ts";

export function useStatistics(): Pages<Statistics> {
  const { connection } = useDataConnection();
  return usePages(
    useCallback(
      async (_cursor: string | null, signal: AbortSignal) => ({
        page: await loadStatistics(connection, signal),
        next: null,
      }),
      [connection],
    ),
  );
}
