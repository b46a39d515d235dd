-- One profile per account. Its owner may change only the full name (D25).

-- Counters and trigger functions, out of reach of the API roles. No table here may have row level security: the embedded
-- backend grants access to every schema with such a table.
create schema if not exists private;
revoke all on schema private from public;

-- Functions with invoker rights call auth.uid(). Hosted projects have this grant; the embedded backend does not.
do $$
begin
  if not has_schema_privilege('authenticated', 'auth', 'usage') then
    grant usage on schema auth to anon, authenticated, service_role;
  end if;
end;
$$;

create table public.user_profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null default '' check (char_length(email) <= 320),
  full_name text not null default '' check (char_length(full_name) <= 120),
  plan_type text not null default 'free' check (char_length(plan_type) between 1 and 40),
  -- For display only (D29): private.ai_questions has the real counter.
  ai_chat_count integer not null default 0 check (ai_chat_count >= 0),
  ai_chat_last_reset date not null default ((now() at time zone 'utc')::date),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.user_profiles enable row level security;

create policy user_profiles_select_own on public.user_profiles
  for select to authenticated using (id = (select auth.uid()));
create policy user_profiles_update_own on public.user_profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

revoke all on public.user_profiles from anon, authenticated;
grant select, update (full_name) on public.user_profiles to authenticated;
grant all on public.user_profiles to service_role;

-- Protects the columns even if table privileges do not. Names come here straight from a sign-up: control characters, and
-- marks that turn the direction of text, are dropped.
create function private.guard_user_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and (
    tg_op = 'INSERT'
    or (new.id, new.email, new.plan_type, new.ai_chat_count, new.ai_chat_last_reset, new.created_at)
      is distinct from (old.id, old.email, old.plan_type, old.ai_chat_count, old.ai_chat_last_reset, old.created_at)
  ) then
    raise insufficient_privilege using message = 'only full_name may be changed';
  end if;
  new.full_name := btrim(regexp_replace(
    regexp_replace(new.full_name, E'[\t\n\u000B\f\r\u0085\u2028\u2029]', ' ', 'g'),
    E'[\u0001-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'));
  new.updated_at := clock_timestamp();
  return new;
end;
$$;

create trigger guard_user_profile before insert or update on public.user_profiles
  for each row execute function private.guard_user_profile();

-- Creates the profile with its account and keeps the email in step. Cuts a long name, so that it cannot break the sign-up.
create function private.sync_user_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_profiles (id, email, full_name)
  values (
    new.id,
    left(coalesce(new.email, ''), 320),
    left(btrim(coalesce(new.raw_user_meta_data ->> 'full_name', '')), 120)
  )
  on conflict (id) do update set email = excluded.email;
  return new;
end;
$$;

create trigger sync_user_profile_on_insert after insert on auth.users
  for each row execute function private.sync_user_profile();
create trigger sync_user_profile_on_email after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.sync_user_profile();

-- The auth service merges whatever a user sends, and puts it into each access token, which our API accepts up to 8 KB.
-- Providers such as Google send about 1 KB.
create function private.guard_metadata() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if octet_length(new.raw_user_meta_data::text) > private.account_limit('metadata bytes') then
    raise sqlstate 'PT413' using message = 'account data too large';
  end if;
  return new;
end;
$$;

create trigger guard_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.guard_metadata();

revoke all on all functions in schema private from public, anon, authenticated;

-- Accounts that existed before these migrations.
insert into public.user_profiles (id, email, full_name)
select
  id,
  left(coalesce(email, ''), 320),
  left(btrim(coalesce(raw_user_meta_data ->> 'full_name', '')), 120)
from auth.users
on conflict (id) do nothing;
