import { maxProgramName } from '@folia/contracts/oauth/resources';
import { lineText } from '@folia/contracts/text';
import { z } from 'zod';

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** A scheme of a program's own, which holds a domain of its makers the other way round (RFC 8252, section 7.1): the dot keeps those of browsers and systems out. */
const privateScheme = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/;

/** An address that a code may be sent to: of a site by https, of the person's own machine (RFC 8252, section 7.3), or of a program there by its own scheme. */
function isReturnAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.hash || url.username || url.password) return false;
  if (privateScheme.test(url.protocol)) return url.host === '';
  return url.protocol === 'https:' ? !loopback.has(url.hostname) : url.protocol === 'http:' && loopback.has(url.hostname);
}

const registration = z.object({
  client_name: lineText(maxProgramName).pipe(z.string().min(1)),
  redirect_uris: z.array(z.string().max(500).refine(isReturnAddress)).min(1).max(10),
});

/** Programs on people's machines and of sites alike: none has a secret, PKCE says who began (RFC 7591, section 3.2.1 lets a server replace what was sent). */
const given = {
  application_type: 'native',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
} as const;

type Read = { metadata: object } | { refusal: { error: string; error_description: string } };

/** What is kept of a registration (RFC 7591): the name and where codes go. No logo, no page, no contact, since nobody checks them. */
export function readRegistration(body: string): Read {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return refuse('invalid_client_metadata', 'the body is not JSON');
  }
  const read = registration.safeParse(sent);
  if (read.success) return { metadata: { ...read.data, ...given } };
  return read.error.issues[0]?.path[0] === 'redirect_uris'
    ? refuse(
        'invalid_redirect_uri',
        'redirect_uris needs 1 to 10 addresses that begin with https://, with http:// and 127.0.0.1, [::1] or localhost, or with a scheme like com.example.app:/',
      )
    : refuse('invalid_client_metadata', `client_name needs 1 to ${maxProgramName} characters`);
}

const refuse = (error: string, error_description: string) => ({ refusal: { error, error_description } });
