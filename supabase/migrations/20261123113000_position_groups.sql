-- Players of whom only the line is known are stored as they are: defender, midfielder, forward (D53).
alter table public.team_substitutes drop constraint team_substitutes_position_check;
alter table public.team_substitutes add constraint team_substitutes_position_check check (position in (
  '', 'GK', 'LB', 'CB', 'RB', 'LWB', 'RWB', 'CDM', 'CM', 'CAM', 'LM', 'RM', 'LW', 'RW', 'CF', 'ST', 'DF', 'MF', 'FW'
));
