import { findSkills } from './find-skills';
import { skillStrength } from './skill-strength';
import { SKILLS } from './taxonomy';

const named = (text: string) => findSkills(text).map(({ skill }) => skill.name);
const skill = (name: string) => {
  const found = SKILLS.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

test.each([
  ['Voraussetzung: Meisterbrief und Ausbildereignung (AdA-Schein)', ['Meisterbrief', 'Ausbildereignung']],
  ['Gabelstaplerschein und Führerschein Klasse CE', ['Gabelstaplerschein', 'HGV licence']],
  ['Sie sind examinierte Pflegefachkraft oder Praxisanleiter', ['German nursing licence', 'Praxisanleiter in care']],
  ['Deutsche Approbation als Arzt und Facharztanerkennung', ['Approbation als Arzt', 'Facharztanerkennung']],
  ['CACES R489, habilitation électrique et permis poids lourd', ['CACES', 'Elektrofachkraft', 'HGV licence']],
  ["Diplôme d'État d'infirmier exigé, inscription à l'ordre des infirmiers", ['French nursing diploma']],
  ['Carnet de carretillero y curso de prevención de riesgos laborales', ['Gabelstaplerschein', 'Prevención de riesgos laborales']],
  ['Permiso de conducir C+E, CAP en vigor y tarjeta de tacógrafo digital', ['HGV licence', 'CAP de transporte', 'Digital tachograph card']],
  ['Full GMC registration with CCT; MRCPsych and section 12 approval', ['Medical license', 'MRCPsych', 'Section 12 approval']],
  [
    'NMC registered RMN with PMVA training and knowledge of the Mental Capacity Act',
    ['NMC registration', 'Registered Mental Health Nurse', 'PMVA', 'Mental Capacity Act'],
  ],
])('%s', (text, wanted) => {
  expect(named(text)).toEqual(expect.arrayContaining(wanted));
});

test('a class of driving licence is not another, and a larger one holds the smaller', () => {
  const [car, lorry] = [skill("Driver's license"), skill('HGV licence')];
  expect(skillStrength(lorry, car)).toBe(1);
  expect(skillStrength(car, lorry)).toBe(0);
});

test('what a credential implies is implied, and not the other way round', () => {
  for (const [had, wanted] of [
    ['Registered Mental Health Nurse', 'Registered Nurse'],
    ['UK advanced life support', 'BLS'],
    ['Meisterbrief', 'Completed apprenticeship'],
    ['Approbation als Arzt', 'Medical license'],
    ['Renal nursing course', 'Dialysis'],
  ] as const) {
    expect(skillStrength(skill(had), skill(wanted))).toBeGreaterThan(0.7);
    expect(skillStrength(skill(wanted), skill(had))).toBe(0);
  }
});
