-- The server reads the built catalogue from its file; nothing reads a copy in the database.
drop table catalogue_entries;
drop table catalogue_versions;
