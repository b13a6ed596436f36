const degree =
  "(?:bachelor|master|associate|diploma|doctor|licen[cs]iate)(?:['’]?s)?(?:\\s[12](?!\\d))?(?:\\sdegree)?(?:\\sof\\s(?:science|arts|engineering|technology|business administration|commerce|laws?|fine arts|philosophy|education|architecture|applied science|medicine|public health|social work|music|design|research|nursing)(?!\\p{L}))?|" +
  '[bm]\\.?\\s?s\\.?\\s?e\\.?|b\\.?\\s?sc\\.?|m\\.?\\s?sc\\.?|b\\.?\\s?a\\.?|m\\.?\\s?a\\.?|b\\.?\\s?s\\.?|m\\.?\\s?s\\.?|b\\.?\\s?eng\\.?|m\\.?\\s?eng\\.?|b\\.?\\s?tech\\.?|m\\.?\\s?tech\\.?|b\\.?\\s?e\\.?|m\\.?\\s?e\\.?|bba|b\\.?\\s?com\\.?|m\\.?\\s?com\\.?|m\\.?\\s?b\\.?\\s?a\\.?|m\\.?\\s?phil\\.?|ph\\.?\\s?d\\.?|d\\.?\\s?phil\\.?|m\\.?\\s?d\\.?|j\\.?\\s?d\\.?|ll\\.?\\s?[bm]\\.?|bca|mca|bfa|mfa|m\\.?\\s?ed\\.?|mph|' +
  'a-?levels?|gcses?|ged|high school diploma|high school|secondary school certificate|higher secondary(?: certificate)?|hsc|ssc|class (?:xii|x|12|10)(?:th)?|(?:xii|x|12|10)th|wassce|waec|o-?levels?|matric(?:ulation)?|international baccalaureate|ib diploma|doctorate|doctoral degree|postgraduate diploma|postgraduate certificate|foundation degree|hnd|btec(?:\\slevel\\s\\d)?|certificate|minor|exchange semester|exchange|' +
  'diplom(?:-\\p{L}+)?|magister|staatsexamen|promotion(?: zum| zur)? dr\\.(?:-?\\s?\\p{L}+\\.)*|promotion|dr\\.(?: \\p{L}+\\.)*|abitur|allgemeine hochschulreife|fachhochschulreife|mittlere reife|realschulabschluss|ausbildung(?: zum| zur| als)?|lehre|matura|' +
  "licence(?: professionnelle)?|maîtrise|doctorat|baccalauréat|bac(?: ?\\+ ?\\d)?|bts|dut|cap|dea|dess|diplôme(?: d['’]ingénieur)?|brevet|mastère|" +
  'meisterbrief|gesellenbrief|gesellenprüfung|facharbeiterbrief|meisterprüfung|facharbeiter|nvq(?:\\slevel\\s\\d)?|svq(?:\\slevel\\s\\d)?|city (?:&|and) guilds(?:\\slevel\\s\\d)?|t[- ]levels?|hnc|mbo|hbo|vmbo|havo|vwo|m\\.?pharm|b\\.?pharm|mbbs|mbchb|bds|fagbrev|svendebrev|\\p{L}{3,30}examen|licencjat|inżynier|' +
  'licenciatura|licenciado|licenciada|grado|ingeniería|ingeniero|ingeniera|máster|maestría|doctorado|bachillerato|técnico superior|diplomado|diplomatura';
const degreeAtStart = new RegExp(`^(?:(?:joint|double|dual|honou?rs|international|executive|integrated)\\s)?(?:${degree})(?![\\p{L}\\d])`, 'iu');
const degreeAnywhere = new RegExp(`(?<![\\p{L}\\d.&])(?:${degree})(?![\\p{L}\\d&])`, 'iu');
const shortUpper = /^(?:BA|MA|BS|MS|BE|ME|AS|AA|MD|JD|HSC|SSC|CAP|BTS|DUT|DEA|HND|BCA|MCA|BBA|GED)\b/;
const school =
  /\b(?:universit\p{L}*|universid\p{L}*|escola|colegio|istituto|hogeschool|college|school|schule|\p{L}*schule|\p{L}*gymnasium|institut\p{L}*|academy|akademie|académie|academia|polytechni\p{L}*|école|ecole|lycée|faculté|facultad|escuela|instituto|politécnica|seminary|conservator\p{L}*|campus|\p{L}*kolleg|\p{L}*högskol\p{L}*|\p{L}*høgskol\p{L}*|\p{L}*højskol\p{L}*|\p{L}*korkeakoulu|\p{L}*opisto|gymnasiet|roc|uniwersytet|politechnika|akademia|liceum|bootcamp|coursera|udacity|edx|iit|nit|uc|nyu|usc|cmu|ucsd|caltech|georgia tech|virginia tech|insead|iut|insa|ens|hec|eth|epfl|mit|kth|ucla|ucl|lse|tu|fh|uni)\b/iu;

/** How far the degree at the beginning of a text reaches ("B.Sc." in "B.Sc. Computer Science"), 0 when it begins with none. */
export function degreeLength(text: string): number {
  const match = degreeAtStart.exec(text);
  if (!match) return 0;
  // Two-letter degrees count only in capitals or with points: "ma" and "be" are words.
  const plain = match[0].replace(/[.\s]/g, '');
  if (plain.length <= 3 && !match[0].includes('.') && !shortUpper.test(text) && plain !== plain.toUpperCase() && !/^(?:bsc|msc|phd|bac|ib)$/i.test(plain))
    return 0;
  return match[0].length;
}

/** Whether a degree is named anywhere in a text. */
export function namesDegree(text: string): boolean {
  const match = degreeAnywhere.exec(text);
  return match !== null && degreeLength(text.slice(match.index)) > 0;
}

/** Whether a text names a place of learning. Four languages. */
export function namesSchool(text: string): boolean {
  return school.test(text);
}
