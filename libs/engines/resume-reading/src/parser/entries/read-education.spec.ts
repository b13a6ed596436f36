import { textDocument } from '../../fixtures/text-document';
import { parseResume } from '../parse-resume';

const schooling = (...lines: string[]) =>
  parseResume(textDocument(['Ada Novak', '', '# EDUCATION', ...lines, '', '# SKILLS', 'Go, Rust']), '2026-11')
    .entries.filter((entry) => entry.kind === 'education')
    .map(({ fields: { institution, degree, area, startDate, endDate, grade } }) => [institution, degree, area, startDate, endDate, grade]);

test.each([
  [['BSc Computer Science, University of Porto, 2012 - 2016'], ['University of Porto', 'BSc', 'Computer Science', '2012', '2016', undefined]],
  [
    ['University of Oxford: BA (Hons) Philosophy, Politics and Economics, First Class, 2014–2017'],
    ['University of Oxford', 'BA (Hons)', 'Philosophy, Politics and Economics', '2014', '2017', 'First Class'],
  ],
  [['Ph.D., Physics, MIT, 2019'], ['MIT', 'Ph.D.', 'Physics', undefined, '2019', undefined]],
  [['High School Diploma, Lincoln High School, 2008'], ['Lincoln High School', 'High School Diploma', undefined, undefined, '2008', undefined]],
  [
    ['Stanford University\tStanford, CA', 'M.S. in Computer Science, GPA 3.9/4.0\t2018 – 2020'],
    ['Stanford University', 'M.S.', 'Computer Science', '2018', '2020', 'GPA 3.9/4.0'],
  ],
  [
    ['Erasmus University Rotterdam', 'Master of Science - MS, Supply Chain Management · (2015 - 2016)'],
    ['Erasmus University Rotterdam', 'Master of Science - MS', 'Supply Chain Management', '2015', '2016', undefined],
  ],
  [
    ['Universität Heidelberg\t10/2012 – 09/2015', 'Bachelor of Arts, Germanistik'],
    ['Universität Heidelberg', 'Bachelor of Arts', 'Germanistik', '2012-10', '2015-09', undefined],
  ],
  [
    ['Licence en droit, Université Paris 1 Panthéon-Sorbonne, 2015'],
    ['Université Paris 1 Panthéon-Sorbonne', 'Licence', 'droit', undefined, '2015', undefined],
  ],
  [['09/2015 – 07/2018  Ausbildung zum Tischler, IHK Nordheim'], ['IHK Nordheim', 'Ausbildung zum', 'Tischler', '2015-09', '2018-07', undefined]],
  [
    ['Oct 15 – Jul 18', 'BSc Mathematics', 'University of Westmere'],
    ['University of Westmere', 'BSc', 'Mathematics', '2015-10', '2018-07', undefined],
  ],
  [
    ['M.Sc. in Ecology @Hochschule Nordheim', '09/2020 - 09/2022'],
    ['Hochschule Nordheim', 'M.Sc.', 'Ecology', '2020-09', '2022-09', undefined],
  ],
  [
    ['PhD, Soil Science; Northport University', '2010-2014'],
    ['Northport University', 'PhD', 'Soil Science', '2010', '2014', undefined],
  ],
  [['Ciências do Mar — Instituição Boa Vista (Em andamento)'], ['Instituição Boa Vista', 'Ciências do Mar', undefined, undefined, undefined, undefined]],
  [['2013.09-2016.06 海城第二中学 高中'], ['海城第二中学', '高中', undefined, '2013-09', '2016-06', undefined]],
  [
    ['2024.06  北山大学 · 软件工程 · 本科', '2020.09  GPA: 3.6 / 4'],
    ['北山大学', '本科', '软件工程', '2020-09', '2024-06', 'GPA: 3.6 / 4'],
  ],
  [['Grado en Derecho – Universidad de Sevilla (2010 – 2014)'], ['Universidad de Sevilla', 'Grado', 'Derecho', '2010', '2014', undefined]],
])('%j', (lines, expected) => expect(schooling(...lines)).toEqual([expected]));

test('a table with its head', () =>
  expect(
    schooling(
      'Degree\tInstitution\tYear\tPercentage/CGPA',
      'B.Tech (Computer Science)\tNIT Warangal\t2020\t8.4',
      'Class XII (CBSE)\tDelhi Public School\t2016\t93.2%',
    ),
  ).toEqual([
    ['NIT Warangal', 'B.Tech', 'Computer Science', undefined, '2020', '8.4'],
    ['Delhi Public School', 'Class XII (CBSE)', undefined, undefined, '2016', '93.2%'],
  ]));

test("a dean's list names a date and is no degree", () =>
  expect(schooling('Rutgers University\tMay 2025', 'Bachelor of Science in Biology', "Dean's List: Fall 2022, Spring 2023")).toEqual([
    ['Rutgers University', 'Bachelor of Science', 'Biology', undefined, '2025-05', undefined],
  ]));
