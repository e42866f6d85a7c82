create table accounts (
  id uuid primary key,
  -- Normalised: two spellings of one address are one account.
  email text not null unique,
  name text not null,
  password_hash text not null,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);

-- A token is worth something only while its session is here.
create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

-- Attempts to sign in or up, by digest of an address or an account; short-lived.
create table attempt_counts (
  subject text primary key,
  attempts integer not null,
  resets_at timestamptz not null
);
create index attempt_counts_by_reset on attempt_counts (resets_at);

alter table surveys add column account_id uuid references accounts (id) on delete cascade;
create index surveys_by_account on surveys (account_id, created_at desc);
create index surveys_without_account on surveys (updated_at) where account_id is null;
