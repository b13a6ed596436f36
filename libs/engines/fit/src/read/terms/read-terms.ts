import type { RequirementNeed } from '@folia/contracts/fit-score/shapes';
import { skillNamed } from '@folia/skills/find-skills';
import type { SkillMention } from '@folia/skills/skill';
import { skillStrength } from '@folia/skills/skill-strength';
import { tellingStems, wordsOf } from '@folia/text/word-stems';
import { patternsOf } from '../../phrases-of';
import { cueOf } from '../passages/sentence-use';
import { isSoftSkill, isTool } from '../portfolio/fields-of-role';
import { isCondition, isQualifier, isQuality } from '../requirements/not-scored';
import type { Option } from '../requirements/requirement';
import { roleOf } from '../role/read-role';
import { aroundName } from './around-name';
import { besideName, fieldsBeside } from './beside-name';
import { categoryWord } from './details-inside';
import type { Piece } from './group-options';
import { isHadOnPaper } from './had-on-paper';
import { isPlainComputing } from './other-meanings';
import type { Term } from './split-terms';
import { stripFiller } from './strip-filler';

const words = patternsOf('terms', ['paper', 'spoken', 'to do', 'tool', 'other', 'not first', 'clause']);
const credential = new RegExp(`(?<!\\p{L})${words('paper')}(?!\\p{L})`, 'iu');
const notCredential =
  /accredited (?:[\w-]+ ){0,3}(?:program(?:me)?|school|course|university|college|degree|institution)|\b(?:credit cards?|score cards?|gift cards?|software licen[sc]\w*|cash register|building permits?|permits? drawings?|licen[sc]ing)\b/i;
const spoken = new RegExp(`(?<![\\p{L}\\d])${words('spoken')}(?![\\p{L}\\d])`, 'iu');
/** "able to read drawings": something to be done, not a thing to be had. */
const doing = new RegExp(`^${words('to do')}(?!\\p{L})`, 'iu');
/** "Our client, a boutique law firm in Chicago, needs …". */
const employer =
  /^(?:(?:in|at|for|within|with|from) )?(?:an? |our |the )(?:\p{L}[\p{L}-]* ){0,4}(?:firm|company|agency|start-?up|studio|practice|hospital|school|retailer|manufacturer|charity|bank|restaurant|hotel|business)(?: (?:in|of|with|based|near) .*)?$/iu;
/** "Homecare Homebase or a similar EMR": the kind, in a word or two. */
const anotherKind = /^(?:an?|any) (?:other|another|similar|equivalent|comparable) [\p{L}-]+(?: [\p{L}-]+)?$/iu;
const anotherTool = new RegExp(`^(?:(?:of|with|in|to) )?(?:(?:an?|any) )?${words('other')}\\s.*(?<!\\p{L})${words('tool')}(?!\\p{L})`, 'iu');
/** "Similar cloud services": more of what was named. */
const moreOfIt =
  /^(?:(?:of|with|in|to|auf|en|dans) )?(?:(?:an?|any|einer?|una?|une?) )?(?:(?:very|closely) )?(?:similar|equivalent|comparable|ähnlich\p{L}*|vergleichbar\p{L}*|similaires?|équivalente?s?|similares?|equivalentes?)(?!\p{L})/iu;
/** "Epic charting" asks for Epic, "SEO copywriting" for copywriting. */
const generic =
  /^(?:programming|scripting|coding|development|charting|documentation|reporting|modell?ing|administration|configuration|testing|queries|automation|system|software|budgets?|spend|campaigns?|accounts?)$/;
const longestTerm = 5;
const longestLabel = 4;
/** An abbreviation after its words is not an additional word. */
const wordCount = (text: string) => text.replace(/\s\([^()]*\)?$/, '').split(/\s+/).length;

/** Whether a text names a paper that somebody holds, known or not. */
export const namesPaper = (text: string): boolean => credential.test(text) && !notCredential.test(text);

