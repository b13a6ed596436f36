import { randomUUID } from 'node:crypto';
import { emptyProfile } from '@folia/contracts/portfolio/fixtures/empty-profile';
import type { PortfolioView, ViewedItem } from '@folia/contracts/portfolio/shapes';
import { showExample } from './show-example';

const item = (kind: ViewedItem['kind'], position: number, fields: ViewedItem['fields'], media?: ViewedItem['media']): ViewedItem => ({
  id: randomUUID(),
  ...{ kind, position, fields, media },
  ...{ visibility: 'public', version: 1, updatedAt: '2026-01-01T00:00:00.000Z', evidence: false },
});
const view = (...items: ViewedItem[]): PortfolioView => ({
  ...{ ownerId: randomUUID(), uname: 'ada', version: 1, viewer: 'stranger', owner: null },
  profile: { ...emptyProfile, name: 'Ada Novak', headline: 'Welder.' },
  items,
});
const photo = { id: randomUUID(), kind: 'photo' as const, url: '/files/media/1/photo.webp', width: 1600, height: 1000, alt: 'A weld' };

test('shows what somebody does now, the first picture of their projects, and their talks in order', () => {
  const talks = [item('talk', 2, { title: 'Second' }), item('talk', 1, { title: 'First', event: 'Weld Days' })];
  const work = [item('work', 1, { position: 'Once', endDate: '2020' }), item('work', 2, { position: 'Now', current: true })];
  const shown = showExample(
    view(...talks, ...work, item('talk', 3, { title: 'With picture' }, [{ ...photo, alt: 'no' }]), item('project', 1, { name: 'Bridge' }, [photo])),
  );
  expect(shown).toMatchObject({ uname: 'ada', name: 'Ada Novak', headline: 'Welder.', position: 'Now', picture: photo });
  expect(shown.talks.map(({ title, event }) => [title, event])).toEqual([
    ['First', 'Weld Days'],
    ['Second', ''],
    ['With picture', ''],
  ]);
});

test('evidence is a line that names a skill as a whole word; one with a figure comes first', () => {
  const skills = [item('skill', 1, { name: 'C' }), item('skill', 2, { name: 'Arc welding' })];
  const lines = (...highlights: string[]) => view(...skills, item('project', 1, { name: 'Bridge', highlights }));
  expect(showExample(lines('Cut steel', 'Used C++', 'Taught arc welding', 'Arc welding of 40 joints')).evidence).toEqual({
    skill: 'Arc welding',
    words: 'Arc welding of 40 joints',
  });
  expect(showExample(lines('Taught arc welding')).evidence).toEqual({ skill: 'Arc welding', words: 'Taught arc welding' });
  expect(showExample(lines('Cut steel', 'Used C++')).evidence).toBeNull();
});

test('somebody with an empty page is shown without what they have not got', () => {
  expect(showExample(view())).toMatchObject({ position: '', picture: null, evidence: null, talks: [] });
});
