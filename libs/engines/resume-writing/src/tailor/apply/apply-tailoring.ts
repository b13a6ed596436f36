import type { ItemKind } from '@folia/contracts/item/fields';
import type { ResumeDocument, ResumeEntry, ResumeHeader, ResumeLine, ResumeSection } from '@folia/contracts/resume-document';
import type { TailoredItem, TailoredLine, TailoredSkill, Tailoring } from '@folia/contracts/tailored-resume/tailor-made';
import type { PortfolioItem } from '@folia/fit/read/portfolio/read-portfolio';
import { emptyEntry, entryOfItem } from '../../document/entry-of-item';
import { checkOrder } from '../../model/check-order';
import { verifyRewrite } from '../../verify/verify-rewrite';
import { withAligned } from '../analyse/align-words';
import { composeSummary } from '../compose/compose-summary';
import { todaysLine } from '../compose/todays-line';

/** How the resume should look; the words do not depend on it. */
export type ResumeLook = Pick<ResumeDocument, 'pageSize' | 'template' | 'maxPages'>;

const holds = ({ text, by }: TailoredLine, source: string) =>
  verifyRewrite({ line: source, context: [] }, text, null).length === 0 && (by !== 'model' || checkOrder(source, text).length === 0);

/** What the line says today: a wording of its own is used as long as the source it was made from still bears it out. Null when the source is gone. Pure. */
export function lineToday(item: PortfolioItem, line: TailoredLine): string | null {
  const source = todaysLine(item.fields, line);
  if (line.choice === 'dropped' || source === null) return null;
  const isSame = source === line.words || source === line.text;
  const isOwnWording = line.choice === 'rewritten' && (isSame || line.text === '' || line.by === 'person' || holds(line, source));
  return withAligned(isOwnWording || (line.choice === 'rewritten' && source.includes(line.text)) ? line.text : source, line.aligned);
}

/** An entry with only the chosen lines, as they read today. */
function chosenEntry(item: PortfolioItem, tailored: TailoredItem): ResumeEntry {
  const whole = entryOfItem(item);
  const told = (field: string): ResumeLine[] => {
    const texts = tailored.lines.flatMap((line) => (line.field === field ? (lineToday(item, line) ?? []) : []));
    return [...new Set(texts)].map((text) => ({ text, itemIds: [item.id] }));
  };
  const head = { ...whole, paragraphs: [], bullets: [], tags: [], links: tailored.shown === 'head' ? [] : whole.links };
  const courses = told('courses').map(({ text }) => text);
  const { courses: _courses, ...details } = whole.details;
  const kept = courses.length > 0 ? { ...details, courses } : details;
  if (tailored.shown === 'head') return { ...head, details: kept };
  const plain = (lines: readonly ResumeLine[]) => lines.flatMap(({ text }) => entryOfItem({ ...item, fields: { summary: text } }).paragraphs);
  return { ...head, details: kept, paragraphs: plain(told('summary')), bullets: told('highlights'), tags: told('skills') };
}

function skillEntry({ text, words, group, itemIds, aligned }: TailoredSkill, items: ReadonlyMap<string, PortfolioItem>): ResumeEntry[] {
  const borne = itemIds.filter((id) => items.has(id));
  const own = items.get(itemIds[0] ?? '');
  if (borne.length === 0) return [];
  // A listed skill that has been renamed since is shown by its new name.
  const name = own?.kind === 'skill' && own.fields.name !== words ? withAligned(String(own.fields.name ?? ''), aligned) : text;
  const level = own?.kind === 'skill' && typeof own.fields.level === 'string' ? { level: [own.fields.level] } : {};
  return [{ ...emptyEntry, itemIds: borne, title: name, details: { ...level, ...(group ? { category: [group] } : {}) } }];
}

const section = (kind: ItemKind | 'summary', entries: ResumeEntry[]): ResumeSection[] => (entries.length > 0 ? [{ kind, heading: '', entries }] : []);
const summaryEntry = (paragraphs: ResumeLine[]): ResumeEntry => ({ ...emptyEntry, paragraphs });

/** Today's resume: the changes laid over the items as they are now. What is gone from them is gone from it. Pure. */
export function applyTailoring(tailoring: Tailoring, items: readonly PortfolioItem[], header: ResumeHeader, look: ResumeLook): ResumeDocument {
  const byId = new Map(items.map((item) => [item.id, item]));
  const sentences = composeSummary(tailoring, items, header);
  const summary: ResumeLine[] =
    sentences.length > 0
      ? [{ text: sentences.map(({ text }) => text).join(' '), itemIds: [...new Set(sentences.flatMap(({ itemIds }) => itemIds))].slice(0, 50) }]
      : [];
  const sections = tailoring.sections.flatMap(({ kind, items: tailored }) =>
    section(
      kind,
      kind === 'skill'
        ? tailoring.skills.filter(({ shown }) => shown).flatMap((skill) => skillEntry(skill, byId))
        : tailored.flatMap((one) => {
            const item = byId.get(one.itemId);
            return item && one.shown !== 'dropped' ? [chosenEntry(item, one)] : [];
          }),
    ),
  );
  return {
    ...look,
    language: tailoring.language,
    company: tailoring.job?.company ?? '',
    header,
    sections: [...(summary.length > 0 ? section('summary', [summaryEntry(summary)]) : []), ...sections],
  };
}
