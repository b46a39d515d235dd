-- What one account may store, who sets dates, and the order in which locks are taken. Functions below that already
-- existed are replaced: these are the definitions in force.

-- All limits in one place. Together they keep one account below about 5 MB.
create function private.account_limit(p_name text) returns integer
language sql immutable set search_path = ''
as $$
  select case p_name
    when 'teams' then 50
    when 'team bytes' then 65536
    when 'save requests' then 200
    when 'chat records' then 1000
    when 'chat bytes' then 1500000
  end
$$;

-- Locks. Every change of a user's teams takes the user's lock before it touches a row, so that a save, a deletion and a
-- change of the default team wait for each other and cannot deadlock.
create function private.lock_account(p_user uuid) returns void
language sql set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended(p_user::text, 0)) $$;

create function private.lock_own_teams() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.lock_account(auth.uid());
  end if;
  return null;
end;
$$;

create trigger a_lock_own_teams before insert or update or delete on public.dream_teams
  for each statement execute function private.lock_own_teams();

-- Teams. Trigger functions run with their owner's rights: when an account is deleted, the auth service's role reaches
-- them through the cascade, and it has no rights on these tables.
create or replace function private.promote_default_team() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.dream_teams set is_default = true
  where id = (
    select t.id from public.dream_teams t where t.user_id = old.user_id
    order by t.updated_at desc, t.id limit 1
  );
  return null;
end;
$$;

create function private.guard_team_size() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from (
      select m.team_id, m.player_id, m.player_name, m.image_url, m.api_data from public.team_players m
      union all
      select m.team_id, m.player_id, m.player_name, m.image_url, m.api_data from public.team_substitutes m
    ) m
    where m.team_id in (select n.team_id from new_rows n)
    group by m.team_id
    having sum(
      octet_length(m.player_id) + octet_length(m.player_name) + coalesce(octet_length(m.image_url), 0)
      + octet_length(m.api_data::text)
    ) > private.account_limit('team bytes')
  ) then
    raise sqlstate 'PT413' using message = 'team too large';
  end if;
  return null;
end;
$$;

create trigger guard_inserted_size after insert on public.team_players
  referencing new table as new_rows for each statement execute function private.guard_team_size();
create trigger guard_updated_size after update on public.team_players
  referencing new table as new_rows for each statement execute function private.guard_team_size();
create trigger guard_inserted_size after insert on public.team_substitutes
  referencing new table as new_rows for each statement execute function private.guard_team_size();
create trigger guard_updated_size after update on public.team_substitutes
  referencing new table as new_rows for each statement execute function private.guard_team_size();

-- Answers to saves are kept for a day, and only the newest ones.
create function private.guard_team_save() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.created_at := clock_timestamp();
  perform private.lock_account(new.user_id);
  delete from public.team_saves s
  where s.user_id = new.user_id and (
    s.created_at < now() - interval '1 day'
    or s.request_id in (
      select o.request_id from public.team_saves o where o.user_id = new.user_id
      order by o.created_at desc offset private.account_limit('save requests') - 1
    )
  );
  return new;
end;
$$;

create trigger guard_team_save before insert on public.team_saves
  for each row execute function private.guard_team_save();

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

-- Names come here straight from a sign-up: control characters, and marks that turn the direction of text, are dropped.
create or replace function private.guard_user_profile() returns trigger
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

-- Pictures come from these hosts alone, over https, in plain spelling: no port, no user, ASCII only. types/limits.ts has
-- the same rule.
alter table public.team_players drop constraint team_players_image_url_check;
alter table public.team_substitutes drop constraint team_substitutes_image_url_check;
update public.team_players set image_url = null
  where image_url !~ '^https://((r2|www)\.thesportsdb\.com|(upload|thumb)\.wikimedia\.org)/[A-Za-z0-9._~:/?#@!$&''()*+,;=%-]*$';
update public.team_substitutes set image_url = null
  where image_url !~ '^https://((r2|www)\.thesportsdb\.com|(upload|thumb)\.wikimedia\.org)/[A-Za-z0-9._~:/?#@!$&''()*+,;=%-]*$';
alter table public.team_players add constraint team_players_image_url_check check (
  char_length(image_url) <= 2048
  and image_url ~ '^https://((r2|www)\.thesportsdb\.com|(upload|thumb)\.wikimedia\.org)/[A-Za-z0-9._~:/?#@!$&''()*+,;=%-]*$');
alter table public.team_substitutes add constraint team_substitutes_image_url_check check (
  char_length(image_url) <= 2048
  and image_url ~ '^https://((r2|www)\.thesportsdb\.com|(upload|thumb)\.wikimedia\.org)/[A-Za-z0-9._~:/?#@!$&''()*+,;=%-]*$');

-- The daily cap counts calls of the model, which cost money whether or not their question is given back.
create or replace function public.ai_release(p_reservation uuid) returns boolean
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
  update public.user_profiles set ai_chat_count = v_used, ai_chat_last_reset = v_today
  where id = v_reservation.user_id;
  return true;
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
