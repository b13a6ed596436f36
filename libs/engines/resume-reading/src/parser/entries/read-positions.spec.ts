import { textDocument } from '../../fixtures/text-document';
import { parseResume } from '../parse-resume';

const positions = (...header: string[]) =>
  parseResume(textDocument(['Ada Novak', '', '# EXPERIENCE', ...header, '- Built the thing that everybody uses', '', '# SKILLS', 'Go, Rust']), '2026-11')
    .entries.filter((entry) => entry.kind === 'work')
    .map(({ fields: { position, employer, location, startDate, endDate, current } }) => [
      position,
      employer,
      location,
      startDate,
      endDate ?? (current ? 'now' : undefined),
    ]);

// The header of a position as people write it; a tab is a wide gap, several strings are several lines.
test.each([
  [['Google, Senior Engineer, Mountain View, CA, 2015-2018'], ['Senior Engineer', 'Google', 'Mountain View, CA', '2015', '2018']],
  [['Senior Engineer – Google – Mountain View, CA – Jan 2015 to Mar 2018'], ['Senior Engineer', 'Google', 'Mountain View, CA', '2015-01', '2018-03']],
  [['Jan 2015 - Mar 2018: Senior Engineer, Google'], ['Senior Engineer', 'Google', undefined, '2015-01', '2018-03']],
  [['Senior Engineer at Google in Mountain View, CA (2015-2018)'], ['Senior Engineer', 'Google', 'Mountain View, CA', '2015', '2018']],
  [
    ['Senior Engineer @Google · Full-time', 'Jan 2015 - Present · 3 yrs 3 mos', 'Zurich, Switzerland'],
    ['Senior Engineer', 'Google', 'Zurich, Switzerland', '2015-01', 'now'],
  ],
  [
    ['Google\tMountain View, CA', 'Senior Engineer, Platform Team\t2015 – 2018'],
    ['Senior Engineer, Platform Team', 'Google', 'Mountain View, CA', '2015', '2018'],
  ],
  [
    ['SENIOR ENGINEER', 'GOOGLE INC. | ZURICH | JANUARY 2015 – MARCH 2018'],
    ['SENIOR ENGINEER', 'GOOGLE INC.', 'ZURICH', '2015-01', '2018-03'],
  ],
  [
    ['Seit 01/2020', 'Vertriebsleiter', 'Müller & Söhne GmbH & Co. KG, Bielefeld'],
    ['Vertriebsleiter', 'Müller & Söhne GmbH & Co. KG', 'Bielefeld', '2020-01', 'now'],
  ],
  [['Depuis 2019 : Chef de projet, Airbus (Toulouse)'], ['Chef de projet', 'Airbus', 'Toulouse', '2019', 'now']],
  [['Freelance Web Developer\tJan 2015 – Present'], ['Freelance Web Developer', undefined, undefined, '2015-01', 'now']],
  [
    ['Company: Tata Consultancy Services', 'Designation: Systems Engineer', 'Duration: July 2020 to Present'],
    ['Systems Engineer', 'Tata Consultancy Services', undefined, '2020-07', 'now'],
  ],
  [
    ['10/2014 –\tProjektingenieurin', '03/2019\tRobert Bosch GmbH, Reutlingen'],
    ['Projektingenieurin', 'Robert Bosch GmbH', 'Reutlingen', '2014-10', '2019-03'],
  ],
])('%j', (header, expected) => expect(positions(...header)).toEqual([expected]));

test('a table of positions: every row one', () =>
  expect(positions('Employer\tPosition\tFrom\tTo', 'Saudi Aramco\tProcurement Specialist\tJune 2018\tPresent', 'SABIC\tBuyer\tMay 2014\tMay 2018')).toEqual([
    ['Procurement Specialist', 'Saudi Aramco', undefined, '2018-06', 'now'],
    ['Buyer', 'SABIC', undefined, '2014-05', '2018-05'],
  ]));
