import type { TextFlow, TextLine } from '../../document/text-line';
import { matchHeading } from '../sections/match-heading';
import { nameParts, rateName, wordsInMail } from './find-name';

const email = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/u;
const references = /referen[cz]|referees|références|referencias/iu;
/** The lines of a head: name, headline, and the contacts below. */
const headLines = 6;
const sureName = 5;
const nameSize = 1.25;

const mailOf = (lines: readonly TextLine[]) => lines.map(({ text }) => email.exec(text)?.[0].toLowerCase()).find((mail) => mail !== undefined);
const headingOf = (line: TextLine) => (line.text.length <= 60 ? matchHeading(line.text) : undefined);
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Whether these lines contain a resume: work or education and one more kind of section. */
function holdsResume(lines: readonly TextLine[]): boolean {
  const kinds = new Set(lines.map((line) => headingOf(line)).flatMap((heading) => (heading?.exact ? [heading.kind] : [])));
  return kinds.size >= 2 && (kinds.has('work') || kinds.has('education'));
}

/** Where in a main column another person's resume begins, or -1: a name, an address of their own right below it, and sections after it. */
function secondHead(lines: readonly TextLine[], body: number): number {
  const top = lines.slice(0, headLines * 2);
  const first = {
    mail: mailOf(top),
    words: new Set(top.slice(0, headLines).flatMap(({ text }) => wordsOf(text))),
    size: Math.max(...top.map(({ size }) => size)),
  };
  const { mail: own } = first;
  if (!own) return -1;
  return lines.findIndex((line, index) => {
    if (index < headLines || headingOf(line)?.exact) return false;
    const mail = mailOf(lines.slice(index + 1, index + headLines));
    if (!mail || mail === own) return false;
    const name = nameParts(line).find((part) => rateName(part, line, 0, body, mail) >= sureName);
    if (!name || wordsOf(name.text).some((word) => first.words.has(word))) return false;
    const above = lines.slice(0, index).findLast((other) => headingOf(other)?.exact || references.test(other.text));
    if (above && references.test(above.text)) return false;
    const beginsPage = lines[index - 1]?.page !== line.page;
    const isTitle = line.size >= body * nameSize && line.size >= first.size * 0.9;
    return (beginsPage ? isTitle || wordsInMail(name.text, mail) > 0 : isTitle) && holdsResume(lines.slice(0, index)) && holdsResume(lines.slice(index));
  });
}

/**
 * A document of several people's resumes, one after the other: the lines of the first person, and those of everybody else. A second person is one
 * with another name and e-mail address and sections of their own; named references are none. `others` is empty for one person. Pure.
 */
export function firstPerson(flows: readonly TextFlow[], body: number): { flows: TextFlow[]; others: TextLine[] } {
  const main = flows.find(({ role }) => role === 'main');
  const at = main ? secondHead(main.lines, body) : -1;
  const line = main?.lines[at];
  if (!main || !line) return { flows: [...flows], others: [] };
  const beginsPage = main.lines[at - 1]?.page !== line.page;
  const isOwn = (one: TextLine, index: number, flow: TextFlow) =>
    flow === main ? index < at : one.page < line.page || (one.page === line.page && !beginsPage);
  return {
    flows: flows.map((flow) => ({ ...flow, lines: flow.lines.filter((one, index) => isOwn(one, index, flow)) })).filter((flow) => flow.lines.length > 0),
    others: flows.flatMap((flow) => flow.lines.filter((one, index) => !isOwn(one, index, flow))),
  };
}