export type TermContext = { need: RequirementNeed; isList: boolean; isDuty: boolean; wasAsked: boolean; isBeforeNoun: boolean; isByAny: boolean };

const optionOf = ({ skill, words }: SkillMention): Option => ({ name: skill.name, skill, stems: wordsOf(words).map(({ stem }) => stem) });

const doer = /(?:er|or|[iy]st|ian|nurse)s?$/iu;
/** "Data analysts" are people, and more than data analysis. */
const personIn = ({ skill, words }: SkillMention) => (skill.kind === 'skill' && doer.test(words) && roleOf(words).family !== null ? { person: words } : {});

/** What a mention asks for in the words around it; `offset`: where the text begins. */
export function optionWithin(text: string, offset: number, mention: SkillMention): Option {
  const place = { skill: mention.skill, start: mention.start - offset, end: mention.end - offset };
  return {
    ...optionOf(mention),
    ...besideName(text, place),
    ...aroundName(text, place),
    ...(isHadOnPaper(text, place) ? { isOnPaper: true } : {}),
    ...personIn(mention),
  };
}

/** What one term asks for: one piece for everything the taxonomy knows in it, or one for words it does not know; kind `none` when it asks for nothing. */
export function readTerm(term: Term, mentions: readonly SkillMention[], context: TermContext): Piece[] {
  // "Databases: PostgreSQL" asks for what comes after the sort.
  const isSort = ({ start, end, words }: SkillMention) => start === term.start && categoryWord.test(words) && term.text.startsWith(': ', end - term.start);
  const all = mentions.filter((mention) => mention.start >= term.start && mention.end <= term.end);
  const inside = all.length > 1 ? all.filter((mention) => !isSort(mention)) : all;
  const { text, from, isAsked } = stripFiller(term.text, namedIn(inside, term.start));
  const start = term.start + from;
  const base = { joint: term.joint, depth: term.depth, start, end: start + text.length, text: term.text, label: text, isBare: true };
  const nothing: Piece[] = [{ ...base, kind: 'none', options: [] }];
  const languages = inside.filter(({ skill }) => skill.kind === 'language');
  const skills = withoutImplied(
    inside.filter(({ skill }) => skill.kind !== 'language' && !isSoftSkill(skill)),
    term.text,
    term.start,
  );
  if (
    /\bjoin(?:s|ing)? (?:our|the|an?|us)\b/i.test(term.text) ||
    (/^(?:well|friendly|growing|our|busy)\b.*\b(?:team|company|practice|department)\W*$/i.test(term.text) && context.need === 'must')
  )
    return nothing;
  if (term.joint === 'or' && /^(?:in |from )?(?:another|any other) (?:state|country|jurisdiction|province)(?!\p{L})/iu.test(term.text)) return nothing;
  if (/^(?:or |be )*eligib\p{L}+ (?:for|to)(?!\p{L})/iu.test(term.text)) return nothing;
  if (inside.length === 0 && term.joint !== 'begin' && moreOfIt.test(term.text)) return nothing;
  // "Degree (RICS accredited)": the accrediting body.
  if (
    (term.joint === 'or' && (anotherTool.test(term.text) || (inside.length === 0 && anotherKind.test(term.text)))) ||
    (term.depth > 0 && /accredited$/i.test(text))
  )
    return nothing;
  const isCredential = namesPaper(text);
  if (languages.length > 0 && skills.length === 0 && !isCredential && (spoken.test(term.text) || wordCount(text) === wordCount(languages[0]?.words ?? '')))
    return languages.map((mention, index) => piece(base, 'language', mention, index));
  if (skills.some(({ skill }) => skill.kind === 'credential') || (isCredential && wordCount(text) <= longestTerm + 3)) {
    const papers = skills.filter(({ skill }) => skill.kind === 'credential');
    const [paper] = papers;
    const held = papers.map((mention) => ({
      ...optionOf(mention),
      ...fieldsBeside(term.text, { start: mention.start - term.start, end: mention.end - term.start }),
    }));
    const stems = tellingStems(text);
    if (held.length === 0 && stems.length < 2 && !/führerschein|approbation|staplerschein/i.test(text)) return nothing;
    const options = held.length > 0 ? held : [{ name: text, skill: null, stems }];
    return [{ ...base, kind: 'credential', options, label: held.length > 0 ? shortened(text, paper?.words) : text }];
  }
  const [named, tool] = inside;
  // "FEA with Ansys, Abaqus or similar": the activity is asked for, whatever tool it is done with.
  if (
    context.isByAny &&
    named &&
    tool &&
    inside.length === 2 &&
    skillStrength(tool.skill, named.skill) > 0 &&
    /^ (?:with|using|in|via) $/.test(between(named, tool, term))
  )
    return [{ ...base, kind: 'skill', label: named.words, options: [named, tool].map(optionOf), isSort: true }];
  const within = (mention: SkillMention): Option => optionWithin(term.text, term.start, mention);
  if (skills.length > 1 && wordCount(text) <= 3 && !/\s(?:in|to|with|on|of|for|using|and|or|de|en|mit)\s/i.test(text)) {
    const last = skills.at(-1) as SkillMention;
    // "dbt coding" names a tool; "database programming" says of what sort it is.
    const isNamed = ({ skill, words }: SkillMention) =>
      /^\p{Lu}/u.test(words) || (isTool(skill) && skill.name.toLowerCase() === words.toLowerCase() && !generic.test(words));
    const head = (generic.test(last.words) && skills.find(isNamed)) || last;
    return [{ ...base, kind: 'skill', options: [{ ...within(head), stems: ownStems(text) }], isBare: true }];
  }
  if (skills.length > 0) {
    // "Own our PostgreSQL clusters" is the duty; the skill it needs is PostgreSQL.
    const isOne = !context.isDuty && skills.length === 1 && wordCount(text) <= longestLabel;
    return skills.map((mention, index) =>
      isOne
        ? {
            ...base,
            label: mention.words.length === mention.end - mention.start ? text : mention.words,
            kind: 'skill',
            options: [{ ...within(mention), stems: ownStems(text) }],
            isBare: wordCount(mention.words) >= wordCount(text),
          }
        : { ...piece(base, 'skill', mention, index), options: [within(mention)] },
    );
  }
  if (!isTermOfItsOwn(term, text, isAsked, context)) return nothing;
  // What was put aside as another craft's word is no name here either.
  const whole = isPlainComputing(text) ? undefined : skillNamed(text);
  if (whole && isSoftSkill(whole)) return nothing;
  if (whole?.kind === 'language') return [{ ...base, kind: 'language', options: [{ name: whole.name, skill: whole, stems: [] }] }];
  return [{ ...base, kind: 'skill', options: [{ name: whole?.name ?? text, skill: whole ?? null, stems: tellingStems(text) }] }];
}

