import type { RefusedTopic } from '@folia/contracts/shortlist/limits';
import type { TeamAnswerCount } from '@folia/contracts/shortlist/shapes';

const count = new Intl.NumberFormat('en');
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hour12: false });
const people = (many: number) => `${count.format(many)} ${many === 1 ? 'candidate' : 'candidates'}`;

const whoTheyAre = 'Who somebody is stays hidden until their interview, also from questions. Ask about their work.';
const protectedTopic = (what: string) => `Nobody may be chosen by ${what}, so that is not answered. Ask what the work needs.`;
const refusals: Record<RefusedTopic, string> = {
  name: whoTheyAre,
  school: whoTheyAre,
  graduation: whoTheyAre,
  address: whoTheyAre,
  photo: 'How somebody looks says nothing of their work. Ask about that.',
  age: protectedTopic('their age'),
  gender: protectedTopic('their gender'),
  origin: protectedTopic('their origin'),
  religion: protectedTopic('their religion'),
  disability: protectedTopic('a disability'),
  family: protectedTopic('their family'),
  orientation: protectedTopic('whom they love'),
  health: protectedTopic('their health'),
  union: protectedTopic('what they belong to'),
  politics: protectedTopic('their politics'),
  verdict: 'Whom to choose is for you to say, and never for a machine. Ask what somebody has done.',
};

export const askTexts = {
  title: 'Ask across candidates',
  lead: (many: number, isSelection: boolean, isCut: boolean) =>
    `DeepTalk reads what ${people(many)} shared: ${isSelection ? 'those you selected' : isCut ? 'the first of those shown' : 'those shown'}. An answer stands on their words, or is not given. Nothing of it is kept.`,
  question: 'Your question',
  example: 'Who has run Postgres in production?',
  needed: 'Ask something first.',
  act: 'Ask',
  spent: (resetsAt: string) => `Your account has used its answers of today. Ask this again after ${time.format(new Date(resetsAt))}, or take a larger plan.`,
  units: ({ used, limit, resetsAt }: TeamAnswerCount) =>
    limit === null
      ? 'A question costs one answer. Your plan has no limit.'
      : `A question costs one answer, however many candidates are asked. ${count.format(used)} of ${count.format(limit)} are used today; it begins again at ${time.format(new Date(resetsAt))}.`,

  said: (many: number) => `${people(many)} ${many === 1 ? 'says' : 'say'} it`,
  near: (many: number) => `${people(many)} ${many === 1 ? 'says' : 'say'} a part, or something near it`,
  silent: (many: number) => `${people(many)} ${many === 1 ? 'says' : 'say'} nothing of it`,
  silentMeans: 'That is no proof that they can’t: ask them.',
  unreadable: (many: number) => `${people(many)} could not be read`,
  nobody: 'Nobody of them says it.',
  quoteOf: (heading: string) => `${heading}, in their words`,
  refusal: (topic: RefusedTopic) => refusals[topic],
};
