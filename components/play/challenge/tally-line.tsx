import { useStoredText } from '#components/play/use-stored-text.ts';
import { readTally } from '#lib/draft/tally.ts';
import { TALLY_KEY } from '#lib/platform/storage.ts';

export function TallyLine({ opponent }: { opponent: string }) {
  const known = readTally(useStoredText(TALLY_KEY))[opponent];
  if (!known) return null;
  return (
    <span>
      <bdi>{opponent}</bdi>{' '}
      <b>
        {known.lost}–{known.won}
      </b>{' '}
      you
    </span>
  );
}
