import { BreathingDot } from './breathing-dot';
import { Logo } from './logo';
import { texts } from './texts';
import { useLate } from './use-late';

type LoadingProps = {
  text?: string;
  /** In place, over the whole screen, or over what it belongs to. */
  as?: 'inline' | 'screen' | 'overlay';
};

const places = { inline: 'py-8', screen: 'fixed inset-0 z-40 bg-ground', overlay: 'absolute inset-0 z-10 bg-ground/70' };

/** Appears only after 200 ms, so that quick answers do not flash. */
export function Loading({ text = texts.loading, as = 'inline' }: LoadingProps) {
  const late = useLate(200);
  return (
    <div role="status" className={`flex flex-col items-center justify-center gap-3 text-[0.8125rem] text-ink-3 ${places[as]}`}>
      {late ? (
        <>
          {as === 'screen' ? <Logo size={52} label="" breathing /> : <BreathingDot className="size-3 bg-leaf" />}
          <span>{text}</span>
        </>
      ) : null}
    </div>
  );
}
