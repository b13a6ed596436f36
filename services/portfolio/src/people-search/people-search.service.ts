import type { Owner } from '@folia/contracts/access';
import { shortestSearch } from '@folia/contracts/limits';
import { type FoundPerson, mostFound } from '@folia/contracts/people-search/shapes';
import { Injectable } from '@nestjs/common';
import { SearchDocumentRepository } from './search-document.repository';
import { searchWords } from './search-words';

/** Shorter texts are not searched for misspelled names. */
const longEnoughToMisspell = 4;

@Injectable()
export class PeopleSearchService {
  constructor(private readonly documents: SearchDocumentRepository) {}

  async find({ id: viewerId }: Owner, typed: string): Promise<FoundPerson[]> {
    // No name contains a NUL, and Postgres does not accept one. Usernames are displayed with an @, so people may type it.
    const text = typed.replaceAll('\0', '').trim().replace(/^@/, '').replace(/\s+/g, ' ');
    const words = searchWords(text);
    if ([...text].length < shortestSearch || words.length === 0) return [];
    const nearest = await this.documents.findNearest(text, words, mostFound, viewerId);
    if (nearest.length > 0 || text.length < longEnoughToMisspell) return nearest;
    return this.documents.findSimilar(text, mostFound, viewerId);
  }

  /** How many people strangers can visit, whether or not they want to be found. */
  count(): Promise<number> {
    return this.documents.countPublic();
  }
}
