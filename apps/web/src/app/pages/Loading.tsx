import { Spinner } from "../../ui/index.ts";
import "./pages.css";

export function Loading() {
  return (
    <main className="quiet-page" role="status">
      <Spinner label="Loading" />
    </main>
  );
}
