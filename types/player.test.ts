import { IMAGE_URLS } from '#types/image-url.fixtures.ts';
import { playerSchema } from '#types/player-schema.ts';

it.each(IMAGE_URLS)('the picture address %j is allowed: %s', (url, isAllowed) => {
  expect(playerSchema.shape.imageUrl.safeParse(url).success).toBe(isAllowed);
});
