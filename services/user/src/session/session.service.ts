import { randomUUID } from 'node:crypto';
import type { Person } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { Provider, UserType } from '@folia/contracts/session/shapes';
import type { SessionView } from '@folia/contracts/sign-ins/shapes';
import { Every } from '@folia/platform/discovery';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toAccount } from '../account/account.repository';
import { AccountService } from '../account/account.service';
import type { ProviderIdentity } from '../account/provider-identity';
import { ApiKeyService } from '../api-key/api-key.service';
import type { UserEnv } from '../env';
import { AuthCodes, authCodeLivesForS } from './auth-code';
import { describeDevice } from './describe-device';
import { type Proof, ProvidersService, userEnv } from './providers.service';
import { SessionRepository } from './session.repository';

type SignIn = Proof & { userType: UserType; userAgent?: string };

@Injectable()
export class SessionService {
  private readonly authCodes: AuthCodes;

  constructor(
    @Inject(userEnv) private readonly env: UserEnv,
    private readonly sessions: SessionRepository,
    private readonly providers: ProvidersService,
    private readonly accounts: AccountService,
    private readonly keys: ApiKeyService,
    private readonly database: DataSource,
  ) {
    this.authCodes = new AuthCodes(env.SESSION_KEYS);
  }

  async signIn(input: SignIn) {
    const identity = await this.providers.prove(input);
    const { row, isNew } = await this.accounts.findOrMake(identity, input.userType, this.isFirstAdmin(input.provider, identity));
    if (row.suspended) throw new AppError('SUSPENDED');
    return { ...(await this.open(row.id, input.userAgent)), user: toAccount(row), isNew };
  }

  /** Creates a session and its auth code. */
  async open(userId: string, userAgent = ''): Promise<{ authCode: string; expiresAt: string }> {
    const sessionId = randomUUID();
    const expiresAt = new Date(Date.now() + authCodeLivesForS * 1000);
    await this.sessions.insert(sessionId, userId, expiresAt, describeDevice(userAgent));
    return { authCode: await this.authCodes.sign(userId, sessionId, expiresAt), expiresAt: expiresAt.toISOString() };
  }

  async authenticate(authCode: string): Promise<{ userId: string; sessionId: string; isAdmin: boolean }> {
    const named = await this.authCodes.verify(authCode);
    const person = named && (await this.sessions.findPerson(named.sessionId, named.userId));
    if (!named || !person) throw new AppError('SESSION_EXPIRED');
    if (person.suspended) throw new AppError('SUSPENDED');
    if (person.seenLongAgo) await this.sessions.seen(named.sessionId);
    return { ...named, isAdmin: person.isAdmin };
  }

  async list(person: Person): Promise<SessionView[]> {
    const rows = await this.sessions.listLive(person.id);
    return rows.map(({ createdAt, lastSeenAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: person.sessionId === row.id,
    }));
  }

  async end(person: Person, id: string): Promise<void> {
    if (!(await this.sessions.end(id, person.id))) throw new AppError('NOT_FOUND');
  }

  /** Everywhere: what acts for a person without their sign-in ends too, connected programs and the keys that they made. */
  async signOut(person: Person, everywhere: boolean): Promise<void> {
    const userId = person.id;
    if (!everywhere) return void (await this.sessions.end(person.sessionId, userId));
    await this.database.transaction(async (manager) => {
      await this.sessions.endAll(manager, userId);
      await this.keys.endAllOf(manager, userId);
    });
  }

  @Every(600_000)
  async forgetOld(): Promise<void> {
    await this.sessions.forgetOld();
  }

  private isFirstAdmin(provider: Provider, identity: ProviderIdentity): boolean {
    const names = [`${provider}:${identity.subject}`, ...(identity.emailVerified && identity.email ? [`${provider}:${identity.email.toLowerCase()}`] : [])];
    return this.env.FIRST_ADMINS.split(',').some((name) => names.includes(name.trim()) || names.includes(name.trim().toLowerCase()));
  }
}
