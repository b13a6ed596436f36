import type { GeneralResumeQuery } from '@folia/contracts/general-resume/shapes';
import type { ItemKind } from '@folia/contracts/item/fields';
import { formRoot, kindSegments, type PagedKind } from '@folia/contracts/item/page-routes';

const fixed = (path: string) => ({ path, href: () => path });
/** The query that names a profile; nothing for the default one. */
export const profileQuery = (slug: string | null | undefined) => (slug ? `?profile=${encodeURIComponent(slug)}` : '');

/** The addresses of the start page, the right one first. */
export const homePaths = ['/', '/home', '/app/home'];

/** Every address of the web that exists, as the router's pattern and as a link. */
export const paths = {
  home: fixed('/'),
  dashboard: fixed('/app/dashboard'),
  /** Only the owner's entry to a section; `activeSection` travels as navigation state (spec section 2). */
  user: fixed('/app/user'),
  /** The default profile, or the profile with this slug. */
  portfolio: { path: '/:idParam', href: (uname: string, slug?: string | null) => `/${encodeURIComponent(uname)}${profileQuery(slug)}` },
  /** One entry, opened for editing on the dashboard. */
  dashboardItem: (id: string, kind: ItemKind) => `/app/dashboard?section=${kind}&item=${encodeURIComponent(id)}`,
  portfolioById: { path: '/app/profile/:idParam', href: (id: string) => `/app/profile/${encodeURIComponent(id)}` },
  settings: fixed('/app/settings'),
  settingsTab: { path: '/app/settings/:tab', href: (tab: string) => `/app/settings/${encodeURIComponent(tab)}` },
  resumeImport: {
    path: '/app/settings/resume-import',
    href: (importId?: string) => `/app/settings/resume-import${importId ? `?import=${encodeURIComponent(importId)}` : ''}`,
  },
  /** The import of a resume that this tab keeps since it was tried. */
  triedResume: () => '/app/settings/resume-import?from=trial',
  history: fixed('/app/settings/history'),
  newItem: (kind: ItemKind) => fixed(`${formRoot(kind)}/new`),
  editItem: (kind: ItemKind) => ({ path: `${formRoot(kind)}/edit/:itemId`, href: (id: string) => `${formRoot(kind)}/edit/${id}` }),
  /** Profiles beside the default one, or the form of one of them. */
  profiles: (id?: string) => `/app/settings/profiles${id ? `?edit=${encodeURIComponent(id)}` : ''}`,
  /** An item's own public page, as one of the profiles leads to it. */
  itemPage: (kind: PagedKind) => ({
    path: `/:username/${kindSegments[kind]}/:itemId`,
    href: (uname: string, id: string, slug?: string | null) => `/${encodeURIComponent(uname)}/${kindSegments[kind]}/${id}${profileQuery(slug)}`,
  }),
  sharing: fixed('/app/settings/sharing'),
  /** The address that people are sent. It redirects to the gate at once, so that the token does not stay in the address bar. */
  protectedLink: { path: '/protected/:token', href: (token: string) => `/protected/${encodeURIComponent(token)}` },
  gate: fixed('/protected'),
  landing: fixed('/app/landing-v2'),
  features: fixed('/app/features'),
  templates: fixed('/app/templates'),
  stories: fixed('/app/stories'),
  blog: fixed('/app/blog'),
  post: { path: '/app/blog/:slug', href: (slug: string) => `/app/blog/${slug}` },
  about: fixed('/app/about'),
  careers: fixed('/app/careers'),
  press: fixed('/app/press'),
  help: fixed('/app/help'),
  helpArticle: { path: '/app/help/:slug', href: (slug: string) => `/app/help/${slug}` },
  /** `about`: the page it is about. */
  feedback: { path: '/app/feedback', href: (about?: string) => `/app/feedback${about ? `?about=${encodeURIComponent(about)}` : ''}` },
  apiDocs: fixed('/app/api-docs'),
  privacy: fixed('/app/privacy'),
  terms: fixed('/app/terms'),
  cookies: fixed('/app/cookies'),
  examples: fixed('/feed-preview'),
  freePortfolio: fixed('/free-portfolio'),
  pricing: fixed('/pricing'),
  howScoresAreMade: fixed('/app/help/fit-score'),
  /** `?plan=` has chosen a plan; `?paid=yes` comes back from paying. */
  billing: { path: '/app/billing', href: (plan?: string) => `/app/billing${plan ? `?plan=${plan}` : ''}` },
  /** The one that this browser acts for. */
  organisation: fixed('/app/organisation'),
  verification: fixed('/app/verification'),
  developers: fixed('/app/developers'),
  invitation: fixed('/app/invitation'),
  /** A program asks to act for the person; without an id: why one cannot. */
  oauth: { path: '/app/oauth/:id?' },
  careerCenter: {
    path: '/app/tailormade',
    href: (state?: string) => `/app/tailormade${state ? `?state=${encodeURIComponent(state)}` : ''}`,
  },
  jobMatch: fixed('/app/job-match'),
  /** `?job=` chooses a job that is kept already. */
  calculator: {
    path: '/app/job-match/calculator',
    href: (postingId?: string) => `/app/job-match/calculator${postingId ? `?from=saved&job=${encodeURIComponent(postingId)}` : ''}`,
  },
  match: { path: '/app/job-match/:matchId', href: (id: string) => `/app/job-match/${encodeURIComponent(id)}` },
  /** Asks before a unit is spent. */
  newResume: { path: '/app/tailormade/resume/new', href: (postingId: string) => `/app/tailormade/resume/new?job=${encodeURIComponent(postingId)}` },
  /** The whole portfolio as a resume, for no job. */
  generalResume: fixed('/app/tailormade/resume/general'),
  tailoredResume: { path: '/app/tailormade/resume/:resumeId', href: (id: string) => `/app/tailormade/resume/${encodeURIComponent(id)}` },
  resumeAnalysis: { path: '/app/tailormade/analysis/:resumeId', href: (id: string) => `/app/tailormade/analysis/${encodeURIComponent(id)}` },
  /** Jobs that candidates are compared with. */
  screening: fixed('/app/screening'),
  screeningBoard: { path: '/app/screening/:jobId', href: (jobId: string) => `/app/screening/${encodeURIComponent(jobId)}` },
  screeningCriteria: { path: '/app/screening/:jobId/criteria', href: (jobId: string) => `/app/screening/${encodeURIComponent(jobId)}/criteria` },
  screeningFind: { path: '/app/screening/:jobId/find', href: (jobId: string) => `/app/screening/${encodeURIComponent(jobId)}/find` },
  screeningCompare: {
    path: '/app/screening/:jobId/compare',
    href: (jobId: string, ids: readonly string[]) => `/app/screening/${encodeURIComponent(jobId)}/compare?ids=${ids.join(',')}`,
  },
  /** The page of a job that takes applications. */
  job: { path: '/jobs/:jobId', href: (id: string) => `/jobs/${encodeURIComponent(id)}` },
  /** Who screened the person. */
  candidacies: fixed('/app/screenings'),
  /** What programs propose. */
  proposals: fixed('/app/proposals'),
  /** One of them for somebody without an account; the key stays in the browser. */
  ownScreening: { path: '/app/my-screening', href: (key: string) => `/app/my-screening#${key}` },
  admin: {
    path: '/app/admin',
    href: (tab: string) => `/app/admin?tab=${tab}`,
    person: (id: string) => `/app/admin?tab=people&person=${encodeURIComponent(id)}`,
  },
  messages: {
    path: '/app/messages',
    mode: (mode: string) => `/app/messages?mode=${mode}`,
    /** A conversation that others began about the person. */
    talk: (id: string, mode = 'asked-of-me') => `/app/messages?mode=${mode}&talk=${encodeURIComponent(id)}`,
    thread: (id: string, mode = 'inbox') => `/app/messages?mode=${mode}&thread=${encodeURIComponent(id)}`,
  },
  /** Who reads a person's page; with an id only what came by that link. */
  analytics: { path: '/app/analytics', href: (linkId?: string) => `/app/analytics${linkId ? `?link=${encodeURIComponent(linkId)}` : ''}` },
  notifications: fixed('/app/notifications'),
  confirmEmail: fixed('/app/confirm-email'),
  recover: fixed('/app/recover'),
  confirmMessage: fixed('/app/confirm-message'),
  unsubscribe: fixed('/app/unsubscribe'),
  linkedinCallback: fixed('/app/linkedin-callback'),
} as const;

/** A portfolio for address books and paper, for everybody who may see it. */
export const contactCardHref = (uname: string) => `/${encodeURIComponent(uname)}/contact.vcf`;
export const qrCodeHref = (uname: string, format: 'svg' | 'png') => `/${encodeURIComponent(uname)}/qr.${format}`;

/** Addresses of files: the browser asks for them by itself, with the session's cookie. */
export const fileHref = (fileId: string, name: string) => `/files/${fileId}/${encodeURIComponent(name)}`;
export const wordViewHref = (importId: string) => `/files/resume-imports/${importId}/document.html`;
export const pageImageHref = (importId: string, page: number) => `/files/resume-imports/${importId}/pages/${page}.png`;
export const resumeFileHref = (resumeId: string, name: string) => `/files/tailored-resumes/${resumeId}/${name}`;

/** How a resume for no job looks, and as the query of its addresses. */
export type ResumeLook = Omit<GeneralResumeQuery, 'contact'> & { contact: readonly string[] };
const resumeLookQuery = ({ contact, ...look }: ResumeLook) => `?${new URLSearchParams({ ...look, contact: contact.join(',') })}`;
export const generalFileHref = (name: string, look: ResumeLook) => `/files/resume/${name}${resumeLookQuery(look)}`;
