import { findPeopleLed } from '@folia/fit/read/terms/find-people-led';
import { currentOf, entriesOf, positionsOf } from '../compute/careers';
import { matchTerm } from '../find/match-term';
import type { Entry, Passage } from '../read/subject';
import { foldAccents } from '../understand/fold-accents';
import { conceptsOf, intentsIn, says } from '../understand/word-finders';
import { bestLines, entryClaim, periodClaim, quoteClaim } from './quotes';
import { type Answerer, type Ask, absent, answered, asks, required } from './reply';
import { citeBasics, citeHeading, claim, fill, listIn } from './writer';

const about = (ask: Ask): Passage[] => ask.subject.passages.filter(({ field, itemId }) => field === 'summary' && itemId === 'basics');

/** Who somebody is, in a few sentences of their own. */
export const answerSummary: Answerer = (ask) => {
  const { subject, writer } = ask;
  if (
    !asks(ask, 'summary') ||
    ask.piece.mentions.length > 0 ||
    required(ask).length > 1 ||
    asks(ask, 'education', 'skills', 'projects', 'certificates', 'languages')
  )
    return null;
  const { headline, name } = subject.basics;
  const [now] = currentOf(subject);
  const [last] = positionsOf(subject);
  const position = now ?? last;
  const told = about(ask);
  const claims = [
    ...(headline ? [claim('fact', fill(writer, 'identity', { name, headline }), [citeBasics('headline', headline)])] : []),
    ...(position ? [now ? periodClaim(writer, 'currentRole', position) : periodClaim(writer, 'noCurrent', position)] : []),
    ...told.slice(0, 2).map((passage) => quoteClaim(writer, passage, null)),
  ];
  const degree = entriesOf(subject, 'education')[0];
  const more = [
    ...told.slice(2).map((passage) => quoteClaim(writer, passage, null)),
    ...(position
      ? bestLines(position)
          .slice(0, 2)
          .map((passage) => quoteClaim(writer, passage, position))
      : []),
  ];
  if (claims.length < 3 && degree) claims.push(entryClaim(writer, degree));
  return claims.length > 0 ? answered(claims, more) : null;
};

const figures = (text: string) => [...text.matchAll(/\d[\d.,]*/g)].length;

/** Sentences that say what came of the work, the most telling first: figures that changed, then figures, then awards. */
export function achievements(ask: Ask): { entry: Entry; passage: Passage }[] {
  return ask.subject.entries
    .filter(({ kind }) => kind === 'work' || kind === 'project' || kind === 'achievement' || kind === 'volunteering')
    .flatMap((entry, place) => entry.passages.filter(({ isTold }) => isTold).map((passage) => ({ entry, passage, place, points: points(passage) })))
    .filter(({ points: own }) => own > 0)
    .toSorted((a, b) => b.points - a.points || a.place - b.place);
}

const points = ({ text, concepts }: Passage): number =>
  Math.min(2, figures(text)) + (concepts.has('grow') || concepts.has('shrink') ? 2 : 0) + (/%|\b(?:million|million|mio)\b/i.test(text) ? 1 : 0);

/** Achievements, strengths and what makes somebody different: what the portfolio shows, no praise. */
export const answerAchievements: Answerer = (ask) => {
  const { writer, subject } = ask;
  if (!asks(ask, 'achievement', 'strengths', 'opinion', 'match') || (required(ask).length > 0 && !asks(ask, 'opinion', 'match', 'strengths'))) return null;
  if (required(ask).length > 0 && !asks(ask, 'strengths')) return null;
  const isJudged = asks(ask, 'opinion', 'match');
  const named = ask.piece.mentions.map(({ entry }) => entry);
  const found = achievements(ask).filter(({ entry }) => named.length === 0 || named.includes(entry));
  const awards = entriesOf(subject, 'award').slice(0, 1);
  const head = isJudged ? [claim('courtesy', fill(writer, 'noJudgement'))] : [];
  const [now] = positionsOf(subject);
  const skills = asks(ask, 'strengths') ? skillsClaim(ask, 8) : null;
  const claims = [
    ...(isJudged && now ? [entryClaim(writer, now)] : []),
    ...(skills ? [skills] : []),
    ...found.slice(0, 2).map(({ entry, passage }) => quoteClaim(writer, passage, entry)),
    ...(found.length === 0 ? awards.map((entry) => entryClaim(writer, entry)) : []),
  ];
  if (claims.length === 0)
    return absent([claim('absent', fill(writer, 'absent', { thing: fill(writer, 'thingAchievement') }))], {
      topic: fill(writer, 'thingAchievement'),
      kind: 'achievement',
    });
  return answered(
    [...head, ...claims],
    found.slice(2, 5).map(({ entry, passage }) => quoteClaim(writer, passage, entry)),
  );
};

