import type { ItemKind } from '@folia/contracts/item/fields';
import type { Item, Visibility } from '@folia/contracts/item/shapes';
import type { LinkSelection } from '@folia/contracts/link/shapes';
import { grantedLink } from '@folia/testing/granted-link';
import fc from 'fast-check';
import { wholeProfile } from './fixtures/whole-profile';
import { narrowByLinks, rulesOfLinks } from './narrow-by-links';
import { project } from './project';

const visibilities: Visibility[] = ['public', 'link', 'private'];
const kinds: ItemKind[] = ['work', 'skill', 'talk'];
const canary = (what: string, visibility: Visibility) => `canary-${what}-${visibility}-end`;

const item = (kind: ItemKind, visibility: Visibility): Item => ({
  id: `01900000-0000-7000-8000-00000000${kinds.indexOf(kind)}00${visibilities.indexOf(visibility)}`,
  kind,
  fields: { name: canary(kind, visibility) },
  visibility,
  position: 1,
  version: 1,
  provenance: { source: 'hand' },
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const items = kinds.flatMap((kind) => visibilities.map((visibility) => item(kind, visibility)));

const profile = (contact: Visibility, workSection: Visibility) =>
  wholeProfile({
    email: { value: canary('email', contact), visibility: contact },
    phone: { value: canary('phone', contact), visibility: contact },
    sections: { work: workSection },
  });

const selection: fc.Arbitrary<LinkSelection> = fc.oneof(
  fc.constant<LinkSelection>({ type: 'all' }),
  fc.record({
    type: fc.constant('chosen' as const),
    kinds: fc.subarray(kinds),
    items: fc.subarray(items.map(({ id }) => id)),
    contact: fc.boolean(),
  }),
);

test('a link holder gets what some link of theirs selects and the owner shares by links, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.array(selection, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...visibilities),
      fc.constantFrom(...visibilities),
      (selections, contact, workSection) => {
        const narrowed = narrowByLinks(
          profile(contact, workSection),
          items,
          selections.map((one) => ({ selection: one })),
        );
        const view = project(narrowed.profile, narrowed.items, 'link');
        const expected = items.filter(
          ({ id, kind, visibility }) =>
            visibility !== 'private' &&
            !(kind === 'work' && workSection === 'private') &&
            selections.some((one) => one.type === 'all' || one.kinds.includes(kind) || one.items.includes(id)),
        );
        expect(new Set(view.items.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
        const showsContact = contact !== 'private' && selections.some((one) => one.type === 'all' || one.contact);
        expect([view.profile.email !== null, view.profile.phone !== null]).toEqual([showsContact, showsContact]);
        expect(view.owner).toBeNull();
        expect(view.items.every(({ visibility }) => visibility === 'public')).toBe(true);
        expect(JSON.stringify(view)).not.toMatch(/canary-[a-z]+-private-end/);
      },
    ),
  );
});

test('of several links the strictest rules hold, and the resume of the one that has it is shown', () => {
  const application = { postingId: grantedLink().id, resumeId: grantedLink().id };
  const [open, strict] = [grantedLink({ application }), grantedLink({ downloads: false, deepTalk: false, watermark: 'ida@example.com' })];
  const resume = { linkId: open.id, id: application.resumeId };
  expect(rulesOfLinks([open])).toEqual({ downloads: true, deepTalk: true, watermark: null, resume });
  expect(rulesOfLinks([open, strict])).toEqual({ downloads: false, deepTalk: false, watermark: 'ida@example.com', resume });
});
