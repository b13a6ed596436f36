import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { readCases } from '../../../evals/cases/read-cases';
import { writeText } from '../../document/write-text';
import { tailor } from '../tailor';
import { applyTailoring } from './apply-tailoring';

const look = { pageSize: 'a4', template: 'plain', maxPages: 2 } as const;
const [first] = readCases();
if (!first) throw new Error('no cases');
const { posting, items, header, asOf } = first;
const tailoring = tailor(posting, items, header, asOf);
const textOf = (today: readonly PortfolioItem[], by = tailoring) => writeText(applyTailoring(by, today, header, look));
const changed = (change: (text: string) => string) =>
  items.map((item) => ({
    ...item,
    fields: Object.fromEntries(
      Object.entries(item.fields).map(([field, value]) => [
        field,
        typeof value === 'string' ? change(value) : Array.isArray(value) ? value.map(change) : value,
      ]),
    ),
  }));

it('lets a corrected figure, employer and date flow into the resume', () => {
  expect(textOf(items)).toContain('release time fell from 2 days to 25 minutes');
  const today = textOf(
    changed((text) => text.replace('25 minutes', '35 minutes').replace('Lakehead Freight Systems', 'Lakehead Rail Systems').replace('2021-04', '2021-05')),
  );
  expect(today).toContain('release time fell from 2 days to 35 minutes');
  expect(today).not.toContain('25 minutes');
  expect(today).toContain('Lakehead Rail Systems');
  expect(today).toContain('May 2021 – present');
});

it('drops what is gone from the items and invents nothing in its place', () => {
  const without = items.filter(({ fields }) => fields.name !== 'Certified Kubernetes Administrator (CKA)');
  expect(textOf(items)).toContain('CKA');
  expect(textOf(without)).not.toContain('CKA');
  const empty = applyTailoring(tailoring, [], { ...header, headline: '' }, look);
  expect(empty.sections).toEqual([]);
});

it('finds a line that moved', () => {
  const turned = items.map((item) =>
    Array.isArray(item.fields.highlights) ? { ...item, fields: { ...item.fields, highlights: item.fields.highlights.toReversed() } } : item,
  );
  expect(textOf(turned)).toBe(textOf(items));
});

it('keeps a wording of its own as long as its source bears it out', () => {
  const words = 'Moved 38 services from hand-kept virtual machines to k8s on GCP; release time fell from 2 days to 25 minutes.';
  const rewritten = 'Moved 38 services to Kubernetes on GCP.';
  const by = {
    ...tailoring,
    sections: tailoring.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({
        ...item,
        lines: item.lines.map((line) => (line.words === words ? { ...line, choice: 'rewritten' as const, by: 'model' as const, text: rewritten } : line)),
      })),
    })),
  };
  expect(textOf(items, by)).toContain(rewritten);
  expect(
    textOf(
      changed((text) => text.replace('25 minutes', '35 minutes')),
      by,
    ),
  ).toContain(rewritten);
  const corrected = textOf(
    changed((text) => text.replace('38 services', '31 services')),
    by,
  );
  expect(corrected).not.toContain('38 services');
  expect(corrected).toContain('Moved 31 services from hand-kept virtual machines');
});

it('is in one language: that of the job where the person writes it, otherwise that of the person', () => {
  const posting = `Softwareentwickler (m/w/d) bei der Nordlicht GmbH, Kiel\n\nIhre Aufgaben\n- Entwicklung und Betrieb unserer Dienste mit Kubernetes und Terraform\n\nIhr Profil\n- Erfahrung mit Go und Prometheus\n- Mehrjährige Berufserfahrung in der Softwareentwicklung\n- Deutsch oder Englisch`;
  const english = tailor(posting, items, header, asOf);
  expect(english.language).toBe('en');
  expect(textOf(items, english)).toContain('EXPERIENCE');
  expect(textOf(items, english)).toContain('Skills include');
  const highlights = ['Betrieb der Dienste mit Kubernetes und Terraform für elf Teams, mit Prometheus überwacht'];
  const own = items.map((item) => (item.kind === 'work' ? { ...item, fields: { ...item.fields, summary: '', highlights } } : item));
  expect(textOf(own, tailor(posting, own, header, asOf))).toContain('BERUFSERFAHRUNG');
});
