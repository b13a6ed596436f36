import { languageAt, languageParts, partsBefore } from './language-parts';

const text = 'Pflegerin bei Birkenhof: “Leitet ein Team” since 2011.';
const citations = [{ quote: 'Leitet ein Team', lang: 'de' }, { quote: 'Pflegerin', lang: 'de' }, { quote: '2011' }, { quote: 'not said', lang: 'fr' }];

test('the words of a quote carry its language, and the frame carries none', () => {
  expect(languageParts(text, citations)).toEqual([
    { text: 'Pflegerin', lang: 'de' },
    { text: ' bei Birkenhof: “' },
    { text: 'Leitet ein Team', lang: 'de' },
    { text: '” since 2011.' },
  ]);
  expect(languageParts('Yes.', [])).toEqual([{ text: 'Yes.' }]);
});

test('a text is cut between its parts or inside one', () => {
  const parts = languageParts(text, citations);
  expect(partsBefore(parts, text.indexOf(' ein'))).toEqual([{ text: 'Pflegerin', lang: 'de' }, { text: ' bei Birkenhof: “' }, { text: 'Leitet', lang: 'de' }]);
  expect([0, text.indexOf('Team'), text.indexOf('since')].map((at) => languageAt(parts, at))).toEqual(['de', 'de', undefined]);
});
