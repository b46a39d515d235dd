import { isRecord, readId, readNumber, readText } from '#lib/team/file/read-values.ts';
import { isSlot, naturalPosition } from '#lib/team/formation/formations.ts';
import { isAllowedImageUrl } from '#types/image-url.ts';
import { MAX_TEXT } from '#types/limits.ts';
import { type FieldRule, PLAYER_FIELD_NAMES, PLAYER_FIELDS, type Player, type PlayerFacts } from '#types/player.ts';
import { isPositionGroup } from '#types/position.ts';

/** Repairs what it can. Null without an id or a name. */
export function readPlayer(value: unknown, isSubstitute: boolean): Player | null {
  if (!isRecord(value)) return null;
  const facts = PLAYER_FIELD_NAMES.map((field) => [field, readField(PLAYER_FIELDS[field], value[field])] as const);
  const isIncomplete = facts.some(([field, fact]) => 'isRequired' in PLAYER_FIELDS[field] && (fact ?? '') === '');
  return isIncomplete ? null : { ...(Object.fromEntries(facts) as PlayerFacts), isSubstitute };
}

function readField(rule: FieldRule, value: unknown): string | number | null {
  switch (rule.kind) {
    case 'text':
      return readText(value, MAX_TEXT);
    case 'id':
      return readId(value);
    case 'position':
      return readPosition(value);
    case 'picture':
      return typeof value === 'string' && isAllowedImageUrl(value) ? value : null;
    case 'number':
      return readNumber(value, rule.first, rule.last);
  }
}

function readPosition(value: unknown): Player['position'] {
  if (isPositionGroup(value)) return value;
  return isSlot(value) ? naturalPosition(value) : '';
}
