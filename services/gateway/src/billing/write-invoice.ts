import { readFile } from 'node:fs/promises';
import type { InvoiceDocument } from '@folia/contracts/billing/shapes';
import PDFDocument from 'pdfkit';
import subsetFont from 'subset-font';

const scripts = ['latin', 'latin-ext', 'cyrillic', 'greek'];
let loaded: Promise<Buffer[]> | null = null;

/** Inter, a file for each script, as pdfkit reads it; kept for the life of the process. */
function fonts(): Promise<Buffer[]> {
  loaded ??= Promise.all(
    scripts.map(async (script) => {
      const font = await readFile(require.resolve(`@fontsource-variable/inter/files/inter-${script}-opsz-normal.woff2`));
      return subsetFont(font, undefined, { targetFormat: 'truetype', variationAxes: { wght: 420, opsz: 24 }, keepAllGlyphs: true });
    }),
  );
  loaded.catch(() => {
    loaded = null;
  });
  return loaded;
}

const margin = 56;
const right = 539;
/** Which file has a letter; the first one for what none has. */
const scriptOf = (letter: string): number => {
  if (/[\u0370-\u03ff]/.test(letter)) return 3;
  if (/[\u0400-\u04ff]/.test(letter)) return 2;
  return /[\u0100-\u02ba\u1e00-\u1eff]/.test(letter) ? 1 : 0;
};

const money = (cents: number) => `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
const day = (at: string) => new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const reverseChargeNote = 'Reverse charge: the recipient accounts for the VAT (Directive 2006/112/EC, articles 44 and 196).';

/** An invoice or a credit as PDF, one page of A4. */
export async function writeInvoice(invoice: InvoiceDocument): Promise<Buffer> {
  const title = `${invoice.kind === 'credit' ? 'Credit' : 'Invoice'} ${invoice.number}`;
  const document = new PDFDocument({ size: 'A4', margin, lang: 'en', displayTitle: true, info: { Title: title, CreationDate: new Date(invoice.issuedAt) } });
  for (const [at, font] of (await fonts()).entries()) document.registerFont(`inter-${at}`, font);
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<void>((resolve) => document.on('end', resolve));
  const widthOf = (text: string, size: number) =>
    runsOf(text).reduce((sum, run) => sum + document.font(`inter-${run.script}`).fontSize(size).widthOfString(run.text), 0);
  const write = (text: string, x: number, y: number, { size = 10, end = false, grey = false } = {}) => {
    let at = end ? x - widthOf(text, size) : x;
    for (const run of runsOf(text)) {
      document
        .font(`inter-${run.script}`)
        .fontSize(size)
        .fillColor(grey ? '#5c5c66' : '#16161a')
        .text(run.text, at, y, { lineBreak: false });
      at += document.widthOfString(run.text);
    }
  };
  const column = (texts: readonly string[], x: number, y: number) => {
    const lines = texts.filter(Boolean);
    for (const [line, text] of lines.entries()) write(text, x, y + line * 15);
    return y + lines.length * 15;
  };

  const { seller, recipient, issuedAt, paidAt, creditOf, lines, netCents, taxPercent, taxCents, totalCents, reverseCharge } = invoice;
  write(title, margin, margin, { size: 20 });
  write(
    [day(issuedAt), creditOf && `for invoice ${creditOf}`, paidAt && (invoice.kind === 'credit' ? 'paid back' : `paid on ${day(paidAt)}`)]
      .filter(Boolean)
      .join(' · '),
    margin,
    margin + 30,
    { grey: true },
  );
  write('From', margin, 130, { grey: true });
  write('To', 300, 130, { grey: true });
  const vat = (number: string) => number && `VAT number ${number}`;
  const from = column([seller.name, ...seller.address, vat(seller.vatNumber), seller.email], margin, 148);
  const to = column([recipient.name, ...recipient.address, vat(recipient.vatNumber)], 300, 148);
  let y = Math.max(from, to) + 30;
  const row = (text: string, cents: number, strong = false) => {
    write(text, margin, y, { size: strong ? 12 : 10 });
    write(money(cents), right, y, { size: strong ? 12 : 10, end: true });
    y += 20;
  };
  const rule = () => {
    document.moveTo(margin, y).lineTo(right, y).lineWidth(0.5).strokeColor('#c8c8d0').stroke();
    y += 8;
  };
  rule();
  for (const { text, cents } of lines) row(text, cents);
  rule();
  row('Net', netCents);
  row(`VAT ${taxPercent} %`, taxCents);
  row('Total in USD', totalCents, true);
  if (reverseCharge) write(reverseChargeNote, margin, y + 12, { size: 9, grey: true });
  document.end();
  await done;
  return Buffer.concat(parts);
}

function runsOf(text: string): { text: string; script: number }[] {
  const runs: { text: string; script: number }[] = [];
  for (const letter of text) {
    const script = scriptOf(letter);
    const last = runs.at(-1);
    if (last?.script === script) last.text += letter;
    else runs.push({ text: letter, script });
  }
  return runs;
}
