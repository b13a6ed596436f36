import type { ResumeLanguage } from '@folia/contracts/resume-languages';
import { sayLine } from './say-line';

const say = (line: string, isNow: boolean, language: ResumeLanguage, setting: Partial<{ place: number; isAmongVerbs: boolean }> = {}) =>
  sayLine(line, language, language, { isNow, place: 1, isAmongVerbs: false, ...setting }).text;

it.each([
  ['Led four people', true, 'I led four people'],
  ['Refactored the billing', false, 'I refactored the billing'],
  ['Teach student nurses', true, 'I teach student nurses'],
  ['Teach student nurses; signed off eight so far', true, 'I teach student nurses; I have signed off eight so far'],
  ['See about 15 patients a shift, lead resuscitations at night', true, 'I see about 15 patients a shift and lead resuscitations at night'],
  ['Took blood, did ECGs, stocked the rooms', false, 'I took blood, did ECGs and stocked the rooms'],
  ['Peel carrots and leeks, keep the logs', true, 'I peel carrots and leeks, and keep the logs'],
  ['Engage with new members', true, 'I engage with new members'],
  ['Hang doors', true, 'I hang doors'],
  ['Tills, orders, stock', false, 'It also included tills, orders and stock.'],
  ['Dashboards and ad-hoc analysis in SQL', false, 'It also included dashboards and ad-hoc analysis in SQL.'],
  ['Lead developer of the booking API', true, 'I am a lead developer of the booking API.'],
  ['I kept the books', true, 'I kept the books'],
  ['Support three teams', true, 'I support three teams'],
  ['Mentor for two trainees', true, 'I am a mentor for two trainees.'],
  ['Responsible for the stores', false, 'I was responsible for the stores.'],
  ['Passes went from 68% to 81%', true, 'Passes went from 68% to 81%'],
  ['Teach student nurses', false, 'It was also to teach student nurses.'],
  ['Support desk for the region', true, 'It also includes support desk for the region.'],
  ['Home visits and equipment', false, 'It also included home visits and equipment.'],
  ['AWS migration', true, 'It also includes AWS migration.'],
])('says "%s" as a sentence', (line, isNow, said) => {
  expect(say(line, isNow, 'en')).toBe(said);
});

it('takes a word that may be a noun for a verb among other verbs', () => {
  expect(say('Order meat and vegetables', true, 'en', { isAmongVerbs: true })).toBe('I order meat and vegetables');
  expect(say('Order meat and vegetables', true, 'en')).toBe('It also includes order meat and vegetables.');
});

it.each([
  ['Betreue Kabelsätze', true, 0, 'Dort betreue ich Kabelsätze'],
  ['Drehe und fräse Wellen', true, 0, 'Ich drehe und fräse Wellen'],
  ['Moderiere die FMEA', true, 1, 'Ich moderiere die FMEA'],
  ['Leitete das Lager', false, 1, 'Ich leitete das Lager'],
  ['Neue Masken getestet', false, 0, 'Ich habe neue Masken getestet'],
  ['Angebote erstellen', false, 0, 'Zu meinen Aufgaben gehörte es, Angebote zu erstellen.'],
  ['Konten anlegen', true, 1, 'Zu meinen Aufgaben gehört es auch, Konten anzulegen.'],
  ['Verantwortlich für die Kasse', false, 0, 'Ich war verantwortlich für die Kasse.'],
  ['Beratung am Schalter', false, 0, 'Meine Arbeit umfasste Beratung am Schalter.'],
  ['Drehautomaten, Werkzeuge, Wartung', false, 0, 'Meine Arbeit umfasste Drehautomaten, Werkzeuge und Wartung.'],
])('says German "%s" as a sentence', (line, isNow, place, said) => {
  expect(say(line, isNow, 'de', { place })).toBe(said);
});

it.each([
  ['fr', 'Développe les pages', true, 'Je développe les pages'],
  ['fr', 'Assure la garde', true, 'J’assure la garde'],
  ['fr', 'Développé les pages', false, 'J’ai développé les pages'],
  ['fr', 'Assurer la garde', false, 'Mon rôle était d’assurer la garde.'],
  ['fr', 'Responsable de la caisse', true, 'Je suis responsable de la caisse.'],
  ['fr', 'Gestion des stocks', true, 'Je m’y occupe de la gestion des stocks.'],
  ['fr', 'Optimisation des requêtes', false, 'Je m’y occupais de l’optimisation des requêtes.'],
  ['fr', 'Gestion et rangement des stocks', true, 'Je m’y occupe de la gestion et du rangement des stocks.'],
  ['es', 'Carga y reparto de paquetes', true, 'Allí me ocupo de la carga y el reparto de paquetes.'],
  ['fr', 'Mise en rayon', false, 'Je m’y occupais de mise en rayon.'],
  ['es', 'Preparo las curas', true, 'Preparo las curas'],
  ['es', 'Desarrollo de webs', true, 'Allí me ocupo del desarrollo de webs.'],
  ['es', 'Gestionado el almacén', false, 'He gestionado el almacén'],
  ['es', 'Cuidar a los mayores', false, 'Mi tarea era cuidar a los mayores.'],
  ['es', 'Medicina interna y urgencias', false, 'Allí me ocupaba de medicina interna y urgencias.'],
] as const)('says in %s "%s" as a sentence', (language, line, isNow, said) => {
  expect(say(line, isNow, language, { place: 0 })).toBe(said);
});

it('quotes a line in another language than the letter', () => {
  expect(sayLine('Led four people.', 'de', 'en', { isNow: false, place: 0, isAmongVerbs: false }).text).toBe(
    'In meinem Lebenslauf steht dazu: „Led four people“.',
  );
});

test.each([
  ['Look after 120 servers', 'I look after 120 servers'],
  ['Cost every stay from ward data', 'I cost every stay from ward data'],
  ['Kitchen holds a five-star rating', 'The kitchen holds a five-star rating'],
  ['Since 2024 two customers on AWS', 'My work there includes two customers on AWS, since 2024.'],
])('%s is said as a sentence', (line, said) => {
  expect(sayLine(line, 'en', 'en', { isNow: true, place: 0, isAmongVerbs: false }).text).toBe(said);
});

test('a thing whose name is spelled like a verb makes no sentence', () => {
  expect(say('Job costing of print runs in QuickBooks', false, 'en')).toBe('It also included job costing of print runs in QuickBooks.');
  expect(say('File HST and payroll remittances', true, 'en', { isAmongVerbs: true })).toBe('I file HST and payroll remittances');
});
