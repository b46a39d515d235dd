/** A phone held upright. The style sheets use the same width. */
export const PHONE = '(max-width: 560px)';

export const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;
