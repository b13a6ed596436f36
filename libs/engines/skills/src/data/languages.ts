import type { SkillRows } from '../read-rows';

/** Languages people speak and sign; with what shows a level. */
export const LANGUAGES: SkillRows[] = [
  {
    category: 'Languages',
    kind: 'language',
    rows: `
English! | english language, fluent english, englisch, anglais, inglés, ingles, business english, english fluency, english proficiency, spoken english, written english, englischkenntnisse
Spanish! | spanish language, español, spanisch, espagnol, castellano, bilingual spanish, bilingual english/spanish, fluent spanish, castilian, bilingual in spanish, spanish speaking, spanischkenntnisse
French! | french language, français, französisch, francés, FRANCES!, fluent french, französischkenntnisse
German! | german language, deutsch, allemand, alemán, fluent german, deutschkenntnisse
Italian! | italian language, italiano, italienisch, italien!?
Portuguese! | portuguese language, português, brazilian portuguese, portugiesisch, portugais!?
Dutch! | dutch language, nederlands, flemish, niederländisch, néerlandais, neerlandés, holländisch
Mandarin Chinese | MANDARIN!, CHINESE!, 中文, 普通话, putonghua, chinese language, mandarin chinese language, simplified chinese, 汉语
Cantonese! | 粵語, cantonese chinese
Japanese! | japanese language, 日本語, nihongo
Korean! | korean language, 한국어
Vietnamese! | tiếng việt
Thai! | thai language, ภาษาไทย
Tagalog! | FILIPINO!
Indonesian! | bahasa indonesia
Malay! | bahasa melayu
Burmese!
Khmer!
Lao!? | LAOTIAN!
Hmong!
Hindi! | हिन्दी
Urdu! | اردو
Punjabi! | PANJABI!
Bengali! | BANGLA!
Gujarati!
Marathi!
Tamil! | தமிழ்
Telugu!
Kannada!
Malayalam!
Nepali!
Sinhala! | SINHALESE!
Arabic! | arabic language, العربية, modern standard arabic, arabisch, arabe!?
Persian! | FARSI!, DARI!, فارسی
Pashto!
Kurdish! | KURMANJI!, SORANI!
Hebrew! | עברית
Turkish! | türkçe, turkish language, türkisch, türkischkenntnisse
Azerbaijani!
Armenian!
Georgian!? | georgian language
Kazakh!
Uzbek!
Russian! | russian language, русский, russisch, russischkenntnisse
Ukrainian! | українська
Belarusian!
Polish!? | polish language, polski, polnisch, polnischkenntnisse, polonais, polaco
Czech! | čeština, tschechisch
Slovak! | slovenčina
Slovenian! | SLOVENE!
Croatian! | hrvatski
Serbian! | srpski
Bosnian!
Macedonian!
Bulgarian! | български
Romanian! | română, MOLDOVAN!
Hungarian! | magyar
Greek! | ελληνικά, greek language
Albanian! | shqip
Lithuanian! | lietuvių
Latvian! | latviešu
Estonian! | eesti
Finnish! | suomi
Swedish! | svenska
Norwegian! | norsk
Danish! | dansk
Icelandic!
Irish!? | irish gaelic, gaeilge
Welsh!? | welsh language, cymraeg
Scottish Gaelic
Basque! | euskara
Catalan! | català
Galician!
Maltese!?
Luxembourgish!
Swahili! | kiswahili
Amharic!
Somali!
Tigrinya!
Oromo!
Yoruba!
Igbo!
Hausa!
Zulu! | isizulu
Xhosa!
Afrikaans!
Haitian Creole | kreyòl, kreyol ayisyen
Navajo!
Hawaiian!?
Samoan!
Maori! | te reo māori
Mongolian!
Tibetan!
Yiddish!
Latin!? | latin language
Esperanto!
American Sign Language | ASL!, sign language
British Sign Language | BSL!
`,
  },
  {
    category: 'Language credentials',
    kind: 'credential',
    rows: `
IELTS | | English
TOEFL | | English
TOEIC | | English
Cambridge English certificate | cambridge advanced, C1 advanced, cambridge proficiency, C2 proficiency, B2 first, CAE cambridge | English
DELF! | DALF! | French
DELE! | | Spanish
Goethe-Zertifikat | telc deutsch, TestDaF, DSH examination, goethe certificate | German
JLPT | | Japanese
HSK! | | Mandarin Chinese
TOPIK | | Korean
RID certification | NIC interpreter, RID certified, BEI certification | American Sign Language, Interpreting
`,
  },
];
