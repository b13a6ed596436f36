import type { SummarySentence, TailoredItem, TailoredSkill } from '@folia/contracts/tailored-resume/tailor-made';
import { roleLikeness, roleOf } from '@folia/fit/read/role/read-role';
import { issuersOf, namesIssuer } from './choose-skills';
import { leadOf } from './choose-work';
import { type Demand, needWeights } from './demand';
import type { RatedItem } from './rate-lines';

const alikeFrom = 0.35;
const closeEnough = 0.1;
const otherWorth = 0.6;
const sameWorkFrom = 0.5;
const mostSkills = 5;
const mostCredentials = 2;
const longestHighlight = 190;
const figureWorth = 0.6;

/** Who helped in a work, or learnt it, has no years in it. */
const helping =
  /\b(?:assistants?|aides?|helper|intern|internship|trainee|apprentice|student|auxiliary|praktikant|praktikantin|werkstudent|werkstudentin|azubi|auszubildende|auszubildender|assistent|assistentin|helfer|helferin|pflegehelfer|pflegehelferin|stagiaire|apprenti|apprentie|alternant|alternante|assistante|becario|becaria|aprendiz|auxiliar|ayudante)\b/iu;

/** The title a summary may begin with: the headline the person wrote or that of the leading position, whichever is more like the posting. */
function roleSentence(rated: readonly RatedItem[], headline: string, { posting }: Demand): SummarySentence[] {
  const work = rated.filter(({ item }) => item.kind === 'work');
  const lead = leadOf(work);
  const byHeadline = headline ? roleLikeness(roleOf(headline), posting.role) : 0;
  // Whoever does like work today is that, whatever spoke more for the posting once.
  const now = work.filter(({ item, likeness }) => item.fields.current === true && likeness >= sameWorkFrom).toSorted((a, b) => b.likeness - a.likeness)[0];
  const named = lead?.item.fields.current === true ? lead : (now ?? lead);
  const title = (one: RatedItem | null) => String(one?.item.fields.position ?? '');
  const yearsIn = (what: string) =>
    work.filter((one) => (one === lead || one.likeness >= sameWorkFrom) && (helping.test(what) || !helping.test(title(one)))).map(({ item }) => item.id);
  if (headline && (!lead?.item.fields.position || byHeadline >= lead.likeness - closeEnough)) {
    // Years in other work are no years of this headline's.
    const isOwnWork =
      lead !== null &&
      (lead.likeness >= alikeFrom ||
        byHeadline < alikeFrom ||
        work.length === 1 ||
        roleLikeness(roleOf(headline), roleOf(String(lead.item.fields.position))) > 0);
    return [{ kind: 'headline', yearsOf: isOwnWork ? yearsIn(headline) : [] }];
  }
  return named && title(named) && !claimsCredential(title(named), rated) ? [{ kind: 'role', itemId: named.item.id, yearsOf: yearsIn(title(named)) }] : [];
}

/** In a sentence the person's own name for a thing stands; "k8s" needs the other beside it to be read. */
const nameOf = ({ text, words }: TailoredSkill) => (/\d/.test(words) ? text : words);

const credential = /\b(?:certified|certification|accredited|licen[sc]ed|chartered)\s+(?:\p{L}+ )?(\p{L}+)?/iu;

/** A credential is named where a certificate bears it out, and nowhere else. */
const claimsCredential = (text: string, rated: readonly RatedItem[]) =>
  credential.test(text) && !rated.some(({ item }) => item.kind === 'certification' && String(item.fields.name).toLowerCase().includes(text.toLowerCase()));

/** A year beside an employer reads as the date of the position. */
const hasYear = /\b(?:19|20)\d\d\b/;

/** The strongest line that is shown: what the posting asks for, best with a figure. */
function highlightSentence(rated: readonly RatedItem[], chosen: readonly TailoredItem[]): SummarySentence[] {
  const shown = new Map(chosen.map((item) => [item.itemId, item]));
  const lead = leadOf(rated.filter(({ item }) => item.kind === 'work'));
  const lines = rated.flatMap((one) =>
    one.lines
      .filter(
        ({ field, text, entry }) =>
          field === 'highlights' &&
          text.length > 0 &&
          text.length <= longestHighlight &&
          !hasYear.test(text) &&
          !claimsCredential(text, rated) &&
          isKept(shown.get(one.item.id), entry, text),
      )
      .map((line) => ({ line, worth: (line.value + (line.hasFigure ? figureWorth : 0)) * one.recency * (one === lead ? 1 : otherWorth) })),
  );
  const best = lines.filter(({ line }) => line.value > 0.15).toSorted((a, b) => b.worth - a.worth)[0]?.line;
  return best ? [{ kind: 'highlight', itemId: best.itemId, field: best.field, entry: best.entry, words: best.words }] : [];
}
const isKept = (item: TailoredItem | undefined, entry: number | null, text: string) =>
  item?.lines.some((line) => line.field === 'highlights' && line.entry === entry && line.choice !== 'dropped' && line.text === text) ?? false;

/** The facts of the summary: who, which of the asked skills, which credentials, the strongest line. Nothing of the posting's own text. */
export function chooseSummary(
  rated: readonly RatedItem[],
  work: readonly TailoredItem[],
  credentials: readonly TailoredItem[],
  skills: readonly TailoredSkill[],
  demand: Demand,
  headline: string,
): SummarySentence[] {
  const issuers = issuersOf(rated);
  const asked = skills.filter(({ shown, why, text }) => shown && why === 'asked' && !namesIssuer(text, issuers)).slice(0, mostSkills);
  const needOf = ({ requirementIds }: TailoredItem) =>
    Math.max(
      0,
      ...demand.posting.requirements.filter(({ id, kind }) => kind === 'credential' && requirementIds.includes(id)).map(({ need }) => needWeights[need]),
    );
  const held = credentials
    .filter(({ shown, why }) => shown !== 'dropped' && why === 'asked')
    .toSorted((a, b) => needOf(b) - needOf(a))
    .slice(0, mostCredentials);
  return [
    ...roleSentence(rated, claimsCredential(headline, rated) ? '' : headline, demand),
    ...(asked.length > 0 ? [{ kind: 'skills' as const, skills: asked.map((skill) => ({ text: nameOf(skill), itemIds: skill.itemIds })) }] : []),
    ...(held.length > 0 ? [{ kind: 'credentials' as const, itemIds: held.map(({ itemId }) => itemId) }] : []),
    ...highlightSentence(rated, work),
  ];
}
