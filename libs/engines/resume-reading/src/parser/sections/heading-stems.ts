import type { SectionKind } from './section-lexicon';

/**
 * Stems of the words headings are made of, for headings that are on no list ("Selected Consulting Experience", "Berufliche Auslandserfahrungen"). Fails for
 * headings made of other words: those are recognized only by their look and kept as "other".
 */
const stems: [SectionKind, RegExp][] = [
  ['volunteering', /^(?:volunt|volont|ehrenamt|freiwillig|bénévol|wolontar|dobrovoln|gönüllü|vrijwillig|frivillig|ideell|志愿|봉사|ボランティア)/u],
  ['certification', /(?:^certific|^zertifi|^sertifi|^licen[sc]e|^licencia|^weiterbildung|^fortbildung|^accredit|^credential|资格|資格|证书|자격)/u],
  ['award', /^(?:awards$|prizes$|hono[u]?rs$|premi|prêmio|prémio|nagrod|ödül|utmärkelse|auszeichnung|distin[cçz]|获奖|受賞|수상)/u],
  ['publication', /^(?:publi[ck]a|veröffentlich|论文|論文|논문)/u],
  ['project', /^(?:projects$|projekte$|projekter$|proyectos$|progetti$|projets$|projetos$|projekty$|projeler$|项目|プロジェクト|프로젝트)/u],
  ['language', /^(?:languages?$|sprach|fremdsprach|språk|sprog|langues?$|idiomas?$|lingu|talen|język|jazyk|yabancı|kielitai|语言|語学|외국어)/u],
  [
    'education',
    /^(?:educa|éduca|ausbildung|studium|hochschul|schul|academic|académi|istruz|utbildning|uddannelse|utdanning|opleiding|wykształc|vzděl|eğitim|教育|学歴|학력)/u,
  ],
  [
    'skill',
    /(?:^skills$|kenntnis|^kompeten|^compéten|^competen[cz]|^fähigkeit|^habilidad|^umiejętn|^dovednost|^becer|^taidot|^vaardighe|^kunskap|^färdighet|^expertise$|^proficienc|技能|スキル|기술)/u,
  ],
  [
    'work',
    /(?:^experien|^esperien|^experiên|^expérien|erfahrung|erfarenhet|^erfaring|^ervaring|^doświadcz|^zkušenost|^skúsenost|^deneyim|^tapasztalat|werdegang|^employment$|^career$|^trayectoria|经历|經歷|経歴|경력)/u,
  ],
  ['none', /^(?:interest|hobb|referenc|referenz|référenc|intérêt|interes)/u],
];

/** Romance and Slavic headings name their subject first ("Experiencia en banca"), Germanic and English ones last ("Banking Experience"). */
const leading =
  /^(?:experienci|expérience|esperienz|experiênc|doświadcz|zkušenost|educación|éducation|istruzione|compéten|competenc|competenz|habilidad|umiejętn|języ|publication|publicaci|pubblicazion|publicaç|publikac|projets|proyectos|progetti|projetos|prix|premios|langues|idiomas|formation|formación|formazione|formação)/u;

/** The kind that a heading's significant word indicates, or none. Takes lower-case words. Pure. */
export function stemKinds(words: readonly string[]): SectionKind[] {
  const [first = '', last = ''] = [words[0], words[words.length - 1]];
  const kindOf = (word: string) => stems.find(([, stem]) => stem.test(word))?.[0];
  const kind = kindOf(last) ?? (leading.test(first) ? kindOf(first) : undefined);
  return kind ? [kind] : [];
}
