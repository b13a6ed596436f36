import { isSignedIn } from '../lib/auth-code';
import { sendPendingEvents } from '../lib/events';
import { recordVisitsWhenIdle } from './record-visits-when-idle';

/** Draws the page, or takes over the server's. Throws when something of it does not come; it can be asked again. */
export async function startPage(): Promise<void> {
  const [{ start }] = await Promise.all([import('./start'), addStyles()]);
  await start();
  recordVisitsWhenIdle();
}

/** A page that arrived complete has the rules of what it shows; those of everything else are wanted with the scripts. */
async function addStyles() {
  const rest = document.querySelector<HTMLTemplateElement>('#rest-of-styles');
  const sheet = rest?.content.querySelector('link')?.cloneNode() as HTMLLinkElement | undefined;
  if (!sheet) return;
  document.body.append(sheet);
  try {
    await new Promise((resolve, reject) => {
      sheet.onload = resolve;
      sheet.onerror = () => reject(new Error('The styles did not come'));
    });
    rest?.remove();
  } catch (error) {
    sheet.remove();
    throw error;
  }
}

// A visit is one whether or not what else its page can do is ever needed.
if (document.querySelector('[data-visit]')) recordVisitsWhenIdle();
// Of a member that is known once they are loaded (session-provider.tsx).
if (!isSignedIn()) sendPendingEvents();
