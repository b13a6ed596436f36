/**
 * Families a template may be set in, and the families they fall back on for other scripts. Each is a package of subsets under @fontsource-variable, SIL Open
 * Font License 1.1.
 */
const textFamilies = ['inter', 'newsreader', 'source-serif-4', 'eb-garamond', 'figtree', 'libre-franklin'] as const;
export type TextFamily = (typeof textFamilies)[number];
export type FontFamily = TextFamily | 'vazirmatn' | 'noto-sans-hebrew' | 'noto-sans-sc' | 'noto-sans-tc' | 'noto-sans-jp' | 'noto-sans-kr';

/** A family in one weight (CSS, 400–700). */
export type Face = { readonly family: TextFamily; readonly weight: number };

const serifs: readonly TextFamily[] = ['newsreader', 'source-serif-4', 'eb-garamond'];

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;
// Common characters in resumes that only Traditional Chinese has.
const traditional = /[們個這為學國會經驗與專業體軟語應發開關機電網團隊實務產設計劃資訊際場辦總監營運負責處導師獎證書歷業務員長]/gu;
const simplified = /[们个这为学国会经验与专业体软语应发开关机电网团队实务产设计划资讯际场办总监营运负责处导师奖证书历业务员长]/gu;

/** Chinese characters look different in four regions, so the text decides which of the fonts comes first. */
function eastAsian(text: string): FontFamily[] {
  const all: FontFamily[] = ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'];
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const first = kana.test(text)
    ? 'noto-sans-jp'
    : hangul.test(text)
      ? 'noto-sans-kr'
      : count(traditional) > count(simplified)
        ? 'noto-sans-tc'
        : 'noto-sans-sc';
  return [first, ...all.filter((family) => family !== first)];
}

/** Families in the order in which they are tried for a character, for a document that contains `text`. */
export function familyChain(family: TextFamily, text: string): FontFamily[] {
  const near: FontFamily[] = serifs.includes(family) ? ['source-serif-4', 'inter'] : ['inter'];
  return [...new Set<FontFamily>([family, ...near, 'vazirmatn', 'noto-sans-hebrew', ...eastAsian(text)])];
}