/** Weaknesses are in no portfolio. */
export const answerWeaknesses: Answerer = (ask) =>
  asks(ask, 'weaknesses') && required(ask).length === 0
    ? absent([claim('absent', fill(ask.writer, 'noWeakness'))], { topic: fill(ask.writer, 'noWeakness'), kind: null })
    : null;

/** What somebody cares about and how they work, in their own sentences. */
export const answerValues: Answerer = (ask) => {
  const { writer, subject } = ask;
  if (!asks(ask, 'values') || required(ask).length > 0) return null;
  const told = subject.passages
    .filter(({ isTold, text }) => isTold && says(text, 'values'))
    .toSorted((a, b) => Number(b.itemId === 'basics') - Number(a.itemId === 'basics'));
  if (told.length === 0)
    return absent([claim('absent', fill(writer, 'absent', { thing: fill(writer, 'thingValues') }))], { topic: fill(writer, 'thingValues'), kind: null });
  return answered(told.slice(0, 2).map((passage) => quoteClaim(writer, passage, subject.entryOf.get(passage.itemId) ?? null)));
};

const isHobby = ({ kind, passages }: Entry) =>
  kind === 'skill' &&
  passages.some(({ field, text }) => field === 'category' && intentsIn(foldAccents(text)).some(({ wordClass }) => wordClass === 'interests'));

/** Hobbies, where they are listed. */
export const answerInterests: Answerer = (ask) => {
  const { writer, subject } = ask;
  if (!asks(ask, 'interests') || required(ask).length > 0) return null;
  const found = subject.entries.filter(isHobby);
  if (found.length === 0)
    return absent([claim('absent', fill(writer, 'absent', { thing: fill(writer, 'kindAchievement') }))], {
      topic: fill(writer, 'kindAchievement'),
      kind: null,
    });
  return answered([
    claim(
      'fact',
      fill(writer, 'listOf', {
        list: listIn(
          writer,
          found.slice(0, 10).map(({ title }) => title),
        ),
      }),
      found.slice(0, 10).flatMap(citeHeading),
    ),
  ]);
};

function skillsClaim({ subject, writer }: Ask, most: number) {
  const listed = entriesOf(subject, 'skill')
    .filter((entry) => !isHobby(entry))
    .slice(0, most);
  return listed.length > 0
    ? claim(
        'fact',
        fill(writer, 'skillsListed', {
          list: listIn(
            writer,
            listed.map(({ title }) => title),
          ),
        }),
        listed.flatMap(citeHeading),
      )
    : null;
}

const mostSkills = 24;

/** Skills, of the whole portfolio or of one entry. */
export const answerSkills: Answerer = (ask) => {
  const { writer, subject, piece } = ask;
  if (!asks(ask, 'skills') || required(ask).length > 0) return null;
  const named = piece.mentions.map(({ entry }) => entry);
  const scope = named.length > 0 ? named : piece.isFollowUp ? piece.focus.slice(0, 1) : [];
  const tools = scope.flatMap(({ passages }) => passages.filter(({ field }) => field === 'skills'));
  if (tools.length > 0)
    return answered([
      claim(
        'fact',
        fill(writer, 'listOf', {
          list: listIn(
            writer,
            tools.map(({ text }) => text),
          ),
        }),
        tools.map(({ itemId, field, entry, text }) => ({ itemId, field, entry, quote: text })),
      ),
    ]);
  const shown = scope.flatMap((entry) =>
    entry.passages.filter(({ isTold, skills }) => isTold && skills.length > 0).map((passage) => quoteClaim(writer, passage, entry)),
  );
  if (shown.length > 0) return answered(shown.slice(0, 2), shown.slice(2));
  const listed = skillsClaim(ask, mostSkills);
  if (listed) return answered([listed]);
  const [position] = positionsOf(subject);
  const lines = position
    ? bestLines(position)
        .filter(({ skills }) => skills.length > 0)
        .slice(0, 2)
    : [];
  return lines.length > 0
    ? answered(lines.map((passage) => quoteClaim(writer, passage, position ?? null)))
    : absent([claim('absent', fill(writer, 'absentKind', { thing: fill(writer, 'kindSkill') }))], { topic: fill(writer, 'kindSkill'), kind: 'skill' });
};

const reach = 7;
/** A verb of leading with people a few words behind it. */
function leadsTeam({ text, words, concepts }: Passage): boolean {
  if (!concepts.has('lead') || !concepts.has('team')) return false;
  const meanings = words.map(({ start, end }) => conceptsOf(foldAccents(text.slice(start, end))));
  return meanings.some((meaning, at) => meaning.includes('lead') && meanings.slice(at + 1, at + 1 + reach).some((next) => next.includes('team')));
}

const notOfPeople = /\b(?:product|project|account|case|key account|community|social|brand|content|category|office)\b/i;
const numberWords = 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
  ' ',
);
const peopleIn = (text: string): number =>
  Math.max(
    0,
    ...[...text.matchAll(/(?<![\d.,])(\d{1,4})(?![\d.,]*\s?%)/g)].map(([, figure]) => Number(figure)),
    ...numberWords.flatMap((word, index) => (new RegExp(`\\b${word}\\b`, 'i').test(text) ? [index + 2] : [])),
  );

