import type { SkillMention } from '@folia/skills/skill';
import { tellingStems } from '@folia/text/word-stems';
import { isOfCompany, mostYears } from '../passages/company-talk';
import type { Sentence } from '../passages/sentence';
import { isSoftSkill, isTool } from '../portfolio/fields-of-role';
import { lengthOfSorts, withDetailsInside, withIncludedOnes } from '../terms/details-inside';
import { gatherEqualAlternatives } from '../terms/equal-alternatives';
import { peopleManagement } from '../terms/find-people-led';
import { groupOptions, type Piece } from '../terms/group-options';
import { arePeopleAlongside } from '../terms/people-alongside';
import { divideAtPurposes, purposesIn } from '../terms/purposes';
import { address, isDoing, namesPaper, optionWithin, readTerm } from '../terms/read-terms';
import { cutLabel, degreeLabel, labelOf } from '../terms/requirement-label';
import { sharedNoun } from '../terms/shared-noun';
import { splitTerms, type Term } from '../terms/split-terms';
import { stripFiller } from '../terms/strip-filler';
import { wholeNames } from '../terms/whole-names';
import { besideDegree } from './beside-degree';
import { insteadOf, withField } from './degree-beside-paper';
import { stemsOfField } from './degree-fields';
import { findDegreesAsked, namesSchoolExams } from './degrees';
import { needOf } from './need-of';
import { isQuality, saysSimilar } from './not-scored';
import { findYears } from './read-years';
import type { Option, Requirement } from './requirement';
import { isRuledOut } from './ruled-out';

type Range = { start: number; end: number };
const holds = (outer: Range, inner: Range) => outer.start <= inner.start && inner.end <= outer.end;
const overlaps = (a: Range, b: Range) => a.start < b.end && b.start < a.end;
const soon =
  /\b(?:within|eligib\w+|willing to|or ability to|able to (?:obtain|get|pass)|working towards?|in progress|obtain|to be obtained|before start|after hire)\b/i;
