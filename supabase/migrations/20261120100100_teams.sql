-- A user's teams: a row, up to eleven starters and up to seven substitutes (D2).

create table public.dream_teams (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null default 'My Dream Team' check (char_length(name) between 1 and 60 and btrim(name) <> ''),
  formation_id text not null check (formation_id in ('4-4-2', '4-3-3', '3-5-2', '4-2-3-1', '3-4-3', '5-3-2')),
  formation_name text not null check (char_length(formation_name) between 1 and 40),
  is_default boolean not null default false,
  -- Counts changes to saved content; a save names the version it has read (D24).
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index dream_teams_one_default on public.dream_teams (user_id) where is_default;
create index dream_teams_newest on public.dream_teams (user_id, updated_at desc);

-- `position` is the slot in the formation; a player's other fields are in api_data (D2).
create table public.team_players (
  team_id uuid not null references public.dream_teams (id) on delete cascade,
  position text not null check (position in (
    'GK', 'LB', 'LCB', 'CCB', 'RCB', 'CB', 'RB', 'LWB', 'RWB', 'CDM', 'LCDM', 'RCDM', 'CM', 'LCM', 'CCM', 'RCM', 'CAM',
    'LM', 'RM', 'LW', 'RW', 'CF', 'ST', 'LST', 'RST'
  )),
  player_id text not null check (char_length(player_id) between 1 and 64),
  player_name text not null check (char_length(player_name) between 1 and 120),
  jersey_number smallint check (jersey_number between 1 and 99),
  image_url text check (char_length(image_url) <= 2048 and image_url ~ '^https://(r2|www)\.thesportsdb\.com/'),
  api_data jsonb not null default '{}'
    check (jsonb_typeof(api_data) = 'object' and octet_length(api_data::text) <= 4096),
  primary key (team_id, position),
  unique (team_id, player_id)
);

-- `position` is the natural position, `slot` the order on the bench (D2).
create table public.team_substitutes (
  team_id uuid not null references public.dream_teams (id) on delete cascade,
  slot smallint not null check (slot between 1 and 7),
  position text not null check (position in (
    '', 'GK', 'LB', 'CB', 'RB', 'LWB', 'RWB', 'CDM', 'CM', 'CAM', 'LM', 'RM', 'LW', 'RW', 'CF', 'ST'
  )),
  player_id text not null check (char_length(player_id) between 1 and 64),
  player_name text not null check (char_length(player_name) between 1 and 120),
  jersey_number smallint check (jersey_number between 1 and 99),
  image_url text check (char_length(image_url) <= 2048 and image_url ~ '^https://(r2|www)\.thesportsdb\.com/'),
  api_data jsonb not null default '{}'
    check (jsonb_typeof(api_data) = 'object' and octet_length(api_data::text) <= 4096),
  primary key (team_id, slot),
  unique (team_id, player_id)
);

-- Read only for users; administrators fill it (D43).
create table public.team_coaches (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.dream_teams (id) on delete cascade,
  coach_name text not null check (char_length(coach_name) between 1 and 120)
);
create index team_coaches_team on public.team_coaches (team_id);

-- Responses of recent saves, so that a repeated request gets the same one (D24). Kept for a day.
create table public.team_saves (
  user_id uuid not null references auth.users (id) on delete cascade,
  request_id uuid not null,
  team_id uuid not null references public.dream_teams (id) on delete cascade,
  version integer not null,
  created_at timestamptz not null default now(),
  primary key (user_id, request_id)
);
create index team_saves_team on public.team_saves (team_id);
create index team_saves_age on public.team_saves (user_id, created_at);

alter table public.dream_teams enable row level security;
alter table public.team_players enable row level security;
alter table public.team_substitutes enable row level security;
alter table public.team_coaches enable row level security;
alter table public.team_saves enable row level security;

create policy dream_teams_select_own on public.dream_teams
  for select to authenticated using (user_id = (select auth.uid()));
create policy dream_teams_insert_own on public.dream_teams
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy dream_teams_update_own on public.dream_teams
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy dream_teams_delete_own on public.dream_teams
  for delete to authenticated using (user_id = (select auth.uid()));

-- A scalar subquery, because PostgreSQL evaluates an `exists` by first collecting all the user's teams.
create policy team_players_select_own on public.team_players for select to authenticated
  using ((select t.user_id from public.dream_teams t where t.id = team_id) = (select auth.uid()));
create policy team_players_insert_own on public.team_players for insert to authenticated
  with check ((select t.user_id from public.dream_teams t where t.id = team_id) = (select auth.uid()));
create policy team_players_update_own on public.team_players for update to authenticated
  using ((select t.user_id from public.dream_teams t where t.id = team_id) = (select auth.uid()))
  with check ((select t.user_id from public.dream_teams t where t.id = team_id) = (select auth.uid()));
create policy team_players_delete_own on public.team_players for delete to authenticated
  using ((select t.user_id from public.dream_teams t where t.id = team_id) = (select auth.uid()));

create policy team_substitutes_select_own on public.team_substitutes for select to authenticated
  using ((select t.user_id from public.dream_teams t where t.id = team_id) = (select auth.uid()));
create policy team_substitutes_insert_own on public.team_substitutes for insert to authenticated
  with check ((select t.user_id from public.dream_teams t where t.id = team_id) = (select auth.uid()));
create policy team_substitutes_update_own on public.team_substitutes for update to authenticated
  using ((select t.user_id from public.dream_teams t where t.id = team_id) = (select auth.uid()))
  with check ((select t.user_id from public.dream_teams t where t.id = team_id) = (select auth.uid()));
create policy team_substitutes_delete_own on public.team_substitutes for delete to authenticated
  using ((select t.user_id from public.dream_teams t where t.id = team_id) = (select auth.uid()));

create policy team_coaches_select_own on public.team_coaches for select to authenticated
  using ((select t.user_id from public.dream_teams t where t.id = team_id) = (select auth.uid()));

create policy team_saves_select_own on public.team_saves
  for select to authenticated using (user_id = (select auth.uid()));
create policy team_saves_insert_own on public.team_saves for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (select t.user_id from public.dream_teams t where t.id = team_id) = (select auth.uid())
  );
