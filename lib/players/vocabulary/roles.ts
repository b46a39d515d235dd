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
    'goalkeeper, goal keeper, keeper, goalie, goaly, gk, shot stopper, between the sticks, between the posts, in goal, number one',
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
    'striker, centre forward, center forward, forward line, number nine, poacher, goal getter, frontman, cf, st, up front',
  ),
  role('forward', 'forwards', 'ST CF LW RW FW', 'forward, attacker, attack, fw'),
];

export const roleWords = ({ words }: Role): string[] =>
  words.flatMap((word) => (word.endsWith('s') ? [word] : [word, `${word}s`, word.replace(/man$/, 'men')]));

/** Other positions whose players suit this one, and how well. 100 is a perfect fit; 85 or more is usual. */
export const STAND_INS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  LB: { LWB: 85, LM: 30 },
  RB: { RWB: 85, RM: 30 },
  CB: { DF: 70 },
  LWB: { LB: 85, LM: 60, LW: 30 },
  RWB: { RB: 85, RM: 60, RW: 30 },
  CDM: { CM: 85, MF: 60 },
  CM: { CDM: 85, CAM: 85, MF: 70 },
  CAM: { CM: 75, CF: 85, MF: 50 },
  LM: { LW: 95, LWB: 50, MF: 40 },
  RM: { RW: 95, RWB: 50, MF: 40 },
  LW: { LM: 95, RW: 60, FW: 50, ST: 30 },
  RW: { RM: 95, LW: 60, FW: 50, ST: 30 },
  ST: { FW: 70, LW: 30, RW: 30 },
};
