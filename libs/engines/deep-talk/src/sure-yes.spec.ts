import type { DeepTalkManner } from '@folia/contracts/deep-talk/answer';
import { answerQuestion } from './answer-question';
import { readSubject } from './read-subject';

const manner: DeepTalkManner = { tone: 'plain', offLimits: [], ownAnswers: [], language: null };
const subject = readSubject(
  {
    basics: { name: 'Ines Okafor', headline: '', summary: '', location: 'Leeds', email: null, phone: null, links: [] },
    items: [
      {
        id: 'work',
        kind: 'work',
        fields: {
          position: 'Operations Manager',
          employer: 'Quayside Ferries',
          startDate: '2020-02',
          current: true,
          highlights: [
            'Led a crew of six on the ticketing platform.',
            'Kept a budget of 2 million and cut fuel costs by 14%.',
            'Built a timetable viewer for harbour tablets.',
            'Planned the rosters for stewards and mechanics.',
            'Maintained the berth scheduler together with an engineer who wrote the tide model.',
          ],
        },
      },
      {
        id: 'past',
        kind: 'work',
        fields: { position: 'Dispatcher', employer: 'Moorland Buses', startDate: '2015', endDate: '2019', highlights: ['Ran the night desk.'] },
      },
      { id: 'club', kind: 'project', fields: { name: 'Tide Regatta', highlights: ['Held the Tide Regatta 2023 and 2024, with 2000+ rowers.'] } },
      { id: 'paper', kind: 'certification', fields: { name: 'Certified Kubernetes Application Developer (CKAD)' } },
    ],
  },
  '2026-11',
);
const ask = (question: string) => {
  const answer = answerQuestion({ subject, question, history: [], manner, assistantName: 'Buddy', isOwner: false });
  return { ...answer, text: answer.claims.map(({ text }) => text).join(' ') };
};

it.each([
  ['she founded Quayside Ferries?', 'founding'],
  ['Did she run the ferry company?', 'who led something at a place led no place'],
  ['Led the company?', 'a statement without a person'],
  ['direct reports?', 'a crew is no direct reports'],
  ['Did she cut the budget by 14%?', 'another doing of the sentence'],
  ['Did she build the tablets?', 'what a thing was built for'],
  ['Did she write the tide model?', 'what others did'],
  ['Did she manage mechanics?', 'what was planned for them'],
  ['Did she build the berth scheduler?', 'what was only kept running'],
  ['Is she director at Quayside Ferries?', 'a higher title'],
  ['Does she work at Moorland Buses?', 'what is over'],
  ['Did she hold the Tide Regatta in 2022?', 'a year beside two others'],
  ['Did she lead a crew of nine?', 'another figure'],
  ['Tide Regatta won a prize?', 'a statement about an entry'],
  ['is she CKA certified?', 'a paper of the same family'],
  ['What are the names of the stewards?', 'people without names'],
  ['In what year did she get the CKAD?', 'a paper without a date'],
])('%s is not said: %s', (question) => {
  const { claims, text } = ask(question);
  expect(text).not.toMatch(/^Yes/);
  expect(claims.map(({ kind }) => kind)).toEqual(expect.arrayContaining([expect.stringMatching(/absent|correction/)]));
});

it.each([
  ['Did she lead a crew?', 'crew of six'],
  ['Did she cut fuel costs?', '14%'],
  ['Did she build a timetable viewer?', 'timetable viewer'],
  ['Did she maintain the berth scheduler?', 'berth scheduler'],
  ['Does she work at Quayside Ferries?', 'Operations Manager'],
  ['Did she work at Moorland Buses?', 'Dispatcher'],
  ['Did she run the night desk?', 'night desk'],
  ['CKAD?', 'CKAD'],
])('%s is said', (question, fact) => {
  const { outcome, text } = ask(question);
  expect(outcome).toBe('answered');
  expect(text).toContain(fact);
  expect(text).not.toMatch(/^No|does not/);
});