/** "Forecast in Salesforce": lower-case words are not part of the name. */
const ownStems = (text: string): readonly string[] => {
  const telling = tellingStems(text);
  return telling.length > 0 ? telling : wordsOf(text).map(({ stem }) => stem);
};

const between = ({ end }: SkillMention, { start }: SkillMention, term: Term) => term.text.slice(end - term.start, start - term.start);

const namedIn = (inside: readonly SkillMention[], offset: number) => {
  const [first] = inside;
  return first && { start: first.start - offset, end: (inside.at(-1) ?? first).end - offset };
};

/** "Scripting in Python" asks for Python. */
const withoutImplied = (mentions: readonly SkillMention[], text: string, offset: number) =>
  mentions.filter(({ skill, end, words }, index) => {
    const next = mentions[index + 1];
    const between = next ? text.slice(end - offset, next.start - offset) : '';
    // "Negotiating commercial contracts": what is done with the thing.
    if (next && /^ (?:\p{Ll}+ )?$/u.test(between) && /^\p{Ll}+ing$/u.test(words)) return false;
    const isUsed = next && next.skill !== skill && /^ (?:in|with|using|via) $/.test(between);
    return !(isUsed && (/ing$/i.test(words) || skillStrength(next.skill, skill) > 0));
  });

const shortened = (text: string, words: string | undefined) => (wordCount(text) > longestLabel + 2 && words ? words : text);

