import "./feedback.css";

/** A spinner next to the name of the work in progress. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <span className="working">
      <span className="spinner" aria-hidden="true" />
      <span className="num">{label}</span>
    </span>
  );
}
