import { readPosting } from './read-posting';

const asked = (text: string) => {
  const { facts, requirements } = readPosting(text);
  return {
    ...facts,
    years: requirements.flatMap(({ years, scored }) => (years !== null && scored ? [years] : [])),
    found: requirements.filter(({ scored, need }) => scored && need !== 'duty').map(({ need, label }) => `${need}: ${label}`),
  };
};

test('the values of an employer, listed below the requirements, are not asked for', () => {
  const { found } = asked('Data analyst\nMeridian Pay, Leeds\n\nRequirements\nSQL\nPython\nMeridian Values\nCustomers first\nOwn the outcome\nWin with grit');
  expect(found).toEqual(['must: SQL', 'must: Python']);
});

test('departments one works with are not asked for, and experience of a team is', () => {
  const { found } = asked(
    'Buyer\nNorthmill, Hull\n\nRequirements\n- Able to work closely with the Marketing and Logistics departments\n- Experience of stock control\n- SAP',
  );
  expect(found).toEqual(['must: stock control', 'must: SAP']);
});

test('months of experience are a share of a year, and months of a contract are none', () => {
  expect(asked('Pintor de coches\nREQUISITOS\n- 18 meses de experiencia\n- Permiso de conducir B\nCONDICIONES\n- Contrato de 6 meses').years).toEqual([1.5]);
});

test('entries behind arrows in one line are entries of their own', () => {
  const { found, years } = asked(
    'Electricista\nREQUISITOS: >> FORMACIÓN PROFESIONAL EN ELECTRICIDAD. >> EXPERIENCIA MÍNIMA DE 2 AÑOS. >> CARNET DE INSTALADOR (DESEABLE). >> AUTOCAD.',
  );
  expect(years).toEqual([2]);
  expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^must: FORMACIÓN/), expect.stringMatching(/^nice: CARNET/)]));
});

test('a wish at the end of a need leaves the years needed', () => {
  const { years, found } = asked('Export manager\nRequirements\n- 4-5 years of experience in key accounts, working preferably in the wine industry\n- English');
  expect(years).toEqual([4]);
  expect(found[0]).toMatch(/^must:/);
});

test('fields of a degree in a bracket belong to it', () => {
  const { found } = asked(
    'Leiter Service\nIhr Profil:\n- Abgeschlossenes Ingenieurstudium (bspw. Maschinenbau, Verfahrenstechnik)\n- Verhandlungssichere Englischkenntnisse',
  );
  expect(found).toEqual(['must: Ingenieurstudium', 'must: Englischkenntnisse']);
});

test('an employer whose name is a list of places is named whole', () => {
  expect(asked('Occupational therapist\nKent, Surrey and Sussex NHS Foundation Trust, Lewes\n\nYou must be registered with the HCPC.').company).toBe(
    'Kent, Surrey and Sussex NHS Foundation Trust',
  );
});

test('a duty in a list stays one when another entry of the list asks', () => {
  const { found } = asked(
    'Help desk agent\nNorthmill, Hull\n\n* Comfortable with Linux servers and with every kind of printer\n* Supports deployment of software packages and drivers\n* Escalates incidents to the network team',
  );
  expect(found.join(' ')).not.toMatch(/deployment|drivers|incident/i);
});
