/** A remark on a button that needs the network. */
export function NeedsNetwork({ id }: { readonly id: string }) {
  return (
    <span id={id} className="account-hint">
      This needs the network.
    </span>
  );
}
