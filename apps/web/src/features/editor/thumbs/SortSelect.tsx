import { editor } from "@matte/messages/editor";
import { Select } from "#ui/field/Select.tsx";
import { SORT_ORDERS } from "../model/sort-photos.ts";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";
import { setSort } from "../state/sort-order.ts";

const texts = editor.list.sort;
const OPTIONS = SORT_ORDERS.map((value) => ({ value, label: texts.orders[value] }));

/** Sorts the photos, including later additions; from two photos on. */
export function SortSelect() {
  const session = useSession();
  const order = useEditor((state) => state.sort);
  if (usePhotoCount() < 2) return null;
  return (
    <label className="sort">
      <span aria-hidden="true">{texts.label}</span>
      <Select label={texts.label} value={order} options={OPTIONS} onChange={(chosen) => setSort(session, chosen)} />
    </label>
  );
}
