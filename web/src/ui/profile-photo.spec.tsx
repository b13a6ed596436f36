import { initials } from './avatar';
import { fittedPhotoSize } from './profile-photo';

test.each([
  [200, false, 200],
  [200, true, 140],
  [120, true, 100],
  [101, true, 100],
  [100, true, 70],
  [72, true, 50],
])('a photo of %p (narrow: %p) is %p wide', (size, isNarrow, fitted) => {
  expect(fittedPhotoSize(size, isNarrow)).toBe(fitted);
});

test.each([
  ['Mira Solheim', 'MS'],
  ['  ada  ', 'A'],
  ['Jean Luc de la Tour', 'JT'],
  ['李 明', '李明'],
  ['', ''],
])('the initials of %p are %p', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
