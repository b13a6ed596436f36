import { createServer, type IncomingMessage } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export type Person = { sub: string; name: string; email?: string; email_verified?: boolean };

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
};

/** A stand-in that speaks what Google (id tokens, JWKS) and LinkedIn (code for token with PKCE, userinfo) speak in reality. */
export async function startIdentityProvider() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { person: Person; challenge: string }>();
  const tokens = new Map<string, Person>();
  const server = createServer(async (request, response) => {
    const json = (status: number, body: unknown) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/jwks') return json(200, { keys: [jwk] });
    if (request.url === '/userinfo') {
      const person = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
      return person ? json(200, person) : json(401, { error: 'invalid_token' });
    }
    if (request.url !== '/token') return json(404, {});
    const body = await bodyOf(request);
    const granted = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const challenge = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body.get('code_verifier') ?? ''));
    if (!granted || Buffer.from(challenge).toString('base64url') !== granted.challenge) return json(400, { error: 'invalid_grant' });
    const token = crypto.randomUUID();
    tokens.set(token, granted.person);
    return json(200, { access_token: token, token_type: 'Bearer', expires_in: 60 });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    issuer,
    /** An id token; `forged` signs it with a key that is not the provider's. */
    idToken: ({
      person,
      audience,
      nonce,
      forged = false,
      expiresIn = '5m',
    }: {
      person: Person;
      audience: string;
      nonce: string;
      forged?: boolean;
      expiresIn?: string;
    }) =>
      new SignJWT({ ...person, nonce })
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(expiresIn)
        .sign(forged ? foreign.privateKey : privateKey),
    /** The code a person would bring back from the address they were sent to. */
    approve: (authorizeUrl: string, person: Person): string => {
      const code = crypto.randomUUID();
      codes.set(code, { person, challenge: new URL(authorizeUrl).searchParams.get('code_challenge') ?? '' });
      return code;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
