-- Deleting an account (D55). The auth service deletes the row in auth.users; foreign keys take everything else along in the
-- same transaction, except for what this trigger does.

-- Questions that deleted accounts asked today, by a hash of their email, so that a new account with the same email has no
-- new allowance on the same day. Nothing of another day stays.
create table private.ai_departed (
  email_hash text primary key,
  day date not null,
  used_today integer not null,
  used_ever integer not null,
  released_today integer not null,
  -- What the profile displayed (D29).
  shown integer not null
);
revoke all on private.ai_departed from public, anon, authenticated;

create function private.email_hash(p_email text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(lower(coalesce(p_email, '')), 'UTF8')), 'hex') $$;

-- Before the deletion, because the cascade then takes the counter. The auth service's log and its social sign-ins have no
-- foreign key; if this role may not change them, they stay with the service.
create function private.leave() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.ai_departed as d (email_hash, day, used_today, used_ever, released_today, shown)
  select private.email_hash(old.email), u.day, u.used_today, u.used_ever, u.released_today, p.ai_chat_count
  from private.ai_usage u join public.user_profiles p on p.id = u.user_id
  where u.user_id = old.id and u.day = private.utc_today()
  on conflict (email_hash) do update set day = excluded.day, used_today = excluded.used_today,
    used_ever = excluded.used_ever, released_today = excluded.released_today, shown = excluded.shown;
  begin
    delete from auth.audit_log_entries e
    where e.payload ->> 'actor_id' = old.id::text or e.payload -> 'traits' ->> 'user_id' = old.id::text;
    delete from auth.flow_state f where f.user_id = old.id;
  exception when insufficient_privilege or undefined_table then
    null;
  end;
  return old;
end;
$$;

create trigger leave before delete on auth.users for each row execute function private.leave();

-- A profile has been created by now: sync_user_profile_on_insert fires before this, by its name.
create function private.take_up_usage() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_shown integer;
begin
  with taken as (
    insert into private.ai_usage (user_id, day, used_today, used_ever, released_today)
    select new.id, d.day, d.used_today, d.used_ever, d.released_today from private.ai_departed d
    where d.email_hash = private.email_hash(new.email) and d.day = private.utc_today()
    on conflict (user_id) do nothing
    returning 1
  )
  select d.shown into v_shown from private.ai_departed d, taken where d.email_hash = private.email_hash(new.email);
  if found then
    update public.user_profiles set ai_chat_count = v_shown, ai_chat_last_reset = private.utc_today() where id = new.id;
  end if;
  return null;
end;
$$;

create trigger take_up_usage after insert on auth.users for each row execute function private.take_up_usage();

-- The first question of a day, of any user, clears the day before.
create function private.forget_departed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.ai_departed d where d.day < new.day;
  return null;
end;
$$;

create trigger forget_departed after insert on private.ai_days for each row execute function private.forget_departed();

revoke all on all functions in schema private from public, anon, authenticated;
