import type { Person } from '@folia/contracts/access';
import type { BeingFound } from '@folia/contracts/being-found/shapes';
import { AppError } from '@folia/contracts/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SearchDocumentRepository } from '../people-search/search-document.repository';
import { BeingFoundRepository, type Search } from './being-found.repository';

/** Being found by teams that screen: by nobody until the person says so. */
@Injectable()
export class BeingFoundService {
  constructor(
    private readonly people: BeingFoundRepository,
    private readonly documents: SearchDocumentRepository,
    private readonly database: DataSource,
  ) {}

  async get({ id }: Person): Promise<BeingFound> {
    return (await this.people.find(id)) ?? { mode: 'off', named: [], never: [] };
  }

  async change(person: Person, settings: BeingFound): Promise<BeingFound> {
    await this.database.transaction(async (manager) => {
      if (!(await this.people.save(manager, person.id, settings))) throw new AppError('NOT_FOUND');
      await this.documents.refresh(manager, person.id);
    });
    return this.get(person);
  }

  /** No text of Postgres contains a NUL. */
  async find({ words, place, terms, ...search }: Search): Promise<{ ids: string[] }> {
    const clean = (text: string) => text.replaceAll('\0', '').trim();
    return { ids: await this.people.search({ ...search, words: clean(words), place: clean(place), terms: terms.map((group) => group.map(clean)) }) };
  }
}
