import { patternsOf } from '../../phrases-of';
import { saysHowMuch } from '../requirements/not-scored';
import { filler } from '../terms/filler-words';
import { closesPosting, type PassageUse, sentenceCues, speaksOfBenefits } from './passage-lexicon';
import { bracket, withoutBrackets } from './sentence';

const words = patternsOf('sentence-turns', [
  'fact',
  'firm',
  'other postings',
  'their own',
  'job',
  'offer',
  'of the company',
  'of applicants',
  'chance',
  'plainly',
  'before matter',
  'behind matter',
]);

const bulletSign = '(?:[•*·-]\\s+|#{1,6}\\s*)';
/** "Location: Leeds", or "Location" above it: facts, not requirements. */
const fact = new RegExp(`^(?:${bulletSign})?${words('fact')}\\s*(?:[:：]\\s*\\S|$)`, 'iu');
export const isFact = (line: string): boolean => fact.test(line.trim());

/** "Precept new colleagues when you are ready" asks for nothing. */
const asksFirmly = new RegExp(`(?<!\\p{L})${words('firm')}(?!\\p{L})`, 'iu');

const namesProof = new RegExp(`(?<!\\p{L})${patternsOf('proof', ['proof', 'inclination', 'having', 'dealing', 'others'])('having')}(?!\\p{L})`, 'iu');
const ofApplicants = new RegExp(`(?<!\\p{L})${words('of applicants')}(?!\\p{L})`, 'iu');
const plainly = new RegExp(`(?<!\\p{L})${words('plainly')}(?!\\p{L})`, 'iu');
/**
 * "Working knowledge of RDBMS", "Solid experience in designing forms", "You must have previous scrub experience within ENT", "Berufs- und Führungserfahrung im
 * Service": as entries of what is asked for begin.
 */
const requestOpening = new RegExp(
  `^(?:[-–•*] ?)?(?:(?:you )?(?:must|should|need to) (?:have|possess|demonstrate) |\\p{L}+- und )?(?:(?:${filler('quality')}|${words('before matter')}),? (?:and )?){0,3}(?:[\\p{L}-]+ (?=experience(?!\\p{L})))?${filler('matter')}(?: (?:and|or) ${filler('matter')})? ${words('behind matter')}(?!\\p{L})`,
  'iu',
);
export const opensAsRequest = (sentence: string): boolean => requestOpening.test(sentence);
/** "Candidates will have served an apprenticeship", "knowledge of query optimisation is essential": nobody doubts that this asks for something. */
export const asksPlainly = (sentence: string): boolean =>
  ofApplicants.test(sentence) || (plainly.test(sentence) && namesProof.test(sentence)) || opensAsRequest(sentence);

export const cueOf = (sentence: string): PassageUse | null => sentenceCues.find(([, isCue]) => isCue(sentence))?.[0] ?? null;

const offers = new RegExp(`(?<!\\p{L})${words('offer')}(?!\\p{L})`, 'iu');
const offersAtEnd = new RegExp(`(?<!\\p{L})${words('offer')}\\s*[:：]\\s*$`, 'iu');
/** "If you are ready for this, we promise:": what comes is offered, whatever the line begins with. */
export const closesAsOffer = (line: string): boolean => offersAtEnd.test(line);
const ofCompany = new RegExp(`(?<!\\p{L})${words('of the company')}(?!\\p{L})[^:]{0,40}:[-–]?\\s*$`, 'iu');
const ofReader =
  /(?<!\p{L})(?:you|your|role|post|job|position|dut(?:y|ies)|responsibilit\p{L}+|experience|skills?|knowledge|qualifications?|requirements?|criteria)(?!\p{L})/iu;
/** "See our benefits package", "the hospital includes the following units:" above a list: nothing in it is asked for. */
export const announcesNoRequests = (line: string): boolean => offers.test(line) || (ofCompany.test(line) && !ofReader.test(line));

