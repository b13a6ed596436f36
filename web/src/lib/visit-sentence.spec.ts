import { toldColumns, toldThings } from '@folia/contracts/visit/told';
import { type VisitRules, visitSentence, visitWords } from './visit-sentence';

const both = [true, false];
const asked = ['yes', 'maybe', 'no'] as const;
const every: VisitRules[] = both.flatMap((byLink) =>
  asked.flatMap((asksAddress) =>
    asked.flatMap((asksNotice) => both.flatMap((deepTalk) => both.map((downloads) => ({ byLink, asksAddress, asksNotice, deepTalk, downloads })))),
  ),
);

it('names everything that a column keeps, under all rules, and nothing that they rule out', () => {
  const kept = new Set(Object.values(toldColumns).flatMap((columns) => Object.values(columns)));
  expect([...kept].filter((thing) => thing !== null).toSorted()).toEqual([...toldThings].toSorted());
  for (const rules of every) {
    const sentence = visitSentence(rules);
    const words = visitWords(rules);
    for (const thing of toldThings) expect(sentence).toContain(words[thing]);
    for (const [word, isKept] of [
      ['e-mail address', rules.asksAddress !== 'no'],
      ['notice', rules.asksNotice !== 'no'],
      ['download', rules.downloads],
      ['ask or', rules.deepTalk],
      ['this link', rules.byLink],
      ['a program', rules.byLink],
      ['site or campaign', !rules.byLink],
      ['No cookie', !rules.byLink],
    ] as const)
      expect(sentence.includes(word) || sentence.includes(word.replace(' or', ', or'))).toBe(isKept);
  }
});

it('reads as one would say it', () => {
  expect(visitSentence({ byLink: false, asksAddress: 'no', asksNotice: 'no', deepTalk: true, downloads: true })).toBe(
    'The owner sees when you were here, the site or campaign you came from, the kind of your device, your country where that is known, what was in view and how long, how far you scrolled, what you open as evidence, download, print, ask, or write, and if you are signed in, you, as far as your privacy settings allow. A random mark tells the readers of one day apart and ends with the day. No cookie is set, and no network address is kept.',
  );
});
