import { type ComponentType, useEffect, useRef, useState } from 'react';
import { ChunkLoadError, loadChunk } from '../lib/load-chunk';
import { noteMissing } from './missing-parts';

/** Where somebody is in the server's markup, and what they typed there: by their place among its controls, which is the same when it is drawn again. */
type Begun = { focused: number; typed: readonly { at: number; value: string }[] };

const controlsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('a, button, input, textarea, select')];
const isText = (control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text');

function begunIn(place: HTMLElement): Begun {
  const controls = controlsIn(place);
  const typed = controls.flatMap((control, at) => (isText(control) && control.value !== control.defaultValue ? [{ at, value: control.value }] : []));
  return { focused: controls.indexOf(document.activeElement as HTMLElement), typed };
}

function goOn(place: HTMLElement, { focused, typed }: Begun): void {
  const controls = controlsIn(place);
  for (const { at, value } of typed) {
    const control = controls[at];
    if (!control || !isText(control)) continue;
    // React has a setter of its own on the element, which would take the words for its own and tell nobody.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (focused >= 0) goBack(controls[focused], mostFrames);
}

/** What the address or the effects of a part show comes some frames later than the part. */
const mostFrames = 30;
function goBack(control: HTMLElement | undefined, frames: number): void {
  control?.focus({ preventScroll: true });
  if (document.activeElement === document.body && frames > 0) requestAnimationFrame(() => goBack(control, frames - 1));
}

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
    const begun = useRef<Begun | null>(null);
    useEffect(() => {
      if (Part) return;
      const fetchIt = async (): Promise<void> => {
        try {
          await ready();
          begun.current = place.current && begunIn(place.current);
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
    // The markup is drawn again: whoever was in it is where they were, with what they typed.
    useEffect(() => {
      if (!isReady || !begun.current || !place.current) return;
      goOn(place.current, begun.current);
      begun.current = null;
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
