import { app } from "@matte/messages/app";
import { Spinner } from "#ui/feedback/Spinner.tsx";
import "#ui/page/quiet-page.css";

export function Loading() {
  return (
    <main className="quiet-page">
      <div className="quiet-page-wait" role="status">
        <Spinner label={app.loading} />
      </div>
    </main>
  );
}