const asks = sentenceCues.find(([use]) => use === 'must')?.[1] as (sentence: string) => boolean;
const leadingNice = /[,;(] ?(?:\p{L}+ing )?(?:ideally|preferably|idealerweise|idéalement|preferiblemente|idealmente)\b/iu;
/** "2–4 years of bookkeeping, payroll a plus": only the last part is. */
const closingNice =
  /(?<!\p{L})(?:experience|years?|yrs|degree|bachelor\p{L}*|diploma|fluent|proficien\p{L}+|knowledge)(?!\p{L})[^,;]*, [^,;]{2,60} (?:an? (?:plus|advantage|bonus|asset)|preferred|helpful|desirable|beneficial|welcome|useful)[.!]?$/iu;
/** "BS in biology (MS preferred)". */
const isNiceInBracket = (text: string) => cueOf(withoutBrackets(text)) !== 'nice' && [...text.matchAll(bracket)].some(([, said = '']) => !saysHowMuch(said));
const closingWish =
  /(?:,? (?:and|but|while)|[,;](?! (?:and|but|while)(?!\p{L}))) [^,;.]{2,60} (?:is|are|would be) (?:also |highly |very )?(?:desirable|preferred|an? (?:\p{L}+ )?(?:advantage|plus|bonus|asset)|beneficial|helpful|advantageous|welcome)[^,;.]{0,40}[.!]?$/iu;
const demands = /(?<!\p{L})(?:must|requir\p{L}+|essential|needs?)(?!\p{L})/iu;
/** "You must be a registered nurse and community experience is desirable": where the part begins that is only welcome, after one that is needed; or null. */
export function wishBehind(text: string): number | null {
  const found = closingWish.exec(text);
  return found && demands.test(text.slice(0, found.index)) ? found.index : null;
}
const isNiceInPart = (text: string) =>
  leadingNice.test(text) || closingNice.test(text) || isNiceInBracket(text) || text.includes(';') || wishBehind(text) !== null;

/** "The kitchen belongs to Odette": about other people, in a part that is about the reader. */
const ofOthers =
  /^(?:the|our|we|it|this|that|there|they|he|she)(?!\p{L})(?!.*(?<!\p{L})(?:you|your|must|needs?|requir\p{L}+|essential|role|job|post|position|person|candidate|applicant|work|use|run on)(?!\p{L}))/iu;

/** "Chaplains: see our other postings." */
const elsewhere = new RegExp(
  `^[^.:;]{3,60}: (?:${words('other postings')}(?!\\p{L})|[^.:;]{0,40}(?<!\\p{L})${words('their own')} (?:\\p{L}+ )?${words('job')}(?!\\p{L}))`,
  'iu',
);

/** "We are not looking for an auditor or for a financial advisor, and a Series 7 is of no use here." */
const deniesItself = [
  /^(?:please note:? )?(?:(?:we|this|it|that)(?:['’](?:re|s))?|(?:this|the) (?:job|role|post|position|vacancy)) (?:(?:is|are|was) )?/iu,
  /^(?:not|isn['’]t|aren['’]t) (?:(?:\p{L}+ ){0,2}(?:looking for|hiring|seeking|recruiting|after)|an? (?:\p{L}+ )?\p{L}[\p{L}-]* (?:(?:or|and|nor) (?:an? )?[\p{L}-]+ )?(?:job|role|post|position))(?!\p{L})/iu,
] as const;
const yet = /^[^.]*(?::|;|\sbut\s|\syou(?:r|['’]\p{L}+)?\s|\s[–—]\s|\swe (?:want|need|look))/iu;
const denies = (text: string): boolean => {
  const [subject, denial] = deniesItself;
  const said = subject.exec(text)?.[0];
  const denied = said === undefined ? undefined : denial.exec(text.slice(said.length))?.[0];
  return said !== undefined && denied !== undefined && !yet.test(text.slice(said.length + denied.length));
};

/** "The kitchen manager and bus driver jobs are on the district site." */
const postedElsewhere =
  /(?<!\p{L})(?:jobs|positions?|posts?|roles|vacanc(?:y|ies)|openings?) (?:is|are) (?:(?:posted|advertised|listed) (?:separately|elsewhere|apart|on)|posted|advertised|listed|separate|elsewhere|(?:all )?on (?:the|our) (?:\p{L}+ )?(?:site|website|page))/iu;

/** "Other duties include fuelling the vans.": the work, also among what is asked for. */
const namesDuties = /^(?:\p{L}+ )?(?:duties|responsibilities|tasks) (?:will )?(?:also )?include(?!\p{L})/iu;
/** "In a typical month": about the work, whatever was asked for before. */
const ofAnyDay =
  /^(?:(?:in|on|over) (?:an?|the) |an? |your |the )?(?:typical|normal|usual|average|average|first) (?:day|week|month|shift|year)s?(?!\p{L})|^(?:day to day|day-to-day|expect to)(?!\p{L})/iu;

/** "Our practice needs a bookkeeper to run payroll": what someone is hired for. */
const seeksToDo = /(?<!\p{L})(?:needs|seeks|wants|is looking for) an? (?:[\p{L}-]+ ){1,5}(?:to|who)(?!\p{L})/iu;

const speaksOfWork =
  /(?<!\p{L})(?:you|your|must|candidates?|applicants?|we(?:['’]re| are)? (?:need|require|seek|look|expect)\p{L}*|required|essential)(?!\p{L})/iu;

const chance = new RegExp(`(?<!\\p{L})${words('chance')}(?!\\p{L})[^.;:]{0,60}$`, 'iu');
/** "Have the opportunity to show leadership": what comes is given to the person. */
export const endsInChance = (before: string): boolean => chance.test(before);

/** What applies while a line is read: `given` by a heading or an announcement, or only guessed from cues. */
export type Reading = { use: PassageUse | null; isGiven: boolean };

/** What a sentence is for, by what is said above it and by its own cues; what it says of what follows is noted in `reading`. */
export function sentenceUse(text: string, reading: Reading): PassageUse {
  if (elsewhere.test(text) || postedElsewhere.test(text) || denies(text)) return 'ruled-out';
  if (reading.isGiven && reading.use === 'boilerplate') return 'boilerplate';
  if (!reading.isGiven && closesPosting(text)) {
    Object.assign(reading, { use: 'boilerplate', isGiven: true });
    return 'boilerplate';
  }
  if (namesDuties.test(text) || (!reading.isGiven && ofAnyDay.test(text))) return 'duties';
  if (!reading.isGiven && seeksToDo.test(text)) return 'must';
  // "A bachelor's degree (master's preferred)": what a bracket says applies to its own content.
  const cue = cueOf(withoutBrackets(text)) ?? cueOf(text) ?? (!reading.isGiven && speaksOfBenefits(text) ? 'boilerplate' : null);
  const isNeeded = reading.isGiven ? reading.use === 'must' : asks(text);
  // "SQL, ideally Oracle", "English; French is an asset": only part of the sentence is merely welcome; its terms say which.
  if (cue === 'nice' && isNeeded && isNiceInPart(text)) return 'must';
  if (cue === null && !reading.isGiven && reading.use === 'must' && ofOthers.test(text)) return 'about';
  // These two apply to their own sentence only: one entry may be weaker than its list, and one sentence about pay does not end the requirements.
  if (cue === 'boilerplate' || cue === 'nice') return cue;
  // A request among duties is a request only in that sentence.
  if (reading.isGiven && reading.use === 'duties' && opensAsRequest(text)) return 'must';
  if (reading.isGiven && reading.use === 'duties' && cue === 'must' && asksFirmly.test(text)) return 'must';
  // While a company talks about itself, one sentence may ask for something, and the next is about the company again.
  if (reading.isGiven && reading.use === 'about') return cue && (cue !== 'must' || speaksOfWork.test(text)) ? cue : 'about';
  const isFixed = reading.isGiven && !(reading.use === 'duties' && cue === 'must' && asksFirmly.test(text));
  if (cue && !isFixed && !(reading.use === 'must' && cue === 'duties')) reading.use = cue;
  return reading.use ?? 'about';
}
