#!/usr/bin/env bash
# Run once by the Postgres image: a role and a database per service, each closed to the others.
set -euo pipefail
socket=/var/run/postgresql
[ -S "$socket/.s.PGSQL.5432" ] || socket=/tmp
for service in chat orders catalogue; do
  variable="$(echo "$service" | tr '[:lower:]' '[:upper:]')_DATABASE_PASSWORD"
  # psql reads the password from its environment: every process can read a command line.
  psql -v ON_ERROR_STOP=1 -v name="$service" -v variable="$variable" -h "$socket" -U "${POSTGRES_USER:-postgres}" -d postgres <<'SQL'
\getenv password :variable
CREATE ROLE :"name" LOGIN PASSWORD :'password';
CREATE DATABASE :"name" OWNER :"name";
REVOKE ALL ON DATABASE :"name" FROM PUBLIC;
SQL
done
