import type { Statistics } from "@matte/contracts";
import { loadStatistics } from "#domain/administration/server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { usePages, type Pages } from "../use-pages.ts";

export function useStatistics(): Pages<Statistics> {
  const { connection } = useDataConnection();
  return usePages(["statistics"], async (_cursor, signal) => ({
    page: await loadStatistics(connection, signal),
    next: null,
  }));
}
