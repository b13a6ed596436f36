import { holdsAsTranslation } from './verify-translation';

const quote = 'Kept twelve cranes safe with weekly inspections and never missed a PostgreSQL backup';

test.each([
  ['de', 'Hielt zwölf Kräne mit wöchentlichen Prüfungen sicher und verpasste nie eine PostgreSQL-Sicherung'],
  ['fr', 'A maintenu douze grues en sécurité par des inspections hebdomadaires et n’a jamais manqué une sauvegarde PostgreSQL'],
  ['es', 'Mantuvo doce grúas seguras con inspecciones semanales y nunca omitió una copia de PostgreSQL'],
] as const)('the same in %s is a translation', (language, text) => {
  expect(holdsAsTranslation(quote, text, language)).toBe(true);
});

test.each([
  ['has another figure', 'Hielt vierzig Kräne mit wöchentlichen Prüfungen sicher und verpasste nie eine PostgreSQL-Sicherung'],
  ['leaves the figure out', 'Hielt die Kräne mit wöchentlichen Prüfungen sicher und verpasste nie eine PostgreSQL-Sicherung'],
  ['no longer denies', 'Hielt zwölf Kräne mit wöchentlichen Prüfungen sicher und machte immer eine PostgreSQL-Sicherung'],
  ['adds a tool', 'Hielt zwölf Kräne mit wöchentlichen Prüfungen sicher und verpasste nie eine Sicherung von PostgreSQL und Oracle Database'],
  ['loses a name', 'Hielt zwölf Kräne mit wöchentlichen Prüfungen sicher und verpasste nie eine Sicherung der Datenbank'],
  ['names an address', 'Hielt zwölf Kräne mit wöchentlichen Prüfungen sicher und verpasste nie eine PostgreSQL-Sicherung, ada@novak.example'],
  [
    'goes on and on',
    `Hielt zwölf Kräne mit wöchentlichen Prüfungen sicher und verpasste nie eine PostgreSQL-Sicherung${' und war die beste von allen'.repeat(6)}`,
  ],
  ['is in another language', 'Mantuvo doce grúas seguras con inspecciones semanales y nunca omitió una copia de PostgreSQL'],
])('a text that %s is none', (_what, text) => {
  expect(holdsAsTranslation(quote, text, 'de')).toBe(false);
});
