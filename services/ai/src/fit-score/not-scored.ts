const edges = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

/** Qualities nobody can show on paper; they are read over. */
const qualities = edges(
  "communicat(?:ion|or|ive)s?|communicate|interpersonal|team[- ]?(?:player|work|oriented|spirit)|teamfähig(?:keit)?|attention to detail|detail[- ]oriented|eye for detail|motivat(?:ed|ion)|self[- ](?:starter|motivated|directed|driven)|passion(?:ate)?|enthusias\\w+|reliab(?:le|ility)|punctual(?:ity)?|zuverlässig(?:keit)?|flexib(?:le|ility)|flexibilität|work ethic|positive attitude|can-do|proactive|proaktiv|pragmati\\w+|curio(?:us|sity)|empath\\w+|kind(?:ness)?|patien(?:ce|t) (?:and|with people)|calm(?: under pressure)?|resilien\\w+|adaptab\\w+|creativ(?:e|ity)|organi[sz](?:ed|ational)(?: skills)?|self-organi\\w+|belastbar(?:keit)?|verantwortungsbewusst\\w*|sense of (?:humou?r|urgency)|rigueur|autonomie|esprit d'équipe|sens du|trabajo en equipo|proactiv\\w+|responsabilidad|good (?:humou?r|judg(?:e)?ment|listener)|judg(?:e)?ment|integrity|honest\\w*|trustworth\\w+|friendly|ownership|initiative|problem[- ]solv\\w+|critical thinking|analytical(?: thinking| skills| mind(?:set)?)?|multi-?task\\w*|time management|fast[- ]paced|under pressure|steady hands?|common sense|willing(?:ness)?|eager(?:ness)?|growth mindset|dynamic|hands-on mentality|discretion|professionalism|open[- ]minded\\w*|energy|driven|humble|people person|love of|interest in|presentation",
);
/** Conditions of the work and facts about the body or the papers of a person. */
const conditions = edges(
  'lift(?:ing)?(?: up to)? \\d+|\\d+ ?(?:lbs?|pounds|kg)|stand(?:ing)? for|on your feet|weekends?|nights?|night shifts?|evenings?|shifts?|rotating|overtime|on[- ]call|holidays|early mornings?|travel(?:ling)?(?: up to)?|(?:own |a |an own )?(?:car|vehicle|van)|own (?:transport|tools)|reliable transport\\w*|background check|dbs check|drug (?:test|screen)|right to work|work permit|authori[sz]ed to work|18 years|21 years|over 18|vaccinat\\w+|commut\\w+|relocat\\w+|physically|heights|outdoors|schichtdienst|reisebereitschaft|déplacements|disponibilidad|availab(?:le|ility)|clean record|criminal record|full[- ]time|part[- ]time|starting|start date|salary|per hour|an hour|a year|per year|unsociable hours|schedule',
);
/** Words that say how something is meant and nothing else. */
const qualifiers =
  /^(?:(?:or |and |an? |the |any |other |another |its |their )*(?:required|please|preferred|exigée?s?|requise?s?|souhaitée?s?|obligatoires?|erforderlich|zwingend|imprescindibles?|deseables?|must|essential|mandatory|nice to have|desirable|plus|bonus|active|current|currently|valid|eligible|eligibility|optional|ideally|unrestricted|equivalent|similar|comparable|other|others|another|such|more|related|like|likewise|alternative|alternatives|tools?|ähnliche?s?|vergleichbare?s?|similaires?|équivalents?|similares?|equivalentes?|the like|so on|minimum|level|both|either|similar (?:tool|tools|system|systems|software|field|role|language|framework|platform|technology|technologies|certification|qualification|experience)|equivalent (?:experience|qualification|tool|certification|degree|training|combination)|related field|counts|considered|accepted|relevant field|relevant experience|experience|equally|proficient|better|above|higher|years?|degree|diploma|certificate|certification|certified|license|licence|licensed|skills|knowledge|background|a|i)[\s.]*)+$/i;

export const isQuality = (text: string): boolean => qualities.test(text);
export const isCondition = (text: string): boolean => conditions.test(text);
export const isQualifier = (text: string): boolean => qualifiers.test(text.trim());
export const saysSimilar = (text: string): boolean =>
  /\b(?:similar|equivalent|comparable|other|another|alternatives?|the like|related|ähnlich\w*|vergleichbar\w*|similaires?|équivalente?s?|similares?|equivalentes?)\b/i.test(
    text,
  );
