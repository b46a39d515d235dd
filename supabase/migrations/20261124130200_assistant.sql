-- The assistant's history, owned by its user, and answers in progress, which only the server may see (D29, D33).

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

-- A new chat record pushes out the oldest ones once a user has too many, or too much text.
create function private.guard_chat_record() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_account(new.user_id);
  -- Never the same time twice for a user, so that pages of the history neither repeat nor skip a record.
  select greatest(clock_timestamp(), max(h.created_at) + interval '1 microsecond') into new.created_at
  from public.ai_chat_history h where h.user_id = new.user_id;
  delete from public.ai_chat_history h
  using (
    select o.id, row_number() over newest as rank, sum(
      octet_length(o.message_content) + octet_length(o.response_content) + octet_length(o.citations::text)
    ) over newest as bytes
    from public.ai_chat_history o where o.user_id = new.user_id
    window newest as (order by o.created_at desc, o.id)
  ) kept
  where h.id = kept.id and (
    kept.rank >= private.account_limit('chat records')
    or kept.bytes + octet_length(new.message_content) + octet_length(new.response_content)
      + octet_length(new.citations::text) > private.account_limit('chat bytes')
  );
  return new;
end;
$$;

create trigger guard_chat_record before insert on public.ai_chat_history
  for each row execute function private.guard_chat_record();

-- One row per answer started. One that is never settled (the server died) stays counted.
create table private.ai_reservations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  period text not null check (char_length(period) between 1 and 20),
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

revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
