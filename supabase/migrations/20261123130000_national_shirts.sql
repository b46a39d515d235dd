-- Shirts in national colours (D49), the default of new teams. Existing teams keep the colour they have.

alter table public.dream_teams
  drop constraint dream_teams_shirt_colour_check,
  add constraint dream_teams_shirt_colour_check check (shirt_colour in (
    'national', 'ink', 'white', 'red', 'claret', 'orange', 'yellow', 'green', 'sky', 'blue'
  )),
  alter column shirt_colour set default 'national';
