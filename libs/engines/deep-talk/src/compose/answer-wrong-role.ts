import { isTitle, roleLikeness, roleOf } from '@folia/fit/read/role/read-role';
import { positionsOf } from '../compute/careers';
import { hasThing } from '../find/has-thing';
import { isLesserTitle } from '../find/lesser-title';
import type { Entry } from '../read/subject';
import { deedsIn } from '../understand/deed-finders';
import { foldAccents } from '../understand/fold-accents';
import { conceptsOf, isLight, isOpen, marks, tellsOfFounding } from '../understand/word-finders';
import { phrasesOf } from '../understand/word-lists';
import { periodClaim } from './quotes';
import { type Answerer, type Ask, answered, asks } from './reply';

/** "Teacher at the", "manager of": up to four words before the name of an employer. */
const beforeName = /((?:[\p{L}-]+\s){1,4})(?:at|of|for|in|with|bei|beim|von|chez|de|en|a)\s(?:the\s|der\s|la\s|el\s|le\s)?$/u;
const levels = phrasesOf('titles', 'level');
/** Titles that no other may stand for: a manager is no director. */
const high = phrasesOf('titles', 'high');
const owners = phrasesOf('titles', 'owner');
const mostWords = 4;
/** Marks that stand within a title: "head of", "conductrice de travaux". */
const joiners: ReadonlySet<string> = new Set(['of', 'de', 'du', 'des', 'del', 'fur']);

/** "Was she the president of X?" */
const isSaidToBe = /^(?:so |and )?(?:is|was|are|were)\s\S+\s(?:ever\s|really\s|once\s)?the\s/u;

/** The title that a question gives somebody at an employer that it names; null when it gives none. */
function claimedTitle({ piece, subject }: Ask, start: number): string[] | null {
  const words = beforeName.exec(piece.text.folded.slice(0, start))?.[1]?.trim().split(' ') ?? [];
  const held = positionsOf(subject).map(({ title }) => foldAccents(title).split(' '));
  const another = held.find((one) => one[0] !== '' && words.slice(-one.length).join(' ') === one.join(' '));
  if (another) return another;
  const from = words.findLastIndex(
    (word) => (marks.has(word) && !joiners.has(word)) || (isLight(word) && !levels.has(word) && !conceptsOf(word).includes('boss')),
  );
  const title = words.slice(from + 1).slice(-mostWords);
  const last = title.at(-1) ?? '';
  // "Her manager at X" and "the engineers at X" are other people.
  if (last === '' || (owners.has(words[from] ?? '') && !isSaidToBe.test(piece.text.folded)) || /[^s]s$/.test(last)) return null;
  return isTitle(title.join(' ')) || levels.has(last) || title.some(isRank) ? title : null;
}
const isRank = (word: string): boolean => conceptsOf(word).some((one) => one === 'boss' || one === 'intern');

const heldAs = /(?:^|\s)(?:as|being|became|become|als|comme|en tant que|como)\s(?:an?\s|the\s|eine?r?\s|une?\s|una?\s)?((?:[\p{L}-]+\s?){1,3})/u;

/** The title that a question says somebody held, with no employer: "what did she learn as a product owner"; null when it says none. */
function titleHeld({ piece }: Ask): string[] | null {
  const words = heldAs.exec(piece.text.folded)?.[1]?.trim().split(' ') ?? [];
  const long = [3, 2]
    .map((length) => words.slice(0, length))
    .find((some) => some.length > 1 && isTitle(some.join(' ')) && !some.some((word) => marks.has(word)));
  const [first = ''] = words;
  return long ?? (isRank(first) || isTitle(first) ? [first] : null);
}

/** Whether a question names one employer and no other: "at X as a manager" is then said of X. */
const isOnlyPlace = ({ piece }: Ask): boolean =>
  new Set(piece.mentions.filter(({ by }) => by === 'organisation').map(({ entry }) => entry.organisation)).size === 1;

/** A title that nothing in the portfolio bears out: no position, no headline, no sentence. */
function heldByNobody(ask: Ask): Entry | null {
  const claimed = titleHeld(ask);
  const [position, ...others] = positionsOf(ask.subject);
  if (!claimed || !position || [position, ...others].some((one) => mayBeCalled(claimed, one))) return null;
  const isSaid = ask.subject.passages.some(({ text }) => claimed.every((word) => foldAccents(text).includes(word)));
  return isSaid ? null : position;
}

