import { requestJson } from '#lib/api/request-json.ts';
import { type HealthAnswer, healthAnswerSchema } from '#types/api.ts';

/** Which optional parts this deployment has. Throws as `requestJson` does. */
export async function fetchServices(): Promise<HealthAnswer['services']> {
  return (await requestJson('/api/health', healthAnswerSchema)).services;
}
