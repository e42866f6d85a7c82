-- The built catalogue is read from its file alone: a copy in the database had no reader.
drop table catalogue_entries;
drop table catalogue_versions;
