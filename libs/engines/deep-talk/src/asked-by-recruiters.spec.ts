import type { DeepTalkManner } from '@folia/contracts/deep-talk/answer';
import { subjectFromJson } from '../evals/subject-from-json';
import { answerQuestion } from './answer-question';
import { readSubject } from './read-subject';

const manner: DeepTalkManner = { tone: 'plain', offLimits: [], ownAnswers: [], language: null };
const document = JSON.stringify({
  basics: { id: 'basics', name: 'Ines Falk', summary: 'On a career break to care for a newborn.' },
  work: [
    {
      id: 'manager',
      name: 'Orsay Parcels',
      position: 'Site Manager',
      startDate: '2020-03',
      endDate: '2024-02',
      highlights: [
        'Cut the latency of the booking site from 900 ms to 200 ms.',
        'Wrote HIPAA-compliant forms for clinics.',
        'Ran teams across two global sites.',
      ],
    },
    { id: 'intern', name: 'Orsay Parcels', position: 'Logistics Intern', startDate: '2018-01', endDate: '2018-06', highlights: ['Sorted 400 parcels a day.'] },
    { id: 'own', name: 'Falk Fares', position: 'Self Employed', startDate: '2015-01', endDate: '2017-12', highlights: ['Drove a delivery van.'] },
  ],
  education: [
    { id: 'degree', institution: 'Tarn College', studyType: 'BSc', area: 'Transport', endDate: '2014', score: '3.6', courses: ['Queueing Theory (A-)'] },
  ],
  skills: ['Django', 'React', 'PostgreSQL', 'Asana', 'Trello', 'REST APIs'].map((name, at) => ({ id: `skill-${at}`, name })),
  languages: [{ id: 'tongue', language: 'Japonais', fluency: 'A1' }],
});
const subject = readSubject(subjectFromJson(document, '2026-11').subject, '2026-11');
const ask = (question: string) => {
  const answer = answerQuestion({ subject, question, history: [], manner, assistantName: 'Buddy', isOwner: false });
  return { ...answer, text: answer.claims.map(({ text }) => text).join(' ') };
};

it.each([
  ['what frameworks does she use', 'Listed skills: Django, React', 'a sort of skills, and no list of everything'],
  ['which databases?', 'PostgreSQL', 'a sort that is one skill'],
  ['project mgmt tools', 'Trello', 'every tool of a sort'],
  ['tell me about a time she improved performance', 'latency', 'an example by what was done'],
  ['Summarize her background in 2-3 sentences', 'career break', 'what form an answer is wanted in asks for nothing'],
  ['why the career break?', 'newborn', 'a break by what it is said to be for'],
  ['how long was she a site manager at Orsay', '4 years', 'one title of several at a place'],
  ['any compliance experience?', 'HIPAA', 'a rule by its name'],
  ['experience with distributed teams?', 'global sites', 'teams in several places'],
  ['has she ever freelanced?', 'Self Employed', 'working for oneself by another name'],
  ['how good is her japanese', 'A1', 'a language called so in another'],
  ['does she build REST APIs?', 'Yes', 'what somebody lists and nobody asks one of'],
  ['grade in queueing theory?', 'A-', 'the grade of a course'],
  ['how did she get into logistics?', 'Logistics Intern', 'the first of a kind of work'],
  ['wich college did she go to', 'Tarn College', 'a slip in a short word'],
])('answers %s', (question, words) => {
  const { text, outcome } = ask(question);
  expect(text).toContain(words);
  expect(outcome).toBe('answered');
});

it('says no to an order of employers that was the other', () => {
  expect(ask('so she worked at Orsay Parcels before Falk Fares').text).toMatch(/^No, /);
  expect(ask('so she worked at Falk Fares before Orsay Parcels').text).not.toMatch(/^No, /);
});

it('tells what somebody does all day from the position held now', () => {
  const nurse = JSON.stringify({
    basics: { id: 'basics', name: 'Ada Marsh' },
    work: [{ id: 'ward', name: 'Bramley Clinic', position: 'Nurse', startDate: '2021-03', highlights: ['Dresses wounds.', 'Plans the rota of the ward.'] }],
  });
  const answer = answerQuestion({
    subject: readSubject(subjectFromJson(nurse, '2026-11').subject, '2026-11'),
    question: 'What are her day to day responsibilities?',
    history: [],
    manner,
    assistantName: 'Buddy',
    isOwner: false,
  });
  expect(answer.claims.map(({ text }) => text).join(' ')).toMatch(/Nurse.*Dresses wounds.*Plans the rota/s);
});

it('says no yes to a sort of which nothing is named', () => expect(ask('design tools?').text).not.toMatch(/^Yes/));

it('answers a word that English shares with Spanish in English', () => expect(ask('curriculum design?').language).toBe('en'));

it('denies that somebody left a company whose tools they used', () => {
  const maker = JSON.stringify({
    basics: { id: 'basics', name: 'Ada Marsh' },
    work: [{ id: 'job', name: 'Bramley Clinic', position: 'Director', startDate: '2013', endDate: '2014' }],
    projects: [{ id: 'way', name: 'Wayfinder', startDate: '2016', highlights: ['Made with GoogleMaps and a browser extension'] }],
  });
  const answer = (question: string) =>
    answerQuestion({
      subject: readSubject(subjectFromJson(maker, '2026-11').subject, '2026-11'),
      question,
      history: [],
      manner,
      assistantName: 'Buddy',
      isOwner: false,
    });
  expect(answer('when did she leave Google?').claims[0]?.kind).toBe('correction');
  expect(answer('when did she leave Bramley Clinic?').claims[0]?.text).toContain('2014');
  // German: what somebody fetched is no slip of their pay, and "immer noch" asks about today.
  expect(
    answer('Ist sie immer noch Director bei Bramley Clinic?')
      .claims.map(({ text }) => text)
      .join(' '),
  ).toContain('2014');
  expect(answer('Hat sie Gold geholt?').outcome).not.toBe('declined');
});