/** "Unvented (G3) ticket a must": it asks for what comes before. */
const asksBefore = /(?:a must|essential|required|needed|necessary|mandatory|(?:is|are) key|non-negotiable|vital|up to date|second nature)\W*$/i;
const mostWordsBefore = 12;
const workplace = /(?:^|\s)(?:teams?|firms?|departments?|compan(?:y|ies)|practices?|agenc(?:y|ies)|offices?|hospitals?|schools?)$/iu;
const denying = /^(?:no|without|keine?|ohne|sans|sin)\s/iu;
/** "Good Clinical Practice (GCP) training". */
const afterName = /^(?:training|certification|experience|skills|knowledge|systems?|tools?)$/iu;
/** "Experience building and running sites", "designing, making and selling": actions with one object. */
const gerund = /^(?:experience )?\p{L}+ing$/iu;
const opensWithGerund = /^(?:(?:and|or) )?\p{Ll}+ing(?:\s|$)/u;
/** What stands between a degree and the first of its fields in a bracket. */
const bracketBehind = /^[^.;()]{0,60}\(\s*(?:bspw\.|z\. ?B\.|e\.g\.|ex\.)?\s*$/iu;
/** A level of education like the others, in any field. */
const anyDoctorate = 'doctorate';

type Raw = Omit<Requirement, 'id' | 'need'>;
const plain = { scored: true, years: null, isOpen: false, isFirm: false, degree: null };

/** What a sentence that states requirements asks for, in its order. `mentions` are the ones in the sentence that are not ruled out. */
export function readRequirements(sentence: Sentence, named: readonly SkillMention[], ruledOut: readonly Range[]): Omit<Requirement, 'id'>[] {
  const { text, start: offset, use, isList } = sentence;
  const sorts = { start: offset, end: offset + lengthOfSorts(text, offset, named) };
  const mentions = named.filter(({ start }) => start >= sorts.end);
  const at = (range: Range) => ({ start: offset + range.start, end: offset + range.end });
  const isDuty = use === 'duties' || use === 'about';
  // What a company says of itself asks for nothing but what is known.
  if (use === 'about' && mentions.length === 0) return [];
  const years = findYears(text)
    .filter(({ start, end, years }) => years <= mostYears && !isOfCompany(text, start, end))
    .map((found) => ({ ...found, ...at(found) }));
  const isOut = (degree: Range) => isRuledOut(text, degree.start - offset, degree.end - offset);
  const allDegrees = findDegreesAsked(text).map((found) => ({ ...found, ...at(found) }));
  const out = [...ruledOut, ...allDegrees.filter(isOut)];
  const degrees = allDegrees
    .filter((degree) => !isOut(degree))
    .filter(
      (degree) =>
        !mentions.some(
          (mention) =>
            mention.skill.id !== anyDoctorate && (mention.skill.kind === 'credential' || degree.end - degree.start <= 4) && overlaps(mention, degree),
        ),
    )
    .map((degree) => withField(degree, text, offset));
  if (use === 'duties' && mentions.length === 0 && degrees.length === 0 && !namesPaper(text)) return [];
  const held = [...mentions, sorts, ...years, ...degrees, ...wholeNames(text, offset, mentions)];
  const purposes = purposesIn(text, offset, mentions);
  const parts = divideAtPurposes(splitTerms(text, offset, held), purposes);
  const terms = isDuty ? parts : withIncludedOnes(withDetailsInside(parts, mentions), mentions);
  const isAskedByEnd = use === 'must' && asksBefore.test(text) && text.split(/\s+/).length <= mostWordsBefore;
  const isByAny = saysSimilar(text);
  const isPurpose = (range: Range) => purposes.some((one) => holds(one, range));
  const needs = needOf(sentence, terms);
  const requirements: Omit<Requirement, 'id'>[] = [];

  const instead = degrees.flatMap((degree) => {
    const held = insteadOf(degree, text, offset, mentions);
    return held ? [{ degree, held }] : [];
  });
  for (const degree of degrees.filter((one) => !instead.some(({ degree: other }) => other === one))) {
    const label = degreeLabel(text.slice(degree.start - offset, degree.end - offset));
    const term = terms.find((one) => holds(one, degree)) ?? terms[0];
    requirements.push({
      ...plain,
      kind: 'degree',
      need: term ? needs(term) : 'must',
      label: cutLabel(label),
      anyOf: [label],
      options: [],
      start: degree.start,
      end: degree.end,
      degree: {
        level: degree.level,
        isShort: degree.isShort,
        isRelevant: degree.isRelevant,
        field: degree.field,
        stems: stemsOfField(degree.field),
        orExperience: degree.orExperience,
        isByWork: degree.isByWork,
        beside: besideDegree(degree, text, offset),
      },
    });
  }
  const isOfExams = namesSchoolExams(text);
  const pieces: Piece[] = [];
  const wanted = new Map<Piece, Term>();
  let wasAsked = false;
  /** "Three years in an academic or industry lab": what follows is still about where. */
  let isOfYears = false;
  let wasYears = false;
  /** "No DD, DR or IN endorsements": all of them. */
  let isDenied = false;
  let isOfDegree = false;
  let isInBracket = false;
  for (const [index, term] of terms.entries()) {
    if (arePeopleAlongside(text.slice(0, term.end - offset))) continue;
    const span = years.find((one) => holds(term, one));
    const named = mentions.filter((mention) => holds(term, mention));
    const shared = named.length === 0 && !span && !isDuty ? sharedNoun(terms, index, mentions) : null;
    const inside = shared ? [shared] : named;
    if (span && !isDuty) requirements.push({ ...yearsRequirement(span, term, text, offset, inside), need: needs(term) });
    if (degrees.some((degree) => holds(term, degree)) && !inside.some((mention) => !degrees.some((degree) => overlaps(mention, degree)))) {
      isOfDegree = degrees.some((degree) => degree.field !== '' && degree.end === term.end);
      continue;
    }
    // "Studium (Maschinenbau, Verfahrenstechnik oder vergleichbar)": the fields of the degree.
    isInBracket = term.depth > 0 && (isInBracket || degrees.some(({ end }) => bracketBehind.test(text.slice(end - offset, term.start - offset))));
    if (isInBracket && !span && !inside.some(({ skill }) => skill.kind === 'credential' || isTool(skill))) continue;
    // "Bachelor's degree in civil engineering (ABET)": the accrediting body.
    if (inside.length === 0 && term.depth > 0 && degrees.some(({ end }) => term.start - end <= 3 && term.start >= end)) continue;
    // "NVQ in refrigeration and air conditioning": one field.
    isOfDegree = isOfDegree && term.joint === 'and' && span === undefined && isPlainSkill(term, inside);
    if (isOfDegree) continue;
    wasYears ||= span !== undefined;
    const isOther = term.joint === 'or' || term.joint === 'slash';
    // "Two years in a SOC or on an incident response team", "three years as GM or as a strong AGM".
    const isWhere = wasYears && (span !== undefined || isOther) && workplace.test(term.text) && !inside.some(({ skill }) => skill === peopleManagement);
    const isAs = wasYears && span === undefined && inside.length === 0 && /^as (?:an? )?/iu.test(term.text);
    const isOfThem: boolean = isWhere || isAs || (inside.length === 0 && (span !== undefined || (isOfYears && isOther)));
    // "Cloud (AWS, Azure) logs": the name goes on after the bracket.
    const isRest = (inside.length === 0 || afterName.test(term.text)) && term.joint === 'comma' && /[)\]]\s*$/.test(text.slice(0, term.start - offset));
    isOfYears = isOfThem && /(?:^|\s)(?:in|at|for|with|as|on) (?:an? )?[\p{L}-]+$/iu.test(term.text);
    if (isOfThem || isRest) {
      wasAsked = false;
      continue;
    }
    const rest = span ? cutTerm(term, span.end) : term;
    if (term.joint === 'semicolon') wasAsked = false;
    // Something named only as a purpose is not a requirement if it is unknown, and merely welcome if it is known.
    if (inside.length === 0 && isPurpose(term)) continue;
    if (inside.length === 0 && out.some((range) => overlaps(range, term))) continue;
    isDenied = denying.test(term.text) || (isDenied && (isOther || term.joint === 'comma'));
    if (isDenied && inside.length === 0) continue;
    const isBeforeNoun = terms[index + 1]?.joint === 'and' || terms[index + 1]?.joint === 'or';
    // "Meeting or beating quota": two actions with one object.
    if (inside.length === 0 && gerund.test(stripFiller(rest.text).text) && opensWithGerund.test(terms[index + 1]?.text ?? '')) continue;
    const found = readTerm(rest, inside, { need: needs(term), isList: (isList || isAskedByEnd) && !isDoing(text), isDuty, wasAsked, isBeforeNoun, isByAny });
    wasAsked = (!isDoing(term.text) && stripFiller(rest.text).isAsked) || (wasAsked && (term.joint === 'and' || term.joint === 'or' || term.joint === 'comma'));
    for (const piece of found) {
      // "GCSEs in maths and English": the subject of an exam.
      if (piece.kind === 'language' && isOfExams) continue;
      if (shared) piece.label = shared.words;
      if (term.isBesides && term.joint === 'example') piece.isBesides = true;
      // "MySQL (PostgreSQL appreciated)": a wish beside a need, and no other name for it.
      if (piece.joint === 'example' && !isDuty && use !== 'nice' && needs(term) === 'nice') piece.joint = 'and';
      pieces.push(piece);
      wanted.set(piece, term);
    }
  }
  for (const { degree, held } of instead) {
    const other = pieces.find(({ options }) => options.some(({ skill }) => skill === held.skill));
    const name = degreeLabel(text.slice(degree.start - offset, degree.end - offset));
    if (!other) continue;
    other.options.push({ name: degree.field ? `${name.replace(` ${degree.field}`, '')} in ${degree.field}` : name, skill: null, stems: tellingStems(name) });
    other.label = `${other.label} or ${name}`;
  }
  for (const { pieces: alternatives, isOpen } of gatherEqualAlternatives(groupOptions(pieces), text, offset)) {
    const [first] = alternatives as [Piece];
    // "Compact or WA RN license": alternatives to a credential are credentials.
    const kind = alternatives.some((piece) => piece.kind === 'credential') ? 'credential' : first.kind;
    const options = distinctOptions(alternatives.flatMap((piece) => piece.options));
    const term = wanted.get(first) as Term;
    requirements.push({
      ...plain,
      kind: kind as 'skill',
      need: isPurpose(first) && needs(term) === 'must' ? 'nice' : needs(term),
      label: cutLabel(labelOf(alternatives)),
      anyOf: options.map(({ name }) => name),
      options,
      start: first.start,
      end: Math.max(...alternatives.map(({ end }) => end)),
      isOpen: isOpen || (kind === 'credential' && /equivalent|similar/i.test(text)),
      isFirm: kind === 'credential' && !soon.test(text),
    });
  }
  return requirements;
}

