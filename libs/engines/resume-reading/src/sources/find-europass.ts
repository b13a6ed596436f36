import { childrenOf, parseXml, type XmlElement } from '../document/parse-xml';
import type { PdfDocument } from '../document/pdf/open-pdf';

const roots = new Set(['SkillsPassport', 'Candidate']);

/** An element's name without its prefix. */
export const localName = (element: XmlElement): string => element.name.slice(element.name.indexOf(':') + 1);

function rootOf(content: Uint8Array): XmlElement | undefined {
  try {
    return childrenOf(parseXml(Buffer.from(content)))[0];
  } catch {
    // A broken attachment says nothing; the page itself is still there to be read.
    return undefined;
  }
}

const isBytes = (content: unknown): content is Uint8Array => content instanceof Uint8Array;

/**
 * The document a Europass PDF carries as an attachment: SkillsPassport (until 2020) or Candidate (since). Undefined for any other PDF.
 * Document types and so entities are refused by the XML parser. Never throws.
 */
export async function findEuropass(pdf: PdfDocument): Promise<XmlElement | undefined> {
  const attachments: Record<string, { content?: unknown }> = (await pdf.getAttachments().catch(() => null)) ?? {};
  for (const { content } of Object.values(attachments)) {
    const root = isBytes(content) && Buffer.from(content.subarray(0, 4000)).includes('uropass') ? rootOf(content) : undefined;
    if (root && roots.has(localName(root))) return root;
  }
  return undefined;
}
