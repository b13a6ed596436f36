import { AppError } from '@folia/contracts/errors';
import { maxPostingCharacters } from '@folia/contracts/limits';
import type { FetchedPosting } from '@folia/contracts/posting/shapes';
import { upToAngles } from './bounded-html';
import { htmlToWords } from './html-to-words';
import { partsCalled } from './main-part';
import { boardOf, type Posting } from './posting-boards';
import { postingIn } from './posting-in';

/** Fetches one page; throws AppError ADDRESS_… when it cannot. */
export type FetchPage = (address: string) => Promise<{ url: string; type: string; body: string }>;

/** A main part shorter than this is an empty frame that the page fills by script. */
const fewestCharacters = 400;

/**
 * As people write the head of a posting: title, company and place on two lines, then the text. A company without a place is labelled as one, because a name
 * alone could be a town.
 */
function inOneText({ title, company, location, words }: Posting): string {
  const where = company && !location ? `Company: ${company}` : [company, location].filter(Boolean).join(' – ');
  const head = [title, where].filter(Boolean);
  return [...head, '', words].join('\n').slice(0, maxPostingCharacters).trim();
}

/** The first of the usual places for a page's text that holds enough of it. However much text comes before it, none of this one is lost. */
function mainText(html: string): string {
  const page = upToAngles(html);
  for (const parts of [partsCalled(page, 'main', 'main'), partsCalled(page, 'article')]) {
    const words = parts.length > 0 ? htmlToWords(parts.join('\n')) : '';
    if (words.length >= fewestCharacters) return words.slice(0, maxPostingCharacters).trim();
  }
  return htmlToWords(page).slice(0, maxPostingCharacters).trim();
}

async function fromBoard(address: string, fetchPage: FetchPage): Promise<FetchedPosting | null> {
  const board = boardOf(new URL(address));
  if (!board) return null;
  try {
    const { body } = await fetchPage(board.address);
    const posting = board.read(JSON.parse(body));
    return posting && { url: address, text: inOneText(posting) };
  } catch {
    // The board has taken it down, or it is too large to fetch. The page itself may still have it.
    return null;
  }
}

/**
 * The text of a job by its address: a board's public JSON, else what the page says of itself as JobPosting (schema.org), else its main text. At most
 * 30,000 characters. Throws what `fetchPage` throws, and ADDRESS_NO_TEXT.
 */
export async function readPostingPage(address: string, fetchPage: FetchPage): Promise<FetchedPosting> {
  const told = await fromBoard(address, fetchPage);
  if (told) return told;
  const { url, type, body } = await fetchPage(address);
  const isHtml = type.includes('html');
  const posting = isHtml ? postingIn(body) : null;
  const text = posting ? inOneText(posting) : isHtml ? mainText(body) : body.slice(0, maxPostingCharacters).trim();
  if (!text) throw new AppError('ADDRESS_NO_TEXT');
  return { url, text };
}
