import { emptyProfile } from '@folia/contracts/portfolio/fixtures/empty-profile';
import type { ItemPageView, PortfolioView } from '@folia/contracts/portfolio/shapes';
import { itemMeta } from './item-page/item-meta';
import { personJsonLd } from './person-json-ld';
import { portfolioMeta } from './portfolio-meta';
import { itemPageWithTexts, portfolioWithTexts } from './view/with-texts';

const item = (kind: string, fields: object, position = 0) =>
  ({
    id: `${kind}${position}`,
    kind,
    fields,
    visibility: 'public',
    position,
    version: 1,
    updatedAt: '2026-01-01T00:00:00Z',
    evidence: false,
  }) as PortfolioView['items'][number];
const viewed: PortfolioView = {
  ownerId: 'o',
  uname: 'ada',
  version: 3,
  viewer: 'stranger',
  profile: {
    ...emptyProfile,
    name: 'Ada Novak',
    headline: 'Builds bridges.',
    location: 'Graz',
    links: [{ label: 'Site', url: 'https://ada.example' }],
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-02-01T00:00:00Z',
  },
  items: [
    item('work', { position: 'Principal', employer: 'Span', current: true }),
    item('work', { position: 'Engineer', employer: 'Old', endDate: '2019' }, 1),
    item('education', { institution: 'TU Graz' }),
    item('skill', { name: 'Statics' }),
    item('language', { name: 'German' }),
  ],
  owner: null,
};
const view = portfolioWithTexts(viewed);

it('is a ProfilePage with a Person of what the view holds', () => {
  expect(JSON.parse(JSON.stringify(personJsonLd(view, 'https://folia.example/ada')))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: 'https://folia.example/ada',
    dateCreated: '2026-01-01T00:00:00Z',
    dateModified: '2026-02-01T00:00:00Z',
    mainEntity: {
      '@type': 'Person',
      name: 'Ada Novak',
      alternateName: 'ada',
      url: 'https://folia.example/ada',
      description: 'Builds bridges.',
      jobTitle: 'Principal',
      worksFor: [{ '@type': 'Organization', name: 'Span' }],
      alumniOf: [{ '@type': 'EducationalOrganization', name: 'TU Graz' }],
      knowsAbout: ['Statics'],
      knowsLanguage: ['German'],
      homeLocation: { '@type': 'Place', name: 'Graz' },
      sameAs: ['https://ada.example'],
    },
  });
});

it('claims nothing that is not there', () => {
  const bare = personJsonLd({ ...view, items: [], profile: { ...view.profile, name: '', headline: '', location: '', links: [] } }, 'https://folia.example/ada');
  expect(Object.keys(JSON.parse(JSON.stringify(bare)).mainEntity)).toEqual(['@type', 'name', 'alternateName', 'url']);
});

it('is for search engines only as a stranger sees a page that wants to be listed', () => {
  expect(portfolioMeta(view, 'https://folia.example')).toMatchObject({ title: 'Ada Novak', canonical: 'https://folia.example/ada', noindex: false });
  expect(portfolioMeta(view, 'https://folia.example').description).toBe('Ada Novak: Builds bridges. 1 skill, 2 jobs, 1 education entry, and 1 language.');
  expect(portfolioMeta({ ...view, viewer: 'owner' }, 'https://folia.example').noindex).toBe(true);
  expect(portfolioMeta({ ...view, profile: { ...view.profile, indexable: false } }, 'https://folia.example').noindex).toBe(true);
});

it('tells machines the words of a description in Markdown, without its signs', () => {
  const summary = '## Why\n**Bridges** hold [C# code](https://code.example):\n\n- and `snake_case`';
  const profile = { ...view.profile, headline: '', summary };
  expect(personJsonLd(portfolioWithTexts({ ...viewed, profile }), 'https://folia.example/ada')).toMatchObject({
    mainEntity: { description: 'Why\nBridges hold C# code:\n\nand snake_case' },
  });
  const project = item('project', { name: 'Span', summary, highlights: ['*Built* it'] });
  const meta = itemMeta(itemPageWithTexts({ ...viewed, item: project, skills: [] } as unknown as ItemPageView), 'https://folia.example', '2026-11');
  expect(meta.structuredData).toMatchObject({ abstract: 'Why\nBridges hold C# code:\n\nand snake_case' });
  expect(meta.description).toContain('Why Bridges hold C# code: and snake_case Built it');
});

it('names the photo by a whole address', () => {
  const withPhoto = personJsonLd({ ...view, profile: { ...view.profile, photo: '/files/photos/0190/avatar.jpg' } }, 'https://folia.example/ada');
  expect(withPhoto).toMatchObject({ mainEntity: { image: 'https://folia.example/files/photos/0190/avatar.jpg' } });
});
