import type { JobPassage } from '@folia/contracts/fit-score';

export type PassageUse = JobPassage['use'];

/** A phrase that, alone on a line or before a colon, says what follows; English, German, French, Spanish. */
export const headings: Readonly<Record<Exclude<PassageUse, 'title'>, RegExp>> = {
  'ruled-out':
    /(?:what )?(?:we|you) (?:do not|don['’]t) (?:need|want|use|have to|look for|expect)|not (?:needed|required|necessary|part of (?:the|this) (?:job|role))|no need for|das brauchen sie nicht/i,
  nice: /nice[- ]to[- ]ha(?:ve|d)s?|(?:extra|bonus|brownie) points(?: for)?|(?:what )?(?:would )?makes? us (?:smile|happy)|even better|icing on the cake|lovely|we(?:'d|’d| would) be (?:thrilled|delighted)|preferred|preferences?|bonus(?: points| skills)?|pluse?s|(?:a|big|also a) plus|helpful|desir(?:able|ed)s?|advantageous|an advantage|ideally|extra credit|good to have|optional|we(?:'d| would) (?:love|like|also like)|would (?:be great|help|be nice)|useful|also (?:welcome|good|useful)|welcome|not required|assets?|extras|it helps|von vorteil|wünschenswert|wünschen|idealerweise|schön wäre|pluspunkte|souhaitée?s?|appréciée?s?|un plus|atouts?|serait un plus|idéalement|deseables?|se valora(?:rá)?|valorables?|se valoran|nice|also value|we like(?: to see)?\b/i,
  must: /requirements?|required|requires|must(?:[- ]haves?)?|qualifications?|qualified|what (?:you(?:'ll|’ll| will)? (?:need|bring|have)|we need|it takes|we(?:'re|’re| are)? (?:look|ask)(?:ing)? for|we ask)|you(?:'ll|’ll| will)? (?:have|need|bring|are|hold|know)|who (?:you are|we need|we(?:'re|’re| are) looking for)|about you|your (?:profile|skills|background|experience|qualifications)|you should (?:have|be)|(?:technical |key |core |required )?skills|essentials?|minimum|basic|mandatory|we(?:'re|’re| are) looking for|looking for|we (?:need|require|ask|ask for|expect)|needed|need|necessary|(?:ideal |successful )?(?:candidate|applicant)s?(?: profile)?|person specification|experience|education|licen[sc]es?|certifications?|tech(?:nolog(?:y|ies))?(?: stack)?|tools?|tooling|software|you|our stack|the stack|to (?:apply|qualify|be considered)|eligibility|anforderung(?:en|sprofil)|(?:ihr|dein|das) profil|das bring(?:en sie|st du)(?: mit)?|(?:was|das) (?:sie|du) mitbring(?:en|st)|mitbringen|qualifikation(?:en)?|voraussetzung(?:en)?|sie (?:haben|bringen)|du (?:hast|bringst)|wir (?:erwarten|suchen)|zwingend|erforderlich|unbedingt|profile?|votre profil|compétences|exigences|vous (?:avez|êtes)|prérequis|requise?s?|exigée?s?|nous (?:demandons|cherchons|recherchons)|indispensables?|requisitos|perfil|se (?:requiere|busca|necesita)|(?:lo )?que buscamos|buscamos|imprescindibles?|necesitas|formación/i,
  duties:
    /responsibilit(?:y|ies)|duties|what you(?:'ll|’ll| will)? (?:do|be doing|own|work on)|what (?:the job is|this is)|the (?:role|job|work|position|post|day)|your (?:role|day|job|work|tasks|mission|responsibilities)|you(?:'ll|’ll| will)|(?:a )?day[- ]to[- ]day|tasks|(?:role|job|position) (?:overview|description|summary|purpose)|in this (?:role|job)|about the (?:role|job|position|work)|scope|mission|the shift|aufgaben(?:gebiet)?|tätigkeiten|das erwartet (?:sie|dich)|missions?|responsabilités|le poste|tâches|funciones|responsabilidades|tareas|el puesto|qué harás/i,
  about:
    /about (?:us|the (?:company|team|client|school|practice|business))|who we are|(?:the |our )?(?:company|team|client)|why (?:us|join|work)|our (?:story|mission|values|culture)|über uns|wir über uns|wer wir sind|qui sommes[- ]nous|à propos|l'entreprise|sobre nosotros|quiénes somos|la empresa|about [\p{L}&.'’ -]{2,40}/iu,
  boilerplate:
    /(?:our )?benefits|perks|what (?:we (?:offer|give|provide|pay)|you(?:'ll|’ll| will)? get|is in it|['’]s in it)(?: for you)?|we (?:offer|provide|pay)|(?:we )?offer|compensation|salary|pay(?: range)?|package|rewards?|hours|schedule|shift|how to apply|to apply|apply|applying|application|(?:equal opportunity|diversity|inclusion|eeo)(?: statement)?|privacy|contact|closing date|start(?: date)?|contract|term|rate|wir bieten|das bieten wir|bewerbung|gehalt|nous offrons|avantages|candidature|salaire|contrat|ofrecemos|qué ofrecemos|beneficios|condiciones|salario|contrato/i,
};

/** Words of benefits; requirements have them as well, so they count only where no heading says what stands here. */
export const benefitCue =
  /(?:health|medical|vision),? (?:and |& )?dental|, dental\b|dental(?:,| and)? (?:vision|cover|insurance|plan|benefits|health)|\b(?:pension|holidays?|vacation|paid time off|\bpto\b|sign-on|relocation|reimbursement|allowance|stipend|bonus scheme|profit[- ]sharing|parental leave|childcare|healthcare plan|(?:medical|health|life) (?:cover|insurance)|gym|free (?:lunch|parking|meals?)|overtime paid|staff meals?|days off)\b|(?:full|part)[- ]time\b.{0,20}$|\b(?:day|night|evening|weekend) shifts?\b.{0,25}$|weekends? (?:off|on)|hours (?:a|per) week|paid training|flexible (?:hours|working)|inclusive employer|accommodation on request/i;

/** What a sentence without a heading says of itself; the first that matches counts. */
export const sentenceCues: readonly (readonly [PassageUse, RegExp])[] = [
  [
    'boilerplate',
    /equal[- ]opportunit|\beeo\b|all qualified applicants|do(?:es)? not discriminate|regardless of|without regard to|affirmative action|\b401\(?k\)?|sign-on bonus|tuition (?:help|reimbursement|assistance)|drug[- ]free|background check|competitive (?:pay|salary|wage)|pay is|(?:salary|pay|wage)s?:? |[$€£] ?\d|\d ?(?:[€£]|euros?|eur|usd)\b|(?:send|email|submit) (?:us )?(?:your|a) |apply (?:by|at|with|online|now|via|through)|closing date|deadline for appl|visa sponsorship|no agenc|recruitment agenc|right to work|paid (?:holiday|leave|time off)|ceu allowance|we offer|we pay|wir bieten|urlaubstage|nous offrons|mutuelle|tickets? restaurant|ofrecemos|vacaciones|m\/w\/d|f\/m\/d|(?:graduates?|applicants?|applications|candidates|beginners|returners|starters|teachers|people|everyone|newcomers)[^.;,]{0,40} (?:are|is) (?:very |also |especially )?welcome/i,
  ],
  [
    'nice',
    /\b(?:a|an)(?: \w+)? (?:plus|bonus|advantage|asset)\b|\bpreferred\b|preferably|\bideally\b|nice[- ]to[- ]have|\bhelpful\b|\bdesirable\b|\bdesired\b|\bwelcome\b|would be (?:nice|great|good|useful|ideal|handy|welcome|lovely|perfect)|\b(?:extra|brownie) points\b|even better|bonus (?:points|if|for)|\bbonus\b|\bvalued\b|appreciated|we(?:'d|’d| would) (?:love|like)|\buseful\b|(?<!not )\boptional\b|good to have|(?:it|that|which|also|would|will|really) helps?\b|helps? if\b|we(?:'d|’d| would) (?:also )?(?:value|welcome|appreciate)|also value|we like to see|not (?:strictly )?(?:required|necessary|essential|needed),? but|pluses|von vorteil|wünschenswert|idealerweise|souhait|apprécié|un plus|atout|idéalement|deseable|se valora|valorable/i,
  ],
  [
    'must',
    /you(?:'ll|’ll| will)? (?:must|need|have|bring|hold|know|can)\b|you are (?:an? )?(?!welcome)|we (?:need|require|expect|ask|want|look for|insist)|\bmust\b|\brequire[ds]?\b|\bessential\b|mandatory|not optional|non-negotiable|looking for (?:someone|a|an|people)|\b(?:experience|experienced|expertise|proficien\w+|fluent|fluency|familiar\w*|skilled|knowledge|certified|licensed|command|background) (?:with|in|of|using|as|on)\b|should (?:have|be)|minimum|at least|(?<!(?:for|past|last|over the last|the) )(?:\d\+?|two|three|four|five|six|seven|eight|ten)(?: or more|-\d+|–\d+)? ?(?:years|yrs)|the person we|we are after|(?:right|ideal|successful) (?:person|candidate)|\bholds an?\b|are a given|necessary|\bneeded\b|degree in|is a given|comes? first|working language|experience,? please|part of the daily work|we seek|seeking|apply only if|zwingend|erforderlich|vorausgesetzt|wir (?:erwarten|suchen)|mindestens|abgeschlossene|berufserfahrung|kenntnisse|sie (?:haben|bringen|verfügen)|vous (?:avez|êtes|maîtrisez|justifiez)|exigé|indispensable|requis|obligatoire|expérience|maîtrise|imprescindible|obligatorio|se requiere|experiencia|necesari[oa]|dominio|titulación/i,
  ],
  [
    'duties',
    /^(?:you(?:'ll|’ll| will)|in this role|day to day|sie |du |vous |tu |nous vous)|you (?:lead|own|run|manage|build|design|treat|teach|report|work|cover|support|prepare|handle)\b/i,
  ],
];
