import type { ResumeHeader } from '@folia/contracts/resume-document';
import type { CoverLetter, TailoredItem, Tailoring } from '@folia/contracts/tailor-made';
import type { PortfolioItem } from '../fit-score/read-portfolio';
import { lineToday } from './apply-tailoring';
import { yearsOf } from './compose-summary';
import { letterWords, listed } from './cover-letter-words';

type Sentence = CoverLetter['paragraphs'][number][number];

const mostOfLead = 4;
const mostOfEarlier = 2;
const mostSkills = 6;
const mostWords = 350;
const fewestWords = 150;

const text = (item: PortfolioItem | undefined, field: string) => (typeof item?.fields[field] === 'string' ? (item.fields[field] as string) : '');
const ended = (sentence: string) => (/[.!?…]["”’')\]]*$/.test(sentence) ? sentence : `${sentence}.`);
const free = (words: string): Sentence => ({ text: words, itemIds: [] });
const count = (paragraphs: readonly (readonly Sentence[])[]) =>
  paragraphs.flat().reduce((sum, { text: words }) => sum + words.split(/\s+/).filter(Boolean).length, 0);

/** Lines that the resume shows of a position, as they read today, in its order. */
function linesOf(item: PortfolioItem, tailored: TailoredItem, most: number): Sentence[] {
  return tailored.lines
    .filter(({ field, choice }) => field === 'highlights' && choice !== 'dropped')
    .slice(0, most)
    .flatMap((line) => {
      const said = lineToday(item, { ...line, aligned: [] });
      return said ? [{ text: ended(said), itemIds: [item.id] }] : [];
    });
}

/**
 * A letter for the job from the resume's own evidence: every sentence about the person is a line of an item or a fact of one, word for word; the rest
 * only leads from one to the next, in the job's language. 150 to 350 words where the portfolio has as much to say. Pure.
 */
export function writeCoverLetter(tailoring: Tailoring, items: readonly PortfolioItem[], header: ResumeHeader): CoverLetter {
  const { language } = tailoring;
  const words = letterWords[language];
  const byId = new Map(items.map((item) => [item.id, item]));
  const shown = (kind: PortfolioItem['kind']) =>
    (tailoring.sections.find((section) => section.kind === kind)?.items ?? []).flatMap((tailored) => {
      const item = byId.get(tailored.itemId);
      return item && tailored.shown !== 'dropped' ? [{ item, tailored }] : [];
    });
  const { role = '', company = '' } = tailoring.job ?? {};
  const positions = shown('work');
  const weight = ({ tailored }: (typeof positions)[number]) => tailored.lines.filter(({ why, choice }) => why === 'asked' && choice !== 'dropped').length;
  const lead = positions.reduce<(typeof positions)[number] | null>((best, one) => (!best || weight(one) > weight(best) ? one : best), null);
  const earlier = positions.find((one) => one !== lead && one.tailored.shown === 'full' && text(one.item, 'startDate') < text(lead?.item, 'startDate'));

  const compose = (leadLines: number, earlierLines: number): Sentence[][] => {
    const leadPart = lead
      ? [
          { text: words.myWork(text(lead.item, 'position'), text(lead.item, 'employer'), lead.item.fields.current === true), itemIds: [lead.item.id] },
          ...linesOf(lead.item, lead.tailored, leadLines),
        ]
      : [];
    const earlierPart =
      earlier && earlierLines > 0
        ? [
            { text: words.before(text(earlier.item, 'position'), text(earlier.item, 'employer')), itemIds: [earlier.item.id] },
            ...linesOf(earlier.item, earlier.tailored, earlierLines),
          ]
        : [];
    const asked = tailoring.skills.filter(({ shown: isShown, why }) => isShown && why === 'asked').slice(0, mostSkills);
    const roleSentence = tailoring.summary.find((one) => one.kind === 'role' || one.kind === 'headline');
    const yearItems = (roleSentence?.yearsOf ?? []).flatMap((id) => byId.get(id) ?? []);
    const years = yearsOf(yearItems, tailoring.asOf);
    const skillsPart: Sentence[] = [
      ...(years > 0 && lead ? [{ text: words.years(years, text(lead.item, 'position')), itemIds: yearItems.map(({ id }) => id) }] : []),
      ...(asked.length > 0
        ? [
            {
              text: words.skills(
                listed(
                  asked.map((skill) => skill.text),
                  language,
                ),
              ),
              itemIds: [...new Set(asked.flatMap(({ itemIds }) => itemIds))],
            },
          ]
        : []),
    ];
    const credentials = shown('certification').filter(({ tailored }) => tailored.why === 'asked');
    const school = shown('education')[0]?.item;
    const factsPart: Sentence[] = [
      ...(credentials.length > 0
        ? [
            {
              text: ended(
                `${words.holds} ${listed(
                  credentials.map(({ item }) => text(item, 'name')),
                  language,
                )}`,
              ),
              itemIds: credentials.map(({ item }) => item.id),
            },
          ]
        : []),
      ...(school
        ? [
            {
              text: words.studied([text(school, 'degree'), text(school, 'area')].filter(Boolean).join(', '), text(school, 'institution')),
              itemIds: [school.id],
            },
          ]
        : []),
    ];
    return [
      [free(words.greeting(company))],
      [free(words.opening(role, company))],
      leadPart,
      earlierPart,
      skillsPart,
      factsPart,
      [free(words.meaning), free(words.closing(role))],
      [free(words.regards)],
      [free(header.name)],
    ].filter((paragraph) => paragraph.length > 0);
  };
  let [ofLead, ofEarlier] = [mostOfLead, mostOfEarlier];
  let paragraphs = compose(ofLead, ofEarlier);
  while (count(paragraphs) > mostWords && (ofEarlier > 0 || ofLead > 1)) {
    if (ofEarlier > 0) ofEarlier -= 1;
    else ofLead -= 1;
    paragraphs = compose(ofLead, ofEarlier);
  }
  return { paragraphs: count(paragraphs) < fewestWords ? compose(mostOfLead * 2, mostOfEarlier * 2) : paragraphs, words: count(paragraphs) };
}

/** The letter's paragraphs, each as one text. */
export const letterParagraphs = ({ paragraphs }: CoverLetter): string[] => paragraphs.map((sentences) => sentences.map(({ text: words }) => words).join(' '));

/** The letter as plain text, a blank line between paragraphs. */
export const letterText = (letter: CoverLetter): string => `${letterParagraphs(letter).join('\n\n')}\n`;
