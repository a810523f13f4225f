import { CircleAlert } from "lucide-react";
import { Button } from "../button/Button.tsx";
import { Icon } from "../Icon.tsx";
import "./feedback.css";

/** What went wrong, in place of what it was to show, and the way to try again. */
export function ErrorBox({ message, onRetry }: { readonly message: string; readonly onRetry?: () => void }) {
  return (
    <div className="error-box" role="alert">
      <Icon of={CircleAlert} />
      <p>{message}</p>
      {onRetry !== undefined && (
        <Button look="line" size="small" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
