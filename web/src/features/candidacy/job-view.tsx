import type { ShownJob } from '@folia/contracts/candidacy/shapes';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { JobCriteria } from './job-criteria';
import { texts } from './texts';

const words = texts.job;

type JobViewProps = { shown: ShownJob; title?: 'h1' | 'h2'; heading: string; children: ReactNode };

/** Everything that somebody is told of a job before they agree; `children` is how they answer, under its own heading. */
export const JobView = ({ shown, title: Title = 'h1', heading, children }: JobViewProps) => (
  <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[minmax(0,1fr)_360px]">
    <div className="min-w-0">
      <Title className="-ms-[0.03em] max-w-[18em] font-serif text-4xl font-normal tracking-[-0.022em] text-balance">{shown.title}</Title>
      <p className="mt-3 text-m text-ink-2">{words.by(shown)}</p>
      <JobCriteria criteria={shown.criteria} />
    </div>
    <aside className="lg:row-span-2">
      <div className="rounded-m border border-line bg-surface p-5 lg:sticky lg:top-[calc(var(--bar)+24px)]">
        <h2 className="section-title">{heading}</h2>
        <dl className="mt-4 space-y-3 border-y border-line py-4 text-s">
          <Fact name={words.who}>{words.whoText(shown)}</Fact>
          <Fact name={words.hidden}>{words.hiddenText(shown.isBlind)}</Fact>
          {shown.handedTo ? <Fact name={words.handed}>{words.handedText(shown.handedTo)}</Fact> : null}
          <Fact name={words.kept}>{words.keptText(shown.keptMonths)}</Fact>
        </dl>
        <p className="mt-4 text-s text-ink-2">{words.sees}</p>
        <p className="mt-2 text-s">
          <a href={paths.helpArticle.href('notices-for-your-counsel')} className="link">
            {words.rights}
          </a>
        </p>
        {children}
      </div>
    </aside>
    <section aria-label={words.text} className="min-w-0">
      <h2 className="section-title mb-4">{words.text}</h2>
      <p className="max-w-[68ch] font-serif text-l leading-[1.62] wrap-break-word whitespace-pre-line text-ink-2">{shown.text}</p>
    </section>
  </div>
);

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-xs text-ink-3">{name}</dt>
    <dd className="mt-0.5 text-ink">{children}</dd>
  </div>
);
