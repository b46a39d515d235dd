-- What one account may store, and how a team is saved. This and the later migrations also run on databases that have the
-- first twelve migrations instead of the three before this one (docs/operating.md), so they replace what may be there.

-- The first twelve had lists of formations, positions and colours here.
alter table public.dream_teams
  drop constraint dream_teams_formation_id_check,
  add constraint dream_teams_formation_id_check check (char_length(formation_id) between 1 and 20),
  drop constraint dream_teams_shirt_colour_check,
  add constraint dream_teams_shirt_colour_check check (char_length(shirt_colour) between 1 and 20),
  drop constraint dream_teams_pitch_colour_check,
  add constraint dream_teams_pitch_colour_check check (char_length(pitch_colour) between 1 and 20);
alter table public.team_players
  drop constraint team_players_position_check,
  add constraint team_players_position_check check (char_length(position) between 1 and 12);
alter table public.team_substitutes
  drop constraint team_substitutes_position_check,
  add constraint team_substitutes_position_check check (char_length(position) <= 12),
  drop constraint team_substitutes_slot_check,
  add constraint team_substitutes_slot_check check (slot between 1 and 30);

-- All limits in one place. Together they keep one account below about 5 MB.
create or replace function private.account_limit(p_name text) returns integer
language sql immutable set search_path = ''
as $$
  select case p_name
    when 'teams' then 50
    when 'team members' then 50
    when 'team bytes' then 65536
    when 'save requests' then 200
    when 'chat records' then 1000
    when 'chat bytes' then 1500000
    when 'metadata bytes' then 5120
  end
$$;

create or replace function private.guard_team_size() returns trigger
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
      or count(*) > private.account_limit('team members')
  ) then
    raise sqlstate 'PT413' using message = 'team too large';
  end if;
  return null;
end;
$$;

create or replace trigger guard_inserted_size after insert on public.team_players
  referencing new table as new_rows for each statement execute function private.guard_team_size();
create or replace trigger guard_updated_size after update on public.team_players
  referencing new table as new_rows for each statement execute function private.guard_team_size();
create or replace trigger guard_inserted_size after insert on public.team_substitutes
  referencing new table as new_rows for each statement execute function private.guard_team_size();
create or replace trigger guard_updated_size after update on public.team_substitutes
  referencing new table as new_rows for each statement execute function private.guard_team_size();

-- Saves a team in one transaction (D24) with the caller's own rights, so that row level security applies.
--
-- p_team: {id, name, formation_id, formation_name, captain_id, vice_captain_id, shirt_colour, pitch_colour,
--   players: [team_players row], substitutes: [team_substitutes row]}. Rows are read by the tables' own columns, so that a
--   further one needs no change here; it must allow null, which is what older releases send. Without an id, it is the user's default team, which
--   is created if there is none; p_as_new always creates a team.
-- p_version: the version last read, or 0 if none was; null overwrites whatever is there.
-- p_request_id: a repeated id gets the same response as the first.
-- Returns {teamId, version}. Raises PT409 for a stale version, PT404 if the caller has no such team,
-- PT403 and PT413 for a limit above.
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
  v_key jsonb;
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

  v_key := jsonb_build_object('team_id', v_team);
  insert into public.team_players
  select r.* from jsonb_array_elements(p_team -> 'players') sent,
    jsonb_populate_record(null::public.team_players, sent || v_key) r;
  insert into public.team_substitutes
  select r.* from jsonb_array_elements(p_team -> 'substitutes') sent,
    jsonb_populate_record(null::public.team_substitutes, sent || v_key) r;

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
  v_key jsonb;
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
  v_key := jsonb_build_object('team_id', v_copy);
  insert into public.team_players
  select c.* from public.team_players m, jsonb_populate_record(m, v_key) c where m.team_id = p_team_id;
  insert into public.team_substitutes
  select c.* from public.team_substitutes m, jsonb_populate_record(m, v_key) c where m.team_id = p_team_id;
  return jsonb_build_object('teamId', v_copy, 'version', 1);
end;
$$;
revoke all on function public.duplicate_team(uuid, text) from public, anon, authenticated;
grant execute on function public.duplicate_team(uuid, text) to authenticated, service_role;

revoke all on all functions in schema private from public, anon, authenticated;
