import type { Role } from '../role/read-role';
import { isFieldBorrowedByRole } from './fields-of-role';

/**
 * Whether a line describes the person's own doing with what it names, or what someone else does with it: sold, hired for, wrote about, watched. `left` is the
 * line before the thing named, `right` what follows it.
 */
type Stance = { name: string; own: ReadonlySet<string>; before: RegExp };

const words = (text: string) => `(?<![\\p{L}])(?:${text})(?![\\p{L}])`;
const stance = (name: string, own: string, verbs: string): Stance => ({ name, own: new Set(own.split(' ')), before: new RegExp(words(verbs), 'iu') });

/** Verbs whose object is someone else's craft, and the areas in which they are a craft themselves. */
const stances: readonly Stance[] = [
  stance(
    'sale',
    'commerce finance',
    'sold|sell|sells|selling|resold|resell\\w*|pitch(?:ed|es|ing)?|demo(?:s|ed|ing|nstrated)?|upsold|upsell\\w*|cross-sold|marketed|promoted|advertised|present(?:ed|s|ing)?|quoted|negotiated (?:the )?(?:sale|price)s?|sourced (?:buyers|clients)|closed (?:deals|sales|contracts)|vend(?:u|ed)|verkauft|vendí|vendu',
  ),
  stance(
    'hire',
    'people',
    'recruit(?:ed|s|ing|er|ment)?|hir(?:ed|es|ing)(?! managers?)|headhunted|sourc(?:ed|es|ing) (?:and \\w+ )?(?:\\w+ ){0,4}(?:candidates|developers|engineers|nurses|talent|staff|people|profiles)|plac(?:ed|es|ing)|staffed|(?<!(?:user|customer|client|stakeholder|research|usability) )interview(?:ed|s|ing)?(?! (?:with )?(?:users|customers|stakeholders))|screened|filled (?:roles|vacancies|positions|jobs|\\d+)|onboarded',
  ),
  stance(
    'writing',
    'design commerce languages education',
    'document(?:ed|s|ing)|wrote (?:(?:a|an|the|many|several|\\d+) )?(?:\\w+ ){0,2}(?:about|on|articles?|guides?|manuals?|documentation|help|copy|posts?|brochures?|stories|features?|news|blog\\w*|books?|press)|writ(?:e|es|ing) (?:\\w+ ){0,2}(?:about|articles?|guides?|manuals?|documentation|copy|posts?|stories)|edit(?:ed|s|ing)|translat(?:ed|es|ing)|proofread|blogg(?:ed|ing)|cover(?:ed|s|ing) (?:news|stories|topics|the)|reported (?:on|about)|copy for|brochures?|articles? (?:on|about)|newsletter|illustrated|photographed|filmed|typeset|designed (?:the )?(?:\\w+ ){0,2}(?:posters?|flyers?|brochures?|leaflets?|logos?|covers?)',
  ),
  stance(
    'reporting',
    '',
    '(?:profiles?|reviews?|series|episodes?|interviews?|newsletters?|links|curriculum|courses?|modules?|subscribers?) (?:of|on|about|with|from)|explain(?:ed|s|ing)? the|to talk about|edit(?:s|ed|ing)? (?:\\p{L}+ ){0,2}(?:articles?|features?|stories|columns?|news|magazines?|guides?)|(?:articles?|features?|stories|columns?|news|books?|white ?papers?|podcasts?|panels?|surveys?|launch pages?|landing pages?|case studies|data sheets|project sheets?|proposals?|bids|tenders?|press releases?) (?:on|about|for|of)|white ?papers?|(?:wrote|write|writes|writing) (?:\\d+ )?(?:proposals?|launch pages?|landing pages?)|capability statements?',
  ),
  stance('employer', '', '(?:vendors?|resellers?|suppliers?|distributors?|makers?|manufacturers?|providers?|publishers?) of'),
  stance(
    'learning',
    '',
    'taught by|trained by|coached by|attend(?:ed|s|ing)|watched|observ(?:ed|es|ing)|shadow(?:ed|s|ing)|learn(?:ed|t|ing) about|read about|introduction to|interested in|curious about|aware(?:ness)? of|heard',
  ),
  stance(
    'buying',
    'production business finance',
    'purchas(?:ed|es|ing)|bought|procur(?:ed|es|ing)|order(?:ed|s|ing) (?:\\w+ )?(?:licen[sc]es|supplies)|leased|licensed|invoic(?:ed|es|ing)|stocked|shelv(?:ed|ing)|deliver(?:ed|s|ing) (?:parcels|boxes|supplies)|shipped (?:boxes|parcels|goods)',
  ),
  stance(
    'arranging',
    'office business hospitality',
    'schedul(?:ed|es|ing) (?:\\w+ ){0,3}(?:for|interviews|appointments|meetings|visits|shifts for)|book(?:ed|s|ing) (?:rooms|travel|meetings|flights|appointments|\\w+ for)|typed|filed|transcrib(?:ed|es|ing)|took (?:minutes|notes|calls)|answered (?:calls|phones)|clean(?:ed|s|ing)|guard(?:ed|s|ing)|catered|drove',
  ),
];
/** The person works alongside those who do it. */
const beside = new RegExp(
  words(
    '(?:with (?:the|our|an?) |(?:for|to|by|of|from|beside|alongside|between|among) )(?:the |our |a |an |\\d+ |other |senior |internal |external |several |in-house |their )*(?:[\\p{L}+#.-]+ ){0,2}(?:developers?|engineers?|programmers?|nurses?|doctors?|physicians?|surgeons?|electricians?|accountants?|lawyers?|attorneys?|teachers?|chefs?|scientists?|architects?|designers?|analysts?|technicians?|therapists?|specialists?|consultants?|experts?|vendors?|contractors?|customers?|clients?|companies|startups?|employers?|team|teams|department|departments|vendor|agency|agencies|firms?|agency)',
  ),
  'iu',
);
/** "Payroll outsourced to a bureau", "boilers left to a colleague". */
const leftToOthers =
  /^\s*(?:(?:was|were|is|are|being) )?(?:outsourced|handled by|left to|done by|run by|given to|passed to|carried out by|managed by (?:the|an?) )/i;
