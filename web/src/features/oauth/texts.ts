import type { ConnectedProgram, OauthRequest } from '@folia/contracts/oauth/shapes';
import type { Scope } from '@folia/contracts/scopes';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const inDays = (days: number) => day.format(Date.now() + days * 24 * 3_600_000);

/** What each scope lets a program do, to the person who decides. */
const scopeSentences: Record<Scope, string> = {
  'candidates:read': 'Read the candidates of your jobs, as you see them',
  'candidates:write': 'Add candidates to your jobs',
  'portfolios:read': 'Read your portfolio, private entries included',
  'portfolios:write': 'Change your portfolio',
  'files:read': 'Read your resume files',
  'files:write': 'Add resume files',
  'jobs:read': 'Read your jobs',
  'jobs:write': 'Add and change jobs',
  'applications:read': 'Read applications',
  'applications:write': 'Add and change applications',
  'fit-scores:read': 'Read your FitScores',
  'fit-scores:write': 'Score jobs, which counts on your plan',
  'resumes:read': 'Read the resumes made for your jobs',
  'resumes:write': 'Make resumes for jobs, which counts on your plan',
  'screenings:read': 'Read screenings and what was found',
  'screenings:write': 'Start screenings, which counts on your plan',
  'criteria:read': 'Read the criteria of your jobs',
  'criteria:write': 'Change the criteria of your jobs',
  'links:read': 'Read your protected links and who opened them',
  'links:write': 'Make, change and end protected links',
  'webhooks:read': 'Read where events are sent',
  'webhooks:write': 'Change where events are sent',
  'members:read': 'Read who is in the organisation',
  'members:write': 'Change who is in the organisation',
};

/** An assistant changes nothing by itself. */
const proposes: Partial<Record<Scope, string>> = { 'portfolios:write': 'Propose changes to your portfolio, which you accept or not' };

type From = Pick<OauthRequest, 'host'>;
/** A host, this device, or a program on it that opens addresses of a scheme of its own. */
const placeOf = ({ host }: From) => (host === 'localhost' ? 'on this device' : host.endsWith(':') ? `in the program that opens ${host}` : `at ${host}`);
const ways: Record<OauthRequest['resource'], string> = { '/api/v1': 'through the API', '/api/mcp': 'as an assistant, through MCP' };

/** Why a request came to nothing, by the word of the authorization server. */
const refusals: Partial<Record<string, { title: string; text: string }>> = {
  invalid_redirect_uri: {
    title: 'This program gave an address that is not its own',
    text: 'Where it wants the answer sent is not where it said it would when it registered, so nothing is sent there. Tell whoever makes the program.',
  },
  invalid_client: {
    title: 'This program is not known here',
    text: 'It has never registered, or was removed because nobody used it for 30 days. Connect it again from the program itself.',
  },
};

export const texts = {
  pageTitle: 'Connect a program',
  title: ({ name }: OauthRequest) => `Let ${name} act for you?`,
  lead: (request: OauthRequest) => `It works ${ways[request.resource]}, and gets your answer ${placeOf(request)}.`,
  unverified: 'Unverified',
  unverifiedText: (from: From) =>
    `Nobody has checked who makes this program, and anybody can give one this name. Go on only if you have just begun this yourself ${placeOf(from)}.`,
  account: 'For',
  ownAccount: (name: string) => `Your own account (${name})`,
  accountsFailed: 'Your organisations could not be loaded, so it can act for your own account only.',
  wants: 'It asks to',
  may: (scope: Scope, resource: OauthRequest['resource']) => (resource === '/api/mcp' && proposes[scope]) || scopeSentences[scope],
  chooseOne: 'Choose at least one, or cancel.',
  until: 'Until',
  untilDay: (days: number) => `${inDays(days)}${days === 365 ? ' (a year)' : ` (${days} days)`}`,
  limits: 'It never sees more than you do, and cannot decline or contact a candidate. You can end this at any time in the settings, under Connected programs.',
  allow: 'Allow',
  cancel: 'Cancel',
  goingBack: ({ name }: OauthRequest) => `Going back to ${name}`,
  over: {
    title: 'This request is over',
    text: 'It was answered already, is older than ten minutes, or was begun by somebody else. Connect the program again from the program itself.',
  },
  refusal: (error: string | null) => refusals[error ?? ''] ?? texts.over,

  connected: 'Connected programs',
  connectedText: 'Programs that may act for you. What you end here stops within five seconds.',
  noneTitle: 'No program may act for you',
  none: 'An assistant or a program that you connect is listed here, with what it may do and until when.',
  howToConnect: 'How to connect one',
  loadFailed: 'Your programs could not be loaded.',
  from: (program: ConnectedProgram) => `For ${program.accountName ?? 'your own account'} · ${ways[program.resource]} · ${placeOf(program)}`,
  used: ({ lastUsedAt, createdAt, expiresAt }: ConnectedProgram) =>
    [
      lastUsedAt ? `Last used ${moment.format(new Date(lastUsedAt))}` : 'Never used',
      `connected ${day.format(new Date(createdAt))}`,
      `ends ${day.format(new Date(expiresAt))}`,
    ].join(' · '),
  mayDo: (count: number) => (count === 1 ? 'May do one thing' : `May do ${count} things`),
  revoke: 'Revoke',
  revokeOne: ({ name, host }: ConnectedProgram) => `Revoke ${name} ${placeOf({ host })}`,
};
