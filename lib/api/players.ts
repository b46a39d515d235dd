import { requestJson } from '#lib/api/request-json.ts';
import { CRITERION_NAMES, type SearchCriteria } from '#lib/players/criteria.ts';
import { type DetailsAnswer, detailsAnswerSchema, type SearchAnswer, searchAnswerSchema } from '#types/api.ts';
import { type PortraitAnswer, portraitAnswerSchema } from '#types/portrait.ts';

type Options = { signal?: AbortSignal };

export function searchPlayers(criteria: SearchCriteria, { signal }: Options = {}): Promise<SearchAnswer> {
  const parameters = new URLSearchParams();
  for (const name of CRITERION_NAMES) {
    const value = criteria[name];
    const text = value === null ? '' : String(value).trim();
    if (text !== '') parameters.set(name, text);
  }
  return requestJson(`/api/players/search?${parameters}`, searchAnswerSchema, { signal });
}

export function fetchPlayerDetails(apiId: string, { signal }: Options = {}): Promise<DetailsAnswer> {
  return requestJson(`/api/players/${encodeURIComponent(apiId)}`, detailsAnswerSchema, { signal });
}

export function fetchPortrait(
  player: { name: string; born: string; nation: string },
  { story, signal }: Options & { story: boolean },
): Promise<PortraitAnswer> {
  const parameters = new URLSearchParams({ ...player, ...(story && { story: '1' }) });
  return requestJson(`/api/players/portrait?${parameters}`, portraitAnswerSchema, { signal });
}
