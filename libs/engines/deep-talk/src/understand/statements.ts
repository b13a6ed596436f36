import type { ReadSubject } from '../read/subject';
import { foldAccents } from './fold-accents';
import type { QuestionLanguage } from './language-of';
import type { Text, Token } from './tokens';
import { isPredicate, isStatement } from './word-finders';

/** "Led the payments company?" */
const isBareStatement = ({ folded, raw }: Text, language: QuestionLanguage): boolean =>
  raw.trimEnd().endsWith('?') && folded.includes(' ') && isPredicate(folded, language);

/** "Michael managed the budgets?" */
function isStatementOf({ folded, tokens, raw }: Text, { basics }: ReadSubject, language: QuestionLanguage): boolean {
  const names = foldAccents(basics.name).split(/\s+/);
  const behind = tokens.find(({ folded: word }, at) => !names.includes(word) && !(at === 0 && beforeName.has(word)));
  const isNamed = behind !== undefined && names.includes(tokens[tokens.indexOf(behind) - 1]?.folded ?? '');
  return isNamed && raw.trimEnd().endsWith('?') && isPredicate(folded.slice(behind.start), language);
}
/** "Tidewatch won a prize?" */
function isStatementAbout({ folded, tokens, raw }: Text, mentioned: ReadonlySet<Token>, language: QuestionLanguage): boolean {
  const behind = tokens.find((token) => !mentioned.has(token));
  return behind !== undefined && behind !== tokens[0] && raw.trimEnd().endsWith('?') && isPredicate(folded.slice(behind.start), language);
}

const beforeName: ReadonlySet<string> = new Set(['so', 'and', 'also', 'und', 'donc', 'et', 'entonces', 'y']);

/** Whether a text is a statement that wants a yes or a no: about the person, with or without a name, or about an entry that it names. */
export const isToConfirm = (text: Text, subject: ReadSubject, mentioned: ReadonlySet<Token>, language: QuestionLanguage): boolean =>
  isStatement(text.folded, language) ||
  isBareStatement(text, language) ||
  isStatementOf(text, subject, language) ||
  isStatementAbout(text, mentioned, language);
