export const REPLAY_LINE = 'Same team, same choices, same result: playing it again changes nothing.';