/** Whether a position may be called so: by its words, or by the kind of work where neither level nor rank is claimed. */
function mayBeCalled(claimed: readonly string[], { title, role }: Entry): boolean {
  const own: readonly string[] = foldAccents(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  const meanings = new Set(own.flatMap(conceptsOf));
  if (claimed.length === 1 && conceptsOf(claimed[0] ?? '').includes('intern')) return meanings.has('intern');
  if (isLesserTitle(title, claimed.join(' '))) return false;
  if (claimed.every((word) => own.includes(word))) return true;
  const ranks = claimed.filter((word) => levels.has(word) || conceptsOf(word).some((one) => one === 'boss' || one === 'intern'));
  if (ranks.some((word) => high.has(word) && !own.includes(word) && word !== own.map(([letter]) => letter).join(''))) return false;
  if (ranks.some((word) => levels.has(word) && !own.includes(word))) return false;
  if (ranks.some((word) => conceptsOf(word).includes('intern'))) return meanings.has('intern');
  const wanted = roleOf(claimed.join(' '));
  if (ranks.length > 0) return meanings.has('boss') && (claimed.length === 1 || claimed.some((word) => own.includes(word)));
  return !role?.family || !wanted.family || roleLikeness(role, wanted) >= notAlike || claimed.some((word) => own.includes(word));
}
const notAlike = 0.35;

/** "As manager at X", "when she was promoted to CEO at X", "he managed X, right?", "she founded X?": corrected where the position there was another. */
export const answerWrongRole: Answerer = (ask) => {
  const { piece, subject, writer } = ask;
  for (const { entry, by, tokens: words, share } of piece.mentions) {
    const tokens = words.filter(({ folded }) => !marks.has(folded));
    if (share < 0.6 || (by !== 'organisation' && entry.kind !== 'project') || !placesOfWork.has(entry.kind)) continue;
    const same = [entry, ...positionsOf(subject).filter(({ organisation }) => organisation !== '' && organisation === entry.organisation)];
    const claimed = by === 'organisation' ? (claimedTitle(ask, tokens[0]?.start ?? 0) ?? (isOnlyPlace(ask) ? titleHeld(ask) : null)) : null;
    const isElsewhere = claimed !== null && positionsOf(subject).some((one) => !same.includes(one) && foldAccents(one.title) === claimed.join(' '));
    const fits = (one: Entry, title: readonly string[]) =>
      isElsewhere ? !isLesserTitle(one.title, title.join(' ')) && foldAccents(one.title).includes(title.join(' ')) : mayBeCalled(title, one);
    const isFounded = by === 'organisation' && /\bfound(?:ing)?\s(?:the\s)?$/u.test(piece.text.folded.slice(0, tokens[0]?.start ?? 0));
    const isOther = isFounded
      ? !same.some(isFounding)
      : claimed
        ? !same.some((one) => fits(one, claimed))
        : deedOf(ask, entry).some((isDone) => !same.some(isDone));
    if (isOther) return answered([periodClaim(writer, 'notThat', entry, 'correction')]);
  }
  const [first] = positionsOf(subject);
  const ruled = first ? placeRuled(ask) : null;
  if (ruled && first && !ruled.some((one) => isChief(one) || one.passages.some(({ isTold, text }) => isTold && rulesPlace(foldAccents(text)))))
    return answered([periodClaim(writer, 'notThat', ruled[0] ?? first, 'correction')]);
  const position = piece.mentions.some(({ by }) => by === 'title') ? null : heldByNobody(ask);
  return position ? answered([periodClaim(writer, 'notThat', position, 'correction')]) : null;
};
const placesOfWork: ReadonlySet<string> = new Set(['work', 'volunteering', 'project']);

const isChief = ({ title }: Entry): boolean => deedsIn(foldAccents(title)).some(({ wordClass }) => wordClass === 'chief');
/** Up to two words between a verb of ruling and what is ruled, none of which parts the two. */
const between = /^\s(?:(?!(?:at|for|in|to|of|on|with|from|and|bei|fur|chez|pour|en|para|y|et|und)\s)[\p{L}\p{N}'-]+\s){0,2}$/u;
/** "Ran the payments company": whether a folded text has somebody rule a place of work. */
function rulesPlace(text: string): boolean {
  const found = deedsIn(text);
  const of = (wanted: string) => found.filter(({ wordClass }) => wordClass === wanted);
  return of('rule').some(({ end }) => of('place').some(({ start }) => start > end && between.test(text.slice(end, start))));
}

/** The positions at the place of work that a question says somebody ruled, all of them where it names none: "she ran Acme"; null where it says none. */
function placeRuled({ piece, subject }: Ask): Entry[] | null {
  const { folded } = piece.text;
  const rules = deedsIn(folded).filter(({ wordClass }) => wordClass === 'rule');
  const named = piece.mentions.filter(({ by, entry, share }) => by === 'organisation' && entry.kind === 'work' && share >= 0.6);
  const at = (organisation: string) => positionsOf(subject).filter((one) => one.organisation === organisation);
  const ruled = named.find(({ tokens: [name] }) => rules.some(({ end }) => name && name.start > end && between.test(folded.slice(end, name.start))));
  if (ruled) return at(ruled.entry.organisation);
  if (!rulesPlace(folded)) return null;
  return named[0] ? at(named[0].entry.organisation) : positionsOf(subject);
}

const isLeading = ({ passages, title, titleField }: Entry): boolean =>
  passages.some(({ concepts, field }) => (concepts.has('lead') || concepts.has('boss')) && !(field === titleField && isLesserTitle(title, '')));
const isFounding = ({ passages }: Entry): boolean => passages.some(({ text }) => tellsOfFounding(foldAccents(text)));

/** What somebody is said to have done at a place, where nothing else is asked: led it, founded it. */
function deedOf(ask: Ask, entry: Entry): ((one: Entry) => boolean)[] {
  const { piece } = ask;
  if (tellsOfFounding(piece.text.folded)) return [isFounding];
  if (isOpen(piece.text.folded, piece.language) || asks(ask, 'when', 'duration', 'how-many')) return [];
  const [verb, ...others] = piece.terms.filter(({ isRequired, concepts }) => isRequired || concepts.length > 0);
  return verb?.concepts.includes('lead') && others.every((term) => hasThing(entry, term)) ? [isLeading] : [];
}
