'use client';

import { useState } from 'react';
import { LinksChoice } from '#components/builder/team-line/links-choice.tsx';
import { ShirtChoices } from '#components/colours/shirt-choices.tsx';
import { Swatches } from '#components/colours/swatches.tsx';
import { Segments } from '#components/ui/segments.tsx';
import { useBuilder } from '#hooks/use-builder.tsx';
import { changeColours } from '#lib/team/look/change-colours.ts';
import { PATTERNS, PITCHES, SHIRTS } from '#lib/team/look/colours.ts';
import { NATION_SHIRTS } from '#lib/team/look/kits.ts';
import { type OwnShirt, readOwnShirt, recoloured, writeOwnShirt } from '#lib/team/look/own-shirt.ts';
import { PITCH_COLOURS, SHIRT_COLOURS, SHIRT_PATTERNS, type ShirtChoice } from '#types/team.ts';
import styles from './colour-fields.module.css';

const KINDS = [
  { value: 'national', label: 'National' },
  { value: 'team', label: 'Team' },
  { value: 'nation', label: 'One nation' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

const LOOKS = ['plain', ...SHIRT_PATTERNS] as const;

const NATIONS = NATION_SHIRTS.map(({ nation, shirt }) => ({ value: shirt, name: nation }));
const FIRST_NATION = 'Brazil';

const nameOf = (pattern: OwnShirt['pattern']) => (pattern === 'plain' ? 'Plain' : PATTERNS[pattern].name);

export function ColourFields() {
  const shirt = useBuilder((builder) => builder.team.shirt);
  const pitch = useBuilder((builder) => builder.team.pitch);
  const edit = useBuilder((builder) => builder.edit);
  const kind = kindOf(shirt);
  // What 'Team' and 'One nation' go back to.
  const [last, setLast] = useState<OwnShirt>({ first: 'ink', second: 'white', pattern: 'plain' });
  const [nation, setNation] = useState(() => NATIONS.find(({ name }) => name === FIRST_NATION)?.value ?? 'national');
  const own = ownShirt(shirt, last);

  const wear = (choice: ShirtChoice) => edit((team) => changeColours(team, { shirt: choice }), inWords(choice));
  const wearOwn = (next: OwnShirt) => {
    setLast(next);
    wear(writeOwnShirt(next));
  };
  const wearNation = (choice: ShirtChoice) => {
    setLast(own);
    setNation(choice);
    wear(choice);
  };
  const wearKind = (next: Kind) => {
    if (next === 'team') return wearOwn(own);
    if (next === 'nation') return wearNation(nation);
    setLast(own);
    wear('national');
  };

  return (
    <>
      <div className={styles.kinds}>
        <Segments legend="Shirts" options={KINDS} chosen={kind} onChoose={wearKind} />
      </div>
      {kind === 'nation' ? (
        <ShirtChoices title="Nation" options={NATIONS} chosen={shirt} onChoose={wearNation} />
      ) : (
        <>
          <Swatches
            title="Team colour"
            colours={SHIRT_COLOURS}
            chosen={kind === 'team' ? own.first : null}
            look={(colour) => SHIRTS[colour]}
            onChoose={(colour) => wearOwn(recoloured(own, 'first', colour))}
          />
          {kind === 'team' && (
            <ShirtChoices
              title="Pattern"
              options={LOOKS.map((pattern) => ({
                value: writeOwnShirt({ ...own, pattern }),
                name: nameOf(pattern),
              }))}
              chosen={shirt}
              onChoose={(choice) => wearOwn({ ...own, pattern: readOwnShirt(choice)?.pattern ?? 'plain' })}
            />
          )}
          {kind === 'team' && own.pattern !== 'plain' && (
            <Swatches
              title="Second colour"
              colours={SHIRT_COLOURS}
              chosen={own.second}
              look={(colour) => SHIRTS[colour]}
              onChoose={(colour) => wearOwn(recoloured(own, 'second', colour))}
            />
          )}
        </>
      )}
      <Swatches
        title="Pitch"
        colours={PITCH_COLOURS}
        chosen={pitch}
        look={(colour) => ({ ...PITCHES[colour], ink: '#ffffff' })}
        onChoose={(colour) => edit((team) => changeColours(team, { pitch: colour }), `${PITCHES[colour].name} pitch`)}
      />
      <LinksChoice />
    </>
  );
}

function ownShirt(shirt: ShirtChoice, last: OwnShirt): OwnShirt {
  const worn = readOwnShirt(shirt);
  if (!worn) return last;
  return worn.pattern === 'plain' && last.second !== worn.first ? { ...worn, second: last.second } : worn;
}

function kindOf(shirt: ShirtChoice): Kind {
  if (shirt === 'national') return 'national';
  return readOwnShirt(shirt) ? 'team' : 'nation';
}

function inWords(shirt: ShirtChoice): string {
  const own = readOwnShirt(shirt);
  if (!own) {
    const one = NATIONS.find(({ value }) => value === shirt);
    return one ? `${one.name} shirts` : 'Shirts in national colours';
  }
  const { first, second, pattern } = own;
  if (pattern === 'plain') return `${SHIRTS[first].name} shirts`;
  return `${SHIRTS[first].name} and ${SHIRTS[second].name.toLowerCase()} shirts, ${nameOf(pattern).toLowerCase()}`;
}
