import { refersBack } from './refers-back';

it.each([
  ['Hired and trained six of the nine, two of them now lead teams themselves', true],
  ['Taught 4 of them', true],
  ['Led six people', false],
  ['Signed off one of the largest bridges in Kent', false],
  ['Two of the three labs passed', false],
])('"%s" counts what another line names: %s', (line, is) => {
  expect(refersBack(line)).toBe(is);
});
