import { kindsInDocuments } from '@folia/contracts/item/kinds';
import type { ParserReading, ReadEntry, ReadValue } from '@folia/contracts/parser-reading';
import type { ResumeDocument, ResumeEntry } from '@folia/contracts/resume-document';
import type { FoundEntry, ReadResume } from '@folia/contracts/resume-import/shapes';
import { itemOfEntry } from './item-of-entry';
import { textOf } from './text-of';
import { printableText } from './words/printable-text';

type Fields = FoundEntry['fields'];
type Kind = FoundEntry['kind'];

/** A value as it is compared and shown: one line per list entry, spaces as they are printed. */
function shownAs(value: Fields[string] | undefined): string {
  if (value === undefined || value === false) return '';
  if (value === true) return 'yes';
  return [value].flat().map(printableText).filter(Boolean).join('\n');
}
/** Line breaks and spacing are not content. */
const bare = (text: string) => text.replace(/\s+/g, ' ').trim();
const held = (field: string, written: string, read: string): ReadValue => ({ field, written, read, same: bare(written) === bare(read) });

type Shown = Record<string, string>;
/** Whether sentences or bullets say what was done is up to the reader of the file: both are one text. */
function shown({ summary, highlights, ...fields }: Fields): Shown {
  const told = [shownAs(summary), shownAs(highlights)].filter(Boolean).join('\n');
  const said = Object.entries(fields).map(([field, value]) => [field, shownAs(value)] as const);
  return Object.fromEntries([...said, ['highlights', told] as const].filter(([, value]) => value !== ''));
}
const valuesOf = (written: Shown, read: Shown): ReadValue[] =>
  [...new Set([...Object.keys(written), ...Object.keys(read)])].map((field) => held(field, written[field] ?? '', read[field] ?? ''));
const likeness = (written: Shown, read: Shown) => Object.keys(written).filter((field) => bare(written[field] ?? '') === bare(read[field] ?? '')).length;

const headOf = (kind: Kind, fields: Fields) => {
  const { title, organisation } = kindsInDocuments[kind].parts;
  return [textOf(fields, title), textOf(fields, organisation)].filter(Boolean).join(', ');
};

/** Compares what was written of one kind with what was read of it: each entry is matched with the most similar one, in order if several are equally similar. */
function entriesOf(kind: Kind, entries: readonly ResumeEntry[], found: readonly FoundEntry[]): ReadEntry[] {
  const left = found.map(({ fields }) => ({ fields, shown: shown(fields) }));
  const written = entries.map((entry): ReadEntry => {
    const fields = itemOfEntry(kind, entry);
    const own = shown(fields);
    const best = left.map((one) => ({ one, like: likeness(own, one.shown) })).sort((a, b) => b.like - a.like)[0];
    const match = best && best.like > 0 ? best.one : undefined;
    if (match) left.splice(left.indexOf(match), 1);
    const values = valuesOf(own, match?.shown ?? {});
    const outcome = !match ? 'missed' : values.every(({ same }) => same) ? 'same' : 'differs';
    return { kind, itemId: entry.itemIds[0] ?? null, name: headOf(kind, fields), outcome, values };
  });
  const extra = left.map(
    ({ fields, shown: read }): ReadEntry => ({ kind, itemId: null, name: headOf(kind, fields), outcome: 'extra', values: valuesOf({}, read) }),
  );
  return [...written, ...extra];
}

function contactOf({ header, sections }: ResumeDocument, { basics, profiles }: ReadResume): ReadValue[] {
  const read = (field: keyof ReadResume['basics']) => printableText(basics[field]?.value ?? '');
  const summary = sections.find(({ kind }) => kind === 'summary')?.entries.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => printableText(text))) ?? [];
  const addresses = (urls: readonly string[]) =>
    urls
      .map((url) => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, ''))
      .sort()
      .join('\n');
  return [
    ...(['name', 'headline', 'email', 'phone', 'location'] as const).map((field) => held(field, printableText(header[field]), read(field))),
    held('links', addresses(header.links.map(({ url }) => url)), addresses([...profiles.map(({ url }) => url), ...(basics.url ? [basics.url.value] : [])])),
    held('summary', summary.join('\n'), read('summary')),
  ].filter(({ written, read: found }) => written !== '' || found !== '');
}

/** Compares what was read from a resume's file with the resume. Pure. */
export function readBack(document: ResumeDocument, resume: ReadResume): ParserReading {
  const written = document.sections.flatMap(({ kind, entries }) => (kind === 'summary' ? [] : [{ kind, entries }]));
  const kinds = [...new Set([...written.map(({ kind }) => kind), ...resume.entries.map(({ kind }) => kind)])];
  return {
    contact: contactOf(document, resume),
    entries: kinds.flatMap((kind) =>
      entriesOf(
        kind,
        written.flatMap((section) => (section.kind === kind ? section.entries : [])),
        resume.entries.filter((entry) => entry.kind === kind),
      ),
    ),
    pages: resume.pages.map(({ lines }) => lines.map(({ text }) => text)),
  };
}
