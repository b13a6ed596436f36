import type { RewriteFlaw } from '@folia/contracts/tailored-resume/tailor-made';

type Claims = { readonly reason: RewriteFlaw['reason']; readonly words: RegExp };

/** Words that make what was done sound bigger. Each has to be in the source line itself, in one of its forms: the key is what the forms have in common. */
export const claims: readonly Claims[] = [
  {
    reason: 'rank',
    words:
      /\b(led|leads?|leading|leaders?|leadership|heads?|headed|heading|direct(?:ed|s|ing|ors?)|spearhead\w*|chief|principal|senior|junior|staff(?= engineer)|executives?|manag(?:e[ds]?|ing|ers?|ement)|overs(?:ee|ees|aw|eeing)|supervis\w+|chair\w*|captain\w*|foreman|superintendent|president|partners?|expert\w*|specialist|guru|authority|mentor\w*|coach\w*|charge|in command|orchestrat\w+|coordinat\w+|delegat\w+|steer\w*|govern\w*|drove|driv(?:e|en|ing)|champion\w*)\b/g,
  },
  {
    reason: 'claim',
    words:
      /\b(own(?:ed|s|ing|ers?|ership)?|sole|solely|single-handed\w*|alone|independent\w*|accountable|responsib\w+|co-?found\w*|found(?:ed|ers?|ing)|pioneer\w*|invent\w*|patent\w*|launch\w*|introduc\w*|initiat\w*|establish\w*|architect\w*|design(?:ed|s|ing)?|award\w*|prize\w*|honou?r\w*|won|win|wins|winner|winning|publish\w*|publications?|author(?:ed|s|ing)?|certif\w*|accredit\w*|licen[sc]\w*|charter\w*|qualif\w*|graduat\w*|degree\w*|doctor\w*|phd|mba|masters?|bachelors?|bilingual|fluent\w*|native|proficien\w*|advanced|successful\w*|outstanding|exceptional|proven|excellent|extensive\w*|deep|completed|achiev\w*|exceed\w*|transform\w*|revolution\w*|innovat\w*|approv\w*|hired|fired|promot\w*|negotiat\w*|secured|guarantee\w*|eliminat\w*|ensur\w*|solved|optimi[sz]\w*|automat\w*)\b/g,
  },
  {
    reason: 'scope',
    words:
      /\b(all|every|entire\w*|whole|total|complete\w*|full|always|never|first|only|best|top|most|largest|biggest|leading|global\w*|worldwide|international\w*|national\w*|nationwide|regional\w*|company-?wide|organi[sz]ation-?wide|enterprise-?wide|enterprise|fortune|c-level|c-suite|board|multi-?\w+|cross-\w+|end-to-end|full-stack|large-scale|mission-critical|high-profile|millions?|billions?|thousands?|hundreds?|dozens?|many|several|numerous|various|daily|regular\w*|frequent\w*|consistent\w*|double\w*|tripl\w*|halv\w*|half|twice|quarter)\b/g,
  },
];

/**
 * Words that weaken a statement. If a clause of the source has one and the wording uses something from that clause, the wording needs one of the same class.
 */
export const limits: readonly { readonly reason: RewriteFlaw['reason']; readonly words: RegExp }[] = [
  {
    reason: 'hedge',
    words:
      /\b(help(?:ed|s|ing)?|assist(?:ed|s|ing|ant|ance)?|support(?:ed|s|ing)?|aid(?:ed|s|ing)?|contribut\w*|participat\w*|involved|took part|part of|jointly|together with|alongside|one of|co-(?:\w+))\b/,
  },
  {
    reason: 'hedge',
    words:
      /\b(relief|deputy|acting|interim|stand-in|substitut\w*|covered for|filled in|temporary|part-time|trainee|intern(?:ship)?|apprentice\w*|volunteer\w*|junior|(?:nursing|medical|law|engineering|doctoral|phd|graduate|teaching|working|pharmacy|dental) student|backup|back-up)\b/,
  },
  {
    reason: 'negation',
    words:
      /\b(no|not|never|without|except|neither|nor|none|fail\w*|unsuccessful\w*|cancel\w*|abandon\w*|reject\w*|didn't|wasn't|weren't|couldn't|hardly|barely)\b/,
  },
  {
    reason: 'hedge',
    words:
      /\b(plan(?:s|ned|ning)? to|propos\w*|would|could|expect\w*|scheduled to|in progress|pending|studying|candidate|attempt\w*|tried|intend\w*|aim(?:ed|s|ing)? to|under consideration|pilot\w*|prototype\w*|trial|mock|simulat\w*|draft\w*|partial\w*|partly|some|occasional\w*|sometimes|once|briefly|nearly|almost|basic|beginner|introduct\w*|finalist|nominat\w*|shortlist\w*|runner-up|second|third|fourth|fifth)\b/,
  },
  {
    reason: 'hedge',
    words:
      /\b(shadow\w*|observ(?:ed|es|ing)|attend\w*|learn\w*|watch\w*|read about|interested in|familiar\w*|exposure|exposed to|received|was (?:taught|trained)|under (?:the )?(?:supervision|guidance|direction)|supervised by|trained by|taught by|mentored by)\b/,
  },
  {
    reason: 'relation',
    words:
      /\b(sold|sell(?:s|ing)?|resold|pitch\w*|demo(?:ed|s)?|market(?:ed|ing)|promot(?:ed|ing)|recruit\w*|hir(?:ed|ing)|sourc(?:ed|ing)|screen(?:ed|ing)|interview\w*|document(?:ed|ing|ation)|translat\w*|transcrib\w*|typed|filed|schedul\w*|order(?:ed|ing)|purchas\w*|bought|procur\w*|invoic\w*|report(?:ed|s|ing)? to|wrote (?:about|copy)|articles? (?:on|about)|advertis\w*|edited|proofread\w*)\b/,
  },
];

/** Words that put someone or something else in front of a claim: "reported to the head of sales" does not make anyone the head. */
export const markers: ReadonlySet<string> = new Set(
  'under to for by with from of beside alongside assist assisted assisting support supported supporting help helped helping report reported reporting deputy acting vice former non assistant relief behind against'.split(
    ' ',
  ),
);
