import { readPosting } from './read-posting';

const asked = (text: string) => readPosting(text).requirements.map(({ need, scored, label }) => `${need}${scored ? '' : ' shown'}: ${label}`);

test('a wish inside a line is a wish, in every language', () => {
  expect(asked('Backend developer\nRequirements\n- MySQL (PostgreSQL appreciated)\n- Docker')).toContain('nice: PostgreSQL');
  expect(asked('Développeur back-end (H/F)\nVotre profil\n- MySQL (PostgreSQL apprécié)\n- Docker')).toContain('nice: PostgreSQL');
  expect(asked('Backend-Entwickler (m/w/d)\nIhr Profil\n- MySQL\n- Docker-Kenntnisse sind gern gesehen')).toContain('nice: Docker');
});

test('the last word before a colon says how much what follows is wanted', () => {
  const found = asked('Reporting analyst\nRequirements\nExperience of these is desirable: Power BI, Tableau.\nYou must know SQL.');
  expect(found).toEqual(expect.arrayContaining(['nice: Power BI', 'nice: Tableau', 'must: SQL']));
});

test('a question of the posting to its reader is never shown', () => {
  const found = asked('Staff nurse\nAre you looking for a new challenge on a friendly ward?\nYou must be a registered nurse with experience of wound care.');
  expect(found.join(' ')).not.toContain('challenge');
});

test('"AWS or similar" is one requirement', () => {
  const found = asked('Cloud engineer\nRequirements\n- Experience with AWS or similar cloud services\n- Terraform');
  expect(found).toEqual(['must: AWS or similar cloud services', 'must: Terraform']);
});

test('the end of a Spanish sentence is no abbreviation', () => {
  const found = asked('ENFERMERA\nREQUISITOS: Grado en enfermería. SE VALORARÁ: Inglés. FUNCIONES: Toma de constantes vitales.');
  expect(found.some((one) => one.startsWith('must: Grado'))).toBe(true);
});
