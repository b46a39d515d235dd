import { requestJson } from '#lib/api/request-json.ts';
import { type HealthAnswer, healthAnswerSchema } from '#types/api.ts';

const TIMEOUT_MS = 5000;

export async function fetchServices(): Promise<HealthAnswer['services']> {
  return (await requestJson('/api/health', healthAnswerSchema, { signal: AbortSignal.timeout(TIMEOUT_MS) })).services;
}
