-- Two ways around the limits of 20261123090000_limits.sql: players of one team changed at the same moment, and the metadata
-- that a user writes at the auth service. Replaces private.account_limit.

create or replace function private.account_limit(p_name text) returns integer
language sql immutable set search_path = ''
as $$
  select case p_name
    when 'teams' then 50
    when 'team bytes' then 65536
    when 'save requests' then 200
    when 'chat records' then 1000
    when 'chat bytes' then 1500000
    when 'metadata bytes' then 5120
  end
$$;

-- Each change sees the ones before it, so that together they stay within a team's size, and waits for a save instead of
-- blocking it.
create trigger a_lock_own_teams before insert or update or delete on public.team_players
  for each statement execute function private.lock_own_teams();
create trigger a_lock_own_teams before insert or update or delete on public.team_substitutes
  for each statement execute function private.lock_own_teams();

-- The auth service merges whatever a user sends, and puts it into each access token, which our API accepts up to 8 KB.
-- Providers such as Google send about 1 KB.
create function private.guard_metadata() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if octet_length(new.raw_user_meta_data::text) > private.account_limit('metadata bytes') then
    raise sqlstate 'PT413' using message = 'account data too large';
  end if;
  return new;
end;
$$;
revoke all on function private.guard_metadata() from public, anon, authenticated;

create trigger guard_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.guard_metadata();
