import { join } from 'node:path';
import { DocumentReader } from '../../reader/document-reader';
import { contactIcon, withIcons } from './contact-icon';
import type { PdfRun } from './pdf-run';

const run = (text: string, x: number, y = 100): PdfRun => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  bold: false,
  italic: false,
  color: '',
  url: '',
  upright: true,
});

test.each([
  ['\uf095', 'FontAwesome', 'phone'],
  ['🖂', 'FontAwesome7Free-Solid', 'email'],
  ['HOUSE-CHIMNEY', 'FontAwesome7Free-Solid', 'location'],
  ['map-marker-alt', 'FontAwesome5Free-Solid', 'location'],
  ['GITHUB-SQUARE', 'FontAwesome7Brands', 'GitHub'],
  ['linkedin', 'FontAwesome5Brands', 'LinkedIn'],
  ['location_on', 'MaterialIcons', 'location'],
  ['T', 'MarVoSym', 'phone'],
  ['star', 'FontAwesome5Free-Solid', ''],
])('the glyph %s of %s is read as %s', (glyph, font, icon) => expect(contactIcon(glyph, font)).toBe(icon));

test('an icon belongs to the nearest text behind it in its line, and to none that is far away', () => {
  const runs = [run('020 555', 20), run('Zwolle', 90), run('below', 20, 130)];
  const icon = (name: string, x: number) => ({ icon: name, x, y: 100, width: 8, size: 10 });
  expect(withIcons(runs, [icon('phone', 8), icon('location', 78)]).map((one) => one.icon)).toEqual(['phone', 'location', undefined]);
  expect(withIcons(runs, [icon('phone', 200)]).some((one) => one.icon)).toBe(false);
});

test('a name, a place and a number behind icons are read as what the icons say', async () => {
  const reader = new DocumentReader();
  const path = join(__dirname, '../../../evals/golden/g50-latex-icons.pdf');
  const { basics, profiles } = await reader.read({ path, fileName: 'resume.pdf', kind: 'pdf', asOf: '2026-11' });
  await reader.close();
  expect(profiles.map(({ network, username }) => `${network} ${username}`)).toEqual(['GitHub ilsevdm', 'LinkedIn ilse-vandermeer']);
  expect([basics.location?.value, basics.phone?.value, basics.url?.value]).toEqual(['Zwolle', '020 555 0142', 'https://ilse.codes.example/']);
});
