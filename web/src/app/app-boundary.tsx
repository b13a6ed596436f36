import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '../features/error-page/error-screen';

/** The last safety net: a failure outside the router shows the error page instead of an empty one. */
export class AppBoundary extends Component<{ children: ReactNode }, { error: unknown; failed: boolean }> {
  override state = { error: null as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="flex min-h-dvh flex-col">
        <ErrorScreen error={this.state.error} path={window.location.pathname} />
      </main>
    );
  }
}
