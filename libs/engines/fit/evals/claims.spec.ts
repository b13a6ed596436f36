import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { scoreFit } from '@folia/fit/score/score-fit';

type Claim = { posting: string; asked: string; position: string; kind: 'work' | 'certification'; said: string; isShown: boolean };
const claims = JSON.parse(readFileSync(join(__dirname, '..', 'evals', 'claims.json'), 'utf8')) as Claim[];

const around = 'We are looking for somebody to join our team of nine. You will report to the manager.';
const beside = 'Punctual and friendly';

/** Whether the score says that what is asked for is borne out, in full or in part. */
function isClaimed({ posting, asked, position, kind, said }: Claim): boolean {
  const work: PortfolioItem = {
    id: 'work',
    kind: 'work',
    fields: { position, startDate: '2018-01', current: true, ...(kind === 'work' ? { highlights: [said] } : {}) },
  };
  const paper: PortfolioItem[] = kind === 'certification' ? [{ id: 'paper', kind, fields: { name: said, date: '2023-01' } }] : [];
  const text = `${posting}\nNorthfield, Leeds\n\n${around}\n\nRequirements\n- ${asked}\n- ${beside}\n`;
  return scoreFit(text, [work, ...paper], '2026-11').requirements.some(
    (one) =>
      (one.kind === 'skill' || one.kind === 'credential') && one.need !== 'duty' && one.label !== beside && (one.status === 'met' || one.status === 'partial'),
  );
}

test('words that share a stem with what is asked for are hardly ever taken for it', () => {
  const wrong = claims.filter((claim) => !claim.isShown && isClaimed(claim)).map(({ asked, said }) => `${asked}: ${said}`);
  expect(wrong.length).toBeLessThanOrEqual(2);
});

test('what is told in other words, by letters or by the trade is mostly found', () => {
  const told = claims.filter(({ isShown }) => isShown);
  const found = told.filter(isClaimed);
  expect(found.length / told.length).toBeGreaterThanOrEqual(0.83);
});
