import fc from 'fast-check';
import { sentenceEnds } from './passages/sentence';
import { readPosting } from './read-posting';

const head = 'Software Developer\nAcme Tools, Leeds\n\n';
const labelsOf = (text: string, need = 'must') =>
  readPosting(head + text)
    .requirements.filter(
      (requirement) => requirement.scored && requirement.need === need && (requirement.kind === 'skill' || requirement.kind === 'credential'),
    )
    .map(({ label }) => label);

test('marks at the end of lines say what is essential and what is desirable', () => {
  const text = 'Person specification\nPython (E)\nKubernetes (D)\nPostgreSQL (E)\nExperience with Terraform (D)';
  expect(labelsOf(text)).toEqual(['Python', 'PostgreSQL']);
  expect(labelsOf(text, 'nice')).toEqual(['Kubernetes', 'Terraform']);
});

test('a list of bare names is needed under a heading nobody knows, a list of doings is not', () => {
  expect(labelsOf('We like cake.\n\nFrom the garden shed\n- Where it runs: Docker, Kubernetes\n- Data: PostgreSQL\n- Scripts: Python')).toEqual([
    'Docker',
    'Kubernetes',
    'PostgreSQL',
    'Python',
  ]);
  expect(labelsOf('You need Python.\n\nFrom the garden shed\n- Keep PostgreSQL alive\n- Move us to Kubernetes\n- Look after Docker images')).toEqual([
    'Python',
  ]);
});

test('what somebody is to have done is asked for by what it was done with', () => {
  expect(labelsOf("You've carried a sales quota. You know your way around Kubernetes. You are well versed in PostgreSQL.")).toEqual([
    'sales quota',
    'Kubernetes',
    'PostgreSQL',
  ]);
  expect(labelsOf('Python. You need PostgreSQL well enough to explain it.')).toContain('PostgreSQL');
});

test('names between requests are requests, sentences are not', () => {
  expect(labelsOf('Forklift licence a must. Kubernetes. We have a lovely canteen. PostgreSQL required.')).toEqual([
    'Forklift licence',
    'Kubernetes',
    'PostgreSQL',
  ]);
});

test('a line without an end is cut between words, within reach', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Python', 'or', 'R,', 'and', 'verylongword'.repeat(20)), { maxLength: 2_000 }), (words) => {
      const line = words.join(' ');
      const ends = sentenceEnds(line);
      expect(ends.at(-1)).toBe(line.length);
      for (const [index, end] of ends.entries()) {
        expect(end - (ends[index - 1] ?? 0)).toBeLessThanOrEqual(1_500);
        expect([' ', '']).toContain(line.charAt(end));
      }
    }),
  );
});
