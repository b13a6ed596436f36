import type { LetterKey } from '../../lib/letter-keys';
import { texts } from './texts';

export const searchKeys: readonly LetterKey[] = [{ key: '/', does: texts.label }];
