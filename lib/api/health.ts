import { requestJson } from '#lib/api/request-json.ts';
import { type HealthAnswer, healthAnswerSchema } from '#types/api.ts';

/** ms, as every call of ours that asks no other service. */
const TIMEOUT = 5000;

/** Which optional parts this deployment has. Throws as `requestJson` does, and without an answer after five seconds. */
export async function fetchServices(): Promise<HealthAnswer['services']> {
  return (await requestJson('/api/health', healthAnswerSchema, { signal: AbortSignal.timeout(TIMEOUT) })).services;
}
