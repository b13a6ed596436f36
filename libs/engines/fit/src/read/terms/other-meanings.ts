import { join } from 'node:path';
import { phraseFinder } from '@folia/text/phrase-finder';
import { readWordList } from '@folia/text/read-word-list';

const phrases = phraseFinder(readWordList(join(__dirname, '../../words/other-meanings'), ['other']));

/** Where a text uses the name of a skill for something else: "teaching hospital", "writing clean code". Offsets into the text. */
export const otherMeanings = (text: string): { start: number; end: number }[] => phrases.find(text);
