import { lineKey } from '@folia/contracts/line-key';
import type { ResumeRemark } from '@folia/contracts/tailored-resume/tailor-made';
import { paths } from '../../lib/paths';
import { analysisTexts } from './analysis-texts';
import type { FinishedResume } from './finished-resume';

export type Way = { to: string; label: string };

const words = analysisTexts.analysis.ways;

/** The kind of entry that would hold what is missing, when neither work nor a project would. */
const holders: Partial<Record<ResumeRemark['mend'], Addable[]>> = {
  'add-language': ['language'],
  'add-certification': ['certification'],
  'add-education': ['education'],
};
type Addable = keyof typeof words.add;
const adding = (kind: Addable): Way => ({ to: paths.newItem(kind).href(), label: words.add[kind] });

/** The line of the resume that a remark is about; null if it is about none. */
function lineOf({ itemId, words: said }: ResumeRemark, { result, choices }: FinishedResume): string | null {
  const item = result.tailoring.sections.flatMap(({ items }) => items).find((one) => one.itemId === itemId);
  const isMeant = (text: string | undefined) => text !== undefined && text !== '' && (text === said || text.includes(said));
  const keys = (item?.lines ?? []).map((line) => ({ line, key: lineKey(itemId ?? '', line) }));
  return keys.find(({ line, key }) => [choices.words?.[key]?.text, result.sources[key], line.text, line.words].some(isMeant))?.key ?? null;
}

/** Where a remark is fixed: at its line, in its entry, or where the missing thing is added. For a sent resume only entries can be changed. */
export function waysToMend(remark: ResumeRemark, resume: FinishedResume): Way[] {
  const item = resume.result.items.find(({ id }) => id === remark.itemId);
  const entry: Way[] = item
    ? [{ to: paths.editItem(item.kind).href(item.id), label: words.entry([item.title, item.organisation].filter(Boolean).join(', ')) }]
    : [];
  const isFrozen = resume.sentAt !== null;
  const editor = (label: string, line?: string): Way[] =>
    isFrozen ? [] : [{ to: `${paths.tailoredResume.href(resume.id)}${line ? `?line=${encodeURIComponent(line)}` : ''}`, label }];
  switch (remark.kind) {
    case 'must-missing':
      return remark.mend === 'add-lines' ? editor(words.bringBack) : (holders[remark.mend] ?? ['work', 'project']).map(adding);
    case 'too-long':
      return editor(words.leaveOut);
    case 'too-short':
      return editor(words.bringBack);
    case 'contact-missing':
      return resume.result.contact.some((field) => field === remark.words)
        ? editor(words.showContact)
        : [{ to: paths.settingsTab.href('profile'), label: words.addContact }];
    case 'passive':
    case 'empty-phrase':
    case 'no-figures': {
      const line = lineOf(remark, resume);
      return [...(line ? editor(words.write, line) : []), ...entry];
    }
    default:
      return entry;
  }
}
