import { useEffect, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useBuilder } from '#hooks/use-builder.tsx';
import { usePlayerRoles } from '#hooks/use-player-finder.tsx';
import { isChosen, spotFor } from '#lib/builder/state.ts';
import { canAddSubstitute } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import styles from './search-result.module.css';

/** Says where the player would go and lights that place up, unless the user has chosen one (D61). */
export function SuggestedPlace({ id, player }: { id: string; player: Player }) {
  const rolesOf = usePlayerRoles();
  const roles = useMemo(() => rolesOf(player), [rolesOf, player]);
  const spot = useBuilder(
    useShallow((builder) => {
      const found = isChosen(builder.selected) ? null : spotFor(builder, roles);
      return found?.kind === 'bench' && !canAddSubstitute(builder.team) ? null : found;
    }),
  );
  const suggest = useBuilder((builder) => builder.suggest);
  useEffect(() => {
    suggest(spot && { spot, name: player.name });
    return () => suggest(null);
  }, [suggest, spot, player]);

  return (
    spot && (
      <span id={id} className={styles.place}>
        → {spot.kind === 'slot' ? spot.slot : 'Bench'}
      </span>
    )
  );
}
