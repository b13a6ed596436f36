import { join } from 'node:path';
import type { SkillMention } from '@folia/skills/skill';
import { phraseFinder } from '@folia/text/phrase-finder';
import { readWordList } from '@folia/text/read-word-list';
import { isTool } from '../portfolio/fields-of-role';
import type { Role } from '../role/read-role';

const phrases = phraseFinder(readWordList(join(__dirname, '../../words/other-meanings'), ['other', 'of computers']));

/** Where a text uses the name of a skill for something else: "teaching hospital", "writing clean code". Offsets into the text. */
export const otherMeanings = (text: string): { start: number; end: number }[] => phrases.find(text).filter(({ wordClass }) => wordClass === 'other');

/** Branches that work with computers or machines. */
const computing: ReadonlySet<string> = new Set(['software', 'engineering', 'electrical', 'production', 'design']);
/** "Coding experience" of a clinical coder, "programming" of a theatre: a plain word that means computers only where the posting is about them. */
export const isPlainComputing = (words: string): boolean => phrases.isIn(words, 'of computers') && !/\s/.test(words);
/** Whether a mention is such a word in a posting of another craft. */
export const isOfOtherCraft = ({ skill, words }: SkillMention, { branch }: Pick<Role, 'branch'>): boolean =>
  branch !== null && !computing.has(branch) && isTool(skill) && isPlainComputing(words);
