import type { FoundPerson } from '@folia/contracts/people-search/shapes';
import { text, uuid } from '@folia/platform/sql-type';
import { affected, rows, statement } from '@folia/platform/statement';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { findNearest, findSimilar, similarities } from './search-queries';

const refreshDocument = statement('refresh-search-document', { text: 'SELECT refresh_search_document($1)', takes: { userId: uuid } });
const setSimilarity = statement('set-word-similarity', {
  text: `SELECT set_config('pg_trgm.word_similarity_threshold', $1, true)`,
  takes: { similarity: text },
});

@Injectable()
export class SearchDocumentRepository {
  constructor(private readonly database: DataSource) {}

  /** Brings what others may find of a person up to date; call it in the transaction of every change to their page. */
  async refresh(manager: EntityManager, userId: string): Promise<void> {
    await affected(manager, refreshDocument, { userId });
  }

  /** People whose username, name, headline or skills begin like these words, the nearest first. */
  async findNearest(text: string, words: string[], limit: number, viewerId: string): Promise<FoundPerson[]> {
    return rows(this.database, findNearest, { text, words, limit, viewerId });
  }

  /** People whose name is spelled nearly like this. */
  async findSimilar(text: string, limit: number, viewerId: string): Promise<FoundPerson[]> {
    return this.database.transaction(async (manager) => {
      let found: FoundPerson[] = [];
      for (const similarity of similarities) {
        await affected(manager, setSimilarity, { similarity: String(similarity) });
        found = await rows(manager, findSimilar, { text, limit, viewerId });
        if (found.length === limit) break;
      }
      return found;
    });
  }
}
