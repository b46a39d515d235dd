-- The definitions in force of guard_team, save_team and duplicate_team: they replace all earlier ones.
-- A later change replaces the whole function in a new migration and says so in its header.

-- The database sets version, dates and owner, and keeps exactly one default team for a user who has teams.
create or replace function private.guard_team() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_now timestamptz;
begin
  -- Whole milliseconds, because JavaScript drops the rest; unique per user, so that paging by time skips no team.
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

-- Saves a team in one transaction (D24) with the caller's own rights, so that row level security applies.
--
-- p_team: {id, name, formation_id, formation_name, captain_id, vice_captain_id, shirt_colour, pitch_colour,
--   players: [team_players row], substitutes: [team_substitutes row]}. Without an id, it is the user's default team, which
--   is created if there is none; p_as_new always creates a team.
-- p_version: the version last read, or 0 if none was; null overwrites whatever is there.
-- p_request_id: a repeated id gets the same response as the first.
-- Returns {teamId, version}. Raises PT409 for a stale version, PT404 if the caller has no such team,
-- PT403 and PT413 for a limit of 20261123090000_limits.sql.
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
  -- The lock of private.lock_account, which callers cannot reach: two first saves make one team, and a repeated request
  -- finds its first response.
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
revoke all on function public.save_team(jsonb, integer, uuid, boolean) from public, anon, authenticated;
grant execute on function public.save_team(jsonb, integer, uuid, boolean) to authenticated, service_role;

-- Copies one of the caller's teams as p_name or '{name} (copy)'. Coaches are read only, so they are not copied.
-- Returns {teamId, version}. Raises PT404 if the caller has no such team.
create or replace function public.duplicate_team(p_team_id uuid, p_name text default null) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
  v_copy uuid;
begin
  insert into public.dream_teams (
    user_id, name, formation_id, formation_name, captain_id, vice_captain_id, shirt_colour, pitch_colour)
  select v_user, coalesce(p_name, btrim(left(t.name, 53)) || ' (copy)'), t.formation_id, t.formation_name,
    t.captain_id, t.vice_captain_id, t.shirt_colour, t.pitch_colour
  from public.dream_teams t where t.id = p_team_id and t.user_id = v_user
  returning id into v_copy;
  if v_copy is null then
    raise sqlstate 'PT404' using message = 'no such team';
  end if;
  insert into public.team_players (team_id, position, player_id, player_name, jersey_number, image_url, api_data)
  select v_copy, m.position, m.player_id, m.player_name, m.jersey_number, m.image_url, m.api_data
  from public.team_players m where m.team_id = p_team_id;
  insert into public.team_substitutes (
    team_id, slot, position, player_id, player_name, jersey_number, image_url, api_data)
  select v_copy, m.slot, m.position, m.player_id, m.player_name, m.jersey_number, m.image_url, m.api_data
  from public.team_substitutes m where m.team_id = p_team_id;
  return jsonb_build_object('teamId', v_copy, 'version', 1);
end;
$$;
revoke all on function public.duplicate_team(uuid, text) from public, anon, authenticated;
grant execute on function public.duplicate_team(uuid, text) to authenticated, service_role;
