import { textDocument } from '../../fixtures/text-document';
import { parseResume } from '../parse-resume';

const placeIn = (...lines: string[]) => parseResume(textDocument(['Ada Novak', ...lines, '', '# SKILLS', 'Go, Rust']), '2026-11').basics.location?.value;

test.each([
  [['123 Harbor Road', 'Springfield, Illinois 62704', 'ada@novak.example'], '123 Harbor Road, Springfield, Illinois 62704'],
  [['Av. Libertad s/n • Puebla Alta, 72000 • ada@novak.example'], 'Av. Libertad s/n, Puebla Alta, 72000'],
  [['Address - Kochi, Kerala', 'ada@novak.example'], 'Kochi, Kerala'],
  [['ada@novak.example | SoundCloud | +1 (555) 010-2000'], undefined],
  [['ada@novak.example | Ada Novak | +1 (555) 010-2000'], undefined],
])('the place among %j', (lines, place) => expect(placeIn(...lines)).toBe(place));
