#!/bin/sh
# Creates the database and its owner once; Patroni calls it with the address of the new cluster.
set -eu
psql "$1" -v ON_ERROR_STOP=1 -v password="$KKINI_DATABASE_PASSWORD" <<'SQL'
create role kkini login password :'password';
create database kkini owner kkini;
SQL
