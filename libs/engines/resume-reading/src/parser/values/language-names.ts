import { languageNames } from './locale-names';

const names =
  'english|german|french|spanish|italian|portuguese|dutch|russian|chinese|mandarin|mandarin chinese|cantonese|japanese|korean|arabic|hindi|urdu|bengali|bangla|punjabi|tamil|telugu|kannada|malayalam|marathi|gujarati|nepali|sinhala|turkish|polish|czech|slovak|hungarian|romanian|bulgarian|greek|hebrew|swedish|norwegian|danish|finnish|icelandic|estonian|latvian|lithuanian|ukrainian|belarusian|serbian|croatian|bosnian|slovenian|slovene|albanian|macedonian|persian|farsi|dari|pashto|kurdish|armenian|georgian|azerbaijani|kazakh|uzbek|mongolian|vietnamese|thai|lao|khmer|burmese|indonesian|bahasa indonesia|malay|bahasa melayu|tagalog|filipino|cebuano|swahili|amharic|somali|hausa|yoruba|igbo|zulu|xhosa|afrikaans|shona|wolof|catalan|basque|galician|irish|gaelic|welsh|scottish gaelic|latin|esperanto|luxembourgish|maltese|yiddish|haitian creole|quechua|guarani|sanskrit|odia|assamese|sindhi|tibetan|taiwanese|hokkien|american sign language|asl|sign language|brazilian portuguese|swiss german|' +
  'englisch|deutsch|französisch|spanisch|italienisch|portugiesisch|niederländisch|russisch|chinesisch|japanisch|koreanisch|arabisch|türkisch|polnisch|tschechisch|ungarisch|rumänisch|griechisch|schwedisch|norwegisch|dänisch|finnisch|ukrainisch|serbisch|kroatisch|persisch|hebräisch|latein|hindi|vietnamesisch|katalanisch|' +
  'anglais|allemand|français|francais|espagnol|italien|portugais|néerlandais|russe|chinois|japonais|coréen|arabe|turc|polonais|roumain|grec|suédois|catalan|' +
  'inglés|ingles|alemán|aleman|francés|frances|español|espanol|castellano|italiano|portugués|neerlandés|ruso|chino|japonés|coreano|árabe|turco|polaco|catalán|gallego|euskera|vasco|valenciano|rumano|griego|inglese|tedesco|francese|spagnolo|nederlands|engels|duits|frans|português|inglês|' +
  'cornish|frisian|sami|faroese|breton|manx|scots|occitan|corsican|romansh|flemish|sorbian|asturian|valencian|romani|maori|māori|hawaiian|samoan|tongan|fijian|navajo|tigrinya|oromo|kinyarwanda|kirundi|luganda|lingala|twi|akan|ewe|bambara|malagasy|sesotho|setswana|ndebele|chichewa|kikuyu|isizulu|isixhosa|isindebele|kiswahili|chishona|siswati|turkmen|tajik|kyrgyz|tatar|uyghur|british sign language|bsl|' +
  'suomi|ruotsi|englanti|saksa|eesti|svenska|finska|engelska|norska|danska|tyska|franska|spanska|ryska|arabiska|kinesiska|italienska|polska|samiska|persiska|svensk|norsk|dansk|engelsk|tysk|fransk|spansk|finsk|italiensk|russisk|polsk|arabisk|islandsk|samisk|' +
  'duits|spaans|italiaans|portugees|turks|pools|fries|vlaams|zweeds|chinees|polski|angielski|niemiecki|francuski|hiszpański|rosyjski|włoski|ukraiński';
const more = '国语|國語|普通话|汉语|漢語|中文|国語|北京話|广东话|廣東話|粤语|閩南語|闽南语|영어|일어|국어|독어|불어|조선말|tiếng việt';
const known = new Set([...names.split('|'), ...more.split('|'), ...languageNames]);

/** Whether a text is the name of a natural language, in any of the languages resumes are written in. */
export function isLanguageName(text: string): boolean {
  // A Turkish capital İ leaves its dot behind when converted to lower case.
  return known.has(
    text
      .trim()
      .toLowerCase()
      .replace(/i\u0307/g, 'i'),
  );
}

export const languageLevel =
  /^(?:native|native speaker|native or bilingual(?: proficiency)?|native(?:\/| or )bilingual|bilingual|mother tongue|first language|fluent|fluency|proficient|full professional(?: proficiency)?|professional working(?: proficiency)?|professional proficiency|professional|limited working(?: proficiency)?|elementary(?: proficiency)?|working proficiency|advanced|upper[- ]intermediate|intermediate|conversational|basic|basics|beginner|good|very good|excellent|limited|reading|spoken|written|business fluent|[abc][12](?:\.\d)?(?:\s?[-–/]\s?[abc][12])?|muttersprache|muttersprachler(?:in)?|verhandlungssicher|fließend|fliessend|sehr gut|gut|grundkenntnisse|konversationssicher|erweiterte grundkenntnisse|langue maternelle|courant|bilingue|intermédiaire|avancé|débutant|notions|scolaire|professionnel|lu, écrit, parlé|nativo|nativa|lengua materna|bilingüe|avanzado|intermedio|básico|fluido|fluida|alto|medio|bajo|profesional|modersmål|flytande|goda? kunskaper|grundläggande|modersmaal|flydende|morsmål|flytende|moedertaal|vloeiend|goed|uitstekend|redelijk|basiskennis|ojczysty|zaawansowany|podstawowy|madrelingua|fluente|avançado|intermediário|básico|nativo|buono|ottimo|scolastico|discreto|komunikatywny|biegły|biegle|średniozaawansowany|rodilý mluvčí|mateřský|pokročil|základ|plynně|mírně|anadil|ileri|orta|başlangıç|iyi|akıcı|perus|äidinkieli|sujuva|anyanyelv|haladó|母语|母語|流利|精通|熟练|熟悉|良好|一般|日常会話|ビジネス|ネイティブ|流暢|初級|中級|上級|cet-?[46]|四级|六级|일상|비즈니스|원어민|초급|중급|고급|유창|능통|n[1-5]|hsk|toeic|toefl|ielts)(?![a-z])/iu;
