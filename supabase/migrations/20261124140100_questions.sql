-- The assistant's counter (D29): questions per user and day, by the database's UTC days. A limit adds up the days of its
-- period, so that another period needs no migration. Only the server may use it.

create table private.ai_questions (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  asked integer not null default 0 check (asked >= 0),
  given_back integer not null default 0 check (given_back between 0 and 10),
  primary key (user_id, day)
);

-- What deleted accounts asked, by a hash of their email, so that a new account with the same email has no new allowance on
-- the same day (D55). Nothing of another day stays.
create table private.ai_departed_questions (
  email_hash text primary key,
  day date not null,
  -- [{day, asked, given_back}]
  questions jsonb not null,
  -- What the profile displayed.
  shown integer not null
);

-- The counters of the first twelve migrations had only today and a total, whose other days count as long ago.
do $$
begin
  if to_regclass('private.ai_usage') is not null then
    insert into private.ai_questions (user_id, day, asked, given_back)
    select u.user_id, u.day, u.used_today, u.released_today from private.ai_usage u
    union all
    select u.user_id, date '1970-01-01', u.used_ever - u.used_today, 0 from private.ai_usage u
    where u.used_ever > u.used_today;
    insert into private.ai_departed_questions (email_hash, day, questions, shown)
    select d.email_hash, d.day, jsonb_build_array(
      jsonb_build_object('day', d.day, 'asked', d.used_today, 'given_back', d.released_today),
      jsonb_build_object('day', date '1970-01-01', 'asked', greatest(0, d.used_ever - d.used_today), 'given_back', 0)
    ), d.shown from private.ai_departed d;
    drop table private.ai_usage, private.ai_departed;
  end if;
end;
$$;
alter table private.ai_reservations
  drop constraint ai_reservations_period_check,
  add constraint ai_reservations_period_check check (char_length(period) between 1 and 20);

-- A period is a unit of date_trunc, such as 'week', or 'lifetime'. The previous release says 'daily' for 'day'.
create function private.period_start(p_period text) returns date
language sql stable set search_path = ''
as $$
  select case p_period
    when 'lifetime' then date '-infinity'
    when 'daily' then private.utc_today()
    else date_trunc(p_period, private.utc_today()::timestamp)::date
  end
$$;

create function private.asked_in(p_user uuid, p_period text) returns integer
language sql stable set search_path = ''
as $$
  select coalesce(sum(q.asked), 0)::integer from private.ai_questions q
  where q.user_id = p_user and q.day >= private.period_start(p_period)
$$;

-- For display: the count that ai_reserve compares.
create function public.ai_used(p_user uuid, p_period text) returns integer
language sql stable security definer set search_path = ''
as $$ select private.asked_in(p_user, p_period) $$;

