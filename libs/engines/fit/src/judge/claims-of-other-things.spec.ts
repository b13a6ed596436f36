import type { AnyFields, ItemKind } from '@folia/contracts/item/fields';
import { readPosting } from '../read/read-posting';
import { scoreAgainst } from '../score/score-fit';

const item = (kind: ItemKind, fields: AnyFields) => ({ id: `${kind}-1`, kind, fields });
const statusOf = (posting: string, label: RegExp, ...items: ReturnType<typeof item>[]) =>
  scoreAgainst(readPosting(posting), items, '2026-11').requirements.find((one) => label.test(one.label) && one.kind !== 'title')?.status;

test("full registration is not a place on the specialist's part of a register", () => {
  const doctor = item('certification', { name: 'GMC full registration' });
  const consultant = 'Consultant in Anaesthesia\nRequirements\n- On the GMC Specialist Register\n- Experience of audit';
  expect(statusOf(consultant, /register/i, doctor)).not.toBe('met');
  expect(statusOf(consultant, /register/i, item('certification', { name: 'GMC Specialist Register' }))).toBe('met');
});

test('years of office work elsewhere are no years in an industry', () => {
  const clerk = 'Office administrator\nRequirements\n- Three years of experience in the hotel industry\n- Excel';
  const years = (position: string, line: string) =>
    statusOf(clerk, /years/i, item('work', { position, employer: 'Lowe & Pratt', startDate: '2012-01', endDate: '2026-10', highlights: [line] }));
  expect(years('Office administrator', 'Keep the diary of four partners')).not.toBe('met');
  expect(years('Hotel receptionist', 'Check guests in and keep their bills')).toBe('met');
});

test('disabled adults do not show work with learning disabilities', () => {
  const support = 'Support worker\nRequirements\n- Experience with learning disabilities\n- Safeguarding';
  const work = (line: string) => item('work', { position: 'Support worker', employer: 'Elm House', startDate: '2022-01', highlights: [line] });
  expect(statusOf(support, /learning/i, work('Assessed older and disabled adults at home'))).not.toBe('met');
  expect(statusOf(support, /learning/i, work('Support four adults with learning disabilities in their flats'))).toBe('met');
});
