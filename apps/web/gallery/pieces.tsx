import { Redo2, Undo2 } from "lucide-react";
import { useTheme } from "../src/domain/theme/theme.ts";
import { Button, ButtonLink, ErrorBox, IconButton, Spinner, Switch, toasts, Wordmark } from "../src/ui/index.ts";

export function Pieces() {
  const { dark, setDark } = useTheme();
  return (
    <>
      <div className="gallery-line">
        <Wordmark />
        <Switch inline label="Dark mode" checked={dark} onChange={setDark} />
      </div>
      <Buttons />
      <div className="gallery-line">
        <Spinner label="Loading" />
        <Spinner label="Working… 2/6" />
      </div>
      <ErrorBox message="Failed to load images." onRetry={() => toasts.plain("Trying again")} />
      <Messages />
    </>
  );
}

function Buttons() {
  return (
    <>
      <div className="gallery-line">
        <Button>Export</Button>
        <Button variant="line">Back</Button>
        <Button variant="bare">Reset settings</Button>
        <Button disabled>Export</Button>
        <Button variant="line" disabled>
          Back
        </Button>
      </div>
      <div className="gallery-line">
        <Button size="small" variant="line">
          Upgrade
        </Button>
        <Button size="small">Export</Button>
        <ButtonLink to="/tool" size="large">
          Try For Free
        </ButtonLink>
        <IconButton icon={Undo2} label="Undo" shortcut="Ctrl Z" />
        <IconButton icon={Redo2} label="Redo" disabled />
      </div>
    </>
  );
}

function Messages() {
  return (
    <div className="gallery-line">
      <Button variant="line" size="small" onClick={() => toasts.plain("Cleared.")}>
        Blank
      </Button>
      <Button
        variant="line"
        size="small"
        onClick={() => toasts.error("portrait.heic: this type of file is not supported. Export it as JPEG first.")}
      >
        Error
      </Button>
      <Button variant="line" size="small" onClick={() => toasts.success("3 loaded successfully")}>
        Success
      </Button>
      <Button variant="line" size="small" onClick={() => toasts.loading("Loading 3 images…")}>
        Loading
      </Button>
      <Button variant="line" size="small" onClick={() => toasts.custom(<span>Contents of one’s own</span>)}>
        Custom
      </Button>
    </div>
  );
}