-- Reserves one answer before the model is called. p_cap: answers a day across all users. p_unlimited (the admin): no
-- reservation and no count, but the cap applies.
-- Returns {status: 'granted' | 'limit' | 'cap', reservation, used, remaining, wait}. wait: for 'limit', seconds until the
-- next period.
create or replace function public.ai_reserve(
  p_user uuid,
  p_limit integer,
  p_period text,
  p_cap integer,
  p_unlimited boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_today date := private.utc_today();
  v_used integer;
  v_wait integer;
  v_reservation uuid;
begin
  if not p_unlimited then
    perform private.lock_account(p_user);
    v_used := private.asked_in(p_user, p_period) + 1;
    if v_used > p_limit then
      if p_period not in ('lifetime', 'daily') then
        v_wait := ceil(extract(epoch from
          private.period_start(p_period) + ('1 ' || p_period)::interval - (now() at time zone 'utc')));
      end if;
      return jsonb_build_object(
        'status', 'limit', 'reservation', null, 'used', p_limit, 'remaining', 0, 'wait', v_wait);
    end if;
  end if;

  insert into private.ai_days as d (day, used) select v_today, 1 where p_cap > 0
  on conflict (day) do update set used = d.used + 1 where d.used < p_cap;
  if not found then
    return jsonb_build_object('status', 'cap', 'reservation', null, 'used', null, 'remaining', null);
  end if;
  if p_unlimited then
    return jsonb_build_object('status', 'granted', 'reservation', null, 'used', null, 'remaining', null);
  end if;

  insert into private.ai_questions as q (user_id, day, asked) values (p_user, v_today, 1)
  on conflict (user_id, day) do update set asked = q.asked + 1;
  delete from private.ai_reservations r where r.user_id = p_user and r.day < v_today - 7;
  insert into private.ai_reservations (user_id, day, period) values (p_user, v_today, p_period)
  returning id into v_reservation;
  update public.user_profiles set ai_chat_count = v_used, ai_chat_last_reset = v_today where id = p_user;
  return jsonb_build_object(
    'status', 'granted', 'reservation', v_reservation, 'used', v_used, 'remaining', greatest(0, p_limit - v_used));
end;
$$;

-- Marks the answer as given. Returns true the first time.
create or replace function public.ai_settle(p_reservation uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.ai_reservations set state = 'settled' where id = p_reservation and state = 'open';
  return found;
end;
$$;

-- Gives the answer back after the provider failed before any output, at most ten times a day. Returns whether it did. The
-- daily cap still counts it: it counts calls of the model, which cost money either way.
create or replace function public.ai_release(p_reservation uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_today date := private.utc_today();
  v_user uuid := (select r.user_id from private.ai_reservations r where r.id = p_reservation);
  v_reservation private.ai_reservations;
begin
  if v_user is null then
    return false;
  end if;
  perform private.lock_account(v_user);
  select * into v_reservation from private.ai_reservations r
  where r.id = p_reservation and r.state = 'open' for update;
  if not found then
    return false;
  end if;
  insert into private.ai_questions as q (user_id, day, given_back) values (v_user, v_today, 1)
  on conflict (user_id, day) do update set given_back = q.given_back + 1 where q.given_back < 10;
  if not found then
    return false;
  end if;
  update private.ai_questions q set asked = greatest(0, q.asked - 1)
  where q.user_id = v_user and q.day = v_reservation.day;
  update private.ai_reservations set state = 'released' where id = p_reservation;
  update public.user_profiles
  set ai_chat_count = private.asked_in(v_user, v_reservation.period), ai_chat_last_reset = v_today
  where id = v_user;
  return true;
end;
$$;

-- Deleting an account (D55). The auth service deletes the row in auth.users; foreign keys take everything else along in the
-- same transaction, except for what this trigger does.
create or replace function private.email_hash(p_email text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(lower(coalesce(p_email, '')), 'UTF8')), 'hex') $$;

-- Before the deletion, because the cascade then takes the counter. The auth service's log and its social sign-ins have no
-- foreign key; if this role may not change them, they stay with the service. The log has no index by account either, and
-- only the auth service may add one: looking for the id in an entry's text first is ten times as fast as reading it as JSON.
create or replace function private.leave() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.ai_departed_questions as d (email_hash, day, questions, shown)
  select private.email_hash(old.email), private.utc_today(), jsonb_agg(to_jsonb(q) - 'user_id'), max(p.ai_chat_count)
  from private.ai_questions q join public.user_profiles p on p.id = q.user_id
  where q.user_id = old.id having bool_or(q.day = private.utc_today())
  on conflict (email_hash) do update
    set day = excluded.day, questions = excluded.questions, shown = excluded.shown;
  begin
    delete from auth.audit_log_entries e
    where case when strpos(e.payload::text, old.id::text) > 0
      then e.payload ->> 'actor_id' = old.id::text or e.payload -> 'traits' ->> 'user_id' = old.id::text end;
    delete from auth.flow_state f where f.user_id = old.id;
  exception when insufficient_privilege or undefined_table then
    null;
  end;
  return old;
end;
$$;

create or replace trigger leave before delete on auth.users for each row execute function private.leave();

-- A profile has been created by now: sync_user_profile_on_insert fires before this, by its name.
create or replace function private.take_up_usage() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_departed private.ai_departed_questions;
begin
  select * into v_departed from private.ai_departed_questions d
  where d.email_hash = private.email_hash(new.email) and d.day = private.utc_today();
  if found then
    insert into private.ai_questions (user_id, day, asked, given_back)
    select new.id, q.day, q.asked, q.given_back
    from jsonb_to_recordset(v_departed.questions) as q(day date, asked integer, given_back integer);
    update public.user_profiles set ai_chat_count = v_departed.shown, ai_chat_last_reset = v_departed.day
    where id = new.id;
  end if;
  return null;
end;
$$;

create or replace trigger take_up_usage after insert on auth.users
  for each row execute function private.take_up_usage();

-- The first question of a day, of any user, clears the day before.
create or replace function private.forget_departed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.ai_departed_questions d where d.day < new.day;
  return null;
end;
$$;

create or replace trigger forget_departed after insert on private.ai_days
  for each row execute function private.forget_departed();

revoke all on function public.ai_used(uuid, text) from public, anon, authenticated;
revoke all on function public.ai_reserve(uuid, integer, text, integer, boolean) from public, anon, authenticated;
revoke all on function public.ai_settle(uuid) from public, anon, authenticated;
revoke all on function public.ai_release(uuid) from public, anon, authenticated;
grant execute on function public.ai_used(uuid, text) to service_role;
grant execute on function public.ai_reserve(uuid, integer, text, integer, boolean) to service_role;
grant execute on function public.ai_settle(uuid) to service_role;
grant execute on function public.ai_release(uuid) to service_role;
revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
