import fc from 'fast-check';
import { findSkills, skillNamed } from './find-skills';
import { SKILL_WORDS } from './taxonomy';

const namesIn = (text: string) => findSkills(text).map(({ skill }) => skill.name);

describe('the skills of a text', () => {
  test.each([
    ['Skills: C, C++, C#, F#, .NET, Node.js, R, Go', ['C', 'C++', 'C#', 'F#', '.NET', 'Node.js', 'R', 'Go']],
    ['C/C++', ['C', 'C++']],
    ['k8s, CI/CD, CI / CD, A/B testing, TCP/IP', ['Kubernetes', 'CI/CD', 'CI/CD', 'A/B testing', 'TCP/IP']],
    ['JavaScript is not Java.', ['JavaScript', 'Java']],
    ['JDK 17, Python 3.11, Vue 3, ES2022', ['Java', 'Python', 'Vue.js', 'JavaScript']],
    ['java17, Python3, C++20, HTML5', ['Java', 'Python', 'C++', 'HTML']],
    ['ASP.NET Core, dotnet, VB.NET', ['ASP.NET', '.NET', 'Visual Basic']],
    ['NodeJS, node.js, Node JS', ['Node.js', 'Node.js', 'Node.js']],
    ['machine-learning and machine\nlearning', ['Machine learning', 'Machine learning']],
    ['Paediatric care, Orthopaedics, haematology', ['Pediatric nursing', 'Orthopedics', 'Hematology']],
    ['Organisational skills, data visualisation', ['Organizational skills', 'Data visualization']],
    ['P&L, M&A, R&D', ['P&L management', 'Mergers and acquisitions', 'Product development']],
    ['REST APIs, PLCs, RNs', ['REST APIs', 'PLC programming', 'Registered Nurse']],
    ['Ph.D. in Chemistry', ['Doctorate', 'Chemistry']],
    ["a driver's license and a driver’s licence", ["Driver's license", "Driver's license"]],
    ['You need Python.You know SQL', ['Python', 'SQL']],
    ['Django REST Framework on Amazon Web Services (AWS)', ['Django REST Framework', 'AWS', 'AWS']],
    ['Français, Español und Deutsch', ['French', 'Spanish', 'German']],
  ])('"%s"', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  test('are given with their place in the text', () => {
    const text = 'Résumé: React.js, then CI/CD';
    expect(findSkills(text).map(({ start, end, words }) => [text.slice(start, end), words])).toEqual([
      ['React.js', 'React.js'],
      ['CI/CD', 'CI/CD'],
    ]);
    const decomposed = 'Résumé: Python'.normalize('NFD');
    expect(findSkills(decomposed).map(({ start, end }) => decomposed.slice(start, end))).toEqual(['Python']);
  });

  test('are the longest names, in order and without overlap, whatever the text', () => {
    const written = fc.nat({ max: SKILL_WORDS.length - 1 }).map((index) => SKILL_WORDS[index]?.written ?? '');
    const anySign = fc.integer({ min: 1, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
    const piece = fc.oneof(written, fc.string({ unit: anySign, maxLength: 5 }), fc.constantFrom(', ', ' and ', '/', '\n', '. '));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join(' ');
        let last = 0;
        for (const { start, end, words } of findSkills(text)) {
          expect(start >= last && end > start && text.slice(start, end) === words).toBe(true);
          last = end;
        }
      }),
    );
  });

  test('are the same however often a text is read', () => {
    const text = 'Python, Go and React; Excel at reporting, Excel skills';
    expect(findSkills(text)).toEqual(findSkills(text));
  });
});

describe('the skill a label names', () => {
  test.each([
    ['postgres', 'PostgreSQL'],
    ['Node JS', 'Node.js'],
    ['Amazon Web Services (AWS)', 'AWS'],
    ['Java 17', 'Java'],
    ['Python 3.x', 'Python'],
    ['Go (3 years)', 'Go'],
    ['problem-solving', 'Problem solving'],
    ['E-Commerce', 'E-commerce'],
    ['registered nurse', 'Registered Nurse'],
    ['RN', 'Registered Nurse'],
    ['dbt', 'dbt'],
    ['DBT', 'Dialectical behavior therapy'],
    ['Deutsch', 'German'],
    ['  c++ ', 'C++'],
    ['NFPA 70E', 'NFPA 70E'],
    ['Windows 10', 'Windows 10'],
  ])('%s is %s', (label, name) => {
    expect(skillNamed(label)?.name).toBe(name);
  });

  test('is none if the label says more or something else', () => {
    expect(['', ' ', '???', 'Python and Go', 'school districts', 'Javanese', '(Go'.repeat(2000)].map(skillNamed)).toEqual(Array(7).fill(undefined));
  });
});

test('a country is not its language', () => {
  expect(findSkills('Paris, France')).toEqual([]);
  expect(findSkills('Idiomas: francés e inglés').map(({ skill }) => skill.name)).toEqual(['French', 'English']);
});
