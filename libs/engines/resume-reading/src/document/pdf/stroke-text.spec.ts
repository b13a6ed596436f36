import { closeSpacing, withBlanks } from './stroke-text';

/** Strokes of one letter each, `tracking` points apart, with a wider gap for every space. */
function strokesOf(text: string, tracking: number, wordGap: number) {
  let x = 0;
  return [...text].flatMap((letter) => {
    if (letter === ' ') {
      x += wordGap;
      return [];
    }
    const stroke = { x, y: 0, width: 6, size: 10, upright: true, font: '', color: '#000000', hidden: false, text: letter };
    x += 6 + tracking;
    return [stroke];
  });
}
const closed = (seen: string, real: string, tracking = 1.5, wordGap = 4) => closeSpacing(seen, 0, 1000, strokesOf(real, tracking, wordGap));

describe('closeSpacing', () => {
  test.each([
    ['CO NT A CT', 'CONTACT'],
    ['EXPERIENC E', 'EXPERIENCE'],
    ['R O S A L I N D A CH TERBERG', 'ROSALIND ACHTERBERG'],
    ['S I D E P R O J E C T S', 'SIDE PROJECTS'],
  ])('%s is %s', (seen, real) => {
    expect(closed(seen, real)).toBe(real);
  });

  test('leaves text alone that is not letter-spaced or was drawn in words', () => {
    expect(closed('Head of Sales', 'Head of Sales', 0)).toBe('Head of Sales');
    const words = [{ x: 0, y: 0, width: 40, size: 10, upright: true, font: '', color: '', hidden: false, text: 'Head' }];
    expect(closeSpacing('He ad', 0, 100, words)).toBe('He ad');
  });
});

describe('withBlanks', () => {
  const drawn = (...texts: string[]) =>
    texts.map((text, index) => ({ x: index * 30, y: 0, width: 30, size: 10, upright: true, font: '', color: '', hidden: false, text }));

  test('blanks that were drawn come back', () =>
    expect(withBlanks('hospitals,portsandonezoo', 0, 200, drawn('hospitals, ', 'ports and', ' one zoo'))).toBe('hospitals, ports and one zoo'));

  test('other letters, letter-spaced text and text with blanks of its own stay', () => {
    expect(withBlanks('portsandzoo', 0, 200, drawn('ports and ', 'sea'))).toBe('portsandzoo');
    expect(withBlanks('SKILLS', 0, 200, drawn('S K I L L S'))).toBe('SKILLS');
    expect(withBlanks('one zoo there', 0, 200, drawn('one', 'zoo there now'))).toBe('one zoo there');
  });
});
