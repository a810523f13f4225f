/** The list's order, remembered by the browser between visits. */
import type { StoredValues } from "#lib/storage.ts";
import type { Change } from "../model/document.ts";
import type { PhotoRecord, Registry } from "../model/registry.ts";
import { SORT_ORDERS, sortPhotos, type SortOrder } from "../model/sort-photos.ts";

const KEY = "matte.sort";

interface SortedList {
  readonly photos: Pick<Registry<PhotoRecord>, "get">;
  readonly services: { readonly values: StoredValues };
  set(values: { readonly sort: SortOrder }): void;
  change(change: Change): void;
}

/** Photos of the last visit keep the order in which they were stored; those added later are sorted. */
export function readSort(values: StoredValues): SortOrder {
  const stored = values.read(KEY);
  return SORT_ORDERS.find((order) => order === stored) ?? "added";
}

/** Sorts the photos, and those added later, at the next visit too. */
export function setSort({ photos, services, set, change }: SortedList, sort: SortOrder): void {
  set({ sort });
  change(sortPhotos(sort, photos.get));
  services.values.write(KEY, sort);
}
