import { skillNamed } from '@folia/skills/find-skills';
import type { Skill } from '@folia/skills/skill';
import { foldAccents } from './fold-accents';

/** Languages whose names people ask with, by the codes of ISO 639. */
const codes =
  'en de fr es it pt nl sv da no fi is pl cs sk hu ro bg el tr ru uk be sr hr bs sl sq mk lt lv et ga cy ca eu gl ar he fa ur bn pa ta te mr gu ne zh yue ja ko vi th id ms sw am ka hy az kk uz mn ku so la lb mt';
const askedIn = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv', 'zh', 'ja', 'ru'];
/** Shorter names are words of their own in other languages. */
const shortestName = 4;
/** Names of languages that are more often something else. */
const otherWords: ReadonlySet<string> = new Set(['latino', 'latina', 'lets', 'pools', 'fins', 'iers', 'mongol', 'deens', 'turks']);

const english = new Intl.DisplayNames(['en'], { type: 'language' });
const known = new Map<string, Skill>();
for (const language of askedIn) {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  for (const code of codes.split(' ')) {
    const skill = skillNamed(english.of(code) ?? '');
    const name = foldAccents(names.of(code) ?? '');
    if (skill && (name.length >= shortestName || /\P{ASCII}/u.test(name)) && !name.includes(' ') && !otherWords.has(name) && !known.has(name))
      known.set(name, skill);
  }
}

/** The spoken language of a name in any of the languages that questions come in ("Griechisch", "grec", "griego"); undefined when it is none. */
export const spokenNamed = (name: string): Skill | undefined => skillNamed(name) ?? known.get(foldAccents(name));
