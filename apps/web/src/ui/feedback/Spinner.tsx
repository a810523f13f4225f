import "./feedback.css";

/** Something is being done: always beside the words that say what. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <span className="working">
      <span className="spinner" aria-hidden="true" />
      <span className="num">{label}</span>
    </span>
  );
}
