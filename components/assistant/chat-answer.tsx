import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { PutOnPitch } from '#components/assistant/put-on-pitch.tsx';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useAddPlayer } from '#hooks/use-add-player.ts';
import { useBuilder, useBuilderStore } from '#hooks/use-builder.tsx';
import { usePlayerFinder, usePlayerRoles } from '#hooks/use-player-finder.tsx';
import { useSession } from '#hooks/use-session.tsx';
import { linkableUrl, sourceHost, splitMarks } from '#lib/assistant/citations.ts';
import { type ChatEntry, stoppedNote } from '#lib/assistant/conversation.ts';
import { isChosen, spotFor } from '#lib/builder/state.ts';
import { hasPlayer } from '#lib/team/operations.ts';
import type { Player } from '#types/player.ts';
import styles from './chat-answer.module.css';

type Props = {
  entry: ChatEntry;
  onRetry: (() => void) | null;
  /** Null unless a choice can be made now. */
  onChoose: ((question: string) => void) | null;
};

export function ChatAnswer({ entry, onRetry, onChoose }: Props) {
  const { content, state, choices = [] } = entry;
  const { chat } = useSession();
  // Saved answers may contain links that are no longer allowed.
  const citations = entry.citations.filter((url) => linkableUrl(url) !== null);
  const isDone = state === 'whole' || state === 'stopped';

  return (
    <div className={styles.answer} data-state={state}>
      {content === '' && state === 'coming' && <p className={styles.waiting}>Looking it up</p>}
      {content !== '' && (
        <p className={styles.text} role={state === 'failed' ? 'alert' : undefined}>
          <Marked text={content} citations={citations} />
        </p>
      )}
      {state === 'stopped' && <p className={styles.note}>{stoppedNote(entry, chat)}</p>}
      {choices.length > 0 && onChoose && (
        <ul aria-label="What you may mean" className={styles.players}>
          {choices.map(({ label, question }) => (
            <li key={label}>
              <Button className={styles.choice} onClick={() => onChoose(question)}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isDone && entry.id !== 'greeting' && choices.length === 0 && <NamedPlayers text={content} />}
      {citations.length > 0 && <Sources citations={citations} />}
      {onRetry && (
        <Button className={styles.retry} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

const MAX_NAMED = 30;
const MAX_ADDED = 5;
const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

function Marked({ text, citations }: { text: string; citations: readonly string[] }) {
  return splitMarks(text, citations).map((part) =>
    'url' in part ? (
      <a key={part.at} href={part.url} {...OUTSIDE} className={styles.mark} title={sourceHost(part.url)}>
        [{part.mark}]
      </a>
    ) : (
      part.text
    ),
  );
}

function Sources({ citations }: { citations: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <>
      <Button
        look="quiet"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide sources' : `Show sources (${citations.length})`}
      </Button>
      <ol ref={list} id={id} aria-label="Sources" className={styles.sources} hidden={!isOpen}>
        {citations.map((url) => (
          <li key={url}>
            <a href={url} {...OUTSIDE} title={url}>
              {sourceHost(url)}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

function NamedPlayers({ text }: { text: string }) {
  const { finder } = usePlayerFinder();
  const full = useMemo(() => finder?.fullNames(text) ?? text, [finder, text]);
  const named = useMemo(
    () =>
      (finder?.named(full, MAX_NAMED) ?? []).map((player) => ({
        player,
        positions: finder?.details(player)?.positions ?? [],
      })),
    [finder, full],
  );
  if (named.length === 0) return null;
  return (
    <>
      <PutOnPitch text={full} named={named} />
      <ul aria-label="Players in this answer" className={styles.players}>
        {named.slice(0, MAX_ADDED).map(({ player }) => (
          <li key={player.id}>
            <AddPlayer player={player} />
          </li>
        ))}
      </ul>
    </>
  );
}

function AddPlayer({ player }: { player: Player }) {
  const isInTeam = useBuilder((builder) => hasPlayer(builder.team, player));
  const add = useAddNamedPlayer();
  return (
    <Button
      className={styles.add}
      onClick={({ detail }) => {
        // Ignore the second click of a double click: it would only say that the player is already in the team.
        if (detail < 2) add(player);
      }}
    >
      <Icon name={isInTeam ? 'check' : 'plus'} size={16} />
      {/* The tick says the rest. */}
      {isInTeam ? <span className={styles.heard}>Add </span> : 'Add '}
      {player.name}
    </Button>
  );
}

function useAddNamedPlayer(): (player: Player) => void {
  const store = useBuilderStore();
  const add = useAddPlayer();
  const rolesOf = usePlayerRoles();
  return (player) => {
    const builder = store.getState();
    const { selected, team, select } = builder;
    // On a phone, the assistant covers the positions from which to choose one.
    if (!spotFor(builder, rolesOf(player))) select({ kind: 'bench', index: team.substitutes.length });
    // The next player goes to his own place.
    if (add(player) || !isChosen(selected)) select(null);
  };
}
