import { type Face, familyChain } from './font-families';
import { filesFor } from './font-subsets';
import { loadFont } from './load-font';
import type { PrintableFont } from './printable-font';

const keyOf = ({ family, weight }: Face) => `${family} ${weight}`;

/** Characters that only modify their neighbours and belong to the font of the character before them. */
export const joinsBefore = /\p{M}|\u200c|\u200d/u;

/** The fonts of one document: for every face and character, the first font in the face's families that has it. */
export class FontSet {
  private readonly fonts = new Map<string, Map<number, PrintableFont>>();
  private readonly first = new Map<string, PrintableFont>();
  private readonly unknown = new Set<string>();

  /** Loads what the text needs in every face. */
  static async load(faces: readonly Face[], text: string): Promise<FontSet> {
    const set = new FontSet();
    const characters = [...new Set(` •–…${text}`)].map((character) => character.codePointAt(0) ?? 0);
    for (const face of faces) await set.add(face, characters, text);
    return set;
  }

  private async add(face: Face, characters: readonly number[], text: string): Promise<void> {
    const chain = familyChain(face.family, text);
    const fonts = new Map<number, PrintableFont>();
    for (const codePoint of characters) {
      const font = await findFont(chain, codePoint, face.weight);
      if (font) fonts.set(codePoint, font);
      else this.unknown.add(String.fromCodePoint(codePoint));
    }
    const first = fonts.get(0x20);
    if (!first) throw new Error(`${face.family} has no blank`);
    this.fonts.set(keyOf(face), fonts);
    this.first.set(keyOf(face), first);
  }

  /** Whether some font has a character. */
  has = (character: string): boolean => !this.unknown.has(character);

  /** Characters that no font has and that a reader would miss, in the order they occurred. */
  get missing(): string[] {
    return [...this.unknown].filter((character) => !/[\u200c\u200d]/.test(character));
  }

  /** The font for a character that some font has. */
  fontOf(face: Face, codePoint: number): PrintableFont {
    return this.fonts.get(keyOf(face))?.get(codePoint) ?? this.ownOf(face);
  }

  /** The face's own font, the one for its Latin letters. */
  ownOf(face: Face): PrintableFont {
    const font = this.first.get(keyOf(face));
    if (!font) throw new Error(`${keyOf(face)} was not loaded`);
    return font;
  }
}

async function findFont(chain: ReturnType<typeof familyChain>, codePoint: number, weight: number): Promise<PrintableFont | null> {
  for (const family of chain) {
    for (const path of filesFor(family, codePoint)) {
      const font = await loadFont(path, weight);
      if (font.has(codePoint)) return font;
    }
  }
  return null;
}