/** Who led people, and how many: by what was done, then by titles. */
export const answerLeadership: Answerer = (ask) => {
  const { writer, subject, piece } = ask;
  if (!asks(ask, 'leadership') || required(ask).some(({ concepts }) => !concepts.some((one) => ['team', 'persons', 'lead', 'campus', 'boss'].includes(one))))
    return null;
  const scope =
    piece.mentions.length > 0 ? piece.mentions.map(({ entry }) => entry) : piece.isFollowUp && piece.intents.has('follow-up') ? piece.focus : subject.entries;
  const named = required(ask);
  const told = scope
    .flatMap((entry) => entry.passages.filter(({ isTold }) => isTold).map((passage) => ({ entry, passage })))
    .map((one) => ({
      ...one,
      named: named.filter((term) => matchTerm(term, one.passage) >= 0.8).length,
      isLed: findPeopleLed(one.passage.text) !== null,
      people: one.passage.concepts.has('team') || one.passage.concepts.has('persons') ? peopleIn(one.passage.text) : 0,
    }))
    .filter(({ passage, isLed }) => isLed || leadsTeam(passage));
  const isSize = asks(ask, 'how-many', 'largest');
  if (told.length === 0 && asks(ask, 'how-many') && named.some(({ concepts }) => concepts.includes('persons'))) return null;
  const sorted = told.toSorted(
    (a, b) => (isSize ? b.people - a.people : 0) || Number(b.isLed) - Number(a.isLed) || b.people - a.people || (b.entry.to ?? 0) - (a.entry.to ?? 0),
  );
  const titled = scope.filter(
    ({ kind, title, passages, titleField }) =>
      (kind === 'work' || kind === 'volunteering') &&
      !notOfPeople.test(title) &&
      passages.some(({ field, concepts }) => field === titleField && (concepts.has('boss') || (concepts.has('lead') && concepts.has('team')))),
  );
  const yes = asks(ask, 'yes-no') || !isSize;
  const [best, second] = sorted;
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
  return absent([claim('absent', fill(writer, 'absent', { thing }))], { topic: thing, kind: 'work' });
};

/** Where somebody lives, and how to reach them. */
export const answerContact: Answerer = (ask) => {
  const { subject, writer } = ask;
  const { email, phone, links, location } = subject.basics;
  if (required(ask).length > 1) return null;
  const isAll = asks(ask, 'contact') && !asks(ask, 'email', 'phone', 'links');
  const claims = [
    ...(email && (isAll || asks(ask, 'email')) ? [claim('fact', fill(writer, 'email', { email }), [citeBasics('email', email)])] : []),
    ...(phone && (isAll || asks(ask, 'phone')) ? [claim('fact', fill(writer, 'phone', { phone }), [citeBasics('phone', phone)])] : []),
    ...(asks(ask, 'links') || isAll
      ? linksAsked(ask, links).map(({ label, url }) => claim('fact', fill(writer, 'link', { label, url }), [citeBasics('links', url)]))
      : []),
  ];
  if (claims.length > 0 && asks(ask, 'contact', 'email', 'phone', 'links')) return answered(claims);
  if (asks(ask, 'email', 'phone', 'links', 'contact') && ask.piece.mentions.length === 0 && required(ask).length === 0) {
    const thing = fill(writer, asks(ask, 'email') ? 'thingEmail' : asks(ask, 'phone') ? 'thingPhone' : asks(ask, 'links') ? 'thingLinks' : 'thingContact');
    return absent([claim('absent', fill(writer, 'absent', { thing }))], { topic: thing, kind: null });
  }
  if (asks(ask, 'resume-file'))
    return absent([claim('absent', fill(writer, 'absent', { thing: fill(writer, 'thingFile') }))], { topic: fill(writer, 'thingFile'), kind: null });
  if (!asks(ask, 'place') || ask.piece.mentions.length > 0 || required(ask).length > 0) return null;
  if (!location)
    return absent([claim('absent', fill(writer, 'absent', { thing: fill(writer, 'thingPlace') }))], { topic: fill(writer, 'thingPlace'), kind: null });
  return answered([claim('fact', fill(writer, 'place', { place: location }), [citeBasics('location', location)])]);
};

/** The links that are named ("github"), or all. */
const networks = ['linkedin', 'github', 'gitlab', 'xing', 'twitter'];
function linksAsked({ piece }: Ask, links: readonly { label: string; url: string }[]) {
  const named = links.filter(({ label, url }) => piece.text.tokens.some(({ folded }) => folded.length > 3 && foldAccents(`${label} ${url}`).includes(folded)));
  const isNetwork = piece.text.tokens.some(({ folded }) => networks.includes(folded));
  return named.length > 0 ? named : isNetwork ? [] : links.slice(0, 4);
}
