import { readPosting } from '@folia/fit/read/read-posting';
import { scoreAgainst } from '@folia/fit/score/score-fit';
import { readCases } from '../../evals/cases/read-cases';
import { itemsOf } from '../tailor/review/analyse-resume';
import { tailor } from '../tailor/tailor';
import { defaultSettings } from './default-settings';
import { documentToday } from './resume-today';
import { scoreEffectsOf } from './score-effects';
import { switchesOf } from './switches-of';

const noChoices = { items: {}, lines: {}, skills: {}, sentences: {} };
const cases = readCases().slice(0, 4);

it.each(cases)('says of every change in case $id what the engine says once it is made', async ({ posting, items, header, asOf }) => {
  const tailoring = tailor(posting, items, header, asOf);
  const kept = { tailoring, choices: noChoices, settings: defaultSettings, company: '', role: '' };
  const effects = await scoreEffectsOf(kept, { items, header }, posting);
  const month = new Date().toISOString().slice(0, 7);
  const scoreOf = (choices: typeof noChoices) =>
    scoreAgainst(readPosting(posting), itemsOf(documentToday({ ...kept, choices }, { items, header })), month).score;
  const switches = switchesOf(tailoring, noChoices);
  expect(switches.length).toBeGreaterThan(10);
  for (const { part, key, choices } of switches) expect(effects[part][key]).toBeCloseTo(scoreOf(choices) - scoreOf(noChoices), 5);
  // Leaving out the work that the posting asks for costs points, and the engine does not read the summary.
  expect(Math.min(...Object.values(effects.items))).toBeLessThan(0);
  expect(Object.values(effects.sentences).every((points) => points === 0)).toBe(true);
});

it('switches every choice back to what it was', () => {
  const [first] = cases;
  if (!first) throw new Error('no cases');
  const tailoring = tailor(first.posting, first.items, first.header, first.asOf);
  const kept = { tailoring, settings: defaultSettings, company: '', role: '' };
  const documentOf = (choices: typeof noChoices) => documentToday({ ...kept, choices }, first);
  for (const one of switchesOf(tailoring, noChoices)) {
    const back = switchesOf(tailoring, one.choices).find(({ part, key }) => part === one.part && key === one.key);
    if (!back) throw new Error(`no way back from ${one.part} ${one.key}`);
    const heads = (document: ReturnType<typeof documentOf>) => document.sections.map(({ entries }) => entries.map(({ title }) => title));
    expect(heads(documentOf(back.choices))).toEqual(heads(documentOf(noChoices)));
  }
});
