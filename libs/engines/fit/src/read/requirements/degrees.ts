/** Rungs of formal education: 1 school, 2 vocational or associate, 3 bachelor, 4 master, 5 doctor. */
export type DegreeLevel = 1 | 2 | 3 | 4 | 5;

const byLevel: readonly (readonly [DegreeLevel, string])[] = [
  [
    5,
    'ph\\.?\\s?d\\.?|doctora(?:l|te|t)s?(?: degree)?|doctorado|doctor of [\\p{L}]+(?: [\\p{L}]+)?|dr\\. (?:rer|med|phil|ing)\\.?(?: nat\\.?)?|promotion|pharm\\.?d\\.?|j\\.?d\\.?|m\\.?d\\.?|d\\.?v\\.?m\\.?|d\\.?d\\.?s\\.?|d\\.?n\\.?p\\.?|ed\\.?d\\.?|d\\.?p\\.?t\\.?|juris doctor',
  ],
  [
    4,
    "master['’]?s?(?: degree)?(?: of [\\p{L}]+)?(?! (?:electrician|plumber|carpenter|data|craftsman))|masters|m\\.?sc\\.?|m\\.?eng\\.?|m\\.?b\\.?a\\.?|m\\.?ed\\.?|m\\.?f\\.?a\\.?|m\\.?p\\.?h\\.?|m\\.?s\\.?w\\.?|ll\\.?m\\.?|m\\.?s\\.?n\\.?|magister|diplom(?:-?(?:ingenieur(?:in)?|studium))|staatsexamen|postgraduate|graduate degree|pgce|bac ?\\+ ?5|máster|mastère|diplôme d'ingénieur|advanced degree",
  ],
  [
    3,
    "bachelor['’]?s?(?: degree)?(?: of [\\p{L}]+)?|b\\.?sc\\.?|b\\.?eng\\.?|b\\.?b\\.?a\\.?|b\\.?f\\.?a\\.?|b\\.?s\\.?n\\.?|b\\.?ed\\.?|ll\\.?b\\.?|b\\.?com\\.?|b\\.?tech\\.?|undergraduate|(?:university |college |four-year |4-year )?degree|hochschulabschluss|(?:abgeschlossenes )?(?:hochschul)?studium|hochschulstudium|licence|bac ?\\+ ?[34]|licenciatura|grado(?! (?:superior|medio))|d\\.?c\\.?g\\.?|titulación universitaria|diplôme(?! d['’]état)|diplom|laurea|college graduate",
  ],
  [
    2,
    "associate['’]?s?(?: degree)?(?: of [\\p{L}]+| in (?=(?:applied )?(?:science|arts)))?|apprenticeship|ausbildung|berufsausbildung|foundation degree|(?:handwerks|industrie|elektro|kfz-|installateur-?)?meister(?:in|brief|titel|prüfung)?|techniker(?:in)?(?= \\p{L})|h\\.?n\\.?[cd]\\.?|technical diploma|vocational|trade school|bts|dut|grado (?:superior|medio)|ciclo formativo(?: de grado (?:superior|medio))?|bac ?\\+ ?[23]|\\bcap\\b|formación profesional|ciclo formativo|a\\.?a\\.?s\\.?|culinary (?:diploma|school)|lehre|(?<!school )diploma(?! of higher)|nvq|city (?:and|&) guilds|technician",
  ],
  [
    1,
    'high school(?: diploma)?|secondary school|g\\.?e\\.?d\\.?|abitur|baccalauréat|bachillerato|a[- ]levels?|gcses?|school leaving|mittlere reife|realschulabschluss|matura',
  ],
];
const capitals = '(?:B\\.?[AS]\\.?|M\\.?[AS]\\.?)(?!-| ?(?:EN |ISO )?\\d)';
const edge = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
const patterns = byLevel.map(([level, words]) => [level, new RegExp(edge(words), 'iu')] as const);
const capitalPattern = new RegExp(edge(capitals), 'u');

/** The highest degree that words in the place of a degree name; null when they name none. "Master" alone is a degree here. */
export function degreeLevelOf(words: string): DegreeLevel | null {
  for (const [level, pattern] of patterns) if (pattern.test(words)) return level;
  const capital = capitalPattern.exec(words)?.[0];
  return capital ? (capital.startsWith('B') ? 3 : 4) : null;
}

export type DegreeAsked = { level: DegreeLevel; field: string; orExperience: boolean; start: number; end: number };

const anyDegree = byLevel
  .map(([, words]) => words)
  .join('|')
  .replace("master['’]?s?(?: degree)?(?: of [\\p{L}]+)?", "master['’]?s(?: degree)?|master (?:of [\\p{L}]+|degree)|master(?= in)")
  .replace('|technician', '')
  .replace('|vocational', '')
  .replace('|licence', '')
  .replace('|undergraduate', '')
  .replace('|a[- ]levels?|gcses?', '');
