import fc from 'fast-check';
import { skillNamed } from './find-skills';
import { skillStrength } from './skill-strength';
import { SKILLS } from './taxonomy';

function strength(had: string, wanted: string): number {
  const [owned, asked] = [skillNamed(had), skillNamed(wanted)];
  if (!owned || !asked) throw new Error(`No skill: ${owned ? wanted : had}`);
  return skillStrength(owned, asked);
}

describe('how far having one skill is having another', () => {
  test.each([
    ['Django', 'Python'],
    ['Postgres', 'SQL'],
    ['PostgreSQL', 'Relational databases'],
    ['k8s', 'Containers'],
    ['React', 'JavaScript'],
    ['Next.js', 'JavaScript'],
    ['Spring Boot', 'Java'],
    ['Django REST Framework', 'Python'],
    ['CPA', 'Accounting'],
    ['RN', 'Nursing'],
    ['Nurse Practitioner', 'Patient care'],
    ['ACLS', 'CPR'],
    ['Master Electrician', 'Electrical installation'],
    ['CDL-A', "Driver's license"],
    ['Allen-Bradley', 'PLC'],
    ['GMAW', 'Welding'],
    ['SHRM-SCP', 'Human resources'],
    ['QTS', 'Teaching'],
    ['JD', 'Law'],
    ['LCSW', 'Social work'],
    ['OSHA 30', 'OSHA 10'],
    ['HPLC', 'Chromatography'],
  ])('%s is wholly %s', (had, wanted) => {
    expect(strength(had, wanted)).toBe(1);
  });

  test('goes one way', () => {
    expect(strength('Python', 'Django')).toBe(0);
    expect(strength('Nursing', 'RN')).toBe(0);
    expect(strength('Driver’s license', 'CDL Class A')).toBe(0);
  });

  test('is none between siblings and strangers', () => {
    expect(strength('Java', 'JavaScript')).toBe(0);
    expect(strength('MySQL', 'PostgreSQL')).toBe(0);
    expect(strength('PTA', 'PT license')).toBe(0);
    expect(strength('Plumbing', 'Python')).toBe(0);
  });

  test('multiplies what a path says and takes the best path', () => {
    expect(strength('MS Excel', 'Computer literacy')).toBeCloseTo(0.6, 10);
    expect(strength('Class B CDL', 'Truck driving')).toBeCloseTo(0.8, 10);
    expect(strength('Class A CDL', 'Truck driving')).toBe(1);
  });

  test('is 1 with itself, and never grows along a path', () => {
    const anySkill = fc.constantFrom(...SKILLS);
    fc.assert(
      fc.property(anySkill, anySkill, (had, wanted) => {
        const value = skillStrength(had, wanted);
        expect(skillStrength(had, had)).toBe(1);
        expect(value >= 0 && value <= 1).toBe(true);
        const overNext = had.implies.map(({ id, weight }) => weight * skillStrength(SKILLS.find((skill) => skill.id === id) ?? had, wanted));
        if (had.id !== wanted.id) expect(value).toBe(Math.max(0, ...overNext));
      }),
    );
  });
});
