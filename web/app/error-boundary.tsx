import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

type Props = { children: ReactNode };
type State = { failed: boolean };

/** React offers no other way than a class to catch what a component throws while it renders. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="mx-auto grid min-h-dvh max-w-136 content-center justify-items-start gap-2 px-4">
        <h1 className="text-title max-md:text-title-phone">This page could not be shown</h1>
        <p className="text-lead text-text-2">
          Your saved work is safe. Reload the page; if that does not help, go back to the dashboard.
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button onClick={() => location.reload()}>Reload</Button>
          <Button variant="secondary" onClick={() => location.assign('/')}>
            Go to the dashboard
          </Button>
        </div>
      </main>
    );
  }
}
