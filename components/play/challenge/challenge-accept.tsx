'use client';

import { ChallengerNameField, useChallengerName } from '#components/play/challenge/challenger-name-field.tsx';
import { TallyLine } from '#components/play/challenge/tally-line.tsx';
import { ShapePitch } from '#components/play/home/shape-pitch.tsx';
import button from '#components/play/play-button.module.css';
import { TaskBar } from '#components/play/task-bar.tsx';
import { Button } from '#components/ui/button.tsx';
import { cleanName } from '#lib/draft/challenge.ts';
import type { FormationId } from '#types/team.ts';
import styles from './challenge.module.css';

type Props = {
  sender: string;
  formation: FormationId;
  isDrafted: boolean;
  onAccept: () => void;
  onLater: () => void;
};

export function ChallengeAccept({ sender, formation, isDrafted, onAccept, onLater }: Props) {
  const [name, setName] = useChallengerName();
  const isNamed = cleanName(name) !== '';
  return (
    <>
      <TaskBar title="Challenge" />
      <div className={styles.accept}>
        <section className={styles.stage} aria-labelledby="play-heading">
          <h1 id="play-heading" tabIndex={-1}>
            <bdi>{sender}</bdi> challenges you
          </h1>
          <p>The same squads. {sender}’s picks stay hidden until yours are final.</p>
          <ShapePitch formation={formation} />
        </section>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isNamed) onAccept();
          }}
        >
          <p>
            {formation}, about a minute. <TallyLine opponent={sender} />
          </p>
          <ChallengerNameField name={name} onType={setName} />
          <Button type="submit" className={button.yellow} aria-disabled={!isNamed}>
            {isDrafted ? 'Play the match' : 'Draft my eleven'}
          </Button>
          <Button look="quiet" onClick={onLater}>
            Later: keep it in a banner
          </Button>
        </form>
      </div>
    </>
  );
}
