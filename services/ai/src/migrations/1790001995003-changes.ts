import { changeTable, dropChangeTable, notesChanges, notesChangesNoMore } from '@folia/platform/changes/change-table';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const listed: [table: string, list: string, account: string][] = [
  ['screening_job', 'jobs', 'account_id'],
  ['fit_score', 'fit-scores', 'owner_id'],
  ['tailored_resume', 'resumes', 'owner_id'],
];
const ofJobs = 'candidate c JOIN screening_job j ON j.id = c.job_id';

/**
 * What has changed in the lists that systems keep a copy of. A candidate's row has no account: it is that of their job or, once the job is gone with them, that of
 * their earlier changes. What is shown of a thing and kept in another table changes the thing, too.
 */
export class Changes1790001995003 implements MigrationInterface {
  name = 'Changes1790001995003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${changeTable}
      ${listed.map((one) => notesChanges(...one)).join('')}
      INSERT INTO change (list, id, account_id, changed_at) SELECT 'candidates', c.id, j.account_id, c.created_at FROM ${ofJobs};
      CREATE FUNCTION note_candidate_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        account uuid;
        old_stage text;
        new_stage text;
        of_job uuid;
      BEGIN
        IF TG_OP <> 'INSERT' THEN old_stage := OLD.stage; of_job := OLD.job_id; END IF;
        IF TG_OP <> 'DELETE' THEN new_stage := NEW.stage; of_job := NEW.job_id; END IF;
        IF TG_OP = 'DELETE' THEN
          SELECT account_id INTO account FROM change WHERE list = 'candidates' AND id = OLD.id LIMIT 1;
          IF account IS NOT NULL THEN PERFORM note_ended('candidates', OLD.id, account); END IF;
        ELSE
          INSERT INTO change (list, id, account_id) SELECT 'candidates', NEW.id, account_id FROM screening_job WHERE id = of_job ON CONFLICT DO NOTHING;
        END IF;
        -- A job says how many of its candidates are how far.
        IF old_stage IS DISTINCT FROM new_stage THEN
          INSERT INTO change (list, id, account_id) SELECT 'jobs', id, account_id FROM screening_job WHERE id = of_job ON CONFLICT DO NOTHING;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER candidate_change_noted AFTER INSERT OR UPDATE OR DELETE ON candidate FOR EACH ROW EXECUTE FUNCTION note_candidate_change();
      CREATE FUNCTION note_tag_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO change (list, id, account_id) SELECT 'candidates', c.id, j.account_id FROM ${ofJobs}
          WHERE c.id = CASE TG_OP WHEN 'DELETE' THEN OLD.candidate_id ELSE NEW.candidate_id END ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER candidate_tag_change_noted AFTER INSERT OR UPDATE OR DELETE ON candidate_tag FOR EACH ROW EXECUTE FUNCTION note_tag_change();
      CREATE FUNCTION note_blind_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO change (list, id, account_id) SELECT 'candidates', id, NEW.account_id FROM candidate WHERE job_id = NEW.id ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER screening_job_blind_noted AFTER UPDATE ON screening_job FOR EACH ROW
        WHEN (OLD.is_blind IS DISTINCT FROM NEW.is_blind) EXECUTE FUNCTION note_blind_change();
      CREATE FUNCTION note_state_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO change (list, id, account_id)
          SELECT 'fit-scores', id, owner_id FROM fit_score WHERE id = NEW.id UNION ALL SELECT 'resumes', id, owner_id FROM tailored_resume WHERE id = NEW.id
          ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER job_state_noted AFTER UPDATE ON job FOR EACH ROW
        WHEN (OLD.state IS DISTINCT FROM NEW.state AND NEW.kind IN ('fit-score', 'tailor-made')) EXECUTE FUNCTION note_state_change();
      CREATE FUNCTION note_posting_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO change (list, id, account_id)
          SELECT 'fit-scores', id, owner_id FROM fit_score WHERE posting_id = NEW.id AND same_as IS NULL
          UNION ALL SELECT 'resumes', id, owner_id FROM tailored_resume WHERE posting_id = NEW.id
          ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER posting_change_noted AFTER UPDATE ON posting FOR EACH ROW
        WHEN ((OLD.company, OLD.role, OLD.location, OLD.state, OLD.read) IS DISTINCT FROM (NEW.company, NEW.role, NEW.location, NEW.state, NEW.read))
        EXECUTE FUNCTION note_posting_change();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${listed.map(([table]) => notesChangesNoMore(table)).join('\n')}
      DROP TRIGGER candidate_change_noted ON candidate;
      DROP TRIGGER candidate_tag_change_noted ON candidate_tag;
      DROP TRIGGER screening_job_blind_noted ON screening_job;
      DROP TRIGGER job_state_noted ON job;
      DROP TRIGGER posting_change_noted ON posting;
      DROP FUNCTION note_candidate_change(), note_tag_change(), note_blind_change(), note_state_change(), note_posting_change();
      ${dropChangeTable}`);
  }
}
