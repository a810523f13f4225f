import { ui } from "@matte/messages/ui";
import { CircleAlert } from "lucide-react";
import { Button } from "../button/Button.tsx";
import { Icon } from "../Icon.tsx";
import "./feedback.css";

/** An error message in place of content that failed to load, with a retry button. */
export function ErrorBox({ message, onRetry }: { readonly message: string; readonly onRetry?: () => void }) {
  return (
    <div className="error-box" role="alert">
      <Icon of={CircleAlert} />
      <p>{message}</p>
      {onRetry !== undefined && (
        <Button variant="line" size="small" onClick={onRetry}>
          {ui.retry}
        </Button>
      )}
    </div>
  );
}
