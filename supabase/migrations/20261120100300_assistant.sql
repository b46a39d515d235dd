-- The assistant's history, owned by its user, and its counter, which only the server may use (D29, D33).

create table public.ai_chat_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  message_content text not null check (char_length(message_content) between 1 and 2000),
  response_content text not null check (char_length(response_content) <= 16000),
  -- Computed here, so that a client cannot claim another number (D33).
  tokens_used integer not null generated always as (
    ((char_length(message_content) + char_length(response_content)) + 3) / 4
  ) stored,
  citations jsonb not null default '[]'
    check (jsonb_typeof(citations) = 'array' and octet_length(citations::text) <= 65536),
  created_at timestamptz not null default clock_timestamp()
);
create index ai_chat_history_newest on public.ai_chat_history (user_id, created_at desc);

alter table public.ai_chat_history enable row level security;
create policy ai_chat_history_select_own on public.ai_chat_history
  for select to authenticated using (user_id = (select auth.uid()));
create policy ai_chat_history_insert_own on public.ai_chat_history
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy ai_chat_history_delete_own on public.ai_chat_history
  for delete to authenticated using (user_id = (select auth.uid()));

revoke all on public.ai_chat_history from anon, authenticated;
grant select, delete, insert (user_id, message_content, response_content, citations) on public.ai_chat_history
  to authenticated;
grant all on public.ai_chat_history to service_role;

-- Deletes the caller's records older than p_days_old days by the database's clock; 0 deletes all. Returns the count.
create function public.delete_chat_history(p_days_old integer) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  v_deleted integer;
begin
  delete from public.ai_chat_history h
  where h.user_id = auth.uid() and (p_days_old = 0 or h.created_at < now() - make_interval(days => p_days_old));
  get diagnostics v_deleted = row_count;
  return v_deleted;
end;
$$;
revoke all on function public.delete_chat_history(integer) from public, anon, authenticated;
grant execute on function public.delete_chat_history(integer) to authenticated, service_role;

-- Statistics over the caller's newest 1000 records.
create function public.chat_history_stats() returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'questions', count(*), 'tokens', coalesce(sum(h.tokens_used), 0), 'first', min(h.created_at), 'last', max(h.created_at))
  from (
    select r.tokens_used, r.created_at from public.ai_chat_history r
    where r.user_id = (select auth.uid()) order by r.created_at desc limit 1000
  ) h
$$;
revoke all on function public.chat_history_stats() from public, anon, authenticated;
grant execute on function public.chat_history_stats() to authenticated, service_role;

-- The counter: one row per user. Days are the database's UTC days.
create table private.ai_usage (
  user_id uuid primary key references auth.users (id) on delete cascade,
  day date not null,
  used_today integer not null default 0 check (used_today >= 0),
  used_ever integer not null default 0 check (used_ever >= 0),
  released_today integer not null default 0 check (released_today between 0 and 10)
);

-- One row per answer started. One that is never settled (the server died) stays counted.
create table private.ai_reservations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  period text not null check (period in ('daily', 'lifetime')),
  state text not null default 'open' check (state in ('open', 'settled', 'released'))
);
create index ai_reservations_user on private.ai_reservations (user_id, day);

-- Answers per day across all users, for the daily cap (D28).
create table private.ai_days (
  day date primary key,
  used integer not null default 0 check (used >= 0)
);

create function private.utc_today() returns date
language sql stable set search_path = ''
as $$ select (now() at time zone 'utc')::date $$;

