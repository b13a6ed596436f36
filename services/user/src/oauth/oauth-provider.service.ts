import type { OauthCall, OauthReply } from '@folia/contracts/oauth/shapes';
import { Inject, Injectable } from '@nestjs/common';
import inject from 'light-my-request';
import { PinoLogger } from 'nestjs-pino';
import { type Client, Provider } from 'oidc-provider';
import { AccountRepository } from '../account/account.repository';
import { issuer } from './issuer';
import { KeyClientService } from './key-client.service';
import { OauthAdapterService } from './oauth-adapter.service';
import { providerConfiguration } from './provider-configuration';
import { readRegistration } from './read-registration';

const told = ['content-type', 'location', 'cache-control', 'www-authenticate'];
const authorized = /^\/oauth\/authorize\/([\w-]+)$/;

/** The authorization server. It has no port: the gateway hands on each request, and what comes of it. */
@Injectable()
export class OauthProviderService {
  readonly provider: Provider;
  private readonly site: { host: string; 'x-forwarded-proto': string };

  constructor(
    @Inject(issuer) address: string,
    adapters: OauthAdapterService,
    private readonly accounts: AccountRepository,
    keys: KeyClientService,
    log: PinoLogger,
  ) {
    const { host, protocol } = new URL(address);
    this.site = { host, 'x-forwarded-proto': protocol.slice(0, -1) };
    const configuration = providerConfiguration(
      address,
      (kind) => adapters.adapterOf(kind),
      (id) => this.findPerson(id),
      (id, resource) => keys.scopesOf(id, resource),
    );
    this.provider = new Provider(address, configuration);
    this.provider.proxy = true;
    // Of a secret only its hash is kept: the library cannot compare it by itself.
    this.provider.Client.prototype.compareClientSecret = function (this: Client, secret: string) {
      return keys.isSecretOf(this.clientId, secret);
    };
    this.provider.on('server_error', (_context, error) => log.error({ err: error }, 'the authorization server failed'));
  }

  async answer({ method, path, query, contentType, authorization, body, personId }: OauthCall): Promise<OauthReply> {
    const uid = authorized.exec(path)?.[1];
    if (uid && !(await this.isAnsweredBy(uid, personId))) return sendTo('/app/oauth?error=session_not_found');
    const registration = path === '/oauth/register' ? readRegistration(body) : null;
    if (registration && 'refusal' in registration) return asJson(400, registration.refusal);
    const payload = registration ? JSON.stringify(registration.metadata) : body;
    const sent = { ...(contentType && { 'content-type': contentType }), ...(authorization && { authorization }) };
    // The library ties an answered request to its browser by this cookie. Here the person's own session does (isAnsweredBy), so no browser ever gets it.
    const cookie = uid ? { cookie: `${this.provider.cookieName('resume')}=${uid}` } : {};
    const answer = await inject(this.provider.callback(), { method, url: path + query, headers: { ...this.site, ...sent, ...cookie }, payload });
    const headers = told.flatMap((name) => (typeof answer.headers[name] === 'string' ? [[name, answer.headers[name]] as const] : []));
    return { status: answer.statusCode, headers: Object.fromEntries(headers), body: answer.payload };
  }

  /** Whoever began a request elsewhere and had somebody else answer it gets no code: it goes to the browser of the person who answered. */
  private async isAnsweredBy(uid: string, personId: string | null): Promise<boolean> {
    const request = await this.provider.Interaction.find(uid);
    return personId !== null && request?.result?.answeredBy === personId;
  }

  private async findPerson(id: string): Promise<string | undefined> {
    const person = await this.accounts.findById(id);
    return person && !person.suspended ? id : undefined;
  }
}

const sendTo = (location: string): OauthReply => ({ status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' });
const asJson = (status: number, body: object): OauthReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
});
