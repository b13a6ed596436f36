const degree =
  "(?:bachelor|master|associate|diploma|doctor|licen[cs]iate)(?:['’]?s)?(?:\\s[12](?!\\d))?(?:\\sdegree)?(?:\\sof\\s(?:science|arts|engineering|technology|business administration|commerce|laws?|fine arts|philosophy|education|architecture|applied science|medicine|public health|social work|music|design|research|nursing)(?!\\p{L}))?|" +
  '[bm]\\.?\\s?s\\.?\\s?e\\.?|b\\.?\\s?sc\\.?|m\\.?\\s?sc\\.?|b\\.?\\s?a\\.?|m\\.?\\s?a\\.?|b\\.?\\s?s\\.?|m\\.?\\s?s\\.?|b\\.?\\s?eng\\.?|m\\.?\\s?eng\\.?|b\\.?\\s?tech\\.?|m\\.?\\s?tech\\.?|b\\.?\\s?e\\.?|m\\.?\\s?e\\.?|bba|b\\.?\\s?com\\.?|m\\.?\\s?com\\.?|m\\.?\\s?b\\.?\\s?a\\.?|m\\.?\\s?phil\\.?|ph\\.?\\s?d\\.?|d\\.?\\s?phil\\.?|m\\.?\\s?d\\.?|j\\.?\\s?d\\.?|ll\\.?\\s?[bm]\\.?|bca|mca|bfa|mfa|m\\.?\\s?ed\\.?|mph|' +
  'a-?levels?|gcses?|ged|high school diploma|high school|secondary school certificate|higher secondary(?: certificate)?|hsc|ssc|class (?:xii|x|12|10)(?:th)?|(?:xii|x|12|10)th|wassce|waec|o-?levels?|matric(?:ulation)?|international baccalaureate|ib diploma|doctorate|doctoral degree|postgraduate diploma|postgraduate certificate|foundation degree|hnd|btec(?:\\slevel\\s\\d)?|certificate|minor|exchange semester|exchange|[ée]change(?: universitaire)?|auslandssemester|erasmus (?:semester|exchange|programme?)|cpge|classes? préparatoires?|mpsi|pcsi|' +
  'diplom(?:-\\p{L}+)?|magister|staatsexamen|promotion(?: zum| zur)? dr\\.(?:-?\\s?\\p{L}+\\.)*|promotion|dr\\.(?: \\p{L}+\\.)*|abitur|allgemeine hochschulreife|fachhochschulreife|mittlere reife|realschulabschluss|ausbildung(?: zum| zur| als)?|lehre|matura|' +
  "licence(?: professionnelle)?|maîtrise|doctorat|baccalauréat|bac(?: ?\\+ ?\\d)?|bts|dut|cap|dea|dess|diplôme(?: d['’]ingénieur)?|brevet|mastère|" +
  'ncea(?: level \\d)?|ylioppilas(?:tutkinto)?|sslc|cbse|icse|cand\\.\\p{L}{2,6}\\.?|magisterstudium|bachelorstudium|masterstudium|diplomstudium|doktoratsstudium|bacharelado|bacharel|mestrado|doutorado|pós-graduação|pos-graduação|tecnólogo|curso técnico|ensino médio|especialização|laurea(?: magistrale| triennale| specialistica| breve)?|maturità(?: (?:classica|scientifica|linguistica|tecnica|artistica))?|diploma di (?:maturità|laurea|qualifica|perito)(?: \\p{L}+)?|dottorato(?: di ricerca)?|perito|qualifica professionale|mgr|magisterské|bakalářské|bakalář|magistr|maturita|výuční list|matura|technik|licencjackie|inżynierskie|yüksek lisans|ön lisans|lisans|doktora|lise diploması|kandidatexamen|gesällbrev|mästarbrev|propedeuse|mavo|educatieve master|(?:segunda )?especialidad|grado superior|grado medio|ciclo formativo(?: de grado (?:superior|medio))?|formación profesional|bachiller|técnica superior|m\\.?\\s?sci\\.?|ed\\.?\\s?d\\.?|dnp|bsn|msn|asn|adn|lpn|pharm\\.?\\s?d\\.?|dvm|dds|m\\.?\\s?arch\\.?|mlis|msw|bsw|mpa|mpp|emba|pgce|pgdip|legal practice course|lpc|bar course|graduate diploma(?: in law)?|vocational (?:diploma|training)|trade certificate|journeyman|apprenticeship|associate degree|kandidat|cand\\.\\p{L}+\\.?|ing\\.|bc\\.|mudr\\.|judr\\.|csc\\.|' +
  'meisterbrief|gesellenbrief|gesellenprüfung|facharbeiterbrief|meisterprüfung|facharbeiter|nvq(?:\\slevel\\s\\d)?|svq(?:\\slevel\\s\\d)?|city (?:&|and) guilds(?:\\slevel\\s\\d)?|t[- ]levels?|hnc|mbo|hbo|vmbo|havo|vwo|m\\.?pharm|b\\.?pharm|mbbs|mbchb|bds|fagbrev|svendebrev|\\p{L}{3,30}examen|licencjat|inżynier|' +
  'licenciatura|licenciado|licenciada|grado|ingeniería|ingeniero|ingeniera|máster|maestría|doctorado|bachillerato|técnico superior|diplomado|diplomatura';
