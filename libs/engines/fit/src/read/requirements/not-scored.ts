import { join } from 'node:path';
import { phraseFinder } from '@folia/text/phrase-finder';
import { readWordList } from '@folia/text/read-word-list';

/** What nobody can show on paper, in the words postings use. */
const unprovable = phraseFinder(readWordList(join(__dirname, '../../words/qualities'), ['quality', 'condition', 'trait']));

/** Words that only say how something is meant. */
const qualifiers =
  /^(?:(?:or |and |an? |the |any |other |another |its |their )*(?:required|please|preferred|exigée?s?|requise?s?|souhaitée?s?|obligatoires?|erforderlich|zwingend|imprescindibles?|deseables?|must|essential|mandatory|nice to have|desirable|plus|bonus|much the better|whatever|something|know|person|people|founders?|boards?|stakeholders?|clients?|customers?|patients?|students?|children|guests?|residents?|visitors?|following|neither|none|colleagues|engineers|teams?|handy|clean|tidy|vital|non-negotiable|key|criteria|criterion|active|current|currently|valid|eligible|eligibility|optional|ideally|unrestricted|equivalent|similar|comparable|other|others|another|such|more|related|like|likewise|alternative|alternatives|tools?|ähnliche?s?|vergleichbare?s?|similaires?|équivalents?|similares?|equivalentes?|(?:en )?(?:el )?puestos? similar(?:es)?|al menos|mínimo|or|o|the like|so on|minimum|level|both|either|similar (?:tool|tools|system|systems|software|field|role|language|framework|platform|technology|technologies|certification|qualification|experience)|equivalent (?:experience|qualification|tool|certification|degree|training|combination)|related field|counts|(?:experience )?counts (?:the same|as much|too|as well|equally)|considered|accepted|relevant field|relevant experience|experience|equally|proficient|better|above|higher|later|newer|upwards?|onwards?|inside[- ]out|multistate|compact|years?|(?:up)?on (?:hire|start|appointment)|at hire|strongly|highly|very|also|especially|(?:aber )?(?:nicht|kein\p{L}*) (?:voraussetzung|bedingung|zwingend|erforderlich|muss)|hons|honours|with honou?rs|install|repair|maintain|live|love|eat|sleep|breathe|dream|think|care|enjoy|ship|listen|learn|(?:an? )?(?:handful|couple|lot|lots|bit|mix) of \p{L}+|degree|diploma|certificate|certification|certified|license|licence|licensed|skills|knowledge|background|fluent(?:ly)?|modern|idiomatic|written|spoken|verbal(?:ly)?|oral(?:ly)?|in (?:writing|speech|person)|(?:in )?wort|schrift|strong|solid|proven|good|great|excellent|deep|hands-on|practical|sound|in-depth|basic|advanced|extensive|professional|thorough|demonstrable|confident(?:ly)?|comfortable|clear(?:ly)?|concise(?:ly)?|schriftlich|mündlich|écrite?|orale?|escrito|oral|a|i)[\s.]*)+$/iu;

/** Qualities of a person; they are ignored. */
export const isQuality = (text: string): boolean => unprovable.isIn(text, 'quality');
/** Conditions of the work, and facts about a person's body or papers. */
export const isCondition = (text: string): boolean => unprovable.isIn(text, 'condition');
/** Anything nobody can show on paper, including qualities and conditions. */
export const isUnprovable = (text: string): boolean => unprovable.isIn(text);
export const isQualifier = (text: string): boolean => qualifiers.test(text.trim());
const howMuch =
  /(?<!\p{L})(?:is|are|would|will|be|not|but|though|and|or|an?|the|very|much|highly|strongly|strictly|absolutely|nice|to have|preferred|preferable|preferably|desirable|desired|welcome|helpful|useful|beneficial|advantageous|optional|plus|bonus|advantage|asset|required|necessary|essential|needed|mandatory|ideally)(?!\p{L})/giu;
/** "Are an advantage", "preferred but not required": says how much something is wanted but names nothing. */
export const saysHowMuch = (text: string): boolean => isQualifier(text) || !/\p{L}/u.test(text.replace(howMuch, ''));
export const saysSimilar = (text: string): boolean =>
  /\b(?:whatever|you name it|similar|equivalent|comparable|other|another|alternatives?|the like|related|ähnlich\w*|vergleichbar\w*|similaires?|équivalente?s?|similares?|equivalentes?)\b/i.test(
    text,
  );
