import { toldColumns, toldThings } from '@folia/contracts/visit/told';
import { type VisitRules, visitSentence, visitWords } from './visit-sentence';

const both = [true, false];
const addresses = ['asked', 'maybe', 'never'] as const;
const every: VisitRules[] = both.flatMap((byLink) =>
  addresses.flatMap((address) => both.flatMap((deepTalk) => both.map((downloads) => ({ byLink, address, deepTalk, downloads })))),
);

it('names everything that a column keeps, under all rules, and nothing that they rule out', () => {
  const kept = new Set(Object.values(toldColumns).flatMap((columns) => Object.values(columns)));
  expect([...kept].filter((thing) => thing !== null).toSorted()).toEqual([...toldThings].toSorted());
  for (const rules of every) {
    const sentence = visitSentence(rules);
    const words = visitWords(rules);
    for (const thing of toldThings) expect(sentence).toContain(words[thing]);
    expect(words.origin === '').toBe(rules.byLink);
    expect(words.link === '').toBe(!rules.byLink);
    for (const [word, isKept] of [
      ['e-mail address', rules.address !== 'never'],
      ['download', rules.downloads],
      ['ask', rules.deepTalk],
      ['this link', rules.byLink],
    ] as const)
      expect(sentence.includes(word)).toBe(isKept);
  }
});

it('reads as one would say it', () => {
  expect(visitSentence({ byLink: false, address: 'never', deepTalk: true, downloads: true })).toBe(
    'The owner sees when you were here, the site or campaign you came from, the kind of your device, your country where that is known, what was in view and how long, how far you scrolled, what you open as evidence, download, print, ask, or write, and if you are signed in, you, as far as your privacy settings allow. A random mark tells the readers of one day apart and ends with the day. No cookie is set, and no network address is kept.',
  );
});
