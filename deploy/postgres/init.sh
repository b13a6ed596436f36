#!/usr/bin/env bash
# Run by the postgres image when its volume is new; POSTGRES_DB is made by then.
set -euo pipefail

sql=/folia

run() { psql --set ON_ERROR_STOP=1 --quiet --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" "$@"; }

run --file "$sql/database.sql"
for service in user portfolio ai sharing; do
  variable="$(printf '%s' "$service" | tr '[:lower:]' '[:upper:]')_DATABASE_PASSWORD"
  # Through standard input: only there psql quotes variables, and no password shows in the list of processes.
  PASSWORD="${!variable}" run --set service="$service" <<'SQL'
\getenv password PASSWORD
SELECT set_config('folia.service', :'service', false), set_config('folia.password', :'password', false) \g /dev/null
\i /folia/service.sql
SQL
done
