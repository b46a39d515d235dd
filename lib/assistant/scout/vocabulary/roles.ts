/** A role as people call it, with its positions in order of preference. */
export type Role = { one: string; many: string; positions: readonly string[]; words: readonly string[] };

const role = (one: string, many: string, positions: string, words: string): Role => ({
  one,
  many,
  positions: positions.split(' '),
  words: words.split(', '),
});

/** DF, MF and FW are for players whose exact position isn't known. */
export const ROLES: readonly Role[] = [
  role(
    'goalkeeper',
    'goalkeepers',
    'GK',
    'goalkeeper, goal keeper, keeper, goalie, goaly, gk, shot stopper, between the sticks, in goal, number one',
  ),
  role(
    'left back',
    'left backs',
    'LB LWB',
    'left back, leftback, left full back, left fullback, lb, left sided defender',
  ),
  role(
    'right back',
    'right backs',
    'RB RWB',
    'right back, rightback, right full back, right fullback, rb, right sided defender',
  ),
  role('full back', 'full backs', 'LB RB', 'full back, fullback'),
  role('wing-back', 'wing-backs', 'LWB RWB LB RB', 'wing back, wingback'),
  role('left wing-back', 'left wing-backs', 'LWB LB', 'left wing back, left wingback, lwb'),
  role('right wing-back', 'right wing-backs', 'RWB RB', 'right wing back, right wingback, rwb'),
  role(
    'centre back',
    'centre backs',
    'CB',
    'centre back, center back, centreback, centerback, central back, central defender, centre half, center half, centrehalf, centre halve, stopper, sweeper, libero, cb',
  ),
  role('defender', 'defenders', 'CB LB RB LWB RWB DF', 'defender, back, defence, defense, back line, backline, df'),
  role(
    'defensive midfielder',
    'defensive midfielders',
    'CDM',
    'defensive midfielder, defensive midfield, holding midfielder, holding midfield, anchor man, anchor, cdm, dm, number six',
  ),
  role(
    'central midfielder',
    'central midfielders',
    'CM CDM CAM',
    'central midfielder, central midfield, centre midfielder, center midfielder, centre mid, box to box midfielder, box to box, cm, number eight',
  ),
  role(
    'attacking midfielder',
    'attacking midfielders',
    'CAM',
    'attacking midfielder, attacking midfield, playmaker, number ten, trequartista, cam, am, in the hole',
  ),
  role('left midfielder', 'left midfielders', 'LM LW', 'left midfielder, left midfield, left mid, lm'),
  role('right midfielder', 'right midfielders', 'RM RW', 'right midfielder, right midfield, right mid, rm'),
  role('midfielder', 'midfielders', 'CM CDM CAM LM RM MF', 'midfielder, midfield, middle, mid, mf'),
  role(
    'left winger',
    'left wingers',
    'LW LM',
    'left winger, left wing, left sided winger, left forward, lw, left flank',
  ),
  role(
    'right winger',
    'right wingers',
    'RW RM',
    'right winger, right wing, right sided winger, right forward, rw, right flank',
  ),
  role('winger', 'wingers', 'LW RW LM RM', 'winger, wide man, wide men, wing'),
  role(
    'striker',
    'strikers',
    'ST CF',
    'striker, centre forward, center forward, forward line, number nine, poacher, goal scorer, goalscorer, goal getter, frontman, cf, st, up front',
  ),
  role('forward', 'forwards', 'ST CF LW RW FW', 'forward, attacker, attack, fw'),
];

/** Other positions whose players suit this one, and how well. 1000 is a perfect fit; 850 or more is usual. */
export const STAND_INS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  LB: { LWB: 850, LM: 300 },
  RB: { RWB: 850, RM: 300 },
  CB: { DF: 700 },
  LWB: { LB: 850, LM: 600, LW: 300 },
  RWB: { RB: 850, RM: 600, RW: 300 },
  CDM: { CM: 850, MF: 600 },
  CM: { CDM: 850, CAM: 850, MF: 700 },
  CAM: { CM: 750, CF: 850, MF: 500 },
  LM: { LW: 950, LWB: 500, MF: 400 },
  RM: { RW: 950, RWB: 500, MF: 400 },
  LW: { LM: 950, RW: 600, FW: 500, ST: 300 },
  RW: { RM: 950, LW: 600, FW: 500, ST: 300 },
  ST: { FW: 700, LW: 300, RW: 300 },
};
