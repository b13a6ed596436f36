import type { DeepTalkManner } from '@folia/contracts/deep-talk/answer';
import { subjectFromJson } from '../evals/subject-from-json';
import { answerQuestion } from './answer-question';
import { readSubject } from './read-subject';
import { suggestQuestions } from './suggest-questions';

const manner: DeepTalkManner = { tone: 'plain', offLimits: [], ownAnswers: [], language: null };
const document = JSON.stringify({
  basics: { id: 'basics', name: 'Ada Marsh', email: 'ada@example.org' },
  work: [
    {
      id: 'depot',
      name: 'Fenwick Cold Stores',
      position: 'Depot Manager',
      location: 'Hull, UK',
      startDate: '2019-03',
      endDate: null,
      highlights: [
        'Routed 40 reefer trailers a week and renegotiated carrier contracts.',
        'Managed a $20k monthly ad spend across Google Ads and trade papers.',
        'Moved the archive to electronic file storage and cut cloud costs by 30%.',
        'Ran email campaigns with a 25% open rate.',
      ],
    },
    {
      id: 'clinic',
      name: 'Bramley Surgery',
      position: 'Office Manager',
      startDate: '2015-01',
      endDate: '2019-02',
      highlights: ['Planned the day of physicians and nurses.', 'Mentored a team of four receptionists.', 'Handled 200 requests a day on the booking site.'],
    },
    { id: 'own', name: 'Marsh Deliveries', position: 'Co-founder', startDate: '2012-01', endDate: '2014-12', highlights: ['Delivered 300 parcels a day.'] },
    { id: 'senate', name: 'Polizei des Senats', position: 'Praktikantin', startDate: '2011-01', endDate: '2011-06', highlights: ['Prüfte die Akten.'] },
  ],
  volunteer: [
    { id: 'club', organization: 'Humber Swimmers', position: 'Member', startDate: '2016', highlights: ['Taught classes of up to 15 children to swim.'] },
    { id: 'fair', organization: 'Hull Reads', position: 'Volunteer', startDate: '2018', highlights: ['Organized the book fair of 2022.'] },
  ],
  education: [{ id: 'degree', institution: 'University of Munich', studyType: 'Echange universitaire', area: 'Logistics', startDate: '2010', endDate: '2011' }],
  projects: [{ id: 'tide', name: 'Tide Race', description: 'A timing system.', highlights: ['Used by 14 clubs.'] }],
  publications: [
    { id: 'paper', name: 'Verbs in Portuguese Manuscripts', releaseDate: '2013' },
    { id: 'markup', name: 'Markup for Everyone', publisher: 'Press, 2014, Hull', releaseDate: '2014' },
  ],
});
const subject = readSubject(subjectFromJson(document, '2026-11').subject, '2026-11');
const ask = (question: string) => {
  const answer = answerQuestion({ subject, question, history: [], manner, assistantName: 'Buddy', isOwner: false });
  return { ...answer, text: answer.claims.map(({ text }) => text).join(' ') };
};

it.each([
  ['what sports has she done?', 'swim', 'a sort by one of its kind'],
  ['has she worked in a medical office before?', 'physicians', 'a sort of workplace'],
  ['what went paperless?', 'electronic file storage', 'what a thing is called elsewhere'],
  ['experience organising events?', 'book fair', 'a doing and a sort of thing'],
  ['did she organise the fair?', 'book fair', 'British spelling'],
  ['any cold chain experience?', 'reefer', 'a word of the trade'],
  ['ad budget per month?', '$20k monthly ad spend', 'ad is no directory'],
  ['¿Ha negociado con transportistas?', 'renegotiated carrier contracts', 'verbs across languages'],
  ['Was hat sie in München gemacht?', 'Munich', 'a town by its name in another language'],
  ['did she study abroad?', 'Echange universitaire', 'a term abroad'],
  ['how many kids in the swim class?', '15 children', 'whom somebody taught is no family'],
  ['what did she do for email?', '25% open rate', 'email that was worked on is no address'],
  ['how much money did she save on cloud?', '30%', 'money saved is no pay'],
  ['paid ads?', 'Google Ads', 'paid ads are no pay'],
  ['has she founded a company?', 'Yes, Co-founder', 'a founder by the title'],
  ['is she a founder?', 'Yes, Co-founder', 'founders stay founders'],
  ["what's her latest job?", 'Depot Manager', 'one job and no list'],
  ['who did she mentor?', '“Mentored', 'whom wants no yes'],
  ['anything published on Portuguese?', 'Portuguese Manuscripts', 'a language that is written about'],
  ['what is she doing at Fenwick in Hull?', 'Depot Manager at Fenwick', 'a town is no publisher there'],
  ['which volunteer things has she done?', 'Humber Swimmers', 'every entry of a section'],
  ['how many clubs use Tide Race?', '14 clubs', 'a project whose name has a private word'],
  ["A-t-elle de l'expérience en négociation ?", 'renegotiated', 'an elided letter is no skill'],
])('answers %s', (question, words, _why) => {
  const { outcome, text } = ask(question);
  expect({ outcome, text }).toEqual({ outcome: 'answered', text: expect.stringContaining(words) });
  if (/^(?:who|what)/.test(question)) expect(text).not.toMatch(/^Yes/);
});

it.each([
  ['does she play tennis?', 'one of a sort is no other'],
  ['has she worked in a hospital?', 'an office is no hospital'],
  ['has she organised a wedding?', 'one event is no other'],
  ['she’s a full time employee at the Senate police?', 'an internship'],
  ["she's an office manager at Bramley?", 'what is over, in a short form'],
  ['she has been depot manager since 2011?', 'a state that began later'],
  ['when did she leave Lindgren?', 'an employer that is none'],
  ['how many kids does she have?', 'a private matter'],
  ['how many children at home?', 'a private matter of the home'],
  ['how much money does she make?', 'pay'],
])('gives no yes to %s', (question, _why) => expect(ask(question).text).toMatch(/^(?:No\b|The portfolio does not|That is a private)/));

it('says which employers there were to one that is none', () => expect(ask('when did she leave Lindgren?').text).toContain('Employers listed: '));

it('writes a skill that is no name small inside a suggested question', () => {
  const led = JSON.stringify({
    basics: { id: 'basics', name: 'Ada Marsh' },
    work: [
      {
        id: 'depot',
        name: 'Fenwick',
        position: 'Manager',
        startDate: '2019',
        endDate: null,
        highlights: ['Led a team of five people.', 'Led a team of nine people.'],
      },
    ],
  });
  const questions = suggestQuestions(readSubject(subjectFromJson(led, '2026-11').subject, '2026-11'), 'en');
  expect(questions.join(' ')).toContain('with people management?');
});
