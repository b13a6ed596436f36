import type { AlignedWord } from '@folia/contracts/tailored-resume/tailor-made';

/**
 * Names of one thing that no rule below sees; each row is one thing. A row says that the two may stand for each other everywhere, not that one is a
 * part of the other: EKS is not in the row of Kubernetes.
 */
const rows = `
javascript = js
typescript = ts
go = golang
salesforce = sfdc
google cloud = gcp = google cloud platform
amazon web services = aws
node.js = node = nodejs
.net = dotnet
c# = csharp
intensive care = icu
registered nurse = rn
licensed practical nurse = lpn
sql server = mssql
visual studio code = vs code
ruby on rails = rails
adobe photoshop = photoshop
microsoft office = ms office
point of sale = pos
power bi = powerbi
user experience = ux
user interface = ui
warehouse management system = wms
heating, ventilation and air conditioning = hvac
us gaap = gaap
sarbanes-oxley = sox`;

const folded = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, '').replace(/\s+/g, ' ').trim();
const bare = (name: string) => folded(name).replace(/[^\p{L}\p{N}+#]+/gu, '');

const rowOf = new Map(
  rows
    .split('\n')
    .filter(Boolean)
    .flatMap((row, index) => row.split(' = ').map((name) => [bare(name), index] as const)),
);
const makers = /^(?:microsoft|ms|apache|amazon|google|adobe|oracle|atlassian|hashicorp|autodesk|the)\s+/;
const smallWords = new Set(['of', 'and', 'the', 'for', 'in', 'to', 'a', 'an', 'on']);
/** Small words inside a name; "paper to pivot tables" is no PPT. */
const insideNames = new Set(['of', 'and', 'the', 'for', 'in']);

/** "k8s", "a11y": the first letter, how many are left out, the last. */
function isNumeronym(short: string, long: string): boolean {
  const [, first, count, last] = /^([a-z])(\d{1,2})([a-z])$/.exec(short) ?? [];
  return first !== undefined && long.startsWith(first) && long.endsWith(last ?? '') && long.length === Number(count) + 2;
}

/** "CRRT" of "continuous renal replacement therapy", with or without the small words, a plural s apart. */
function isAcronym(short: string, long: string): boolean {
  const letters = short.replace(/[.&/ ]/g, '').replace(/s$/, '');
  if (!/^[a-z]{2,6}$/.test(letters) || short.includes(' ')) return false;
  const words = folded(long)
    .split(/[\s/-]+/)
    .filter(Boolean);
  const initials = (list: string[]) => list.map((word) => word[0]).join('');
  return words.length >= 2 && (initials(words) === letters || initials(words.filter((word) => !smallWords.has(word))) === letters);
}

const wordAt = /[\p{L}\p{N}]+/gu;

/**
 * The words of a text that an abbreviation of three letters or more stands for, as they are written there; null when there are none. Not at the
 * beginning of a sentence, where a verb stands: "Supervised quality lab" is no SQL.
 */
export function expansionIn(text: string, short: string): string | null {
  const letters = short.replace(/[&.]/g, '').replace(/s$/, '').toLowerCase();
  if (letters.length < 3) return null;
  const words = [...text.matchAll(wordAt)];
  for (const [from, first] of words.entries()) {
    if (first[0][0] !== letters[0] || smallWords.has(first[0])) continue;
    let at = from;
    let said = 0;
    while (at < words.length && said < letters.length) {
      const { 0: word, index } = words[at] as RegExpExecArray;
      const gap = at === from ? ' ' : text.slice((words[at - 1]?.index ?? 0) + (words[at - 1]?.[0].length ?? 0), index);
      if (!/^[ -]$/.test(gap)) break;
      if (word[0]?.toLowerCase() === letters[said]) said += 1;
      else if (!insideNames.has(word)) break;
      at += 1;
    }
    const last = words[at - 1];
    if (said === letters.length && last && at - from >= 3 && !smallWords.has(last[0])) return text.slice(first.index, last.index + last[0].length);
  }
  return null;
}

/** British and American, with and without accents, one letter for two. */
const spelt = (name: string) =>
  bare(name)
    .replace(/ae|oe/g, 'e')
    .replace(/our(?=s|ed|ing|$)/g, 'or')
    .replace(/is(?=e|ing|ation|ed|er)/g, 'iz')
    .replace(/tre$/g, 'ter')
    .replace(/ll/g, 'l')
    .replace(/mme$/, 'm')
    .replace(/c(?=e$)/, 's')
    .replace(/(?:s)$/, '');

/**
 * Why two words are one thing, or null. Stricter than the taxonomy, whose aliases also hold parts and neighbours of a skill: a lathe is found under
 * machining, but who wrote lathe has not written machining.
 */
export function areSynonyms(one: string, other: string): AlignedWord['because'] | null {
  const [a, b] = [folded(one), folded(other)];
  if (!a || !b) return null;
  if (bare(one) === bare(other) || spelt(one) === spelt(other)) return 'spelling';
  const row = rowOf.get(bare(one));
  if (row !== undefined && row === rowOf.get(bare(other))) return bare(one).length <= 4 || bare(other).length <= 4 ? 'abbreviation' : 'other-name';
  if (isNumeronym(a, b) || isNumeronym(b, a) || isAcronym(a, b) || isAcronym(b, a)) return 'abbreviation';
  if (a.replace(makers, '') === b.replace(makers, '')) return 'full-name';
  // Postgres and PostgreSQL, React and React.js: one goes on as the other's own name does.
  const [short = '', long = ''] = [bare(one), bare(other)].sort((x, y) => x.length - y.length);
  if (short.length >= 4 && /^(?:ql|sql|js|db)$/.test(long.slice(short.length)) && long.startsWith(short)) return 'full-name';
  return null;
}
