-- What one account may store, who sets dates, and the order in which locks are taken.
-- The functions below replace earlier ones of the same name: these are the definitions in force.

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
create or replace function private.guard_team() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_now timestamptz;
begin
  -- Whole milliseconds, because JavaScript keeps no more, and never the same twice for a user: pages of the list neither
  -- repeat nor skip a team.
  select greatest(date_trunc('milliseconds', clock_timestamp()), max(t.updated_at) + interval '1 millisecond') into v_now
  from public.dream_teams t where t.user_id = new.user_id;
  if tg_op = 'INSERT' then
    perform private.lock_account(new.user_id);
    if (select count(*) from public.dream_teams t where t.user_id = new.user_id) >= private.account_limit('teams') then
      raise sqlstate 'PT403' using message = 'too many teams';
    end if;
    new.version := 1;
    new.created_at := now();
    new.updated_at := v_now;
    new.is_default := new.is_default
      or not exists (select from public.dream_teams t where t.user_id = new.user_id and t.is_default);
  else
    if (new.id, new.user_id) is distinct from (old.id, old.user_id) then
      raise insufficient_privilege using message = 'a team keeps its id and its owner';
    end if;
    -- Another team becoming the default is the only way to stop being it, and that update comes from this trigger.
    if old.is_default and pg_trigger_depth() = 1 then
      new.is_default := true;
    end if;
    new.created_at := old.created_at;
    if (new.name, new.formation_id, new.formation_name, new.captain_id, new.vice_captain_id, new.shirt_colour,
        new.pitch_colour, new.version)
      is distinct from (old.name, old.formation_id, old.formation_name, old.captain_id, old.vice_captain_id,
        old.shirt_colour, old.pitch_colour, old.version) then
      new.version := old.version + 1;
      new.updated_at := v_now;
    else
      new.updated_at := old.updated_at;
    end if;
  end if;
  if new.is_default and (tg_op = 'INSERT' or not old.is_default) then
    update public.dream_teams t set is_default = false
    where t.user_id = new.user_id and t.is_default and t.id <> new.id;
  end if;
  return new;
end;
$$;

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

-- One save is one transaction with the caller's own rights, so row level security still decides.
--
-- p_team: {id, name, formation_id, formation_name, captain_id, vice_captain_id, shirt_colour, pitch_colour,
--   players: [row of team_players], substitutes: [row of team_substitutes]}.
-- Without an id it is the user's default team, created if there is none; p_as_new creates one more team instead.
-- p_version: the version last read, 0 if none was read; null saves over whatever is there.
-- Returns {teamId, version}. PT409: stale version. PT404: not a team of the caller's. PT403, PT413: a limit.
create or replace function public.save_team(
  p_team jsonb,
  p_version integer default null,
  p_request_id uuid default null,
  p_as_new boolean default false
) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
  v_team uuid := (p_team ->> 'id')::uuid;
  v_version integer;
  v_answer jsonb;
begin
  if v_user is null then
    raise insufficient_privilege using message = 'sign-in required';
  end if;
  -- The same lock as private.lock_account, which callers cannot reach: two first saves make one team, and a repeated
  -- request finds its first answer.
  perform pg_advisory_xact_lock(hashtextextended(v_user::text, 0));

  if p_request_id is not null then
    select jsonb_build_object('teamId', s.team_id, 'version', s.version) into v_answer
    from public.team_saves s where s.user_id = v_user and s.request_id = p_request_id;
    if found then
      return v_answer;
    end if;
  end if;

  if p_as_new then
    v_team := null;
  elsif v_team is null then
    select t.id into v_team from public.dream_teams t where t.user_id = v_user and t.is_default;
  end if;

  if v_team is null then
    insert into public.dream_teams (
      user_id, name, formation_id, formation_name, captain_id, vice_captain_id, shirt_colour, pitch_colour)
    values (
      v_user, p_team ->> 'name', p_team ->> 'formation_id', p_team ->> 'formation_name', p_team ->> 'captain_id',
      p_team ->> 'vice_captain_id', coalesce(p_team ->> 'shirt_colour', 'ink'),
      coalesce(p_team ->> 'pitch_colour', 'grass'))
    returning id, version into v_team, v_version;
  else
    update public.dream_teams t
    set name = p_team ->> 'name', formation_id = p_team ->> 'formation_id',
      formation_name = p_team ->> 'formation_name', captain_id = p_team ->> 'captain_id',
      vice_captain_id = p_team ->> 'vice_captain_id', shirt_colour = coalesce(p_team ->> 'shirt_colour', 'ink'),
      pitch_colour = coalesce(p_team ->> 'pitch_colour', 'grass'), version = t.version + 1
    where t.id = v_team and t.user_id = v_user and (p_version is null or t.version = p_version)
    returning t.version into v_version;
    if not found then
      if exists (select from public.dream_teams t where t.id = v_team and t.user_id = v_user) then
        raise sqlstate 'PT409' using message = 'stale version';
      end if;
      raise sqlstate 'PT404' using message = 'no such team';
    end if;
    delete from public.team_players m where m.team_id = v_team;
    delete from public.team_substitutes m where m.team_id = v_team;
  end if;

  insert into public.team_players (team_id, position, player_id, player_name, jersey_number, image_url, api_data)
  select v_team, r.position, r.player_id, r.player_name, r.jersey_number, r.image_url, r.api_data
  from jsonb_to_recordset(p_team -> 'players') as r(
    position text, player_id text, player_name text, jersey_number smallint, image_url text, api_data jsonb);
  insert into public.team_substitutes (
    team_id, slot, position, player_id, player_name, jersey_number, image_url, api_data)
  select v_team, r.slot, r.position, r.player_id, r.player_name, r.jersey_number, r.image_url, r.api_data
  from jsonb_to_recordset(p_team -> 'substitutes') as r(
    slot smallint, position text, player_id text, player_name text, jersey_number smallint, image_url text,
    api_data jsonb);

  if p_request_id is not null then
    insert into public.team_saves (user_id, request_id, team_id, version)
    values (v_user, p_request_id, v_team, v_version);
  end if;
  return jsonb_build_object('teamId', v_team, 'version', v_version);
end;
$$;

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
  new.created_at := clock_timestamp();
  perform private.lock_account(new.user_id);
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
