import { pdfFonts } from './pdf-fonts';

const widths = (factor: number) => new Map([...'abcdefgh'].map((letter, index) => [letter, (500 + index * 10) * factor]));
const page = (fonts: Record<string, { name: string; isType3Font?: boolean }>) =>
  ({ commonObjs: { get: (name: string) => fonts[name] ?? null } }) as unknown as Parameters<typeof pdfFonts>[0];

describe('pdfFonts', () => {
  test('tells the weights of a variable font by the widths of their letters', () => {
    const fonts = {
      f1: { name: 'AAAAAA+Inter-Regular', isType3Font: true },
      f2: { name: 'BAAAAA+Inter-Regular', isType3Font: true },
      f3: { name: 'CAAAAA+Inter-Regular', isType3Font: true },
    };
    const items = [
      { str: 'a line of running text', fontName: 'f1' },
      { str: 'Head', fontName: 'f2' },
      { str: 'small', fontName: 'f3' },
    ];
    const styleOf = pdfFonts(
      page(fonts),
      items,
      new Map([
        ['f1', widths(1)],
        ['f2', widths(1.05)],
        ['f3', widths(1.005)],
      ]),
    );
    expect(['f1', 'f2', 'f3'].map((name) => styleOf(name).bold)).toEqual([false, true, false]);
  });

  test('other fonts are what their names say', () => {
    const styleOf = pdfFonts(
      page({ f1: { name: 'ABCDEF+Lato-BoldItalic' }, f2: { name: 'Lato-Regular' } }),
      [
        { str: 'a', fontName: 'f1' },
        { str: 'b', fontName: 'f2' },
      ],
      new Map(),
    );
    expect(styleOf('f1')).toMatchObject({ bold: true, italic: true });
    expect(styleOf('f2')).toMatchObject({ bold: false, italic: false });
  });
});
