import type { FoundPerson } from '@folia/contracts/people-search/shapes';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { nearestPeople, similarities, similarPeople } from './search-queries';

@Injectable()
export class SearchDocumentRepository {
  constructor(private readonly database: DataSource) {}

  /** Brings what others may find of a person up to date; call it in the transaction of every change to their page. */
  async refresh(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('SELECT refresh_search_document($1)', [userId]);
  }

  /** People whose username, name, headline or skills begin like these words, the nearest first. */
  async findNearest(text: string, words: string[], limit: number, viewerId: string): Promise<FoundPerson[]> {
    return this.database.query(nearestPeople, [text, words, limit, viewerId]);
  }

  /** People whose name is spelled nearly like this. */
  async findSimilar(text: string, limit: number, viewerId: string): Promise<FoundPerson[]> {
    return this.database.transaction(async (manager) => {
      let found: FoundPerson[] = [];
      for (const similarity of similarities) {
        await manager.query(`SELECT set_config('pg_trgm.word_similarity_threshold', $1, true)`, [String(similarity)]);
        found = await manager.query(similarPeople, [text, limit, viewerId]);
        if (found.length === limit) break;
      }
      return found;
    });
  }
}
