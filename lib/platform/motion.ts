export function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** On a device that can, for as long as a key takes. */
export function vibrateBriefly(): void {
  if (!isMotionReduced()) navigator.vibrate?.(10);
}
