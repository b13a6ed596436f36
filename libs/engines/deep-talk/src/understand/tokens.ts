import { stemOf } from '@folia/text/word-stems';
import { foldSigns, spaced } from './fold-accents';

/** A word of a question: as typed, folded, and the form in which it is compared. Offsets are those of the folded text. */
export type Token = { raw: string; folded: string; stem: string; start: number; end: number };
/** A question as typed and folded, sign for sign. */
export type Text = { raw: string; folded: string; tokens: readonly Token[] };

const word = /[\p{L}\p{N}][\p{L}\p{N}+#]*(?:['.][\p{L}\p{N}]+)*/gu;

/** What visitors type for what they mean. */
const shortForms: ReadonlyMap<string, string> = new Map(
  `ppl people|yoe years of experience|exp experience|b4 before|u you|ur your|r are|pls please|plz please|nr number|uni university|prof professor|mgmt management|mgr manager|dev developer|devs developers|eng engineer|k8s kubernetes|js javascript|ts typescript|ml machine learning|db database|quals qualifications|certs certifications|cert certificate|tel phone|yrs years|yr year|n and|whats what is|whos who is|hows how is|wheres where is|whens when is|hes he is|shes she is|doesnt does not|didnt did not|hasnt has not|isnt is not|cant cannot|wanna want to|gonna going to|educ education|info information|edu education`
    .split('|')
    .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)]),
);

const written = (question: string): string => spaced(question).replace(word, (found) => shortForms.get(found.toLowerCase()) ?? found);

/** The words of a text as it stands. */
export function textOf(raw: string): Text {
  const folded = foldSigns(raw);
  const tokens = [...folded.matchAll(word)].map((found) => {
    const [start, end] = [found.index, found.index + found[0].length];
    const typed = raw.slice(start, end);
    return { raw: typed, folded: found[0].replace(/'s$/, ''), stem: stemOf(typed), start, end };
  });
  return { raw, folded, tokens };
}

/** The words of a question; short forms are written out. */
export const readText = (question: string): Text => textOf(written(question).replace(/\s+/g, ' ').trim());
