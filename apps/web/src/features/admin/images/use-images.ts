import type { ImageList } from "@matte/contracts";
import { loadImages } from "#domain/administration/server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { usePages, type Pages } from "../use-pages.ts";

/** @param wanted false delays loading */
export function useImages(wanted: boolean): Pages<ImageList> {
  const { connection } = useDataConnection();
  return usePages(
    ["images"],
    async (before, signal) => {
      const page = await loadImages(connection, before, signal);
      return { page, next: page.next ?? null };
    },
    wanted,
  );
}
