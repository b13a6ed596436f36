import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { legal } from '../../../content/legal';
import type { Body } from '../../../content/read-content';
import { type SitePage, siteMeta } from '../../lib/page-head';
import { ReadingPage } from '../../ui/reading-page';
import { texts } from './texts';

type LegalData = Body & { title: string; description: string; keywords: readonly string[]; effective: string };
type Parts = { above?: ReactNode; below?: ReactNode; sections?: Body['sections'] };

/** A page of web/content/legal, with what belongs above and below its words; `sections` are those of `below`. */
export function legalPage(slug: string, path: string, { above, below, sections: more = [] }: Parts): SitePage<LegalData> {
  const load = async (): Promise<LegalData> => {
    const text = legal.find((one) => one.slug === slug);
    if (!text) throw new Error(`web/content/legal has no ${slug}.md`);
    const { html, sections } = await text.load();
    const { title, description, keywords, effective } = text.meta;
    return { title, description, keywords, effective, html, sections };
  };
  function LegalPage() {
    const { title, description, effective, html, sections } = useLoaderData<LegalData>();
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
  return {
    Component: LegalPage,
    loader: load,
    head: (appUrl, { title, description, keywords }) => siteMeta(appUrl, path, { title, description, keywords }),
  };
}