const eastDegree =
  /^(?:工学|理学|文学|法学|经济学|管理学|教育学|医学|農学|経済学|공학|이학|문학|경영학)?(?:学士|硕士|碩士|博士|本科|大专|专科|研究生|修士|학사|석사|박사|전문학사|卒業|修了|中退|졸업|수료|중퇴)(?:学位|研究生|学历|学歴|毕业|課程修了|課程|課程卒業|見込み?|預定|예정|과정)?(?:卒業|修了|毕业|졸업)?(?=$|[\s,，、()（）/])/u;
const degreeAtStart = new RegExp(
  `^(?:(?:joint|double|dual|honou?rs|international|executive|integrated|professional|research|advanced|part-time|licentiate|segunda)\\s)?(?:${degree})(?![\\p{L}\\d])`,
  'iu',
);
const degreeAnywhere = new RegExp(`(?<![\\p{L}\\d.&])(?:${degree})(?![\\p{L}\\d&])`, 'iu');
const shortUpper = /^(?:BA|MA|BS|MS|BE|ME|AS|AA|MD|JD|HSC|SSC|CAP|BTS|DUT|DEA|HND|BCA|MCA|BBA|GED)\b/;
const school =
  /(?<![\p{L}])(?:universit(?!air|ari)\p{L}*|universid\p{L}*|instituição|institución|fachschule|berufsakademie|escola|colegio|istituto|hogeschool|college|school|schule|\p{L}*schule|\p{L}*gymnasium|institut\p{L}*|academy|akademie|académie|academia|polytechni\p{L}*|école|ecole|lycée|faculté|facultad|escuela|instituto|politécnica|seminary|conservator\p{L}*|campus|\p{L}*kolleg|\p{L}*högskol\p{L}*|\p{L}*høgskol\p{L}*|\p{L}*højskol\p{L}*|\p{L}*korkeakoulu|\p{L}*opisto|gymnasiet|roc|uniwersytet|politechnika|akademia|liceum|bootcamp|coursera|udacity|edx|iit|nit|uc|nyu|usc|cmu|ucsd|caltech|georgia tech|virginia tech|insead|iut|insa|ens|hec|eth|epfl|mit|kth|ucla|ucl|lse|tu|fh|uni|univerzit\p{L}*|üniversite\p{L}*|lisesi|\p{L}*lukio|\p{L}*ammattikorkeakoulu|\p{L}*opintokeskus|okulu|meslek yüksekokulu|vysoké učení|vysoká škola|střední škola|gymnázium|\p{L}*škola|\p{L}*gimnázium|egyetem\p{L}*|liceo|scuola|accademia|politecnico|faculdade|universidade|colégio|colegio|centro universitário|senai|senac|instituto|university|université|université|iut|ies|vysoko\p{L}+|technická univerzita|yliopisto|sykepleierhøgskole|lycée|cfa|greta|vocational|seminary|tech)(?![\p{L}])|大学|大學|学院|學院|高校|高中|初中|中学|小学|幼儿园|学前班|高等学校|専門学校|学校|技校|대학교|대학원|대학|고등학교|과학기술원|학교/iu;

/** The length of the degree at the beginning of a text ("B.Sc." in "B.Sc. Computer Science"), 0 when it begins with none. */
export function degreeLength(text: string): number {
  const unspaced = eastDegree.exec(text);
  if (unspaced) return unspaced[0].length;
  const match = degreeAtStart.exec(text);
  if (!match) return 0;
  // Two-letter degrees count only in capitals or with periods: "ma" and "be" are words.
  const plain = match[0].replace(/[.\s]/g, '');
  if (plain.length <= 3 && !match[0].includes('.') && !shortUpper.test(text) && plain !== plain.toUpperCase() && !/^(?:bsc|msc|phd|bac|ib)$/i.test(plain))
    return 0;
  return match[0].length;
}

/** Whether a degree is named anywhere in a text. */
export function namesDegree(text: string): boolean {
  if (/(?:学士|硕士|碩士|博士|本科|大专|修士|학사|석사|박사)/u.test(text)) return true;
  const match = degreeAnywhere.exec(text);
  return match !== null && degreeLength(text.slice(match.index)) > 0;
}

/** Whether a text names a place of learning, in any of the languages of the headings. */
export function namesSchool(text: string): boolean {
  return school.test(text);
}
