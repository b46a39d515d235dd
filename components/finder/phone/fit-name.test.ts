import { fitName } from '#components/finder/phone/fit-name.ts';
import { formationOf } from '#lib/team/formation/formations.ts';
import { FORMATION_IDS } from '#types/team.ts';

it('short names fit everywhere, very long ones nowhere', () => {
  for (const formation of FORMATION_IDS) {
    for (const slot of formationOf(formation).positions) {
      expect(fitName('Messi', formation, slot)).not.toBeNull();
      expect(fitName('x'.repeat(80), formation, slot)).toBeNull();
    }
  }
});

it('a name that is too long between neighbours may fit a goalkeeper, who has none', () => {
  expect(fitName('Alexander-Arnold', '4-3-3', 'LCB')).toBeNull();
  expect(fitName('Alexander-Arnold', '4-3-3', 'GK')).not.toBeNull();
});
