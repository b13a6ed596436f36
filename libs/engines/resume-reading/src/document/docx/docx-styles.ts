import { childOf, childrenOf, type XmlElement } from '../parse-xml';

/** How a run of text looks and whether it is visible; undefined = as inherited. Size in points. */
export type RunStyle = { size?: number; bold?: boolean; italic?: boolean; color?: string; hidden?: boolean; shaded?: boolean };

/** What a paragraph style says: the look of its runs, its outline level (1 = main heading, 0 = none), its list. */
type ParagraphStyle = { run: RunStyle; outline: number; list: { id: string; level: number } | null };

export type DocxStyles = { paragraph: (id: string | undefined) => ParagraphStyle; run: (id: string | undefined) => RunStyle };

const isOn = (element: XmlElement | undefined) => (element ? !['0', 'false', 'off', 'none'].includes(element.attributes['w:val'] ?? 'true') : undefined);

/** Whether properties of a run, paragraph, cell or table set a background that is not white. */
export function isShaded(properties: XmlElement | undefined): boolean {
  const fill = childOf(properties, 'w:shd')?.attributes['w:fill']?.toLowerCase();
  const mark = childOf(properties, 'w:highlight')?.attributes['w:val'];
  return (fill !== undefined && fill !== 'auto' && fill !== 'ffffff') || (mark !== undefined && mark !== 'none' && mark !== 'white');
}

/** Reads w:rPr. */
export function runStyle(properties: XmlElement | undefined): RunStyle {
  const style: RunStyle = {};
  const size = Number(childOf(properties, 'w:sz')?.attributes['w:val']) / 2;
  if (size > 0) style.size = size;
  const bold = isOn(childOf(properties, 'w:b'));
  const italic = isOn(childOf(properties, 'w:i'));
  const vanish = isOn(childOf(properties, 'w:vanish')) ?? isOn(childOf(properties, 'w:specVanish'));
  if (bold !== undefined) style.bold = bold;
  if (italic !== undefined) style.italic = italic;
  if (vanish !== undefined) style.hidden = vanish;
  if (isShaded(properties)) style.shaded = true;
  const color = childOf(properties, 'w:color')?.attributes['w:val'];
  if (color) style.color = color.toLowerCase();
  return style;
}

/** Reads the list a paragraph belongs to from w:pPr. */
export function listOf(properties: XmlElement | undefined): { id: string; level: number } | null {
  const list = childOf(properties, 'w:numPr');
  const id = childOf(list, 'w:numId')?.attributes['w:val'];
  return id ? { id, level: Number(childOf(list, 'w:ilvl')?.attributes['w:val']) || 0 } : null;
}

function outlineOf(id: string, name: string, properties: XmlElement | undefined): number {
  const level = Number(childOf(properties, 'w:outlineLvl')?.attributes['w:val'] ?? Number.NaN);
  if (level >= 0 && level < 9) return level + 1;
  const named = /^(?:heading|überschrift|titre|título|titolo|kop)\s*(\d)$/i.exec(name) ?? /^(?:Heading|berschrift|Titre)(\d)$/.exec(id);
  return named ? Number(named[1]) : 0;
}

/** The styles of a Word file with what they inherit; unknown ids get the document's defaults. Follows at most 20 steps of inheritance. */
export function docxStyles(root: XmlElement | undefined): DocxStyles {
  const styles = childOf(root, 'w:styles');
  const defaults = runStyle(childOf(childOf(childOf(styles, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr'));
  const byId = new Map<string, XmlElement>();
  let normal: string | undefined;
  for (const style of childrenOf(styles)) {
    if (style.name !== 'w:style') continue;
    const id = style.attributes['w:styleId'] ?? '';
    byId.set(id, style);
    if (style.attributes['w:type'] === 'paragraph' && style.attributes['w:default'] === '1') normal = id;
  }
  const chain = (id: string | undefined): XmlElement[] => {
    const found: XmlElement[] = [];
    for (let next = id; next && found.length < 20; ) {
      const style = byId.get(next);
      if (!style) break;
      found.unshift(style);
      next = childOf(style, 'w:basedOn')?.attributes['w:val'];
    }
    return found;
  };
  return {
    paragraph: (id) => {
      const result: ParagraphStyle = { run: { ...defaults }, outline: 0, list: null };
      for (const style of chain(id && byId.has(id) ? id : normal)) {
        const properties = childOf(style, 'w:pPr');
        Object.assign(result.run, runStyle(childOf(style, 'w:rPr')));
        if (isShaded(properties)) result.run.shaded = true;
        result.outline = outlineOf(style.attributes['w:styleId'] ?? '', childOf(style, 'w:name')?.attributes['w:val'] ?? '', properties) || result.outline;
        result.list = listOf(properties) ?? result.list;
      }
      return result;
    },
    run: (id) => Object.assign({}, ...chain(id).map((style) => runStyle(childOf(style, 'w:rPr')))),
  };
}
