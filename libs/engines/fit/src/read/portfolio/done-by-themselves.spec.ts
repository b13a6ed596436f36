import { roleOf } from '../role/read-role';
import { shareDoneByThemselves } from './done-by-themselves';
import { isFieldOfRole } from './fields-of-role';

const doing = (title: string, line: string, thing: string, area: string) => {
  const role = roleOf(title);
  const start = line.indexOf(thing);
  return shareDoneByThemselves(line, start, start + thing.length, area, role, isFieldOfRole(role, area));
};

test.each([
  ['Sales Consultant', 'Sold Django-based systems to schools.', 'Django', 'computing'],
  ['Recruiter', 'Recruited 40 Java developers.', 'Java', 'computing'],
  ['Journalist', 'Reported on machine learning in banks.', 'machine learning', 'computing'],
  ['Technical Writer', 'Documented Kafka for operators.', 'Kafka', 'computing'],
  ['Software Engineer', 'Attended a workshop on Rust.', 'Rust', 'computing'],
  ['Maintenance Mechanic', 'Reset faults with the electrician and no PLC work.', 'PLC', 'engineering'],
])('%s: "%s" is not doing it', (title, line, thing, area) => {
  expect(doing(title, line, thing, area)).toBe(0);
});

test.each([
  ['Software Engineer', 'Built Django services for schools.', 'Django', 'computing'],
  ['Software Engineer', 'Documented and presented the Kafka pipeline.', 'Kafka', 'computing'],
  ['Sales Consultant', 'Wrote Python scripts; built a Django app for my team.', 'Django', 'computing'],
  ['Account Executive', 'Forecast in Salesforce every week.', 'Salesforce', 'business'],
  ['Registered Nurse', 'Placed IV lines.', 'IV lines', 'health'],
])('%s: "%s" is', (title, line, thing, area) => {
  expect(doing(title, line, thing, area)).toBe(1);
});
