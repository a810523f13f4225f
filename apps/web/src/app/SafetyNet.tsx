import { app } from "@matte/messages/app";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { useLocation } from "wouter";
import { forgetFailedPages } from "#lib/lazy-parts.tsx";
import { Wordmark } from "#ui/brand/Wordmark.tsx";
import { Button } from "#ui/button/Button.tsx";
import "#ui/page/quiet-page.css";

/** Catches rendering errors, and offers to try again or to open another page. */
export function SafetyNet({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  return <Net page={path}>{children}</Net>;
}

interface NetProps {
  readonly page: string;
  readonly children: ReactNode;
}

interface State {
  readonly page: string;
  readonly broken: boolean;
}

/** A class, because React's error boundaries are. */
class Net extends Component<NetProps, State> {
  override readonly state: State = { page: this.props.page, broken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  /** Resets the error when another page opens. */
  static getDerivedStateFromProps({ page }: NetProps, state: State): State | null {
    return page === state.page ? null : { page, broken: false };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error("A page broke.", error, componentStack);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <Broken onRetry={this.retry} />;
  }

  private readonly retry = (): void => {
    forgetFailedPages();
    this.setState({ broken: false });
  };
}

/** The page after an error. Photos are safe on the user's disk. */
function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const { broken: texts } = app;
  return (
    <main className="quiet-page">
      <Wordmark />
      <div className="quiet-page-text" role="alert">
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
      </div>
      <div className="quiet-page-actions">
        <Button onClick={onRetry}>{texts.retry}</Button>
        <Button variant="line" onClick={() => location.reload()}>
          {texts.reload}
        </Button>
      </div>
    </main>
  );
}