-- Reserves one answer before the model is called. p_period: 'daily' or 'lifetime'. p_cap: answers a day across all users.
-- p_unlimited (the admin): no reservation and no count, but the cap applies.
-- Returns {status: 'granted' | 'limit' | 'cap', reservation, used, remaining}.
create function public.ai_reserve(
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
  v_reservation uuid;
begin
  if p_period not in ('daily', 'lifetime') then
    raise invalid_parameter_value using message = 'unknown period';
  end if;
  if not p_unlimited then
    insert into private.ai_usage (user_id, day) values (p_user, v_today) on conflict (user_id) do nothing;
    update private.ai_usage u
    set day = v_today,
      used_today = case when u.day = v_today then u.used_today else 0 end + 1,
      used_ever = u.used_ever + 1,
      released_today = case when u.day = v_today then u.released_today else 0 end
    where u.user_id = p_user
      and case
        when p_period = 'lifetime' then u.used_ever
        when u.day = v_today then u.used_today
        else 0
      end < p_limit
    returning case when p_period = 'lifetime' then u.used_ever else u.used_today end into v_used;
    if not found then
      return jsonb_build_object('status', 'limit', 'reservation', null, 'used', p_limit, 'remaining', 0);
    end if;
  end if;

  insert into private.ai_days as d (day, used) select v_today, 1 where p_cap > 0
  on conflict (day) do update set used = d.used + 1 where d.used < p_cap;
  if not found then
    if not p_unlimited then
      update private.ai_usage set used_today = used_today - 1, used_ever = used_ever - 1 where user_id = p_user;
    end if;
    return jsonb_build_object('status', 'cap', 'reservation', null, 'used', null, 'remaining', null);
  end if;
  if p_unlimited then
    return jsonb_build_object('status', 'granted', 'reservation', null, 'used', null, 'remaining', null);
  end if;

  delete from private.ai_reservations r where r.user_id = p_user and r.day < v_today - 7;
  insert into private.ai_reservations (user_id, day, period) values (p_user, v_today, p_period)
  returning id into v_reservation;
  update public.user_profiles set ai_chat_count = v_used, ai_chat_last_reset = v_today where id = p_user;
  return jsonb_build_object(
    'status', 'granted', 'reservation', v_reservation, 'used', v_used, 'remaining', greatest(0, p_limit - v_used));
end;
$$;

-- Marks the answer as given. Returns true the first time.
create function public.ai_settle(p_reservation uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.ai_reservations set state = 'settled' where id = p_reservation and state = 'open';
  return found;
end;
$$;

-- Gives the answer back after the provider failed before any output, at most ten times a day. Returns whether it did.
create function public.ai_release(p_reservation uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_today date := private.utc_today();
  v_reservation private.ai_reservations;
  v_used integer;
begin
  select * into v_reservation from private.ai_reservations r
  where r.id = p_reservation and r.state = 'open' for update;
  if not found then
    return false;
  end if;
  update private.ai_usage u
  set day = v_today,
    used_today = case when u.day = v_today then u.used_today else 0 end
      - case when v_reservation.day = v_today then 1 else 0 end,
    used_ever = u.used_ever - 1,
    released_today = case when u.day = v_today then u.released_today else 0 end + 1
  where u.user_id = v_reservation.user_id and (u.day <> v_today or u.released_today < 10)
  returning case when v_reservation.period = 'lifetime' then u.used_ever else u.used_today end into v_used;
  if not found then
    return false;
  end if;
  update private.ai_reservations set state = 'released' where id = p_reservation;
  update private.ai_days set used = used - 1 where day = v_reservation.day and used > 0;
  update public.user_profiles set ai_chat_count = v_used, ai_chat_last_reset = v_today
  where id = v_reservation.user_id;
  return true;
end;
$$;

revoke all on function public.ai_reserve(uuid, integer, text, integer, boolean) from public, anon, authenticated;
revoke all on function public.ai_settle(uuid) from public, anon, authenticated;
revoke all on function public.ai_release(uuid) from public, anon, authenticated;
grant execute on function public.ai_reserve(uuid, integer, text, integer, boolean) to service_role;
grant execute on function public.ai_settle(uuid) to service_role;
grant execute on function public.ai_release(uuid) to service_role;
revoke all on all tables in schema private from public, anon, authenticated;
