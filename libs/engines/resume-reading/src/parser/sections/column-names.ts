import { labelClassesOf } from '../entries/entry-labels';

/** Whether a text only names a column of a table of positions, degrees or skills. */
export const isColumnName = (text: string) => labelClassesOf(text.trim()).includes('column');
