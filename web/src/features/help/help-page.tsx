import { usePageTitle } from '../../lib/use-page-title';
import { helpTexts } from './texts';

/** `/app/help`: what the product does with what people give it, and how far it goes. */
export function HelpPage() {
  usePageTitle(helpTexts.title);
  return (
    <div className="page grid gap-x-12 gap-y-8 py-10 md:py-16 lg:grid-cols-[208px_minmax(0,680px)]">
      <header className="lg:col-start-2">
        <h1 className="font-serif text-4xl font-normal tracking-[-0.022em]">{helpTexts.title}</h1>
        <p className="mt-4 font-serif text-xl text-balance text-ink-2">{helpTexts.description}</p>
      </header>
      <nav aria-label={helpTexts.contents} className="text-s text-ink-2 lg:col-start-1 lg:row-start-2">
        <ol className="flex flex-wrap gap-x-6 lg:sticky lg:top-[calc(var(--bar)+32px)] lg:block">
          {helpTexts.sections.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className="inline-flex min-h-11 items-center hover:text-leaf md:min-h-8">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="min-w-0 space-y-12 lg:col-start-2 lg:row-start-2">
        {helpTexts.sections.map(({ anchor, title, paragraphs }) => (
          <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`} className="scroll-mt-6">
            <h2 id={`${anchor}-title`} className="mb-4 font-serif text-2xl tracking-[-0.012em]">
              {title}
            </h2>
            <div className="space-y-4 font-serif text-l leading-[1.6] text-ink-2">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {anchor === 'limits' ? <Limits /> : null}
          </section>
        ))}
      </div>
    </div>
  );
}

function Limits() {
  return (
    <dl className="mt-5">
      {helpTexts.limits.map(([what, limit]) => (
        <div key={what} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5">
          <dt className="font-medium">{what}</dt>
          <dd className="text-ink-2 tabular-nums">{limit}</dd>
        </div>
      ))}
    </dl>
  );
}
