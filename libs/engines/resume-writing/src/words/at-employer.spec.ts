import { atEmployer } from './at-employer';
import { listed } from './listed';
import { standingOf } from './standings';
import { article, calm, titleInSentence } from './title-in-sentence';

it('puts the article before an employer that its kind takes', () => {
  expect(atEmployer('University of Leeds', 'en')).toBe('at the University of Leeds');
  expect(atEmployer('Elm', 'en')).toBe('at Elm');
  expect(atEmployer('Klinikum Nord GmbH', 'de')).toBe('bei der Klinikum Nord GmbH');
  expect(atEmployer('Klinikum Nord', 'de')).toBe('am Klinikum Nord');
  expect(atEmployer('Agence Nord', 'fr')).toBe('à l’Agence Nord');
  expect(atEmployer('Residencia Sol', 'es')).toBe('en la Residencia Sol');
  expect(atEmployer('', 'de')).toBe('');
});

it('says a title behind "as" as the language does', () => {
  expect(titleInSentence('Student nurse', 'en')).toBe('a student nurse');
  expect(titleInSentence('Electrician', 'en')).toBe('an electrician');
  expect(titleInSentence('Java developer', 'en')).toBe('a Java developer');
  expect(titleInSentence('Director of Operations', 'en')).toBe('Director of Operations');
  expect(titleInSentence('Enfermera', 'es')).toBe('enfermera');
  expect(titleInSentence('Projektleiterin', 'de')).toBe('Projektleiterin');
  expect([article('NVQ'), article('MBA'), article('BSc'), article('university place'), article('hour')]).toEqual(['an', 'an', 'a', 'a', 'a']);
  expect([calm('STAFF NURSE', 'en'), calm('ENFERMERO/A', 'es'), calm('Chef', 'en')]).toEqual(['Staff Nurse', 'enfermero/a', 'Chef']);
});

it('joins a list so that its parts stay apart', () => {
  expect(listed(['Go', 'Kafka'], 'en')).toBe('Go and Kafka');
  expect(listed(['Word und Excel', 'SAP'], 'de')).toBe('Word und Excel sowie SAP');
  expect(listed(['Java', 'Inglés'], 'es')).toBe('Java e Inglés');
  expect(listed(['Go'], 'fr')).toBe('Go');
});

it('tells standings from papers', () => {
  expect(['HCPC registered', 'Admitted as a solicitor', 'CIMA member', 'NMC registration (adult)', 'Level 2 Award in Nutrition'].map(standingOf)).toEqual([
    'end',
    'beginning',
    'member',
    'held',
    null,
  ]);
});
