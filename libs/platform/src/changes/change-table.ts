/**
 * SQL of what has changed in lists that systems keep a copy of: one row for each thing and transaction that touched it. `changed_in` is the number of that
 * transaction, so that readers can wait for those that are not over (`pg_snapshot_xmin`): a time or a sequence would miss what commits late. Rows are only added;
 * nobody waits for another writer.
 */
export const changeTable = `
  CREATE TABLE change (
    list text NOT NULL,
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    changed_in bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint,
    changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    deleted_at timestamptz,
    PRIMARY KEY (list, id, changed_in)
  );
  CREATE INDEX change_account ON change (account_id, list, changed_in);
  CREATE FUNCTION note_ended(of_list text, of_id uuid, of_account uuid) RETURNS void LANGUAGE sql AS $$
    INSERT INTO change (list, id, account_id, deleted_at) VALUES (of_list, of_id, of_account, clock_timestamp())
    ON CONFLICT (list, id, changed_in) DO UPDATE SET deleted_at = excluded.deleted_at;
  $$;
  CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    account uuid;
  BEGIN
    IF TG_OP = 'DELETE' THEN
      EXECUTE format('SELECT ($1).%I', TG_ARGV[1]) INTO account USING OLD;
      PERFORM note_ended(TG_ARGV[0], OLD.id, account);
    ELSE
      EXECUTE format('SELECT ($1).%I', TG_ARGV[1]) INTO account USING NEW;
      INSERT INTO change (list, id, account_id) VALUES (TG_ARGV[0], NEW.id, account) ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
  END $$;`;

/** SQL: the counterpart of {@link changeTable}, once nothing notes changes any more. */
export const dropChangeTable = 'DROP TABLE change; DROP FUNCTION note_change(); DROP FUNCTION note_ended(text, uuid, uuid);';

/** SQL that notes every change of a table in a list, beginning with what is there; the column names the account. */
export const notesChanges = (table: string, list: string, account: string): string => `
  INSERT INTO change (list, id, account_id, changed_at) SELECT '${list}', id, ${account}, created_at FROM "${table}";
  CREATE TRIGGER ${table}_change_noted AFTER INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH ROW EXECUTE FUNCTION note_change('${list}', '${account}');`;

/** SQL: the counterpart of {@link notesChanges}. */
export const notesChangesNoMore = (table: string): string => `DROP TRIGGER ${table}_change_noted ON "${table}";`;

/** SQL: whether what has the id changed after a time, null being always; a minute earlier, for transactions that took so long. */
export const changedAfterSql = (list: string, id: string, time: string): string =>
  `(${time}::timestamptz IS NULL OR EXISTS (SELECT 1 FROM change WHERE change.list = '${list}' AND change.id = ${id} AND change.changed_at > ${time}::timestamptz - interval '1 minute'))`;
