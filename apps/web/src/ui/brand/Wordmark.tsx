import { Link } from "react-router";
import { Mark } from "./Mark.tsx";
import "./brand.css";

/** The way home, which is a document of its own. Without the word where room is short: the name stays. */
export function Wordmark({ to = "/", word = true }: { readonly to?: string; readonly word?: boolean }) {
  return (
    <Link className="wordmark" to={to} reloadDocument={to === "/"} aria-label={word ? undefined : "Matte, home"}>
      <Mark />
      {word && <span>Matte</span>}
    </Link>
  );
}
