import { joinAccents } from './join-accents';

const run = (text: string, x: number, width: number) => ({ text, x, y: 100, width, size: 10, bold: false, italic: false, color: '', url: '', upright: true });
const textsOf = (...runs: ReturnType<typeof run>[]) => joinAccents(runs).map(({ text }) => text);

test('an accent that was set above the next letter goes onto it', () => {
  expect(textsOf(run('Universit´', 50, 52), run('e du Lac', 97, 40))).toEqual(['Universit', 'é du Lac']);
  expect(textsOf(run('¨', 50, 5), run('Ostersund', 49, 45))).toEqual(['Östersund']);
});

test('a mark that stands by itself stays', () => {
  expect(textsOf(run('~ˆ', 50, 10), run('next', 80, 20))).toEqual(['~ˆ', 'next']);
  expect(textsOf(run('x´', 50, 10), run('b', 56, 5))).toEqual(['x´', 'b']);
});
