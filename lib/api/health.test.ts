/** @jest-environment node */
import { fetchServices } from '#lib/api/health.ts';

function answerWith(response: Response) {
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
}

it('tells which optional parts there are', async () => {
  const services = { cloud: true, assistant: false, sportsLogin: true };
  answerWith(Response.json({ status: 'healthy', services }));
  expect(await fetchServices()).toEqual(services);
});

it('throws where nobody could say', async () => {
  answerWith(new Response('<html>', { headers: { 'Content-Type': 'text/html' } }));
  await expect(fetchServices()).rejects.toMatchObject({ name: 'ApiError' });
});
