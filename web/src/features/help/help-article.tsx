import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { Crumbs } from '../../ui/crumbs';
import { texts } from '../../ui/texts';
import { ArticleFoot } from './article-foot';
import { helpTexts } from './texts';

type Section = { anchor: string; title: string; paragraphs: readonly string[] };
type HelpArticleProps = {
  slug: string;
  title: string;
  description: string;
  sections: readonly Section[];
  /** What comes after the paragraphs of a section, by its anchor. */
  below?: Record<string, ReactNode>;
};

/** A page for reading: contents beside one calm column. */
export function HelpArticle({ slug, title, description, sections, below = {} }: HelpArticleProps) {
  return (
    <div className="page grid gap-x-12 gap-y-8 py-10 md:py-16 lg:grid-cols-[208px_minmax(0,680px)]">
      <header className="lg:col-start-2">
        <h1 className="font-serif text-4xl font-normal tracking-[-0.022em]">{title}</h1>
        <p className="mt-4 font-serif text-xl text-balance text-ink-2">{description}</p>
        <div className="mt-5">
          <Crumbs label={helpTexts.where} way={[{ label: helpTexts.title, href: paths.help.href() }]} here={title} />
        </div>
      </header>
      <nav aria-label={texts.contents} className="text-s text-ink-2 lg:col-start-1 lg:row-start-2">
        <ol className="flex flex-wrap gap-x-6 lg:sticky lg:top-[calc(var(--bar)+32px)] lg:block">
          {sections.map((section) => (
            <li key={section.anchor}>
              <a href={`#${section.anchor}`} className="inline-flex min-h-11 items-center hover:text-leaf md:min-h-8">
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="min-w-0 space-y-12 lg:col-start-2 lg:row-start-2">
        {sections.map(({ anchor, title: heading, paragraphs }) => (
          <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`} className="scroll-mt-6">
            <h2 id={`${anchor}-title`} className="mb-4 font-serif text-2xl tracking-[-0.012em]">
              {heading}
            </h2>
            <div className="space-y-4 font-serif text-l leading-[1.6] text-ink-2">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {below[anchor]}
          </section>
        ))}
        <ArticleFoot slug={slug} />
      </div>
    </div>
  );
}