create policy team_saves_delete_own on public.team_saves
  for delete to authenticated using (user_id = (select auth.uid()));

revoke all on
  public.dream_teams, public.team_players, public.team_substitutes, public.team_coaches, public.team_saves
  from anon, authenticated;
grant select, insert, update, delete on public.dream_teams, public.team_players, public.team_substitutes
  to authenticated;
grant select on public.team_coaches to authenticated;
grant select, insert, delete on public.team_saves to authenticated;
grant all on
  public.dream_teams, public.team_players, public.team_substitutes, public.team_coaches, public.team_saves
  to service_role;

-- Superseded by 20261123100000_team_functions.sql.
create function private.guard_team() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := greatest(
    date_trunc('milliseconds', clock_timestamp()),
    (
      select t.updated_at + interval '1 millisecond' from public.dream_teams t
      where t.user_id = new.user_id order by t.updated_at desc limit 1
    )
  );
begin
  if tg_op = 'INSERT' then
    if (select count(*) from public.dream_teams t where t.user_id = new.user_id) >= 1000 then
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
    new.created_at := old.created_at;
    if (new.name, new.formation_id, new.formation_name, new.version)
      is distinct from (old.name, old.formation_id, old.formation_name, old.version) then
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

create trigger guard_team before insert or update on public.dream_teams
  for each row execute function private.guard_team();

-- Deleting the default team makes the newest remaining one the default.
create function private.promote_default_team() returns trigger
language plpgsql set search_path = ''
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

create trigger promote_default_team after delete on public.dream_teams
  for each row when (old.is_default) execute function private.promote_default_team();

-- A player is either on the pitch or on the bench. The lock serialises two writers of one team.
create function private.guard_team_member() returns trigger
language plpgsql set search_path = ''
as $$
declare
  elsewhere boolean;
begin
  perform from public.dream_teams t where t.id = new.team_id for no key update;
  if tg_table_name = 'team_players' then
    elsewhere := exists (
      select from public.team_substitutes m where m.team_id = new.team_id and m.player_id = new.player_id);
  else
    elsewhere := exists (
      select from public.team_players m where m.team_id = new.team_id and m.player_id = new.player_id);
  end if;
  if elsewhere then
    raise unique_violation using message = 'a player is on the team once';
  end if;
  return new;
end;
$$;

create trigger guard_team_player before insert or update of team_id, player_id on public.team_players
  for each row execute function private.guard_team_member();
create trigger guard_team_substitute before insert or update of team_id, player_id on public.team_substitutes
  for each row execute function private.guard_team_member();
