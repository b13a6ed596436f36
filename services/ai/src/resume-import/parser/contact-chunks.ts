import type { TextLine } from '../document/text-line';
import { Passage } from './passage';

/** What names a contact in front of it: "Telefon: …". */
export const contactLabel =
  /^(?:e-?mail(?: address)?|mail|phone(?: number)?|mobile|cell|t[eé]l(?:ephone|éphone|efon|éfono|éfon)?|courriel|home|fax|handy|mobil|mobiltelefon|móvil|portable|address|adresse|anschrift|location|based in|city|dirección|direccion|domicilio|ubicación|website|web|webseite|homepage|portfolio|blog|site|url|wohnort|ort|residence|standort|localisation|ville|lieu|woonplaats|plaats|adres|adress|bostadsort|bosted|bopæl|miejscowość|miejsce zamieszkania|indirizzo|residenza|morada|telefoon|telefono|tlf|mobiel|gsm|mobiltelefon|e-?post|linkedin|github|gitlab|twitter|x|kaggle|leetcode|medium|stackoverflow|orcid|xing)\s*[:：]\s*/i;
/** Cells of a line, a label ("Telefon:") together with the cell it labels. */
function labelledCells(line: TextLine): TextLine['cells'] {
  return line.cells.reduce<TextLine['cells']>((cells, cell) => {
    const before = cells[cells.length - 1];
    if (before && /^[^:]{2,30}[:：]$/.test(line.text.slice(before.from, before.to))) cells[cells.length - 1] = { from: before.from, to: cell.to };
    else cells.push(cell);
    return cells;
  }, []);
}

/** The parts of contact lines: cells, then what bars and dots divide. */
export function contactChunks(lines: readonly TextLine[]): Passage[] {
  return lines.flatMap((line) =>
    labelledCells(line).flatMap((cell) =>
      Passage.of(line, cell.from, cell.to).split(
        /\s*[|•⋄◦♦∙]\s*|\s[·–—]\s|\s{3,}|\s-\s(?=\S+@|\+?\d{3})|\s+(?=(?:e-?mail|phone|mobile|tel|linkedin|github|website|home|location|nationality|date of birth)(?:\s(?:address|number))?\s?:)|(?<![:：])\s+(?=\S{1,80}@\S{3,80}|https?:\/\/|www\.)|(?<=\s\S{1,80}@\S{3,80}|^\S{1,80}@\S{3,80})\s+/gi,
      ),
    ),
  );
}

/** An address broken at the end of a narrow line ("www.linkedin.com/in/ada-" above "novak-42 (LinkedIn)") made whole. */
export function joinAddresses(chunks: readonly Passage[]): Passage[] {
  return chunks.reduce<Passage[]>((joined, chunk) => {
    const before = joined[joined.length - 1];
    const isBroken = before && /(?:[a-z\d]\.(?:com|org|net|io)\/|https?:\/\/|www\.)\S*[-_]$/i.test(before.text) && /^[\w%-]{2,}(?:\s|$)/.test(chunk.text);
    if (isBroken) joined[joined.length - 1] = Passage.join([before, chunk], '');
    else joined.push(chunk);
    return joined;
  }, []);
}
