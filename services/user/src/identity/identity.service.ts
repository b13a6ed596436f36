import type { Person } from '@folia/contracts/access';
import { AppError } from '@folia/contracts/errors';
import type { IdentityView } from '@folia/contracts/sign-ins/shapes';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EmailService } from '../email/email.service';
import { NewsService } from '../notification/news.service';
import { type Proof, ProvidersService } from '../session/providers.service';
import { IdentityRepository } from './identity.repository';

/** The ways to sign in to an account. Only a provider's proof adds one; a matching e-mail connects nothing. The person is told of every change. */
@Injectable()
export class IdentityService {
  constructor(
    private readonly identities: IdentityRepository,
    private readonly providers: ProvidersService,
    private readonly news: NewsService,
    private readonly emails: EmailService,
    private readonly database: DataSource,
  ) {}

  async list(person: Person): Promise<IdentityView[]> {
    const rows = await this.identities.listByUser(person.id);
    return rows.map(({ issuer, connectedAt, ...row }) => ({
      ...row,
      label: row.provider ? this.providers.labels[row.provider] : issuer,
      connectedAt: connectedAt.toISOString(),
    }));
  }

  listAddresses({ id }: Person): Promise<string[]> {
    return this.identities.listAddresses(id);
  }

  async connect(person: Person, proof: Proof): Promise<IdentityView[]> {
    const userId = person.id;
    const identity = await this.providers.prove(proof);
    const emailId = await this.database.transaction(async (manager) => {
      const { ownerId, isNew } = await this.identities.connect(manager, userId, identity);
      if (ownerId !== userId) throw new AppError('IDENTITY_IN_USE');
      return isNew ? this.news.tell(manager, { userId, kind: 'sign-in-added' }) : null;
    });
    await this.emails.send(emailId);
    return this.list(person);
  }

  async remove(person: Person, id: string): Promise<IdentityView[]> {
    const userId = person.id;
    const emailId = await this.database.transaction(async (manager) => {
      const count = await this.identities.lockAndCount(manager, userId);
      if (!(await this.identities.delete(manager, userId, id))) throw new AppError('NOT_FOUND');
      if (count < 2) throw new AppError('LAST_SIGN_IN');
      return this.news.tell(manager, { userId, kind: 'sign-in-removed' });
    });
    await this.emails.send(emailId);
    return this.list(person);
  }
}
