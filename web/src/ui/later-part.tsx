import { type ComponentType, useEffect, useRef, useState } from 'react';
import { ChunkLoadError, loadChunk } from '../lib/load-chunk';
import { noteMissing } from './missing-parts';

/**
 * A part that the server draws, and that can be read without its script: that is fetched after those of the page, and until then the server's markup stands.
 * The server awaits `ready` first; a page that a browser draws goes without it for that
 * long.
 */
export function laterPart<P extends object>(chunk: string, load: () => Promise<ComponentType<P>>) {
  let Part: ComponentType<P> | null = null;
  const ready = async () => {
    Part ??= await loadChunk(chunk, load);
  };
  function LaterPart(props: P) {
    const [isReady, setReady] = useState(Part !== null);
    const place = useRef<HTMLDivElement>(null);
    const focused = useRef<string | null>(null);
    useEffect(() => {
      if (Part) return;
      const fetchIt = async (): Promise<void> => {
        try {
          await ready();
          const { activeElement } = document;
          focused.current = place.current?.contains(activeElement) ? (activeElement?.id ?? null) : null;
          setReady(true);
        } catch (error) {
          if (!(error instanceof ChunkLoadError)) throw error;
          const forget = noteMissing(error, () => {
            forget();
            void fetchIt();
          });
        }
      };
      void fetchIt();
    }, []);
    // The markup is drawn again: whoever was in it is where they were.
    useEffect(() => {
      if (isReady && focused.current) document.getElementById(focused.current)?.focus({ preventScroll: true });
    }, [isReady]);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: while hydrating, React leaves what such an element contains as the server sent it
    if (!Part) return <div ref={place} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    return (
      <div ref={place} className="contents">
        <Part {...props} />
      </div>
    );
  }
  return Object.assign(LaterPart, { ready });
}
