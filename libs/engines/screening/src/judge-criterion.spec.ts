import fc from 'fast-check';
import { judgeCriterion } from './judge-criterion';

test.each([
  ['Under 35 years old', 'age'],
  ['aged between 25 and 40', 'age'],
  ['A young person with drive', 'age'],
  ['Female candidates preferred', 'gender'],
  ['Must be a German citizen', 'origin'],
  ['No immigrants', 'origin'],
  ['Practising Christian', 'religion'],
  ['No disabilities', 'disability'],
  ['able-bodied and strong', 'disability'],
  ['Not pregnant', 'family'],
  ['Unmarried, without children', 'family'],
  ['Heterosexual', 'orientation'],
  ['Healthy, few sick days', 'health'],
  ['Not a union member', 'union'],
  ['Conservative views', 'politics'],
  ['höchstens 40 Jahre alt', 'age'],
  ['Junge Mitarbeiterin', 'age'],
  ['weiblich', 'gender'],
  ['deutsche Staatsangehörigkeit', 'origin'],
  ['ohne Migrationshintergrund', 'origin'],
  ['evangelische Konfession', 'religion'],
  ['nicht schwerbehindert', 'disability'],
  ['ledig und ungebunden', 'family'],
  ['abgeschlossene Familienplanung', 'family'],
  ['kerngesund', 'health'],
  ['kein Gewerkschaftsmitglied', 'union'],
  ['Joven de 25 años', 'age'],
  ['edad máxima 35', 'age'],
  ['mujer', 'gender'],
  ['Nacionalidad española', 'origin'],
  ['católico practicante', 'religion'],
  ['sin discapacidad', 'disability'],
  ['soltera y sin hijos', 'family'],
  ['orientación sexual', 'orientation'],
  ['buena salud', 'health'],
  ['no sindicado', 'union'],
  ['moins de 35 ans', 'age'],
  ['une femme', 'gender'],
  ['de nationalité française', 'origin'],
  ["d'origine européenne", 'origin'],
  ['catholique', 'religion'],
  ['sans handicap', 'disability'],
  ['célibataire, sans enfants', 'family'],
  ['en parfaite santé', 'health'],
  ['non syndiqué', 'union'],
  ['CELIBATAIRE', 'family'],
])('%s is refused: %s', (criterion, attribute) => {
  const judged = judgeCriterion(criterion);
  expect(judged).toMatchObject({ verdict: 'refused', attribute });
  if (judged.verdict === 'refused') expect(judged.better).not.toBe('');
});

test.each([
  ['Native speaker of German', 'native-speaker'],
  ['Mother tongue French', 'native-speaker'],
  ['Digital native', 'youth'],
  ['Recent graduate', 'youth'],
  ['At most 5 years of experience', 'youth'],
  ['Graduated after 2019', 'graduation'],
  ['Degree from Stanford', 'school'],
  ['Ivy League', 'school'],
  ['No gaps in the resume', 'gaps'],
  ['Lives in Munich', 'address'],
  ['Within 20 km of the office', 'address'],
  ['Deutsch als Muttersprache', 'native-speaker'],
  ['Muttersprachler', 'native-speaker'],
  ['Lückenloser Lebenslauf', 'gaps'],
  ['Abschluss nach 2018', 'graduation'],
  ['Wohnhaft in Berlin', 'address'],
  ['Absolventin der ETH', 'school'],
  ['Hablante nativo de inglés', 'native-speaker'],
  ['nativo digital', 'youth'],
  ['sin lagunas en el currículum', 'gaps'],
  ['residente en Madrid', 'address'],
  ['universidad de élite', 'school'],
  ['langue maternelle française', 'native-speaker'],
  ['jeune diplômé', 'youth'],
  ["issu d'une grande école", 'school'],
  ['parcours sans rupture', 'gaps'],
  ['habitant à Lyon', 'address'],
])('%s is warned: %s', (criterion, proxy) => {
  expect(judgeCriterion(criterion)).toMatchObject({ verdict: 'warned', proxy });
});

test.each([
  'Equal opportunity employer, regardless of age or gender',
  'Senior backend engineer',
  'Under 5 years of experience is fine',
  'Handles the age of data in caches',
  'React Native and cloud-native systems',
  'Finds race conditions',
  'Has taught young people',
  'Has cared for people with disabilities',
  'Disability support work',
  'Passport.js and OAuth',
  'SQL: JOIN, UNION, window functions',
  'Knows European Union law',
  'Single-page applications',
  'Healthy margins in retail',
  'HIV research',
  'Marie Curie fellowship',
  'Photo editing with Lightroom',
  'Responds within 15 minutes',
  'Over 10 years in sales',
  'German, C2',
  'University degree in nursing',
  'Worked in a single codebase for years',
  'Mentors and grows people',
  'Über 5 Jahre im Vertrieb',
  'Arbeit mit Menschen mit Behinderung',
  'Religionsunterricht an Grundschulen',
  'Lückenlose Dokumentation nach GMP',
  'Abgeschlossenes Hochschulstudium',
  'Deutsch auf dem Niveau C1',
  'Gesunde Ernährung planen',
  'Experiencia de entre 3 y 5 años',
  'Atención a personas con discapacidad',
  'Desarrollo nativo en Android',
  'Más de 10 años de experiencia',
  'Igualdad de oportunidades',
  'Expérience de plus de 5 ans',
  'Accompagnement de jeunes en difficulté',
  'Soins à domicile',
  'Développement natif iOS',
  'Personnes en situation de handicap',
])('%s is about the work', (criterion) => {
  expect(judgeCriterion(criterion)).toEqual({ verdict: 'fine' });
});

test('the words it is judged by are the criterion’s own', () => {
  expect(judgeCriterion('Ein Bewerber, höchstens 40 Jahre alt, mit Kotlin')).toMatchObject({ words: 'höchstens 40 Jahre alt' });
});

test('what is refused comes before what is warned, wherever it stands', () => {
  expect(judgeCriterion('Digital native, female')).toMatchObject({ verdict: 'refused', attribute: 'gender' });
});

test('the better wording is in the language of the words and passes itself', () => {
  for (const [criterion, better] of [
    ['healthy', /^Can do/],
    ['kerngesund', /^Kann/],
    ['buena salud', /^Puede/],
    ['parfaite santé', /^Peut/],
  ] as const) {
    const judged = judgeCriterion(criterion);
    expect(judged).toMatchObject({ better: expect.stringMatching(better) });
    if (judged.verdict === 'refused') expect(judgeCriterion(judged.better)).toEqual({ verdict: 'fine' });
  }
});

test('any text is judged, and a refused phrase is found in any surroundings', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(['fine', 'warned', 'refused']).toContain(judgeCriterion(before + after).verdict);
      expect(judgeCriterion(`${before}. unmarried. ${after}`).verdict).toBe('refused');
    }),
  );
});
