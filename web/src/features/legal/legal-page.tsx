import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { legal } from '../../../content/legal';
import type { Body } from '../../../content/read-content';
import { type SitePage, siteMeta } from '../../lib/page-head';
import { ReadingPage } from '../../ui/reading-page';
import { texts } from './texts';

type Parts = { above?: ReactNode; below?: ReactNode; sections?: Body['sections'] };

/** A page of web/content/legal, with what belongs above and below its words; `sections` are those of `below`. Throws for a text that is not there. */
export function legalPage(slug: string, path: string, { above, below, sections: more = [] }: Parts): SitePage<Body> {
  const text = legal.find((one) => one.slug === slug);
  if (!text) throw new Error(`web/content/legal has no ${slug}.md`);
  const { title, description, keywords, effective } = text.meta;
  function LegalPage() {
    const { html, sections } = useLoaderData<Body>();
    return (
      <ReadingPage
        title={title}
        lead={description}
        html={html}
        sections={[...sections, ...more]}
        above={
          <>
            <p className="mt-4 text-s text-ink-3">{texts.effective(effective)}</p>
            {above}
          </>
        }
        below={below}
      />
    );
  }
  const load = async (): Promise<Body> => {
    const { html, sections } = await text.load();
    return { html, sections };
  };
  return { Component: LegalPage, loader: load, head: (appUrl) => siteMeta(appUrl, path, { title, description, keywords }) };
}
