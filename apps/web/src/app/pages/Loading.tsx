import { Spinner } from "../../ui/feedback/Spinner.tsx";
import "./pages.css";

export function Loading() {
  return (
    <main className="quiet-page" role="status">
      <Spinner label="Loading" />
    </main>
  );
}