const name = '(?:[\\p{L}&-]+)(?: (?!(?:and|or|with|plus|required|preferred|from|is|are|in|at)(?![\\p{L}]))[\\p{L}&-]+){0,3}';
const asked = new RegExp(
  `${edge(`${anyDegree}|${capitals}`)}(?:\\s?\\/\\s?(?:${anyDegree}|${capitals})(?!\\p{L}))?(?:\\s+(?:or|oder|ou|o)\\s+(?:an? |une? )?(?:${anyDegree})(?!\\p{L}))?(?:\\s+degree)?(?:\\s+\\(hons?\\.?\\)(?:\\s+(?!(?:in|of)\\s)(${name}))?)?(?:\\s+\\((?:${anyDegree})\\))?(?: level \\d)?(?: (?:als|zum|zur) ([\\p{L}/:*()-]+(?: (?:für|in|im|der) [\\p{L}-]+(?: und [\\p{L}-]+)?)?))?(?:,?\\s+(?:in|of|der|en|im Bereich)\\s+(?:an? )?(${name}(?:(?:, ${name})*,? or (?:an? )?${name})?))?(?:\\s+(?:or|oder|ou|o)\\s+(?:an? |the )?(?:equivalent|comparable|similar|vergleichbar\\p{L}*|équivalent|equivalente)(?:\\s+(?:experience|qualification|work experience|practical experience|degree|training|combination|education|abschluss|qualifikation|ausbildung|berufsausbildung|foreign))*)?`,
  'giu',
);

// Without this, every sentence would pay for the long pattern.
const hint =
  /degree|\bd\.?c\.?g\b|ciclo |bachelor|master|ph\.?\s?d|doctor|dipl|apprentice|ausbildung|meister|technik|studi|school|\bged\b|g\.e\.d|abitur|bac\b|baccal|licen[cs]|grado|titulaci|\bbts\b|\bdut\b|\bcap\b|lehre|\bh\.?n\.?[cd]\b|formaci|matura|schulabschluss|mittlere|\b[bm]\.?[as]\b|\b[bm]\.? ?(?:sc|eng|ed|ba|fa|com|tech|ph|sw|sn)|\bll\.?[bm]|examen|pgce|\bj\.?d\b|\bm\.?d\b|d\.?v\.?m|d\.?d\.?s|d\.?n\.?p|d\.?p\.?t|laurea|nvq|city (?:and|&) guilds|associate|promotion|undergrad|postgrad|associat|foundation|a\.?a\.?s|trade school|culinary|máster|mastère/i;

const alternative = /^[^;.()]{0,60}(?<!\p{L})(?:or|oder|alternativ\p{L}*|ou|o)(?!\p{L})(?![^;.()]*(?:prefer|ideal|plus))[^;.()]{0,20}$/iu;

/** "A PhD in biochemistry, or an MSc" asks for one degree, the lower one. */
function withoutAlternatives(found: readonly DegreeAsked[], text: string): DegreeAsked[] {
  const kept: DegreeAsked[] = [];
  for (const degree of found) {
    const last = kept.at(-1);
    if (!last || !alternative.test(text.slice(last.end, degree.start))) {
      kept.push(degree);
      continue;
    }
    const level = Math.min(last.level, degree.level) as DegreeLevel;
    kept[kept.length - 1] = { ...last, level, field: last.field || degree.field, orExperience: last.orExperience || degree.orExperience, end: degree.end };
  }
  return kept;
}

/** Degrees a sentence of a posting asks for, each with its field. Offsets into the sentence; among alternatives the lowest counts. */
export function findDegreesAsked(text: string): DegreeAsked[] {
  if (!hint.test(text)) return [];
  const found = [...text.matchAll(asked)].flatMap((found) => {
    const words = found[0];
    // Lower-case "ma", "bs" and "md" are other words.
    if ((/^[a-z]{2}$/i.test(words) && words !== words.toUpperCase()) || /^(?:[Aa]ssociates?|ASSOCIATES?|bed|med|cap|dut)$/.test(words)) return [];
    const levels = patterns.filter(([, pattern]) => pattern.test(words)).map(([level]) => level);
    const level =
      levels.length > 0
        ? (Math.min(...levels.filter((one, index) => index === 0 || one !== 3 || !/degree/i.test(words) || /bachelor/i.test(words))) as DegreeLevel)
        : degreeLevelOf(words);
    return level
      ? [
          {
            level,
            field: found[3] ?? found[2] ?? found[1] ?? '',
            orExperience: /equivalent(?!\s+degree)|comparable|vergleichbar|équivalent/i.test(words),
            start: found.index,
            end: found.index + words.length,
          },
        ]
      : [];
  });
  return withoutAlternatives(found, text);
}
