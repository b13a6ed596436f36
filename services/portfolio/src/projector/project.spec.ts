import type { Item, Visibility } from '@folia/contracts/item/shapes';
import { narrower } from '@folia/contracts/portfolio/effective-visibility';
import fc from 'fast-check';
import { wholeProfile } from './fixtures/whole-profile';
import { project, type Viewer } from './project';

const visibilities: Visibility[] = ['public', 'link', 'private'];
const viewers: Viewer[] = ['owner', 'link', 'stranger'];
const mayPass: Record<Viewer, Visibility[]> = { owner: visibilities, link: ['public', 'link'], stranger: ['public'] };

const canary = (what: string, visibility: Visibility) => `canary-${what}-${visibility}-end`;

const item = (visibility: Visibility, position = 0): Item => ({
  id: `01900000-0000-7000-8000-0000000000${position}${visibilities.indexOf(visibility)}`,
  kind: 'work',
  fields: { position: canary('item', visibility), highlights: [canary('highlight', visibility)] },
  visibility,
  position,
  version: 1,
  provenance: {
    source: 'import',
    importId: '01900000-0000-7000-8000-000000000099',
    fields: { position: [{ page: 1, words: 'canary-provenance', box: null, confidence: 1, method: 'x' }] },
  },
  updatedAt: '2026-01-01T00:00:00.000Z',
});

const profile = (email: Visibility, phone: Visibility, work: Visibility = 'public') =>
  wholeProfile({
    sections: { work },
    visibility: 'public',
    email: { value: canary('email', email), visibility: email },
    phone: { value: canary('phone', phone), visibility: phone },
  });

test('whatever a viewer may not see is nowhere in what they get', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...viewers),
      fc.constantFrom(...visibilities),
      fc.constantFrom(...visibilities),
      fc.constantFrom(...visibilities),
      fc.array(fc.constantFrom(...visibilities), { maxLength: 10 }),
      (viewer, email, phone, work, kinds) => {
        const seen = JSON.stringify(
          project(
            profile(email, phone, work),
            kinds.map((visibility, index) => item(visibility, index % 10)),
            viewer,
          ),
        );
        for (const visibility of visibilities.filter((one) => !mayPass[viewer].includes(one))) {
          expect(seen).not.toMatch(new RegExp(`canary-[a-z]+-${visibility}-end`));
        }
        const items = kinds.filter((visibility) => mayPass[viewer].includes(viewer === 'owner' ? visibility : narrower(visibility, work)));
        expect(JSON.parse(seen).items).toHaveLength(items.length);
        if (viewer !== 'owner') expect(seen).not.toContain('"sections"');
        expect(seen).not.toContain('canary-provenance');
        if (viewer !== 'owner') expect(seen).not.toContain('basicsVersion');
      },
    ),
  );
});

test('who holds a link learns nothing of the switches', () => {
  const view = project(profile('private', 'private', 'link'), [item('public', 1), item('link', 2)], 'link');
  expect(view.items.map(({ visibility }) => visibility)).toEqual(['public', 'public']);
});

test('the owner is told what strangers see', () => {
  const view = project(profile('private', 'public'), [item('public', 1), item('public', 2), item('private', 3), item('link', 4)], 'owner');
  expect(view.items).toHaveLength(4);
  expect(view.owner).toMatchObject({ visibility: 'public', profileVersion: 3, publicCounts: { work: 2 }, privateItems: 2 });
});

test('the owner sees how each thing is marked, and everybody which of them a document bears out', () => {
  const byHand: Item = { ...item('link', 2), provenance: { source: 'hand' } as Item['provenance'] };
  const items = [item('private', 1), byHand];
  const seen = (viewer: Viewer) => project(profile('private', 'private'), items, viewer).items.map(({ visibility, evidence }) => [visibility, evidence]);
  expect(seen('owner')).toEqual([
    ['private', true],
    ['link', false],
  ]);
  expect(seen('link')).toEqual([['public', false]]);
});

test('things of a section that is not public count as private, whatever they say themselves', () => {
  const counts = (work: Visibility) => project(profile('private', 'private', work), [item('public', 1), item('public', 2), item('link', 3)], 'owner').owner;
  expect(counts('public')).toMatchObject({ publicCounts: { work: 2 }, privateItems: 1 });
  expect(counts('link')).toMatchObject({ publicCounts: {}, privateItems: 3 });
});

test('items stand in the order of the page, then in their own', () => {
  const skill: Item = { ...item('public', 1), kind: 'skill', fields: { name: 'Go' } };
  const view = project(profile('private', 'private'), [item('public', 2), item('public', 1), skill], 'stranger');
  expect(view.items.map(({ kind, position }) => `${kind}${position}`)).toEqual(['skill1', 'work1', 'work2']);
});
