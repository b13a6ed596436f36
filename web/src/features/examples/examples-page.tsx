import type { Example } from '@folia/contracts/examples/shapes';
import { Link, useLoaderData } from 'react-router-dom';
import { type SitePage, siteMeta } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { StartLink } from '../../ui/start-link';
import { ExampleEntry } from './example-entry';
import { type ExamplesData, loadExamples } from './load-examples';
import { type Look, texts } from './texts';

const headlineClass = '-ms-[0.018em] max-w-[14em] font-serif text-[clamp(2.5rem,6vw,5rem)] leading-[1.03] font-light tracking-[-0.034em] text-balance';

/** `/feed-preview`: the made-up people of this installation. Rendered on the server, complete without JavaScript. */
function ExamplesPage() {
  const { items, look } = useLoaderData<ExamplesData>();
  const shown = items.filter((example) => look === null || example.look === look);
  return (
    <div className="mx-auto w-full max-w-[1216px] px-6 pt-10 md:px-8 md:pt-20">
      <h1 className={headlineClass}>{items.length ? texts.headline(items.length) : texts.emptyHeadline}</h1>
      <p className="mt-6 max-w-[34em] font-serif text-[1.1875rem] leading-[1.5] text-pretty text-ink-2">{items.length ? texts.lead : texts.emptyLead}</p>
      {items.length ? (
        <>
          <LookFilter items={items} chosen={look} />
          <div className="mt-10 grid gap-x-12 gap-y-16 md:grid-cols-2 md:gap-y-22">
            {shown.map((example, place) => (
              <ExampleEntry key={example.uname} example={example} isFirst={place < 2} />
            ))}
          </div>
          {shown.length ? null : <p className="mt-10 text-ink-2">{texts.emptyNobody}</p>}
        </>
      ) : (
        <p className="mt-8 max-w-[38em] border-t border-line pt-5 text-s text-ink-3">{texts.operator}</p>
      )}
      <Closing isFirst={items.length === 0} />
    </div>
  );
}

function LookFilter({ items, chosen }: { items: readonly Example[]; chosen: Look | null }) {
  const looks = [...new Set(items.map((example) => example.look))].sort();
  const link = (look: Look | null) => (
    <li key={look}>
      <Link
        to={look ? `${paths.examples.path}?look=${look}` : paths.examples.path}
        aria-current={look === chosen ? 'true' : undefined}
        preventScrollReset
        className="inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-s whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
      >
        {look ? texts.look(look) : texts.everyLook}
        <span className="text-s text-ink-3 tabular-nums">{look ? items.filter((example) => example.look === look).length : items.length}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label={texts.byLook} className="mt-10 border-b border-line md:mt-14">
      <ul className="-mb-px flex gap-x-4 overflow-x-auto [scrollbar-width:none]">{[null, ...looks].map(link)}</ul>
    </nav>
  );
}

function Closing({ isFirst }: { isFirst: boolean }) {
  return (
    <section className="mt-20 border-t border-line pt-12 md:mt-28 md:pt-16">
      <h2 className="-ms-[0.018em] font-serif text-[clamp(2rem,4.6vw,3.5rem)] leading-[1.06] font-light tracking-[-0.03em]">{texts.closing(isFirst)}</h2>
      <p className="mt-3 mb-7 max-w-[34em] font-serif text-l text-ink-2">{texts.closingText}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <StartLink to={paths.resumeImport.href()} className="rounded-m! max-sm:w-full">
          {texts.start}
        </StartLink>
        <Link to={paths.home.href()} className="link">
          {texts.home}
        </Link>
      </div>
    </section>
  );
}

const { title, description } = texts;
export const examplesPage: SitePage<ExamplesData> = {
  Component: ExamplesPage,
  loader: loadExamples,
  head: (appUrl) => siteMeta(appUrl, paths.examples.href(), { title, description }),
};
