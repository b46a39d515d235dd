import { Shirt } from '#components/pitch/player/shirt.tsx';
import { shirtNamesIn } from '#components/play/draft/squad-list.tsx';
import { Square } from '#components/play/draft/squares.tsx';
import type { DraftScore } from '#lib/draft/draft-score.ts';
import type { DraftState, Pick } from '#lib/draft/draft-state.ts';
import { draftedPlayer } from '#lib/draft/draft-team.ts';
import type { Squad } from '#lib/players/squads/squad-book.ts';
import { kitOf } from '#lib/team/look/kits.ts';
import styles from './pick-by-pick.module.css';

export function PickByPick({
  state: { deal, picks },
  score: { perfect, marks },
}: {
  state: DraftState;
  score: DraftScore;
}) {
  const of = (list: readonly Pick[], squad: Squad) => list.find((pick) => pick.squad === squad);
  const rows = deal.squads.flatMap((squad) => {
    const [own, best] = [of(picks, squad), of(perfect, squad)];
    return own || best ? [{ squad, own, best }] : [];
  });
  return (
    <section className={styles.panel} aria-labelledby="pick-by-pick">
      <h2 id="pick-by-pick">Pick by pick</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Yours</th>
            <th scope="col">Perfect</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ squad, own, best }) => (
            <tr key={squad.id}>
              <th scope="row">
                {own ? <Square mark={marks[picks.indexOf(own)] ?? 'other'} /> : null}
                <small>
                  <bdi>{squad.team}</bdi> {squad.year}
                </small>
              </th>
              <td>{own ? <Picked {...own} /> : 'not used'}</td>
              <td>
                {best ? <Picked {...best} isSame={own?.place === best.place && own.slot === best.slot} /> : 'not used'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>Green: the best of that squad for that place. Yellow: within five points.</p>
    </section>
  );
}

function Picked({ squad, place, slot, isSame = false }: Pick & { isSame?: boolean }) {
  if (isSame) return 'the same';
  const player = draftedPlayer({ squad, place });
  return (
    <span className={styles.picked}>
      <span className={styles.shirt}>
        <Shirt kit={kitOf('national', player, slot === 'GK')} name="" number={place.number} />
      </span>
      <span>
        <bdi>{shirtNamesIn(squad).get(player.id)}</bdi> <small>{slot}</small>
      </span>
    </span>
  );
}
