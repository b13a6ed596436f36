import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import { SignInAccounts } from './sign-in-accounts.mjs';
import { identityConfiguration } from './sign-in-configuration.mjs';
import { answerInteraction, showInteraction } from './sign-in-interaction.mjs';
import { problemPage, scriptPage } from './sign-in-pages.mjs';

// A process of its own: the "Local sign-in" that stands in for Google and LinkedIn when no client ids are configured.
// Anyone can be anyone here, so it does not exist in production.
if (process.env.NODE_ENV === 'production') {
  console.error(
    'The local sign-in does not run with NODE_ENV=production: set IDP_GOOGLE_CLIENT_ID to use a real identity provider (deploy/README.md says how).',
  );
  process.exit(1);
}

const port = Number(process.env.IDP_PORT);
const appUrl = process.env.APP_URL;
const appOrigin = new URL(appUrl).origin;
const issuer = `http://127.0.0.1:${port}`;
const accounts = new SignInAccounts(process.env.IDP_DATA);
const keys = JSON.parse(process.env.IDP_KEYS);
const provider = new Provider(issuer, identityConfiguration({ issuer, appUrl, accounts, keys, linkedinSecret: process.env.LINKEDIN_SECRET, problemPage }));

const assets = { '/client.js': 'text/javascript', '/start.js': 'text/javascript', '/popup.js': 'text/javascript', '/page.css': 'text/css' };
const asset = (path) => readFileSync(new URL(`./sign-in${path}`, import.meta.url));

// Browsers apply form-action to the redirects that follow a form too, and the last of them is the app's callback.
const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; form-action 'self' ${appOrigin}; frame-ancestors 'none'; base-uri 'none'`;

function sendPage(response, html, status = 200) {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  response.end(html);
}

/** Every sign-in asks who it is: a session kept by the browser would answer for the person. */
function forgetSession(request) {
  const kept = (request.headers.cookie ?? '').split('; ').filter((cookie) => !cookie.startsWith('_session'));
  request.headers.cookie = kept.join('; ');
}

async function handle(request, response) {
  const { pathname } = new URL(request.url, issuer);
  if (request.method === 'GET' && assets[pathname]) {
    response.writeHead(200, {
      'content-type': `${assets[pathname]}; charset=utf-8`,
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    });
    return response.end(asset(pathname));
  }
  if (pathname === '/ready') return response.end('ready');
  if (pathname === '/start') return sendPage(response, scriptPage('/start.js', appOrigin));
  if (pathname === '/popup') return sendPage(response, scriptPage('/popup.js', appOrigin));
  if (pathname.startsWith('/interaction/')) {
    const page =
      request.method === 'POST' ? await answerInteraction(provider, accounts, request, response) : await showInteraction(provider, accounts, request, response);
    return page && sendPage(response, page.html, page.status);
  }
  if (pathname === '/auth' || pathname.startsWith('/auth/')) forgetSession(request);
  return provider.callback()(request, response);
}

const server = createServer((request, response) => {
  handle(request, response).catch((error) => {
    if (error.name !== 'SessionNotFound') console.error(error);
    if (response.headersSent) return response.end();
    sendPage(response, problemPage('This sign-in is over, was used already, or belongs to another browser.'), 400);
  });
});
server.once('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port}, which the local sign-in needs, is taken: stop what uses it and start again.` : error);
  process.exit(1);
});
server.listen(port, '127.0.0.1');

// The launcher is gone: nobody is left to stop us.
process.once('disconnect', () => process.exit(0));
