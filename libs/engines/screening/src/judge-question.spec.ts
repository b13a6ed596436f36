import { judgeQuestion } from './judge-question';

test.each([
  ['Who has run Postgres in production?'],
  ['Which of them led a team of ten or more?'],
  ['Who has fixed race conditions in Go?'],
  ['Who wrote about older releases of Kafka?'],
  ['Who has worked with universities or colleges?'],
  ['Who has written code to rank the results of a search?'],
  ['Who designed for children?'],
  ['Who speaks German?'],
  ['Wer hat Kafka in Produktion betrieben?'],
  ['¿Quién ha dirigido un equipo?'],
  ['Qui a déjà migré une base de données ?'],
])('a question about work is answered, blind or not: %s', (question) => {
  expect([judgeQuestion(question, true), judgeQuestion(question, false)]).toEqual([null, null]);
});

test.each([
  ['How old are they?', 'age'],
  ['Who is the youngest?', 'age'],
  ['Who is under 35 years old?', 'age'],
  ['Which of them are women?', 'gender'],
  ['Who has children?', 'family'],
  ['Who is married?', 'family'],
  ['Where were they born?', 'origin'],
  ['What nationality do they have?', 'origin'],
  ['Which religion do they have?', 'religion'],
  ['Who has a disability?', 'disability'],
  ['What do they look like?', 'photo'],
  ['Who is the best?', 'verdict'],
  ['Should we hire candidate 2?', 'verdict'],
  ['Wie alt sind sie?', 'age'],
  ['Wer hat Kinder?', 'family'],
  ['¿Cuántos años tienen?', 'age'],
  ['Quel âge ont-ils ?', 'age'],
])('what the law protects, looks and a verdict are never answered: %s', (question, topic) => {
  expect([judgeQuestion(question, true), judgeQuestion(question, false)]).toEqual([topic, topic]);
});

test.each([
  ['What are their names?', 'name'],
  ['Who is candidate 7?', 'name'],
  ['Which universities did they go to?', 'school'],
  ['Where did they study?', 'school'],
  ['When did they graduate?', 'graduation'],
  ['Where do they live?', 'address'],
  ['Wie heißen sie?', 'name'],
  ['Où ont-ils étudié ?', 'school'],
  ['¿Dónde viven?', 'address'],
])('who somebody is is not told while it is hidden, and may be asked once it is shown: %s', (question, topic) => {
  expect([judgeQuestion(question, true), judgeQuestion(question, false)]).toEqual([topic, null]);
});
