import { texts } from './section-texts';

/** The six steps as rows: what one does, and at the end what came of it for the sample person. */
export function JourneySection({ hasClaims }: { hasClaims: boolean }) {
  return (
    <section aria-labelledby="journey" className="pt-20 md:pt-34">
      <h2 id="journey" className="font-serif text-[2rem] leading-[1.12] tracking-[-0.018em] md:text-3xl">
        {hasClaims ? texts.journeyTitle : texts.journeyTitlePlain}
      </h2>
      {hasClaims ? <p className="mt-3 max-w-[44em] text-s text-ink-3">{texts.journeyNote}</p> : null}
      <ol className="mt-8 border-b border-line">
        {texts.journey().map(({ title, text, art: [thing, outcome] }, place) => (
          <li
            key={title}
            className="grid grid-cols-[40px_minmax(0,1fr)] items-baseline gap-x-6 gap-y-1 border-t border-line py-6 lg:grid-cols-[64px_minmax(0,5fr)_minmax(0,6fr)_minmax(0,5fr)]"
          >
            <span aria-hidden="true" className="font-serif text-2xl leading-none font-light text-ink-3 lining-nums">
              {place + 1}
            </span>
            <h3 className="font-serif text-2xl tracking-[-0.012em]">{title}</h3>
            <p className="max-w-[34em] text-m text-ink-2 max-lg:col-start-2">{text}</p>
            <p className="text-s text-ink-3 tabular-nums max-lg:col-start-2 lg:text-end">
              {thing}
              <b className="block font-[550] text-ink">{outcome}</b>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
