import { type Route, route } from './route';

const document = (address: `${'GET' | 'POST'} /${string}`, limit: Route['limit'], summary: string) =>
  route(address, { access: 'guest', limit, summary, answer: null });

export const pageRoute = document('GET /*', 'none', 'Every page, and the shell of the app');
export const unsubscribePageRoute = document('POST /app/unsubscribe', 'write', 'Unsubscribe in one click, by a mail program (RFC 8058)');
export const rssRoute = document('GET /app/blog/rss.xml', 'none', 'The blog as RSS 2.0');
export const atomRoute = document('GET /app/blog/atom.xml', 'none', 'The blog as Atom');
export const contactCardRoute = document('GET /{uname}/contact.vcf', 'none', 'A portfolio for the address book');
export const qrSvgRoute = document('GET /{uname}/qr.svg', 'none', 'The address of a portfolio as a code to scan');
export const qrPngRoute = document('GET /{uname}/qr.png', 'none', 'The same as a picture for paper');
export const cardRoute = document('GET /cards/{name}', 'resume-file', 'The picture of a page where it is shared');
export const robotsRoute = document('GET /robots.txt', 'none', 'What robots may ask for');
export const llmsRoute = document('GET /llms.txt', 'none', 'The public pages for language models (llmstxt.org)');
export const sitemapRoute = document('GET /sitemap.xml', 'sitemap', 'The lists of all public pages');
export const sitemapPartRoute = document('GET /sitemaps/{name}', 'sitemap', 'One list of public pages');
export const originalFileRoute = document('GET /files/{id}/{name}', 'none', 'An original that was imported');
export const pageImageRoute = document('GET /files/resume-imports/{id}/pages/{page}', 'none', 'A page of an original as a picture');
export const wordViewRoute = document('GET /files/resume-imports/{id}/document.html', 'none', 'A Word document to read');
export const generalResumeFileRoute = document('GET /files/resume/{name}', 'resume-file', 'A file of the resume for no job in particular');
export const tailoredResumeFileRoute = document('GET /files/tailored-resumes/{id}/{name}', 'resume-file', 'A file of a resume made for a job');
export const linkResumeFileRoute = document('GET /files/links/{linkId}/resumes/{id}/{name}', 'resume-file', 'A file of the resume that a link shows');
export const mediaFileRoute = document('GET /files/media/{id}/{name}', 'none', 'A photo or video of an entry');
export const photoFileRoute = document('GET /files/photos/{key}/{name}', 'none', 'A profile photo');

export const serverMetadataRoute = document('GET /.well-known/oauth-authorization-server', 'none', 'Where programs ask to act for people (RFC 8414)');
export const resourceMetadataRoute = document('GET /.well-known/oauth-protected-resource/api/{name}', 'none', 'What a program needs for an API (RFC 9728)');
export const authorizeRoute = document('GET /oauth/authorize', 'oauth-authorize', 'A program asks to act for a person (RFC 6749)');
export const authorizedRoute = document('GET /oauth/authorize/{id}', 'oauth-authorize', 'The way back to the program, once its request is answered');
export const tokenRoute = document('POST /oauth/token', 'oauth-token', 'A program gets its tokens (RFC 6749)');
export const registerRoute = document('POST /oauth/register', 'oauth-register', 'A program says who it is (RFC 7591)');
export const revokeRoute = document('POST /oauth/revoke', 'oauth-token', 'A program gives a token back (RFC 7009)');

/** What is not part of the API: what a browser requests by address, and so by cookie (DESIGN section 5), and what standards give an address and a form of its own. */
export const documentRoutes: Route[] = [
  pageRoute,
  unsubscribePageRoute,
  rssRoute,
  atomRoute,
  contactCardRoute,
  qrSvgRoute,
  qrPngRoute,
  cardRoute,
  robotsRoute,
  llmsRoute,
  sitemapRoute,
  sitemapPartRoute,
  originalFileRoute,
  pageImageRoute,
  wordViewRoute,
  generalResumeFileRoute,
  tailoredResumeFileRoute,
  linkResumeFileRoute,
  mediaFileRoute,
  photoFileRoute,
  serverMetadataRoute,
  resourceMetadataRoute,
  authorizeRoute,
  authorizedRoute,
  tokenRoute,
  registerRoute,
  revokeRoute,
];
