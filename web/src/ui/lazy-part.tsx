import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ChunkLoadError, loadChunk } from '../lib/load-chunk';
import { loadQueries } from '../lib/queries';
import { Button } from './button';
import { noteMissing } from './missing-parts';
import { texts } from './texts';

type LazyPartOptions = {
  /** Shown until the script has loaded. */
  waiting?: ReactNode;
  /** True: the part fills its place alone, so a failure is told there and not in a note above the page. */
  inPlace?: boolean;
  /** True: neither the part nor what it opens asks the server through queries, which are therefore not fetched with it. */
  withoutQueries?: boolean;
};

/**
 * A part of a screen in a script of its own. When that does not come the screen goes on without it: a note says so and offers to try again, and nothing
 * of what stands is lost.
 */
export function lazyPart<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
  { waiting = null, inPlace = false, withoutQueries = false }: LazyPartOptions = {},
) {
  // A lazy component remembers its failure, so each try makes a new one.
  const attempt = () =>
    lazy(async () => {
      const [part] = await Promise.all([loadChunk(chunk, load), withoutQueries ? null : loadQueries()]);
      return { default: part };
    }) as unknown as ComponentType<P>;
  let Part = attempt();
  let isMissing = false;
  const renew = () => {
    if (isMissing) Part = attempt();
    isMissing = false;
  };
  return function LazyPart(props: P) {
    // Opening it again after it failed to load counts as a new try.
    const [tries, setTries] = useState(() => {
      renew();
      return 0;
    });
    const again = () => {
      renew();
      setTries((count) => count + 1);
    };
    const note = () => {
      isMissing = true;
    };
    return (
      <MissingBoundary key={tries} onMissing={note} onAgain={again} inPlace={inPlace}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </MissingBoundary>
    );
  };
}

type BoundaryProps = { onMissing: () => void; onAgain: () => void; inPlace: boolean; children: ReactNode };

class MissingBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null as unknown };
  private forget: (() => void) | null = null;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ChunkLoadError)) return;
    this.props.onMissing();
    if (!this.props.inPlace) this.forget = noteMissing(error, () => this.props.onAgain());
  }

  override componentWillUnmount() {
    this.forget?.();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof ChunkLoadError)) throw error;
    return this.props.inPlace ? <MissingHere error={error} onAgain={this.props.onAgain} /> : null;
  }
}

function MissingHere({ error, onAgain }: { error: Error; onAgain: () => void }) {
  return (
    <div role="alert" className="py-4">
      <p className="mb-3 text-ink-2">{texts.missingParts([error.message])}</p>
      <Button onClick={onAgain}>{texts.tryAgain}</Button>
    </div>
  );
}
