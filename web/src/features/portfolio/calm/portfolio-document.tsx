import '../looks.css';
import { effectiveVisibility } from '@folia/contracts/portfolio/effective-visibility';
import { type ReactNode, useMemo } from 'react';
import { texts } from '../texts';
import type { PageAddress } from '../view/page-address';
import { portfolioSections, type Section } from '../view/portfolio-sections';
import { findQuotes, type Quote } from '../view/quotes';
import type { PortfolioWithTexts } from '../view/with-texts';
import { AboutSection } from './about-section';
import { Contents } from './contents';
import { Hero } from './hero';
import { LanguagesSection } from './languages-section';
import { PageSection } from './page-section';
import { ProjectSection } from './project-section';
import { QuoteFocusHost } from './quote-focus';
import { RowsSection } from './rows-section';
import { SkillsSection } from './skills-section';
import { WorkSection } from './work-section';

/** Short sections shown at the side of a data sheet (sketch portfolio-compact). */
const sideKinds = new Set<Section['kind']>(['skill', 'education', 'certification', 'award', 'language']);

type PortfolioDocumentProps = {
  view: PortfolioWithTexts;
  asOf: string;
  /** Somebody else’s page: how it is read is recorded. */
  isVisit: boolean;
  empty: ReactNode;
  actions: ReactNode;
};

/**
 * A whole portfolio: contents, one reading column of 680 px, margin notes (sketch portfolio-calm). The compact and the editorial looks use the same markup with
 * other rules (looks.css).
 */
export function PortfolioDocument({ view, asOf, isVisit, empty, actions }: PortfolioDocumentProps) {
  const { sections, quotes, entries } = useMemo(() => {
    const hidden = view.owner?.sections ?? {};
    // The owner is told what others actually see.
    const found = portfolioSections(view.items.map((item) => ({ ...item, visibility: effectiveVisibility(item, hidden) })));
    const about = view.about.length > 0 ? [{ anchor: 'about', title: texts.about }] : [];
    return {
      sections: found,
      quotes: findQuotes(found.flatMap((section) => section.items)),
      entries: [...about, ...found.map(({ anchor, kind }) => ({ anchor, title: texts.section(kind) }))],
    };
  }, [view]);
  const hasSide = view.profile.look === 'compact';
  const [main, side] = [false, true].map((isSide) => sections.filter(({ kind }) => (hasSide && sideKinds.has(kind)) === isSide)) as [Section[], Section[]];
  const column = 'min-w-0 space-y-12 md:space-y-18 print:space-y-8';
  const draw = (section: Section) => (
    <PageSection key={section.kind} anchor={section.anchor} part={section.kind} title={texts.section(section.kind)}>
      <SectionBody section={section} quotes={quotes} asOf={asOf} at={{ uname: view.uname, slug: view.profile.slug }} />
    </PageSection>
  );
  return (
    <QuoteFocusHost>
      <div
        data-visit={isVisit ? view.uname : undefined}
        data-visit-profile={isVisit ? (view.profile.slug ?? undefined) : undefined}
        data-look={view.profile.look}
        data-accent={view.profile.accent}
        className="own-words mx-auto grid grid-cols-[minmax(0,680px)] [overflow-wrap:anywhere] justify-center px-6 pt-8 text-m md:pt-18 lg:max-w-page lg:grid-cols-[152px_680px_192px] lg:gap-x-12 lg:px-0 print:block print:w-full print:max-w-none print:p-0"
      >
        <Hero view={view} actions={actions} />
        <div className="contents lg:col-start-1 lg:row-start-2 lg:block">
          <Contents entries={entries} />
        </div>
        <div data-part="body" className="min-w-0 lg:col-start-2 lg:row-start-2">
          <div data-part="main" className={column}>
            <AboutSection blocks={view.about} />
            {main.map(draw)}
            {sections.length === 0 ? empty : null}
          </div>
          {side.length > 0 ? (
            <div data-part="side" className={column}>
              {side.map(draw)}
            </div>
          ) : null}
        </div>
      </div>
    </QuoteFocusHost>
  );
}

function SectionBody({ section, quotes, asOf, at }: { section: Section; quotes: readonly Quote[]; asOf: string; at: PageAddress }) {
  switch (section.kind) {
    case 'skill':
      return <SkillsSection section={section} quotes={quotes} />;
    case 'work':
      return <WorkSection section={section} quotes={quotes} asOf={asOf} />;
    case 'project':
      return <ProjectSection section={section} quotes={quotes} at={at} />;
    case 'language':
      return <LanguagesSection section={section} />;
    default:
      return <RowsSection section={section} quotes={quotes} at={at} />;
  }
}
