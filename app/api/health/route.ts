import { environment } from '#lib/platform/env.ts';
import { route } from '#lib/server/http.ts';
import type { HealthAnswer } from '#types/api.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: () => Response.json({ status: 'healthy', services: environment().services } satisfies HealthAnswer),
});
