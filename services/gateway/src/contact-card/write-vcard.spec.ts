import fc from 'fast-check';
import { writeVcard } from './write-vcard';

const shown = {
  name: 'Ada Marie Novak',
  headline: 'Engineer; systems, mostly',
  location: 'Bergen, Norway',
  links: [{ label: 'Blog', url: 'https://ada.example/' }],
  email: 'ada@example.com',
  phone: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
};

test('a card holds what its viewer may see, and nothing for what they may not', () => {
  expect(writeVcard(shown, 'https://folia.example/ada').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Novak;Ada Marie;;;',
    'FN:Ada Marie Novak',
    'TITLE:Engineer\\; systems\\, mostly',
    'EMAIL;TYPE=INTERNET:ada@example.com',
    'ADR:;;;Bergen\\, Norway;;;',
    'URL:https://folia.example/ada',
    'URL:https://ada.example/',
    'REV:2026-11-20T10:00:00.000Z',
    'END:VCARD',
    '',
  ]);
});

test('whatever somebody is called, no line is longer than 75 bytes and none of their words starts a line of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 300 }), (name, headline) => {
      const plain = (text: string) => text.replace(/[\u0000-\u001f\u007f]/g, '');
      const card = writeVcard({ ...shown, name: plain(name), headline: plain(headline) }, 'https://folia.example/ada');
      for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const unfolded = card.replaceAll('\r\n ', '');
      for (const line of unfolded.split('\r\n').filter(Boolean)) expect(line).toMatch(/^(BEGIN|VERSION|N|FN|TITLE|EMAIL|ADR|URL|REV|END)[:;]/);
      expect(unfolded).toContain(`FN:${plain(name).replace(/[\\;,]/g, (sign) => `\\${sign}`)}\r\n`);
    }),
  );
});
