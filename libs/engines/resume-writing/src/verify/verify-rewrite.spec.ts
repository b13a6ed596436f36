import { untilOrderToReader } from '@folia/text/orders-to-reader';
import fc from 'fast-check';
import { readCases } from '../../evals/cases/read-cases';
import { honestRewrites } from '../../evals/pairs/honest-rewrites';
import { lyingRewrites } from '../../evals/pairs/lying-rewrites';
import { verifyRewrite } from './verify-rewrite';

const rows = (table: string) =>
  table
    .split('\n')
    .filter((line) => line.includes(' => '))
    .map((line) => line.split(' => ') as [string, string]);
const flaws = (line: string, rewrite: string) => verifyRewrite({ line, context: [] }, rewrite, null);
const lies = rows(lyingRewrites);
const honest = rows(honestRewrites);

it('lets none of over a hundred lies pass', () => {
  expect(lies.length).toBeGreaterThanOrEqual(160);
  expect(lies.filter(([line, rewrite]) => flaws(line, rewrite).length === 0)).toEqual([]);
});

it('lets nine in ten honest wordings pass', () => {
  expect(honest.length).toBeGreaterThanOrEqual(70);
  expect(honest.filter(([line, rewrite]) => flaws(line, rewrite).length === 0).length / honest.length).toBeGreaterThanOrEqual(0.9);
});

it('says what is wrong', () => {
  expect(flaws('Moved 38 services to Kubernetes.', 'Moved 83 services to Kubernetes.')).toContainEqual({ reason: 'number', words: '83' });
  expect(flaws('Helped define SLOs.', 'Defined SLOs.')).toContainEqual({ reason: 'hedge', words: 'helped' });
  expect(flaws('Built the billing service.', 'Led the build of the billing service.')).toContainEqual({ reason: 'rank', words: 'led' });
  expect(flaws('Wrote tests.', 'Wrote tests in Rust.')).toContainEqual({ reason: 'skill', words: 'Rust' });
  expect(flaws('Wrote tests.', '…')).toEqual([{ reason: 'empty', words: '…' }]);
});

const lines = readCases().flatMap(({ items }) =>
  items.flatMap(({ kind, fields }) => (kind === 'work' ? ((fields.highlights as string[] | undefined) ?? []) : [])),
);
const line = fc.constantFrom(...lines);

describe('any line of any case', () => {
  it('passes as it stands', () => {
    for (const one of lines.filter((said) => untilOrderToReader(said) === said)) expect(flaws(one, one)).toEqual([]);
  });

  it('fails with a number of its own', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 2100, max: 99_999 }), (one, number) => {
        expect(flaws(one, `${one.replace(/[.;]$/, '')}, ${number} in total.`)).not.toEqual([]);
        if (/\d/.test(one)) expect(flaws(one, one.replace(/\d+/, String(number)))).not.toEqual([]);
      }),
    );
  });

  it('fails with a skill, an employer or a rank that is not in it', () => {
    const added = fc.constantFrom(
      'in Haskell',
      'with Datadog',
      'at Siemens',
      'for Globex',
      'as team lead',
      'as director',
      'worldwide',
      'under ISO 9001',
      'with an award',
    );
    fc.assert(
      fc.property(line, added, (one, more) => {
        fc.pre(!one.toLowerCase().includes(more.split(' ').at(-1)?.toLowerCase() ?? ''));
        expect(flaws(one, `${one.replace(/[.;]$/, '')} ${more}.`)).not.toEqual([]);
      }),
    );
  });

  it('fails when it is led, owned or founded instead', () => {
    fc.assert(
      fc.property(line, fc.constantFrom('Led', 'Managed', 'Owned', 'Founded', 'Spearheaded', 'Directed'), (one, verb) => {
        fc.pre(!new RegExp(`\\b(?:${verb.slice(0, 4)}|lead)`, 'i').test(one));
        expect(flaws(one, one.replace(/^\S+/, verb))).not.toEqual([]);
      }),
    );
  });

  it('finds no rank inside another word', () => {
    const source = { line: 'Settled readings for 12 towns.', context: [] };
    expect(verifyRewrite(source, 'Led readings for 12 towns.', null)).toContainEqual({ reason: 'rank', words: 'led' });
  });

  it('fails without its hedge', () => {
    const hedged = lines.filter((one) => /^(?:Helped|Assisted|Assist|Supported|Contributed|Co-)/.test(one));
    expect(hedged.length).toBeGreaterThan(8);
    for (const one of hedged) expect(flaws(one, one.replace(/^(?:Co-|\S+\s(?:with|to|the)?\s?)/, ''))).not.toEqual([]);
  });
});
