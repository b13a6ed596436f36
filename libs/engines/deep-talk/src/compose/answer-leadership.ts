import { findPeopleLed } from '@folia/fit/read/terms/find-people-led';
import { heldBefore, isOngoing } from '../compute/careers';
import { amountsIn } from '../find/amounts';
import { matchTerm } from '../find/match-term';
import type { Entry, Passage, ReadSubject } from '../read/subject';
import { foldAccents } from '../understand/fold-accents';
import { conceptsOf, isForPerson, numbersIn, says } from '../understand/word-finders';
import { entryClaim, otherFigureClaim, quoteClaim, quoteOf } from './quotes';
import { type Answerer, type Ask, absent, answered, asks, isOpenQuestion, lacks, type Reply, required } from './reply';
import { cite, citeHeading, claim, fill } from './writer';

/** "A team of ten", "a 50-member team". */
const teamOf =
  /\b(?:team|group|crew|staff|equipo|équipe|equipe)s? (?:of|von|de|mit) (?:about |over |around |up to |etwa |rund |unos )?[\p{L}\d]+|\b\d+[- ](?:member|person|people|strong|man)\b[\p{L} -]{0,20}team/iu;
const builds = /\b(?:built|grew|hired|recruited|scaled|assembled|formed|ran|run)\b/i;
const buildsTeam = ({ text }: Passage): boolean => builds.test(text) && teamOf.test(text);

/** "Two of them now lead teams." */
const byOthers = /\b(?:them|who|whom|which) (?:\w+ )?(?:leads?|manages?|runs?|led|managed)\b/i;
const reach = 7;
/** A verb of leading with people a few words behind it. */
function leadsTeam({ text, words, concepts }: Passage): boolean {
  if (!(concepts.has('lead') || concepts.has('mentor')) || !concepts.has('team')) return false;
  if (byOthers.test(text)) return false;
  const meanings = words.map(({ start, end }) => conceptsOf(foldAccents(text.slice(start, end))));
  return meanings.some(
    (meaning, at) => (meaning.includes('lead') || meaning.includes('mentor')) && meanings.slice(at + 1, at + 1 + reach).some((next) => next.includes('team')),
  );
}

/** A sentence with a team of so many, whoever led it. */
const teamOfSize = ({ passages }: ReadSubject, size: number): Passage | undefined =>
  passages.find(({ isTold, text }) => isTold && amountsIn(teamOf.exec(text)?.[0] ?? '').includes(size));

/** "She leads the 7-person team?": yes where she led one of seven, not where she is in it, nor at the other place that is asked about. */
function ofTeamOfSize({ subject, writer }: Ask, member: Passage, scope: readonly Entry[]): Reply {
  const entry = subject.entryOf.get(member.itemId) ?? null;
  if (!tellsOfLeading(member)) return answered([claim('correction', fill(writer, 'notSaid', { quote: member.text }), [cite(member, member.text)])]);
  if (entry && scope.includes(entry)) return answered([quoteClaim(writer, member, entry, [], true)]);
  return absent([claim('absent', fill(writer, 'absentThat')), quoteClaim(writer, member, entry)], null);
}

const notOfPeople = /\b(?:product|project|account|case|key account|community|social|brand|content|category|office)\b/i;
const peopleIn = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/(?<![\d.,])(\d{1,4})(?![\d.,]*\s?%)/g)].map(([, figure]) => Number(figure)), ...numbersIn(foldAccents(text)));

const ofPeople: ReadonlySet<string> = new Set(['team', 'persons', 'lead', 'campus', 'boss', 'mentor']);
/** Whether a sentence tells of people who were led. */
export const tellsOfLeading = (passage: Passage): boolean =>
  passage.isTold && (findPeopleLed(passage.text) !== null || leadsTeam(passage) || buildsTeam(passage));

/** "How many people has she managed": a verb of leading and people. */
const leadsNamed = ({ piece }: Ask): boolean =>
  piece.terms.some(({ concepts }) => concepts.includes('lead') && !concepts.includes('team')) && piece.terms.some(({ concepts }) => concepts.includes('team'));

/** "The team of 14 that she led, how was it split?": a team has as many people as the portfolio says, whatever else is asked about it. */
export function otherTeamSize({ piece, subject, writer }: Ask): Reply | null {
  const [said] = amountsIn(teamOf.exec(piece.text.raw)?.[0] ?? '');
  if (said === undefined) return null;
  const named = piece.mentions.map(({ entry }) => entry);
  const teams = (named.length > 0 ? named : subject.entries)
    .flatMap(({ passages }) => passages)
    .filter((passage) => passage.isTold && peopleIn(passage.text) > 0 && (tellsOfLeading(passage) || teamOf.test(passage.text)));
  const [team] = teams;
  if (!team || teams.some(({ text }) => amountsIn(text).includes(said))) return null;
  const quote = quoteOf(team);
  return answered([otherFigureClaim(writer, String(said), quote, [cite(team, quote)])]);
}

/** "Who did he mentor?" wants no yes. */
const asksWho = ({ piece: { text, language } }: Ask): boolean => isForPerson(text.folded, language);