export const distinctOptions = (options: readonly Option[]) =>
  options.filter((option, index) => options.findIndex((one) => (one.skill ? one.skill === option.skill : one.name === option.name)) === index);

const isPlainSkill = ({ text }: Term, inside: readonly SkillMention[]) =>
  inside.length > 0 &&
  inside.every(({ skill, words }) => skill.kind === 'skill' && !isTool(skill) && text.split(/\s+/).length <= words.split(/\s+/).length + 1);

const cutTerm = (term: Term, from: number): Term => {
  const raw = term.text.slice(from - term.start);
  const text = raw.trimStart();
  return { ...term, text, start: from + raw.length - text.length };
};

function yearsRequirement(span: Range & { years: number }, term: Term, text: string, offset: number, mentions: readonly SkillMention[]): Raw {
  const label = text.slice(span.start - offset, term.end - offset).replace(/\s+to join\s.*$|[.\s]+$/i, '');
  const target = stripFiller(
    text
      .slice(span.end - offset, term.end - offset)
      .replace(/\s+\p{Lu}\p{Ll}+ ?: .*$/u, '')
      .replace(/^\s*(?:['’]|of|in|as an?|with|working|post[- ]qualification|an?)\s+/gi, ''),
  ).text;
  const known = mentions.filter(({ start, skill }) => start >= span.end && !isSoftSkill(skill));
  const stems = isQuality(target) ? [] : tellingStems(target);
  const options: Option[] =
    known.length > 0 ? known.map((one) => optionWithin(text, offset, one)) : stems.length > 0 ? [{ name: target, skill: null, stems }] : [];
  return {
    ...plain,
    // What an address stands for nobody can show.
    scored: !address.test(label),
    kind: 'years',
    label: cutLabel(label),
    anyOf: options.map(({ name }) => name),
    options,
    start: span.start,
    end: term.end,
    years: span.years,
  };
}
