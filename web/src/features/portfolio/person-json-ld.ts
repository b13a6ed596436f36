import type { PortfolioWithTexts } from './view/with-texts';

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
const distinct = (values: readonly (string | undefined)[]) => [...new Set(values.filter((value) => value !== undefined))];
const orNothing = <T>(list: readonly T[]) => (list.length ? list : undefined);
const organization = (name: string) => ({ '@type': 'Organization', name });

/** The structured data of a portfolio, from exactly what its viewer may see (FACTS part B, section 2). */
export function personJsonLd(view: PortfolioWithTexts, url: string): object {
  const { profile, items } = view;
  const of = (kind: string) => items.filter((item) => item.kind === kind);
  const jobs = of('work').filter((item) => item.fields.current === true);
  const employers = distinct(jobs.map((item) => text(item.fields.employer)));
  const schools = distinct(of('education').map((item) => text(item.fields.institution)));
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    dateCreated: profile.createdAt,
    dateModified: profile.updatedAt,
    // JSON.stringify leaves out undefined values, so nothing is claimed that is not there.
    mainEntity: {
      '@type': 'Person',
      name: profile.name || view.uname,
      alternateName: view.uname,
      url,
      // The page's own host serves it, whatever its path.
      image: profile.photo ? new URL(profile.photo, url).href : undefined,
      description: text(profile.headline) ?? text(view.plainSummary)?.slice(0, 500),
      jobTitle: text(jobs[0]?.fields.position),
      worksFor: orNothing(employers.map(organization)),
      alumniOf: orNothing(schools.map((name) => ({ '@type': 'EducationalOrganization', name }))),
      knowsAbout: orNothing(distinct(of('skill').map((item) => text(item.fields.name)))),
      knowsLanguage: orNothing(distinct(of('language').map((item) => text(item.fields.name)))),
      homeLocation: profile.location ? { '@type': 'Place', name: profile.location } : undefined,
      sameAs: orNothing(profile.links.map((link) => link.url)),
    },
  };
}
