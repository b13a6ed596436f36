import { patternsOf } from '../../phrases-of';
import { tellsOfWork } from '../requirements/names-nothing';
import { findYears } from '../requirements/read-years';
import { companyDoes } from '../role/company-words';
import type { Sentence } from './sentence';

const words = patternsOf('company-talk', [
  'itself',
  'our own',
  'work',
  'its years before',
  'its years after',
  'years of others before',
  'years of others after',
  'reader does',
  'reader gets',
]);

/** "Our stack", "our next engineer" speak of the work. */
const speaksOfItself = new RegExp(`^(?!${words('our own')})${words('itself')}(?!\\p{L})`, 'iu');
const namesItself = new RegExp(`^(?:The )?(?:\\p{Lu}[\\p{L}\\d&'’.-]*\\s(?:&\\s)?){1,4}${companyDoes('does', 'were')}\\s`, 'u');
const ofTheWork = new RegExp(`(?<!\\p{L})${words('work')}(?!\\p{L})`, 'iu');

/** "We build software for ports.": what a company says about itself, which implies nothing about the work. */
export const isCompanyTalk = ({ text, use }: Sentence): boolean =>
  (use === 'about' || use === 'duties') && (speaksOfItself.test(text) || namesItself.test(text)) && !ofTheWork.test(text);

const readerDoes = new RegExp(`(?<!\\p{L})${words('reader does')}(?!\\p{L})`, 'iu');
const readerGets = new RegExp(`(?<!\\p{L})${words('reader gets')}(?!\\p{L})`, 'iu');
const beforeYears = /(?<!\p{L})we(?: have|['’]ve)? [^.;,]{0,25}$/iu;
/** "In addition, we have over ten years in testing and software engineering", wherever it stands. */
export const boastsOfYears = ({ text }: Sentence): boolean =>
  !ofTheWork.test(text) && findYears(text).some(({ start }) => beforeYears.test(text.slice(0, start)));

/** "The post holder will run the clinics", "we use Docker": of what is told beside the talk, this is the work itself. */
export const tellsReadersWork = (text: string): boolean => (readerDoes.test(text) && !readerGets.test(text)) || tellsOfWork(text);

const ofTheirs = new RegExp(`(?<![\\p{L}\\d])${words('its years before')} (?:(?!\\byou)[^.;,]){0,30}$`, 'iu');
const ofBusiness = new RegExp(`^['’]? ?${words('its years after')}(?!\\p{L})`, 'iu');

/** "Children aged 2-4 years", "a secondment of two years", "every three years": years of something else. */
const ofOthersBefore = new RegExp(`(?<![\\p{L}\\d])${words('years of others before')} (?:\\p{L}+ )?$`, 'iu');
const ofOthersAfter = new RegExp(`^\\s*${words('years of others after')}(?!\\p{L})`, 'iu');
/** More years than this are the company's, whoever asks. */
export const mostYears = 20;

/** "In business for 20 years", "a company with 15 years of experience": years of the company. Offsets into the sentence. */
export const isOfCompany = (sentence: string, start: number, end: number): boolean =>
  ofTheirs.test(sentence.slice(Math.max(0, start - 80), start)) ||
  ofBusiness.test(sentence.slice(end)) ||
  ofOthersBefore.test(sentence.slice(Math.max(0, start - 40), start)) ||
  ofOthersAfter.test(sentence.slice(end, end + 20));
