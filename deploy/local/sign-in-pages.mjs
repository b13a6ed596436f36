const escapeHtml = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (title, body, attributes = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Local sign-in</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
</head>
<body${attributes}>
<main>
${body}
</main>
</body>
</html>
`;

const againButton = ({ sub, name, email }) =>
  `<li><button name="again" value="${escapeHtml(sub)}">${escapeHtml(name)} <span>${escapeHtml(email)}</span></button></li>`;

const again = (accounts) =>
  accounts.length === 0
    ? ''
    : `<form method="post" aria-labelledby="again"><h2 id="again">Signed in here before</h2><ul>${accounts.map(againButton).join('')}</ul></form>`;

/**
 * Where a person says who they are. There is no password: everybody who can reach this machine may be anyone.
 * @param {{name: string, email: string, problem?: string, accounts: import('./sign-in-accounts.mjs').Account[]}} what
 */
export const signInPage = ({ name, email, problem, accounts }) =>
  page(
    problem ? 'Check what you typed' : 'Sign in',
    `<h1>Local sign-in</h1>
<p>This stands in for Google and LinkedIn on this machine. Be anyone you like; the same e-mail address is the same person.</p>
<form method="post">
${problem ? `<p class="problem" role="alert" id="problem">${escapeHtml(problem)}</p>` : ''}
<label for="name">Name</label>
<input id="name" name="name" value="${escapeHtml(name)}" autocomplete="off" required maxlength="200">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" value="${escapeHtml(email)}" autocomplete="off" required maxlength="254"${problem ? ' aria-describedby="problem"' : ''}>
<div class="actions"><button class="first">Continue</button><button name="cancel" value="yes" formnovalidate>Cancel</button></div>
</form>
${again(accounts)}`,
  );

/** A page that only runs a script of ours, and says so meanwhile. The page tells the script which origin it may speak to. */
export const scriptPage = (script, appOrigin) =>
  page(
    'One moment',
    `<h1>Local sign-in</h1>\n<p role="status">One moment …</p>\n<script src="${script}"></script>`,
    ` data-app-origin="${escapeHtml(appOrigin)}"`,
  );

export const problemPage = (problem) =>
  page('Not signed in', `<h1>Local sign-in</h1>\n<p role="alert">${escapeHtml(problem)}</p>\n<p>Close this window and start the sign-in again.</p>`);
