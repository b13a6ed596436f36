import { skillNamed } from '@folia/skills/find-skills';
import { isNameOf, isSameName } from './same-name';

const skill = (name: string) => {
  const found = skillNamed(name);
  if (!found) throw new Error(`${name} is not in the taxonomy`);
  return found;
};

test.each([
  ['Kuberentes', 'Kubernetes'],
  ['Terrafrom', 'Terraform'],
  ['Elasticsaerch', 'Elasticsearch'],
  ['Prometeus', 'Prometheus'],
])('%s is %s', (words, name) => expect(isNameOf(words, skill(name))).toBe(true));

test.each([
  ['sales force', 'Salesforce'],
  ['Docked', 'Docker'],
  ['Lava', 'Java'],
  ['Angola', 'Angular'],
  ['excel', 'Excel'],
  ['medication', 'Mediation and arbitration'],
  ['planning', 'Horticulture'],
  ['Supervise', 'People management'],
  ['network', 'CompTIA Network+'],
  ['Infrastructure', 'IT management'],
  ['graph', 'GraphQL'],
  ['T', 'TypeScript'],
  ['Our', 'Perioperative nursing'],
  ['PMS', 'Preventive maintenance'],
  ['Node', 'Vue.js'],
  ['JavaScript', 'TypeScript'],
  ['', 'Kubernetes'],
])('%s is not %s', (words, name) => expect(isNameOf(words, skill(name))).toBe(false));

test.each([
  ['DPAs', 'data processing agreements'],
  ['a11y', 'accessibility'],
  ['e-mail marketing', 'email marketing'],
])('“%s” says “%s”', (words, asked) => expect(isSameName(words, asked)).toBe(true));

test.each([
  ['sat', 'system acceptance testing'],
  ['serve our customers', 'SOC'],
  ['PA', 'project administration'],
  ['planting', 'planning'],
  ['', 'planning'],
])('“%s” does not say “%s”', (words, asked) => expect(isSameName(words, asked)).toBe(false));
