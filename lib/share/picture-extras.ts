/** What a picture may also say, in the order of the share dialog. The server works it out from the team. */
export const PICTURE_EXTRAS = { rating: 'Rating', era: 'Era' } as const;

export type PictureExtra = keyof typeof PICTURE_EXTRAS;
export const EXTRA_NAMES = Object.keys(PICTURE_EXTRAS) as readonly PictureExtra[];
