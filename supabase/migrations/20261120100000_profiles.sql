-- One profile per account (spec §3). Its owner may change the full name and nothing else (D25).

-- What no API role may reach: counters and trigger functions. No table in it may have row level security, because the
-- embedded backend opens every schema that holds such a table.
create schema if not exists private;
revoke all on schema private from public;

-- Functions with the caller's rights call auth.uid(). Hosted projects have this grant, the embedded backend does not.
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
  -- Shown, never trusted (D29): the counter itself is private.ai_usage.
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

-- Holds wherever table privileges do not: it names the one column that its owner may change.
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
  new.updated_at := clock_timestamp();
  return new;
end;
$$;

create trigger guard_user_profile before insert or update on public.user_profiles
  for each row execute function private.guard_user_profile();

-- The profile is made with its account and follows its e-mail address. What a sign-up sends as the full name is cut to
-- the limit rather than allowed to break the sign-up.
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
revoke all on function private.sync_user_profile() from public;

create trigger sync_user_profile_on_insert after insert on auth.users
  for each row execute function private.sync_user_profile();
create trigger sync_user_profile_on_email after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.sync_user_profile();

-- Accounts that a project had before these migrations.
insert into public.user_profiles (id, email, full_name)
select
  id,
  left(coalesce(email, ''), 320),
  left(btrim(coalesce(raw_user_meta_data ->> 'full_name', '')), 120)
from auth.users
on conflict (id) do nothing;
