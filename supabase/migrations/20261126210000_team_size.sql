-- A team's size counts every column of its members but their place and their number, so that a further one counts by
-- itself. For the columns of before, it is the same number of bytes.
create or replace function private.guard_team_size() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from (select distinct r.team_id from new_rows r) changed
    cross join lateral (
      select to_jsonb(m) as member from public.team_players m where m.team_id = changed.team_id
      union all
      select to_jsonb(m) from public.team_substitutes m where m.team_id = changed.team_id
    ) members
    cross join lateral (
      select sum(octet_length(field.value)) as bytes
      from jsonb_each_text(members.member - array['team_id', 'position', 'slot', 'jersey_number']) field
    ) size
    group by changed.team_id
    having sum(size.bytes) > private.account_limit('team bytes')
      or count(*) > private.account_limit('team members')
  ) then
    raise sqlstate 'PT413' using message = 'team too large';
  end if;
  return null;
end;
$$;
