/** Whether an update found its one row. */
export function one(result: { readonly numUpdatedRows: bigint }): boolean {
  return result.numUpdatedRows === 1n;
}
