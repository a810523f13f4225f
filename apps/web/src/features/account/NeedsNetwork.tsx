/** Why a button cannot be pressed just now. */
export function NeedsNetwork({ id }: { readonly id: string }) {
  return (
    <span id={id} className="account-hint">
      This needs the network.
    </span>
  );
}
