import type { PostOutcome } from "./post.ts";

/** Sends an upload unless another page of the same user is just sending it; that page will forget it, too. */
export function alone(id: string, send: () => Promise<PostOutcome>): Promise<PostOutcome> {
  // The types promise what insecure contexts do not have.
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (locks === undefined) return send();
  return locks.request(`matte upload ${id}`, { ifAvailable: true }, (lock) =>
    lock === null ? { kind: "stopped" } : send(),
  );
}
