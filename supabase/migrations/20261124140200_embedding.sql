-- The REST API nests what foreign keys connect, both ways: from a team to its players, from a player back to his team, to
-- its players, and so on, elevenfold with each level. These functions replace the way back, and nobody may call them.
create function public.dream_teams(public.team_players) returns setof public.dream_teams
language sql stable rows 1 set search_path = ''
as $$ select t.* from public.dream_teams t where false $$;
create function public.dream_teams(public.team_substitutes) returns setof public.dream_teams
language sql stable rows 1 set search_path = ''
as $$ select t.* from public.dream_teams t where false $$;
create function public.dream_teams(public.team_coaches) returns setof public.dream_teams
language sql stable rows 1 set search_path = ''
as $$ select t.* from public.dream_teams t where false $$;
create function public.dream_teams(public.team_saves) returns setof public.dream_teams
language sql stable rows 1 set search_path = ''
as $$ select t.* from public.dream_teams t where false $$;
revoke all on function public.dream_teams(public.team_players) from public, anon, authenticated, service_role;
revoke all on function public.dream_teams(public.team_substitutes) from public, anon, authenticated, service_role;
revoke all on function public.dream_teams(public.team_coaches) from public, anon, authenticated, service_role;
revoke all on function public.dream_teams(public.team_saves) from public, anon, authenticated, service_role;

-- Bounds everything else a user may ask of the API. It takes effect where the API applies a role's settings, as hosted
-- projects do. The app itself waits five seconds.
alter role authenticated set statement_timeout = '3s';
notify pgrst, 'reload config';
