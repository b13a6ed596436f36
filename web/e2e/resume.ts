import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

const sections = (highlights: string[]) => `
  <h2>Experience</h2>
  <div class="row"><b>Senior Platform Engineer</b><span>Mar 2020 – Present</span></div><div>Tidewater Grid, Bergen</div>
  <ul>${highlights.map((text) => `<li>${text}</li>`).join('')}</ul>
  <div class="row"><b>Backend Engineer</b><span>Aug 2016 – Feb 2020</span></div><div>Norrbank ASA, Oslo</div>
  <ul><li>Owned the nightly settlement run for 1.4 million accounts</li></ul>
  <h2>Education</h2>
  <div class="row"><b>MSc Computer Science</b><span>2013 – 2015</span></div><div>University of Bergen</div>
  <h2>Skills</h2><p>Node.js, TypeScript, PostgreSQL, Kafka</p>
  <h2>Languages</h2><p>Norwegian (native), English (C1)</p>`;

/** A resume of our own as a real PDF, drawn by the browser; `pages` of it make a long one, `mark` makes it a file of its own. */
export async function resumePdf(browser: Browser, name: string, mark = '', pages = 1): Promise<Uint8Array<ArrayBuffer>> {
  const page = await browser.newPage();
  const highlights = ['Settled meter readings of 1.2 million homes each night', `Moved 11 services to Kafka without losing a message ${mark}`];
  const more = Array.from({ length: pages - 1 }, (_, index) => `<div class="page">${sections([`Kept ${index + 2} data centres running ${mark}`])}</div>`);
  await page.setContent(`<style>body{font:11pt Arial;margin:0} h2{font-size:14pt;border-bottom:1px solid} .row{display:flex;justify-content:space-between} .page{break-before:page}</style>
    <h1>${name}</h1><p>Platform engineer</p><p>Bergen, Norway · mira.solheim@example.com · +47 555 01 877</p>${sections(highlights)}${more.join('')}`);
  const pdf = await page.pdf({ format: 'A4', margin: { top: '2cm', left: '2cm', right: '2cm', bottom: '2cm' } });
  await page.close();
  return new Uint8Array(pdf);
}

/** A resume of our own as a Word document. */
export const resumeDocx = (): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures/nora-lindgren.docx')));
export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