const isSale = (stances[0] as Stance).before;
const buyer = /(?<![\p{L}])(?:to|for)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
const strongDoing = new RegExp(
  words(
    'built|build|builds|building|develop(?:ed|s|ing)?|cod(?:ed|es|ing)|program(?:med|s|ming)|implement(?:ed|s|ing)?|engineer(?:ed|ing)|automat(?:ed|es|ing)|script(?:ed|s|ing)|maintain(?:ed|s|ing)?|deploy(?:ed|s|ing)?|migrat(?:ed|es|ing)|tun(?:ed|es|ing)|wrote (?:the |a |an |all |our |its |small )*(?:code|scripts?|services?|software|tests?|queries|apis?|tools?|flask|python|java|sql|programs?|firmware|modules?|app|apps)|install(?:ed|s|ing)?|wir(?:ed|es|ing)|repair(?:ed|s|ing)?|troubleshoot\\w*|perform(?:ed|s|ing)?|administer(?:ed|s|ing)?|treat(?:ed|s|ing)?|operat(?:ed|es|ing)|prepar(?:ed|es|ing)|diagnos(?:ed|es?|ing)|solv(?:ed|es?|ing)|fix(?:ed|es|ing)?|configur(?:ed|es?|ing)|investigat(?:ed|es?|ing)|test(?:ed|s|ing)?|debug(?:ged|s|ging)?|us(?:ed|es?|ing)|review(?:ed|s|ing)?|reconcil(?:ed|es?|ing)|manag(?:ed|es|ing)|led|lead|own(?:ed|s)?|r[au]n|design(?:ed|s|ing)?|creat(?:ed|es|ing)|analy[sz](?:ed|es|ing)|calculat(?:ed|es|ing)|audit(?:ed|s|ing)?|cook(?:ed|s|ing)?|teach|taught(?! by)|train(?:ed|s|ing)?(?! by)',
  ),
  'iu',
);
/** "Donors in Salesforce": what follows is the tool that was used. */
const asTool = /(?<![\p{L}])(?:in|using|via|through)\s+$/iu;
const negated = /(?<![\p{L}])(?:no|not|never|without|don['’]t|didn['’]t|nothing to do with|but not|instead of|ohne|kein\w*|sans|sin)\s+(?:\p{L}+\s+){0,2}$/iu;
const assisting = new RegExp(
  words(
    'assist(?:ed|s|ing)?|help(?:ed|s|ing)?|support(?:ed|s|ing)?|under (?:the )?(?:supervision|guidance|direction)|coordinat(?:ed|es|ing)|liais(?:ed|on|ing)',
  ),
  'iu',
);

/** Kinds of work in which people talk all day about what others do. */
const speakingFamilies: ReadonlySet<string> = new Set([
  'sales',
  'retail',
  'real-estate',
  'recruiting',
  'human-resources',
  'journalism',
  'writing',
  'translation',
  'communications',
  'events',
  'legal-assistance',
  'health-administration',
  'project',
  'product',
  'library',
  'insurance',
  'public-policy',
  'cleaning',
  'protection',
]);

/**
 * How far a line shows the person's own doing with the words from `start` to `end`: 1 their doing, 0.6 helping with it, 0 someone else's. `area`: the branch of
 * the skill named, null when unknown. `isOwnField`: the skill is in the position's own field.
 */
export function shareDoneByThemselves(
  line: string,
  start: number,
  end: number,
  area: string | null,
  role: Pick<Role, 'branch' | 'family'> | null,
  isOwnField: boolean,
): number {
  const left = line.slice(0, start);
  const right = line.slice(end);
  if (negated.test(left) || leftToOthers.test(right)) return 0;
  // Only what governs the word: its own clause.
  const clause = left.slice(Math.max(left.lastIndexOf(';'), left.lastIndexOf('. ')) + 1);
  const verb = stances.find(({ before, own }) => before.test(clause) && !(area && own.has(area)));
  if (isSale.test(clause) && buyer.test(left)) return 0;
  const speaks = speakingFamilies.has(role?.family ?? '');
  const isCraft = isOwnField && !speaks && !(area && isFieldBorrowedByRole(role, area));
  const isTool = (verb?.name === 'buying' || verb?.name === 'arranging') && asTool.test(left);
  if (verb && !isCraft && !isTool) return 0;
  if (verb?.name === 'learning') return 0;
  if (beside.test(`${left.slice(-40)}${line.slice(start, end)}${right.slice(0, 25)}`) && !isOwnField && !strongDoing.test(clause)) return 0;
  if (speaks && !isOwnField && !strongDoing.test(clause) && !asTool.test(left)) return 0;
  return assisting.test(clause) && !isOwnField ? 0.6 : 1;
}
