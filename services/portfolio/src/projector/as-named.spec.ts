import type { Item } from '@folia/contracts/item/shapes';
import type { NamedProfile } from '@folia/contracts/named-profile/shapes';
import fc from 'fast-check';
import { asNamed } from './as-named';
import { wholeProfile } from './fixtures/whole-profile';
import { project } from './project';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const itemOf = (id: string): Item => ({
  id,
  kind: id < 'd' ? 'work' : 'skill',
  fields: { name: `canary-${id}` },
  visibility: id === 'a' ? 'private' : 'public',
  position: 9 - ids.indexOf(id),
  version: 1,
  provenance: { source: 'hand' },
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const whole = wholeProfile({
  ownerId: 'o',
  headline: 'canary headline',
  summary: 'canary summary',
  location: 'Graz',
  email: { value: 'a@a.example', visibility: 'private' },
});
const named = (items: string[]): NamedProfile => ({
  id: 'n',
  slug: 'talks',
  title: 'Talks',
  headline: 'Speaks',
  summary: '',
  look: 'compact',
  accent: 'sea',
  visibility: 'public',
  items,
  version: 5,
  updatedAt: '',
});

test('a named profile shows what it chose, in its order within each kind, and nothing that it did not choose or a stranger may not see', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...ids, 'deleted']), (chosen) => {
      const { profile, items } = asNamed(whole, ids.map(itemOf), named(chosen));
      const view = project(profile, items, 'stranger');
      const expected = chosen.filter((id) => id !== 'deleted' && id !== 'a');
      const skills = expected.filter((id) => id >= 'd');
      expect(view.items.map(({ id }) => id)).toEqual([...skills, ...expected.filter((id) => id < 'd')]);
      for (const id of ids.filter((one) => !expected.includes(one))) expect(JSON.stringify(view)).not.toContain(`canary-${id}`);
    }),
  );
});

test('words and look are its own, and search engines are kept from it', () => {
  const { profile } = asNamed(whole, [], named([]));
  const view = project(profile, [], 'stranger');
  expect(view.profile).toMatchObject({ name: 'Ada', headline: 'Speaks', look: 'compact', accent: 'sea', slug: 'talks', title: 'Talks', indexable: false });
  expect(JSON.stringify(view)).not.toContain('canary');
  expect(project(profile, [], 'owner').owner).toMatchObject({ visibility: 'public', profileVersion: 5, profileId: 'n' });
});
