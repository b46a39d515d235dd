import * as z from 'zod/mini';
import { isAllowedImageUrl } from '#types/image-url.ts';
import { MAX_IMAGE_URL, MAX_TEXT } from '#types/limits.ts';

const text = z.string().check(z.maxLength(MAX_TEXT));
const httpsAddress = z.string().check(z.maxLength(MAX_IMAGE_URL), z.regex(/^https:\/\/[^\s"<>]+$/));

const creditSchema = z.object({
  /** '' if unknown. */
  author: text,
  licence: text,
  licenceUrl: z.nullable(httpsAddress),
  /** The picture's page on Commons. */
  source: httpsAddress,
  /** Whether the licence requires the credit. */
  isRequired: z.boolean(),
});
export type PictureCredit = z.infer<typeof creditSchema>;

const size = z.int().check(z.minimum(1), z.maximum(10_000));

const pictureSchema = z.object({
  image: z.string().check(z.refine(isAllowedImageUrl)),
  width: size,
  height: size,
  credit: creditSchema,
});
export type Portrait = z.infer<typeof pictureSchema>;

const STORY_LENGTH = 600;

const profileSchema = z.object({
  story: z.optional(z.string().check(z.maxLength(STORY_LENGTH))),
  storyUrl: z.optional(httpsAddress),
  birthPlace: z.optional(text),
  /** The player's height; `height` is the picture's. */
  bodyHeight: z.optional(text),
});
export type PlayerProfile = z.infer<typeof profileSchema>;

const noPictureSchema = z.object({
  image: z.null(),
  /** The source is off for everyone. */
  isOff: z.optional(z.literal(true)),
  /** In seconds. The source is busy and may know more later. */
  retryAfter: z.optional(z.int().check(z.positive())),
});

export const portraitQuerySchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(MAX_TEXT)),
  born: z.string().check(z.regex(/^\d{4}(-\d{2}-\d{2})?$/)),
  nation: z._default(text, ''),
  /** Whether to include the card's details. */
  story: z.optional(z.literal('1')),
});
export type PortraitQuery = z.infer<typeof portraitQuerySchema>;

export const portraitAnswerSchema = z.intersection(z.union([pictureSchema, noPictureSchema]), profileSchema);
export type PortraitAnswer = z.infer<typeof portraitAnswerSchema>;
