import { Component, type ErrorInfo, type ReactNode } from "react";
import { Broken } from "./pages/Broken.tsx";

interface State {
  readonly broken: boolean;
}

/** Catches what a page throws while it is drawn, and lets people go on. React has error boundaries as classes only. */
export class SafetyNet extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error("A page broke.", error, componentStack);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <Broken onRetry={() => this.setState({ broken: false })} />;
  }
}
