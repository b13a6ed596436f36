import { isTitle, roleLikeness, roleOf } from '@folia/fit/read/role/read-role';
import { positionsOf } from '../compute/careers';
import type { Entry } from '../read/subject';
import { foldAccents } from '../understand/fold-accents';
import { conceptsOf, isLight, isOpen, marks } from '../understand/word-finders';
import { phrasesOf } from '../understand/word-lists';
import { periodClaim } from './quotes';
import { type Answerer, type Ask, answered, asks } from './reply';

/** "Teacher at the", "manager of": up to four words before the name of an employer. */
const beforeName = /((?:[\p{L}-]+\s){1,4})(?:at|of|for|in|with|bei|beim|von|chez|de|en|a)\s(?:the\s|der\s|la\s|el\s|le\s)?$/u;
const levels = phrasesOf('titles', 'level');
const owners = phrasesOf('titles', 'owner');
const mostWords = 4;

/** The title that a question gives somebody at an employer that it names; null when it gives none. */
function claimedTitle({ piece }: Ask, start: number): string[] | null {
  const words = beforeName.exec(piece.text.folded.slice(0, start))?.[1]?.trim().split(' ') ?? [];
  const from = words.findLastIndex((word) => (marks.has(word) && word !== 'of') || (isLight(word) && !levels.has(word) && !conceptsOf(word).includes('boss')));
  const title = words.slice(from + 1).slice(-mostWords);
  const last = title.at(-1) ?? '';
  // "Her manager at X" and "the engineers at X" are other people.
  if (last === '' || owners.has(words[from] ?? '') || /[^s]s$/.test(last)) return null;
  return isTitle(title.join(' ')) || title.some((word) => conceptsOf(word).some((one) => one === 'boss' || one === 'intern')) ? title : null;
}

/** Whether a position may be called so: by its words, or by the kind of work where neither level nor rank is claimed. */
function mayBeCalled(claimed: readonly string[], { title, role }: Entry): boolean {
  const own = foldAccents(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  const meanings = new Set(own.flatMap(conceptsOf));
  if (claimed.every((word) => own.includes(word))) return true;
  const ranks = claimed.filter((word) => levels.has(word) || conceptsOf(word).some((one) => one === 'boss' || one === 'intern'));
  if (ranks.some((word) => levels.has(word) && !own.includes(word))) return false;
  if (ranks.some((word) => conceptsOf(word).includes('intern'))) return meanings.has('intern');
  const wanted = roleOf(claimed.join(' '));
  if (ranks.length > 0) return meanings.has('boss') && (claimed.length === 1 || claimed.some((word) => own.includes(word)));
  return !role?.family || !wanted.family || roleLikeness(role, wanted) >= notAlike || claimed.some((word) => own.includes(word));
}
const notAlike = 0.35;

/** "As manager at X", "when she was promoted to CEO at X", "he managed X, right?": corrected where the position there was another. */
export const answerWrongRole: Answerer = (ask) => {
  const { piece, subject, writer } = ask;
  for (const { entry, by, tokens, share } of piece.mentions) {
    if (by !== 'organisation' || share < 0.6 || (entry.kind !== 'work' && entry.kind !== 'volunteering')) continue;
    const same = [entry, ...positionsOf(subject)].filter(({ organisation }) => organisation === entry.organisation);
    const claimed = claimedTitle(ask, tokens[0]?.start ?? 0);
    const isOther = claimed ? !same.some((one) => mayBeCalled(claimed, one)) : isSaidToHaveLed(ask) && !same.some(isLeading);
    if (isOther) return answered([periodClaim(writer, 'notThat', entry, 'correction')]);
  }
  return null;
};

const isLeading = ({ passages }: Entry): boolean => passages.some(({ concepts }) => concepts.has('lead') || concepts.has('boss'));

/** "He managed X, right?": nothing but the place and a verb of leading. */
const isSaidToHaveLed = (ask: Ask): boolean => {
  const { piece } = ask;
  const [verb, ...others] = piece.terms.filter(({ isRequired, concepts }) => isRequired || concepts.length > 0);
  return asks(ask, 'yes-no') && !isOpen(piece.text.folded, piece.language) && others.length === 0 && verb?.concepts.includes('lead') === true;
};
