import type { ErrorCode } from './errors';
import type { ImportSource } from './resume-import/sources';

/** The sentence people read for each code: what happened, what is safe, what to do next. */
export const errorMessage: Record<ErrorCode, string> = {
  ADDRESS_NO_TEXT: 'This page holds no text that could be read; it may draw itself by script or ask for a sign-in. Copy the text of the job and paste it.',
  ADDRESS_REFUSED: 'Only public web pages (http or https, on their usual ports) can be read. Check the address, or paste the text instead.',
  ADDRESS_TOO_LARGE: 'This page is larger than the limit of 2 MB. Copy the text of the job and paste it.',
  ADDRESS_UNREACHABLE: 'This page could not be fetched: it is away, took longer than 8 seconds, or refuses readers. Copy the text of the job and paste it.',
  APPLICATION_CODE_WRONG: 'This code is not the one that was sent last, or it no longer counts. Ask for a new one. Nothing was shared.',
  APPLIED_ALREADY: 'Somebody has applied to this job from this address already. Withdraw that application first.',
  BODY_INVALID: 'Something in the request is not as expected. See the details for the field.',
  CANDIDATES_FULL: 'This job takes nobody more. Nothing was shared.',
  CANDIDATE_WITHDREW: 'Somebody with this address withdrew from this job and is not compared with it again. Nothing was kept.',
  CONFLICT: 'This was changed meanwhile. Load it again and repeat the change.',
  CONTEST_ANSWERED: 'Somebody of your team has answered this already. Load it again to see how.',
  CONTEST_NEEDS_ANOTHER: 'You changed this finding or decided about this candidate, so somebody else of your team answers. Nothing was changed.',
  CONTEST_OVER: 'A finding can be contested once, within 30 days after it was made. Nothing was sent.',
  CONTENT_ENCODED: 'A file is sent as it is: without Content-Encoding.',
  CRITERIA_FULL: 'A job has at most 24 criteria. Remove one that decides little, or say two in one. Nothing was changed.',
  QUESTION_REFUSED: 'Ask what they have done.',
  CRITERION_PROTECTED: 'This stands for something that the law protects, such as origin, age or family, and can’t be a criterion. Ask for what the work needs.',
  DEEP_TALK_BUSY: 'The previous question of this conversation is still being answered. Wait for its answer, or stop it.',
  DEEP_TALK_EMPTY: 'There is nothing in this portfolio yet that questions could be answered from. Nothing was counted.',
  DEEP_TALK_OFF: 'The owner of this portfolio has switched the assistant off here. You can still write to them.',
  DISK_FULL: 'There is no room left for this on our side, which we are told of. Nothing was changed or counted. Try again later.',
  DOUBLE_APPLIED: 'Whoever applied themselves stays until they withdraw. Only an uploaded resume can go. Nothing was changed.',
  EMAIL_UNVERIFIED: 'The e-mail address of this account is not verified by its provider.',
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
  FORBIDDEN: 'This needs rights that your account does not have.',
  HEADERS_TOO_LARGE: 'The headers of this request are larger than the limit of 16 kB. In a browser, remove the cookies of this site and try again.',
  IDEMPOTENCY_IN_FLIGHT: 'The same request is still being worked on. Wait for its answer.',
  IDEMPOTENCY_MISMATCH: 'This Idempotency-Key was used before with another body.',
  IDENTITY_IN_USE: 'This sign-in belongs to another account already. Nothing was changed.',
  INTERNAL: 'Something went wrong on our side. Nothing you saved is lost. Try again, and tell us the request number if it stays.',
  JOB_INPUT_GONE: 'What this job was to work on has been deleted, so it can’t be started anew.',
  JOB_OVER: 'This job has ended already.',
  JOB_OWNER_AWAY: 'The owner of this job is suspended or about to be deleted, so it can’t be started anew.',
  JOB_TAKES_NO_FILES: 'This organisation cannot take files just now. Apply with a Folia portfolio instead, or try again in some days.',
  KEYS_FULL: 'An account has at most 20 keys. Revoke one first.',
  KEY_REFUSED: 'This key is unknown, over, or not for this address.',
  LAST_OWNER: 'An organisation always has an owner, and this is its only one. Hand it over to somebody else first. Nothing was changed.',
  LAST_SIGN_IN: 'This is the only way into your account. Connect another one first, then remove this one.',
  LINK_CLOSED: 'This link was revoked and stays so; taking it back works for 10 seconds. Create a new one.',
  LINK_CODE_WRONG: 'This code does not open the link: it may be mistyped, used, or older than 10 minutes. Check it, or ask for a new one.',
  LINK_EMAIL_REQUIRED: 'This link asks for an e-mail address. Enter yours; a code is sent to it if it may open the link.',
  LINK_EXHAUSTED: 'This link has been used up: it could be opened a set number of times. Ask the person who sent it for a new one.',
  LINK_EXPIRED: 'This link has expired: its owner gave it an end date, and that has passed. Ask the person who sent it for a new one.',
  LINK_LIMIT_REACHED: 'You have 1,000 links that have not ended, which is the limit. Revoke some you no longer need. Nothing was changed.',
  LINK_LOCKED: 'Too many wrong passwords were tried. Nothing was shown. Wait a while and try again.',
  LINK_NOTICE_REQUIRED: 'This link has a notice. Read it and accept it to go on.',
  LINK_PASSWORD_GUESSABLE:
    'This password is among the first that anybody would try: a common one, or hardly more than blanks. Choose another one. Nothing was changed.',
  LINK_PASSWORD_REQUIRED: 'This link has a password. Enter the one you were given with it.',
  LINK_PASSWORD_WRONG: 'That password does not open this link. Check capitals and spaces.',
  LINK_PAUSED: 'This link is paused by its owner for now. The same address may work again later.',
  LINK_PRESS_REQUIRED: 'This link can be opened a limited number of times. Press Open to use one of them.',
  LINK_PROFILE_GONE: 'There is nothing behind this link any more: its owner has removed the page that it opened. Ask the person who sent it for a new one.',
  LINK_REVOKED: 'This link was withdrawn by its owner. If you still need the portfolio, ask the person who sent the link.',
  LINK_TABLE_CHANGED: 'This table or its rules are not those that were previewed. Look at the preview again. No link was made.',
  LINK_TABLE_UNREADABLE: 'This table could not be read, or has lines with errors. See the preview for each of them. No link was made.',
  METHOD_NOT_ALLOWED: 'This address does not know that method.',
  NEVER_RESETS: 'This allowance is one in total and does not begin anew, so there is nothing to wait for. A bigger plan has more. Nothing was lost.',
  NO_PAID_PLAN: 'You have no paid plan, so there is nothing to end and nothing to go on with.',
  NOTHING_PAID_YET: 'Nothing was paid with a card yet, so there is none to replace.',
  NOT_A_JOB: 'This does not read like a job: it does not say what the work is or what it asks for. Paste the whole text of the job. Nothing was counted.',
  NOT_A_MEMBER: 'Only people who may read this board can be mentioned. Choose again; nothing was written.',
  NOT_A_RESUME:
    'This does not read like a resume or CV: no work, education or skills were found. Choose another file, or fill in by hand. Nothing was counted.',
  NOT_FOUND: 'There is nothing here that you can see.',
  NOT_VERIFIED: 'Only accounts with a verified domain can find people. An owner or an admin can verify one. Nobody was told.',
  OWN_MODEL_ADDRESS_REFUSED: 'Only a public address with https, on its usual port, can be used, without a name or password in it. Nothing was saved.',
  OWN_MODEL_KEY_REFUSED: 'The endpoint refuses this key. Check that it is whole and may use this model. Nothing was saved.',
  OWN_MODEL_SILENT: 'The endpoint was reached, but did not answer within 10 seconds. Try again, or choose a faster model. Nothing was saved.',
  OWN_MODEL_UNKNOWN: 'The endpoint knows no such address or model. Check both; many addresses end in /v1. Nothing was saved.',
  OWN_MODEL_UNREACHABLE: 'This endpoint could not be reached, or refused to answer. Check the address, or try again later. Nothing was saved.',
  OWN_MODEL_UNUSABLE:
    'Something answered, but not as a language model would that writes JSON when it is asked to. Check the address, or choose another model. Nothing was saved.',
  ORGANISATION_READ_ONLY:
    'This organisation can be read but not changed now: it is suspended, or its plan is not paid. Its owner can settle that. Nothing is lost.',
  PATH_NOT_CANONICAL:
    'This address is not in its plain spelling. Write it without encoded letters, digits and -._~, without empty segments, dots between slashes or a slash at its end.',
  PAYLOAD_TOO_LARGE: 'The request is larger than the limit.',
  PAYMENT_OFFLINE: 'Nothing can be paid online here: an admin of this installation gives plans. Ask for it with the form. Nothing was charged.',
  PAYMENT_OVERDUE: 'The last renewal has not been paid. Replace the card first; then the plan can be changed.',
  PLANNED_JOBS_FULL: 'Twenty jobs wait already, which is the limit. Cancel one that you no longer need. What you typed was kept.',
  PLAN_IS_YOURS: 'This is your plan already, or the one that follows it. Nothing was changed.',
  PORTFOLIO_EMPTY: 'Your portfolio has nothing yet that a job could be held against. Import a resume or add an entry first. Nothing was counted.',
  QUOTA_EXCEEDED: 'Your plan has no units left for this.',
  QUOTE_STALE: 'This offer is out of date: the plan, its price or your details changed, or half an hour went by. Look at the new sum. Nothing was charged.',
  READERS_BUSY: 'Members’ resumes come first, and all readers are busy with them right now. Wait a few seconds and try again.',
  READ_TIMEOUT: 'Reading this file took more than 10 seconds of computing and was stopped. Save it again as a plain PDF or DOCX. Nothing was counted.',
  REQUEST_MALFORMED: 'This is not a request that can be understood (HTTP/1.1).',
  REQUEST_TOO_SLOW: 'This request took too long to arrive. Try again.',
  REVIEW_CLOSED: 'This import was saved or discarded already.',
  ROLE_NOT_ENOUGH: 'Your role in this organisation does not include this. See the details for who can do it. Nothing was changed.',
  SCREENING_CLOSED: 'This job is closed. Open it again first. Nothing was shared.',
  SEATS_TAKEN:
    'There are not enough free seats for this. Withdraw an open invitation, remove somebody, or ask your contact at Folia for more. Nobody was invited.',
  SESSION_EXPIRED: 'Your session has expired. Please sign in again to continue.',
  SIGNATURE_INVALID: 'The signature of this event is not valid, or its time is more than five minutes off.',
  SIGNIN_FAILED: 'The sign-in could not be confirmed by the provider. Start it again.',
  SIGNIN_OTHER_BROWSER: 'This sign-in was started in another browser or too long ago. Start it again here.',
  SIGNIN_REPLAYED: 'This sign-in was used already. Start it again.',
  SIGN_IN_AGAIN: 'Your sign-in is too long ago for this. Sign in again first.',
  SIGN_IN_REQUIRED: 'Please sign in to continue.',
  STORAGE_FULL: 'Your storage is full. Delete files you no longer need and try again.',
  SUSPENDED: 'This account is suspended.',
  TAG_TELLS_WHO: 'This tells who they are: choose other words.',
  TIMEOUT: 'This took too long and was stopped. Try again.',
  TOO_MANY_LINKS: 'You have made 200 links today, which is the limit. Make the next one tomorrow (UTC). Nothing was changed.',
  TOO_MANY_REQUESTS: 'Too many requests. Wait a moment and try again.',
  TOO_MANY_STREAMS: 'You follow too many jobs at once. Close some of the pages that show one, or ask for the job itself.',
  TRIAL_SIGNED_IN: 'You have an account, so you need no try: import the resume, and it becomes part of your portfolio.',
  TRIAL_USED: 'A resume was tried here today, which is the limit without an account. Sign in to import one, or try again after midnight (UTC).',
  UNAVAILABLE: 'Part of the service cannot be reached right now. Nothing is lost. Try again in a moment.',
  UNKNOWN_FIELD: 'The request holds a field that is not known here.',
  UNSUPPORTED_MEDIA_TYPE: 'The request needs to be JSON or multipart.',
  USERNAME_UNAVAILABLE: 'This username cannot be had. Your present one stays as it is.',
  VERSION_CONFLICT: 'This was changed elsewhere since you loaded it. Compare and keep what you want.',
  WEBHOOKS_FULL: 'Your account has 20 endpoints, which is the limit. Remove one first.',
  WITHDRAWAL_OVER: 'The 14 days to withdraw are over, or this plan was agreed with us. It can still be cancelled.',
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

/** The sentence for a refusal; `details.source` says which of the other ways a file came by, `details.meter` what is used up. Never throws. */
export function messageOf(code: ErrorCode, details: Record<string, unknown> = {}): string {
  const { source, meter, limit, resetsAt } = details;
  if (code === 'QUOTA_EXCEEDED' && meter === 'deep-talk') {
    return `That is all for today: the assistant gives ${limit} answers a day here. Ask again from ${new Date(String(resetsAt)).toUTCString()}, or write a message.`;
  }
  if (code === 'QUOTA_EXCEEDED' && (meter === 'profiles' || meter === 'screening-jobs')) return 'Your plan has no room for this one.';
  const own = typeof source === 'string' && Object.hasOwn(ofSource, source) ? ofSource[source as keyof typeof ofSource][code] : undefined;
  const sentence = own ?? errorMessage[code];
  if (source !== 'resume-trial' || !sentence.endsWith('Nothing was counted.')) return sentence;
  return `${sentence.slice(0, sentence.indexOf('. ') + 1)} Choose another file, or save this one as a plain PDF or DOCX. You can still try one today.`;
}
