import { Pause, Play } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { useMedia } from '../../../ui/use-media';
import { SlideContent } from './slides';
import { type Slide, texts } from './texts';
import { Thread } from './thread';
import { useRotation } from './use-rotation';

/** How long each slide is shown, in order: SPEC section 2, "Landing demo". */
const slides: readonly { name: Slide; ms: number; line: string }[] = [
  { name: 'fit', ms: 10_200, line: 'animate-[fill-line_10.2s_linear_both]' },
  { name: 'resume', ms: 5_000, line: 'animate-[fill-line_5s_linear_both]' },
  { name: 'history', ms: 5_000, line: 'animate-[fill-line_5s_linear_both]' },
  { name: 'talk', ms: 12_000, line: 'animate-[fill-line_12s_linear_both]' },
  { name: 'link', ms: 10_000, line: 'animate-[fill-line_10s_linear_both]' },
];
const durations = slides.map(({ ms }) => ms);
const panelOf = (name: Slide) => `demo-${name}`;
const tabOf = (name: Slide) => `demo-tab-${name}`;

/**
 * The product in five slides, one after another. Without scripts the tabs are links to their slides.
 */
export function Demo() {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [isAlive, setAlive] = useState(false);
  const [wish, setWish] = useState<'play' | 'pause' | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isPaused = wish ? wish === 'pause' : isStill;
  const isHeld = !isAlive || isPaused || isPointedAt || hasFocus;
  const { current, choose } = useRotation(durations, isHeld);
  // The address may name a slide: without scripts, that is how one is chosen.
  useEffect(() => {
    const named = slides.findIndex(({ name }) => window.location.hash === `#${panelOf(name)}`);
    if (named > 0) choose(named);
    setAlive(true);
  }, [choose]);
  // On a phone the tabs are wider than the screen.
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = tabs.current?.children[current];
    if (tabs.current && chosen instanceof HTMLElement) tabs.current.scrollLeft = chosen.offsetLeft - tabs.current.offsetLeft - 24;
  }, [current]);
  const hold = {
    onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget)),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: slides.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const place = (to + slides.length) % slides.length;
    choose(place);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  };
  return (
    <section aria-label={texts.label} className="group/demo mt-12 max-md:-mx-6 md:mt-16 lg:me-8">
      <div className="flex flex-col-reverse border-b border-line-strong md:flex-row md:items-center md:gap-6">
        <div
          ref={tabs}
          role="tablist"
          aria-label={texts.label}
          onKeyDown={onKeyDown}
          {...hold}
          className="-mb-px flex gap-5 overflow-x-auto [scrollbar-width:none] max-md:ps-6 max-md:pe-12 max-md:[mask-image:linear-gradient(90deg,#000_calc(100%-40px),transparent)] md:gap-6"
        >
          {slides.map(({ name, line }, place) => {
            const isShown = place === current;
            return (
              <a
                key={name}
                id={tabOf(name)}
                role="tab"
                href={`#${panelOf(name)}`}
                aria-selected={isShown}
                aria-controls={panelOf(name)}
                // Until they are tabs, every one of them is a link of its own.
                tabIndex={isShown || !isAlive ? 0 : -1}
                onClick={(event) => {
                  event.preventDefault();
                  choose(place);
                }}
                className="relative flex min-h-11 items-center text-s whitespace-nowrap text-ink-3 transition-colors duration-120 hover:text-ink aria-selected:font-[550] aria-selected:text-ink focus-visible:-outline-offset-2"
              >
                {texts.tabs[name]}
                {isShown ? (
                  <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 overflow-hidden bg-line-strong">
                    <span
                      className={`block size-full origin-left bg-ink ${isAlive && !isPaused ? line : ''} ${isHeld ? '[animation-play-state:paused]' : ''}`}
                    />
                  </span>
                ) : null}
              </a>
            );
          })}
        </div>
        <div className="flex items-center gap-2 text-s text-ink-3 max-md:justify-between max-md:px-6 md:ms-auto">
          <span>{texts.sample}</span>
          <Button
            look="quiet"
            size="sm"
            icon={isPaused ? <Play /> : <Pause />}
            className={isAlive ? '' : 'invisible'}
            onClick={() => setWish(isPaused ? 'play' : 'pause')}
          >
            {isPaused ? texts.play : texts.pause}
          </Button>
        </div>
      </div>
      {/* All slides lie in one cell, so that none is less tall than the tallest. */}
      <div {...hold} className="grid border-y border-t-0 border-line bg-surface md:rounded-b-l md:border-x">
        {slides.map(({ name }, place) => (
          <div
            key={name}
            id={panelOf(name)}
            role="tabpanel"
            aria-labelledby={tabOf(name)}
            className={`scroll-mt-32 p-6 [grid-area:1/1] md:p-8 md:pb-6 ${panelLook(place === current, isAlive)}`}
          >
            <SlideContent slide={name} isRunning={place === current && !isHeld} />
          </div>
        ))}
      </div>
      {/* Its ends move with the letters, so it waits until those are there. */}
      {isAlive && current === 0 ? <Thread /> : null}
    </section>
  );
}

/** Before the page is alive, the slide that the address names stands in front of the first one. */
function panelLook(isShown: boolean, isAlive: boolean): string {
  if (isAlive) return isShown ? '' : 'invisible';
  return isShown ? 'group-has-[[role=tabpanel]:target]/demo:invisible target:visible!' : 'invisible target:visible';
}
