import type { ErrorCode } from './errors';
import type { ImportSource } from './resume-import/sources';

/** The codes that are about a file itself. */
export type FileCode = Extract<ErrorCode, `FILE_${string}`>;

/** The sentence people read when a file is refused, apart from all others: a browser looks at a file before it sends it. */
export const fileRefusal: Record<FileCode, string> = {
  FILE_CORRUPT: 'This file is damaged and could not be read. Save it again as PDF or DOCX and try once more. Nothing was counted.',
  FILE_EMPTY: 'This file is empty. Choose another one. Nothing was counted.',
  FILE_ENCRYPTED: 'This file is protected with a password. Save a copy without one and import that. Nothing was counted.',
  FILE_NO_TEXT:
    'There is no readable text in this file; it looks like a scan or an image. Import the original document, or fill in by hand. Nothing was counted.',
  FILE_TOO_COMPLEX: 'This file is too complex or too large inside to be read within the limits. Save it again as a plain PDF or DOCX. Nothing was counted.',
  FILE_TOO_LARGE: 'This file is larger than the limit of 10 MB. Make it smaller and try again. Nothing was counted.',
  FILE_TOO_MANY_PAGES: 'This file has more than 50 pages, the limit. Import the pages that are your resume. Nothing was counted.',
  FILE_TYPE_MISMATCH: 'What is in this file is not what its name says. Save it again as PDF or DOCX (Word without macros). Nothing was counted.',
  FILE_TYPE_UNSUPPORTED: 'Only PDF and Word (DOCX) files can be read. Save the resume as PDF or DOCX and try again. Nothing was counted.',
};

/** "Save it as PDF" does not help with anything that did not come through the drop zone, so those refusals have sentences of their own. */
const ofSource: Record<Exclude<ImportSource, 'resume'> | 'photo' | 'media' | 'resume-trial', Partial<Record<ErrorCode, string>>> = {
  photo: {
    FILE_EMPTY: 'This file is empty. Choose another picture.',
    FILE_TYPE_UNSUPPORTED: 'Only JPEG, PNG and WebP pictures can be a photo. Save it as one of these and try again.',
    FILE_CORRUPT: 'This picture is damaged and could not be opened. Choose another one; your photo is as it was.',
    FILE_TOO_COMPLEX: 'This picture has more than 50 megapixels, the limit. Make it smaller and try again.',
  },
  media: {
    FILE_EMPTY: 'This file is empty. Choose another one.',
    FILE_TYPE_UNSUPPORTED: 'Only JPEG, PNG and WebP pictures and MP4 and WebM videos can stand here. Save it as one of these and try again.',
    FILE_TOO_LARGE: 'A picture may have 10 MB, a video 100 MB. Make it smaller and try again; nothing was changed.',
    FILE_CORRUPT: 'This picture is damaged and could not be opened. Choose another one; nothing was changed.',
    FILE_TOO_COMPLEX: 'This picture has more than 50 megapixels, the limit. Make it smaller and try again.',
  },
  'resume-trial': {
    FILE_TOO_LARGE: 'This file is larger than 5 MB, the limit without an account. Make it smaller, or sign in and import up to 10 MB.',
  },
  'linkedin-archive': {
    FILE_TYPE_MISMATCH:
      'This is not a LinkedIn data archive: it holds no file such as Profile.csv or Positions.csv. Choose the ZIP as LinkedIn sent it. Nothing was counted.',
    FILE_CORRUPT: 'This archive is damaged and could not be opened. Download it from LinkedIn once more. Nothing was counted.',
    FILE_TOO_COMPLEX:
      'This archive is larger inside than the limits (1,000 files, 50 MB, 500,000 characters). Ask LinkedIn for an archive of your profile only. Nothing was counted.',
    FILE_ENCRYPTED: 'This archive is protected with a password. Choose the ZIP as LinkedIn sent it. Nothing was counted.',
    NOT_A_RESUME: 'There are no positions, education or skills in this archive. Ask LinkedIn for one that includes your profile. Nothing was counted.',
  },
  'json-resume': {
    FILE_TYPE_MISMATCH: 'This is not a JSON file. Choose the .json file of a JSON Resume. Nothing was counted.',
    FILE_CORRUPT: 'This JSON is broken and could not be read. Export it again, or look for a missing bracket or quote. Nothing was counted.',
    FILE_TOO_COMPLEX:
      'This JSON is longer than 500,000 characters or nested deeper than 256 levels, the limits. Shorten it and try again. Nothing was counted.',
    NOT_A_RESUME:
      'This JSON is not a JSON Resume: no work, education or skills were found in its form. Look at jsonresume.org/schema for the form. Nothing was counted.',
  },
  text: {
    FILE_EMPTY: 'There is no text in this. Paste the text of your resume and try again. Nothing was counted.',
    FILE_TYPE_MISMATCH: 'This is not plain text. Paste the words themselves, or import the file they stand in. Nothing was counted.',
    FILE_TOO_COMPLEX: 'This text is longer than 500,000 characters, the limit. Paste the part that is your resume. Nothing was counted.',
    FILE_NO_TEXT: 'There are no words in this text. Paste the text of your resume and try again. Nothing was counted.',
    NOT_A_RESUME:
      'This text does not read like a resume: no work, education or skills were found. Headings such as Experience and Education on lines of their own help. Nothing was counted.',
  },
};

/** A code's sentence, or the one that fits the way in which the refused thing came (`source`). Never throws. */
export function forSource(sentence: string, code: ErrorCode, source: unknown): string {
  const own = typeof source === 'string' && Object.hasOwn(ofSource, source) ? ofSource[source as keyof typeof ofSource][code] : undefined;
  const said = own ?? sentence;
  if (source !== 'resume-trial' || !said.endsWith('Nothing was counted.')) return said;
  return `${said.slice(0, said.indexOf('. ') + 1)} Choose another file, or save this one as a plain PDF or DOCX. You can still try one today.`;
}

/** Whether a code is about a file itself. */
export const isFileCode = (code: string): code is FileCode => code in fileRefusal;

/** What is said of a cause that is not known. */
export const unknownCause = 'Something went wrong on our side. Nothing you saved is lost. Try again, and tell us the request number if it stays.';
