-- A user's teams: a row, starters and substitutes (D2). Formations, positions, colours and the number of seats are the app's:
-- the database checks only lengths, so that a new one needs no migration. The hosts of pictures are a matter of security,
-- and types/limits.ts has the same list.

create table public.dream_teams (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null default 'My Dream Team' check (char_length(name) between 1 and 60 and btrim(name) <> ''),
  formation_id text not null check (char_length(formation_id) between 1 and 20),
  formation_name text not null check (char_length(formation_name) between 1 and 40),
  is_default boolean not null default false,
  -- Counts changes to saved content; a save names the version it has read (D24).
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Ids of players; readers ignore one that is not in the team.
  captain_id text check (char_length(captain_id) between 1 and 64),
  vice_captain_id text check (char_length(vice_captain_id) between 1 and 64),
  shirt_colour text not null default 'national' check (char_length(shirt_colour) between 1 and 20),
  pitch_colour text not null default 'grass' check (char_length(pitch_colour) between 1 and 20),
  constraint dream_teams_two_captains check (captain_id <> vice_captain_id)
);
create unique index dream_teams_one_default on public.dream_teams (user_id) where is_default;
create index dream_teams_newest on public.dream_teams (user_id, updated_at desc);

-- `position` is the slot in the formation; a player's other fields are in api_data (D2). Pictures come over https, in plain
-- spelling: no port, no user, ASCII only.
create table public.team_players (
  team_id uuid not null references public.dream_teams (id) on delete cascade,
  position text not null check (char_length(position) between 1 and 12),
  player_id text not null check (char_length(player_id) between 1 and 64),
  player_name text not null check (char_length(player_name) between 1 and 120),
  jersey_number smallint check (jersey_number between 1 and 99),
  image_url text check (
    char_length(image_url) <= 2048
    and image_url ~ '^https://((r2|www)\.thesportsdb\.com|(upload|thumb)\.wikimedia\.org)/[A-Za-z0-9._~:/?#@!$&''()*+,;=%-]*$'),
  api_data jsonb not null default '{}'
    check (jsonb_typeof(api_data) = 'object' and octet_length(api_data::text) <= 4096),
  primary key (team_id, position),
  unique (team_id, player_id)
);

-- `position` is the natural position, `slot` the order on the bench (D2).
create table public.team_substitutes (
  team_id uuid not null references public.dream_teams (id) on delete cascade,
  slot smallint not null check (slot between 1 and 30),
  position text not null check (char_length(position) <= 12),
  player_id text not null check (char_length(player_id) between 1 and 64),
  player_name text not null check (char_length(player_name) between 1 and 120),
  jersey_number smallint check (jersey_number between 1 and 99),
  image_url text check (
    char_length(image_url) <= 2048
    and image_url ~ '^https://((r2|www)\.thesportsdb\.com|(upload|thumb)\.wikimedia\.org)/[A-Za-z0-9._~:/?#@!$&''()*+,;=%-]*$'),
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

-- Responses of recent saves, so that a repeated request gets the same one (D24).
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

-- Each change sees the ones before it, so that together they stay within a team's size, and waits for a save instead of
-- blocking it.
create trigger a_lock_own_teams before insert or update or delete on public.team_players
  for each statement execute function private.lock_own_teams();
create trigger a_lock_own_teams before insert or update or delete on public.team_substitutes
  for each statement execute function private.lock_own_teams();

-- Trigger functions run with their owner's rights: when an account is deleted, the auth service's role reaches them through
-- the cascade, and it has no rights on these tables.

-- The database sets version, dates and owner, and keeps exactly one default team for a user who has teams.
create function private.guard_team() returns trigger
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

create trigger guard_team before insert or update on public.dream_teams
  for each row execute function private.guard_team();

-- Deleting the default team makes the newest remaining one the default.
create function private.promote_default_team() returns trigger
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

revoke all on all functions in schema private from public, anon, authenticated;
