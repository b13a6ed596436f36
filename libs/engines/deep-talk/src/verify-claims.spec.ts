import type { AnswerClaim } from '@folia/contracts/deep-talk/answer';
import { honestRewrites } from '../../resume-writing/evals/pairs/honest-rewrites';
import { lyingRewrites } from '../../resume-writing/evals/pairs/lying-rewrites';
import { lyingWordings } from '../../resume-writing/evals/pairs/lying-wordings';
import { lyingAnswers } from '../evals/lying-answers';
import { answerCase, ownCases, ownSubject } from '../evals/own-cases';
import { readSubject } from './read-subject';
import { verifyClaims } from './verify-claims';

const pairs = (table: string) =>
  table
    .split('\n')
    .filter((line) => line.includes(' => '))
    .map((line) => line.split(' => ') as [string, string]);
const lies = [...pairs(lyingRewrites), ...pairs(lyingWordings)];

const basics = { name: 'Rowan Ashdown', headline: '', summary: '', location: '', email: null, phone: null, links: [] };

/** A person with this line in a position that has ended, and a claim that cites it. */
function claimOn(line: string, text: string): { claim: AnswerClaim; subject: ReturnType<typeof readSubject> } {
  const fields = { position: 'Coordinator', employer: 'Tarn Works', startDate: '2018-03', endDate: '2021-06', highlights: [line] };
  const subject = readSubject({ basics, items: [{ id: 'one', kind: 'work', fields }] }, '2026-11');
  return { subject, claim: { kind: 'fact', text, citations: [{ itemId: 'one', field: 'highlights', entry: 0, quote: line }] } };
}

const holds = (line: string, text: string): boolean => {
  const { claim, subject } = claimOn(line, text);
  return verifyClaims([claim], subject, '').kept.length > 0;
};
const said = (text: string) => `Rowan ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

it('lets none of the 457 lies about a line pass as an answer, in any of the ways to say it', () => {
  expect(lies.length).toBeGreaterThanOrEqual(457);
  const passed = lies.flatMap(([line, lie]) =>
    [lie, said(lie), `Yes: ${lie}`, `The portfolio says that ${lie}`, `“${lie}”`, `Coordinator at Tarn Works: “${lie}”`].filter((text) => holds(line, text)),
  );
  expect(passed).toEqual([]);
});

it('lets a good half of honest wordings of a line pass: the rest is dropped rather than a lie let through', () => {
  const honest = pairs(honestRewrites);
  expect(honest.filter(([line, text]) => holds(line, text)).length / honest.length).toBeGreaterThan(0.5);
});

const columns = lyingAnswers
  .split('\n')
  .filter((row) => row.includes('¦') && !row.startsWith('#'))
  .map((row) => row.split('¦').map((cell) => cell.trim()));

it('lets no lie about the people of the cases pass', () => {
  const passed = columns.filter(([portfolio = '', row = '', field = '', quote = '', kind = '', text = '']) => {
    const subject = ownSubject(portfolio);
    const item = subject.entries.find(({ fields }) => field in fields && [fields[field]].flat().includes(quote));
    const value = item?.fields[field];
    const entry = Array.isArray(value) ? value.indexOf(quote) : null;
    const claim = { kind, text, citations: [{ itemId: row === 'basics' || row === 'work-9' ? row : (item?.id ?? row), field, entry, quote }] } as AnswerClaim;
    return verifyClaims([claim], subject, 'kubernetes haskell honesty databricks?').kept.length > 0;
  });
  expect(columns.length).toBeGreaterThanOrEqual(75);
  expect(passed.map((row) => row.at(-1))).toEqual([]);
});

it('bears out every claim that the engine makes itself', () => {
  for (const one of ownCases()) {
    const { claims, more } = answerCase(one);
    expect(
      [...claims, ...more].flatMap(({ kind, citations }) => (['fact', 'computed', 'nearby'].includes(kind) && citations.length === 0 ? [one.question] : [])),
    ).toEqual([]);
    expect(claims.length).toBeGreaterThan(0);
  }
});
