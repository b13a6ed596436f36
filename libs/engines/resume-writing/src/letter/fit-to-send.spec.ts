import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { tailor } from '../tailor/tailor';
import { letterText, writeCoverLetter } from './cover-letter';

const item = (id: string, kind: ItemKind, fields: AnyFields): PortfolioItem => ({ id, kind, fields });
const letterFor = (items: readonly PortfolioItem[], posting: string) => {
  const header = { name: 'Ann Example', headline: '', email: '', phone: '', location: '', links: [] };
  return letterText(writeCoverLetter(tailor(posting, items, header, '2026-11'), items, header));
};
const work = (id: string, position: string, employer: string, startDate: string, endDate: string, highlights: string[]) =>
  item(id, 'work', { position, employer, startDate, ...(endDate ? { endDate } : { current: true }), highlights });

const desk = 'Clinic clerk\nElm Hospital, Leeds\n\nRequirements\n- Experience of appointment scheduling\n- Microsoft Excel';
const manager = [
  work('now', 'Head of Operations', 'Alto', '2019-07', '', ['Manage four offices', 'Buy desks and chairs', 'Lead nine people', 'Report to the board']),
  work('mid', 'Office Manager', 'Basso', '2015-08', '2019-06', ['Moved the files to a new store', 'Renewed the leases of two floors']),
  work('old', 'Practice Clerk', 'Calm Dental', '2012-01', '2015-07', ['Ran appointment scheduling for three dentists', 'Answered 60 calls a day']),
];

it('tells of an earlier position that bears out what is asked rather than of the one just before', () => {
  const letter = letterFor(manager, desk);
  expect(letter).toContain('Before that, I worked as a Practice Clerk at Calm Dental. I ran appointment scheduling for three dentists.');
  expect(letter).not.toContain('leases');
});

it('gives as the reason a skill the posting names and the work bears out, but never the name of the position', () => {
  expect(letterFor(manager, desk)).toContain('Your advertisement speaks of “appointment scheduling”. I know this from my own work');
  const nurse = [work('now', 'Staff Nurse', 'Elm', '2019-07', '', ['Staff nurse on a ward of 20', 'Dress wounds and give medicines'])];
  expect(letterFor(nurse, 'Staff nurse\nOak Hospital, Leeds\n\nRequirements\n- Staff nurse or charge nurse\n- Night shifts')).not.toContain('speaks of');
});

it('does not call work before that which went on beside it', () => {
  const items = [
    work('now', 'Student Nurse', 'Elm Hospital', '2023-09', '2026-06', ['Wound care on three wards', 'Took blood']),
    work('side', 'Care Assistant', 'Oak Home', '2022-10', '2026-07', ['Washed and dressed residents', 'Served meals']),
  ];
  const letter = letterFor(items, 'Staff nurse\nAsh Hospital, Leeds\n\nRequirements\n- Wound care\n- Taking blood');
  expect(letter).toMatch(/Alongside this, I worked as a (?:student nurse|Care Assistant)/i);
  expect(letter).not.toContain('Before that');
});

it('calls named only what the posting names: a longer skill says more than the word that was asked for', () => {
  const items = [
    work('now', 'Chef', 'Elm Hospital', '2019-07', '', ['Cook lunch for 300', 'Plan menus with the dietitians']),
    item('s1', 'skill', { name: 'Fresh cooking for large weddings' }),
    item('s2', 'skill', { name: 'Menu planning' }),
  ];
  const letter = letterFor(items, 'Chef\nOak Hotel, Leeds\n\nRequirements\n- Cooking\n- Menu planning\n- Four years as a chef');
  expect(letter).toContain('Of the skills you name, I bring menu planning.');
  expect(letter).not.toContain('weddings');
});

it('sets the title a Spanish posting has in quotes, for it may be meant for several', () => {
  const items = [work('now', 'Conductora de camión', 'Transportes Sur', '2019-07', '', ['Reparto y recogida de paquetes por la provincia'])];
  const letter = letterFor(items, 'CONDUCTORES DE CAMIÓN\nSevilla\n\nRequisitos\n- Permiso de conducir C\n- Experiencia de dos años en el reparto de paquetes');
  expect(letter).toContain('al puesto «Conductores de camión»');
  expect(letter).toContain('Allí me ocupo del reparto y la recogida de paquetes');
});

it('gives each part of a line what a sentence needs: an article before a team, no second "and", an "I" behind a semicolon', () => {
  const lines = [
    'Managed team of five fitters and took care of the vans',
    'Hang doors, patch plaster and change locks',
    'Defended nine claims; train the new clerks',
    'Hand over drawings and parts to the builders',
    'Repairs of old roofs, saved two streets a winter of leaks',
  ];
  const letter = letterFor([work('now', 'Site manager', 'Elm Homes', '2019-07', '', lines)], desk);
  expect(letter).toContain('I managed a team of five fitters and took care of the vans.');
  expect(letter).toContain('I hang doors, patch plaster and change locks.');
  expect(letter).toContain('I defended nine claims; I train the new clerks.');
  expect(letter).toContain('I hand over drawings and parts to the builders.');
  expect(letter).toContain('repairs of old roofs; I saved two streets a winter of leaks.');
});

it('holds no paper that its own name calls unfinished', () => {
  const paper = (id: string, name: string) => item(id, 'certification', { name });
  const letter = letterFor([...manager, paper('c1', 'Level 3 Award in Reception'), paper('c2', 'Level 5 Diploma in Management, two modules left')], desk);
  expect(letter).toContain('Level 3 Award in Reception');
  expect(letter).not.toContain('modules left');
});

it('writes a skill in small letters that is written in capitals but is no name', () => {
  const clerk = [...manager, item('s1', 'skill', { name: 'Project Management' }), item('s2', 'skill', { name: 'Google Analytics' })];
  const letter = letterFor(clerk, 'Head of Operations\nElm Hospital, Leeds\n\nRequirements\n- Project management\n- Google Analytics');
  expect(letter).toContain('project management and Google Analytics');
});

it('calls only one position the one before: a third is led to without an order', () => {
  const letter = letterFor(manager, 'Head of Operations\nElm Hospital, Leeds\n\nRequirements\n- Project management\n- Google Analytics');
  expect(letter.match(/Before that/g)).toHaveLength(1);
  expect(letter).toContain('I have also worked as a Practice Clerk at Calm Dental.');
  expect(letter).toContain('I report to the board.');
});