/** Who led people, and how many: by what was done, then by titles. */
export const answerLeadership: Answerer = (ask) => {
  const { writer, subject, piece } = ask;
  if (!asks(ask, 'leadership', 'team-size') && !leadsNamed(ask)) return null;
  if (required(ask).some(({ concepts }) => !concepts.some((one) => ofPeople.has(one))))
    return leadsNamed(ask) && !isOpenQuestion(ask) && !subject.entries.some(({ passages }) => passages.some(tellsOfLeading))
      ? lacks(writer, 'thingTeam', 'work')
      : null;
  const scope =
    piece.mentions.length > 0
      ? piece.mentions.map(({ entry }) => entry)
      : piece.isFollowUp && asks(ask, 'previous')
        ? heldBefore(piece.focus, subject)
        : piece.isFollowUp && asks(ask, 'follow-up', 'team-size')
          ? piece.focus
          : subject.entries;
  const named = required(ask);
  const told = scope
    .flatMap((entry) => entry.passages.filter(({ isTold }) => isTold).map((passage) => ({ entry, passage })))
    .map((one) => ({
      ...one,
      named: named.filter((term) => matchTerm(term, one.passage) >= 0.8).length,
      isLed: findPeopleLed(one.passage.text) !== null,
      people: one.passage.concepts.has('team') || one.passage.concepts.has('persons') ? peopleIn(one.passage.text) : 0,
    }))
    .filter(({ passage, isLed }) => isLed || leadsTeam(passage) || buildsTeam(passage) || (asks(ask, 'team-size') && teamOf.test(passage.text)));
  const isSize = asks(ask, 'how-many', 'largest', 'team-size');
  if (told.length === 0 && asks(ask, 'how-many') && named.some(({ concepts }) => concepts.includes('persons'))) return null;
  const isMentoring = piece.terms.some(({ concepts }) => concepts.includes('mentor'));
  // "The team she built": the line that says so, before larger ones.
  const own = new Set(piece.terms.filter(({ concepts }) => !concepts.includes('team')).flatMap(({ tokens }) => tokens.map(({ stem }) => stem)));
  const saidSo = ({ passage }: { passage: Passage }) => Number(passage.words.some(({ stem }) => own.has(stem)));
  const mentors = ({ passage }: { passage: Passage }) => Number(isMentoring && passage.concepts.has('mentor'));
  const sorted = told.toSorted(
    (a, b) =>
      mentors(b) - mentors(a) ||
      (isSize ? saidSo(b) - saidSo(a) : 0) ||
      (asks(ask, 'team-size') ? Number(b.isLed) - Number(a.isLed) || Number(isOngoing(b.entry, subject)) - Number(isOngoing(a.entry, subject)) : 0) ||
      (isSize ? b.people - a.people : 0) ||
      Number(b.isLed) - Number(a.isLed) ||
      b.people - a.people ||
      (b.entry.to ?? 0) - (a.entry.to ?? 0),
  );
  const titled = scope.filter(
    ({ kind, title, passages, titleField }) =>
      (kind === 'work' || kind === 'volunteering') &&
      !notOfPeople.test(title) &&
      passages.some(({ field, concepts }) => field === titleField && (concepts.has('boss') || (concepts.has('lead') && concepts.has('team')))),
  );
  const [best, second] = sorted;
  const asked = piece.text.tokens.find(({ folded }) => /^\d{1,5}\+?$/.test(folded));
  const saidOf = asked ? Number.parseInt(asked.folded, 10) : 0;
  // A team of so many that stands elsewhere: hers too, or one that she is only in.
  const member = asked && best && best.people !== saidOf ? teamOfSize(subject, saidOf) : undefined;
  if (member && asks(ask, 'yes-no')) return ofTeamOfSize(ask, member, scope);
  if (best && asked && asks(ask, 'yes-no') && best.people > 0 && best.people !== saidOf) {
    const quote = quoteOf(best.passage);
    return answered([otherFigureClaim(writer, asked.raw, quote, [cite(best.passage, quote), ...citeHeading(best.entry)])]);
  }
  // Who led a team of three may have had other superiors for them.
  if (best && says(piece.text.folded, 'reports') && !says(best.passage.text, 'reports'))
    return absent([claim('absent', fill(writer, 'absentThat')), quoteClaim(writer, best.passage, best.entry)], { topic: piece.text.raw, kind: 'work' });
  const isBorneOut = !best || (isMentoring ? mentors(best) > 0 : best.isLed || best.passage.concepts.has('lead'));
  const yes = (isSize ? asks(ask, 'yes-no') && !isOpenQuestion(ask) && !asks(ask, 'largest', 'team-size') : !asksWho(ask)) && isBorneOut;
  const claims = [
    ...(best ? [quoteClaim(writer, best.passage, best.entry, [], yes)] : []),
    ...(!best && titled[0] && !(isSize && titled.length === 0) ? [entryClaim(writer, titled[0], yes)] : []),
  ];
  const more = [
    ...(second ? [quoteClaim(writer, second.passage, second.entry)] : []),
    ...titled.slice(best ? 0 : 1, 3).map((entry) => entryClaim(writer, entry)),
  ];
  const thing = fill(writer, isSize && claims.length > 0 ? 'thingTeamSize' : 'thingTeam');
  if (asks(ask, 'how-many') && claims.length > 0 && !(best && best.people > 0))
    return { ...absent([claim('absent', fill(writer, 'absent', { thing }))], { topic: thing, kind: 'work' }), more: claims };
  if (claims.length > 0) return answered(claims, more);
  return lacks(writer, isSize && claims.length > 0 ? 'thingTeamSize' : 'thingTeam', 'work');
};