/** If there are several in one term, the first takes the term's place and the others are added beside it. */
function piece(base: Omit<Piece, 'kind' | 'options'>, kind: Piece['kind'], mention: SkillMention, index: number): Piece {
  const { start, end, words } = mention;
  return { ...base, joint: index === 0 ? base.joint : 'and', kind, options: [optionOf(mention)], label: words, start, end, isBare: true };
}

/** "Go further", "through the door": nothing one has. */
const beginsOtherwise = new RegExp(`^${words('not first')}(?!\\p{L})`, 'iu');
/** Pages and letters to write to, also where a source has put a mask in their place. */
export const address = /https?:|www\.|\p{L}\.com(?!\p{L})|\p{L}@\p{L}|#(?:url|email|phone)_/iu;
/** Words of a clause; "US" and "IT" are others than "us" and "it". */
const ofClause = new RegExp(`(?<![\\p{L}\\d])${words('clause')}(?![\\p{L}\\d])`, 'u');

/** Unknown words are a requirement in a list of requirements, or after "experience with". */
function isTermOfItsOwn(term: Term, text: string, isAsked: boolean, context: TermContext): boolean {
  const isName = term.depth > 0 && /^\p{Lu}/u.test(text) && wordCount(text) <= 3;
  if (context.isDuty || !(context.isList || isAsked || context.wasAsked || isName)) return false;
  if (isQualifier(text) || employer.test(term.text) || isQuality(term.text) || isCondition(term.text) || isDoing(term.text) || cueOf(text) === 'boilerplate')
    return false;
  if (beginsOtherwise.test(text) || address.test(term.text)) return false;
  // "A team of 24 aides, about 90 patients": a count.
  if (/^(?:(?:about|some|over|around|nearly|up to) )?\d[\d,.]*\+? (?:\p{Ll}+ ){0,2}\p{Ll}{2,}s$/u.test(text)) return false;
  // "12 months' Class 1": a length of time.
  if (/^\d+\+? (?:months?|weeks?|days?|hours?|monate?n?|mois|mes(?:es)?)(?!\p{L})/iu.test(text)) return false;
  // "Native or fluent French": the level of what comes next.
  if (/^(?:near[- ])?(?:native|fluent|bilingual|conversational|spoken|written)$/iu.test(text)) return false;
  // "With the numbers to show", "(go, Ines!)".
  if (/(?<!\p{L})to (?:show|prove|match|back)(?!\p{L})|!\s*$/iu.test(term.text)) return false;
  // "Designed and read A/B tests": a verb whose object comes later.
  if (wordCount(text) === 1 && /^\p{Ll}{3,}ed$/u.test(text)) return false;
  const stems = tellingStems(text);
  // In running text, a single common word is part of a phrase.
  if (!context.isList && !isAsked && stems.length === 1 && term.depth === 0 && /^\p{Ll}+$/u.test(text)) return false;
  // "Generative and evaluative studies": an adjective whose noun comes later.
  if (context.isBeforeNoun && wordCount(text) === 1 && /^\p{Ll}{3,}(?:ive|al|ic|ary|ous|able|ible)$/u.test(text)) return false;
  return stems.length > 0 && wordCount(text) <= longestTerm && /\p{L}{2}/u.test(text) && !ofClause.test(text);
}

/** "Somebody who can open and close on their own". */
const doingOfSomebody = /(?<!\p{L})(?:(?:some(?:body|one)|person|people|candidates?) (?:who|that) (?:can|will)|some(?:body|one) to)(?!\p{L})/iu;

export const isDoing = (text: string): boolean => doing.test(text) || doingOfSomebody.test(text);
