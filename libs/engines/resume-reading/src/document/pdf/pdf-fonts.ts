type PdfPage = import('pdfjs-dist').PDFPageProxy;

/** What a font's name and its glyphs reveal about its style. */
export type FontStyle = { name: string; bold: boolean; italic: boolean };

type Painted = { name: string; letters: number; widths: Map<string, number> };

const boldName = /bold|black|heavy|semibold|demi/i;
const italicName = /ital|oblique|slanted/i;
/** Letters of a bolder cut are at least two percent wider. */
const bolder = 1.02;
const minShared = 4;

function nameOf(page: PdfPage, fontName: string): { name: string; isDrawn: boolean } {
  try {
    const font = page.commonObjs.get(fontName) as { name?: string; bold?: boolean; black?: boolean; italic?: boolean; isType3Font?: boolean } | null;
    const style = `${font?.bold || font?.black ? ' Bold' : ''}${font?.italic ? ' Italic' : ''}`;
    return { name: `${font?.name ?? ''}${style}`, isDrawn: font?.isType3Font === true };
  } catch {
    return { name: '', isDrawn: false };
  }
}

/** The name a font gives the glyph for a character ("map-marker-alt"), or ''. TeX fonts have such names in place of Unicode. */
export function glyphName(page: PdfPage, fontName: string, character: string): string {
  try {
    const font = page.commonObjs.get(fontName) as { differences?: string[] } | null;
    return font?.differences?.[character.codePointAt(0) ?? -1] ?? '';
  } catch {
    return '';
  }
}

/** One unit of a font's glyph widths as a share of the text's size: a thousandth, unless a drawn font says otherwise. */
export function glyphUnit(page: PdfPage, fontName: string): number {
  try {
    const font = page.commonObjs.get(fontName) as { isType3Font?: boolean; fontMatrix?: number[] } | null;
    const unit = Math.abs(Number(font?.isType3Font ? font.fontMatrix?.[0] : 0));
    return Number.isFinite(unit) && unit > 0 ? unit : 0.001;
  } catch {
    return 0.001;
  }
}

/** How much wider one font's letters are than another's, by the letters both painted; 1 when they share too few. */
function widthRatio(font: Map<string, number>, other: Map<string, number>): number {
  const shared = [...font.keys()].filter((letter) => /\p{L}/u.test(letter) && (other.get(letter) ?? 0) > 0);
  const sum = (widths: Map<string, number>) => shared.reduce((total, letter) => total + (widths.get(letter) ?? 0), 0);
  return shared.length < minShared ? 1 : sum(font) / sum(other);
}

/**
 * Variable fonts are embedded as drawings (Type 3), with every weight under the name of the regular one ("CAAAAA+Inter-Regular"). Of the resources that share a
 * base name, the one with the most text is regular; one with wider letters is bold.
 */
function drawnBold(painted: readonly Painted[]): Set<string> {
  const baseOf = (name: string) => name.replace(/^[A-Z]{6}\+/, '');
  const bold = new Set<string>();
  for (const base of new Set(painted.map((font) => baseOf(font.name)))) {
    const cuts = new Map<string, Painted>();
    for (const font of painted.filter((candidate) => baseOf(candidate.name) === base)) {
      const cut = cuts.get(font.name);
      cuts.set(font.name, { name: font.name, letters: font.letters + (cut?.letters ?? 0), widths: new Map([...(cut?.widths ?? []), ...font.widths]) });
    }
    const [regular, ...others] = [...cuts.values()].sort((a, b) => b.letters - a.letters);
    for (const font of others) if (regular && widthRatio(font.widths, regular.widths) >= bolder) bold.add(font.name);
  }
  return bold;
}

/** The style of every font of a page by its resource name. `widths`: what each resource painted, see pdfPaintedText. */
export function pdfFonts(
  page: PdfPage,
  items: readonly { str?: string; fontName: string }[],
  widths: ReadonlyMap<string, Map<string, number>>,
): (fontName: string) => FontStyle {
  const letters = new Map<string, number>();
  for (const item of items) if (item.str?.trim()) letters.set(item.fontName, (letters.get(item.fontName) ?? 0) + item.str.length);
  const named = new Map([...letters.keys()].map((fontName) => [fontName, nameOf(page, fontName)]));
  const drawn = [...named].filter(([, { name, isDrawn }]) => isDrawn && !boldName.test(name));
  const bold = drawnBold(drawn.map(([fontName, { name }]) => ({ name, letters: letters.get(fontName) ?? 0, widths: widths.get(fontName) ?? new Map() })));
  return (fontName) => {
    const { name = '', isDrawn = false } = named.get(fontName) ?? {};
    return {
      name,
      bold: boldName.test(name) || /-(bx|b)\d|cmb|sfb/i.test(name) || (isDrawn && bold.has(name)),
      italic: italicName.test(name) || /cmti|cmsl|sfti/i.test(name),
    };
  };
}
