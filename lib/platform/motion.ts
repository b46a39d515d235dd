export function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A vibration as short as a keystroke's, on devices that support it. */
export function vibrateBriefly(): void {
  if (!isMotionReduced()) navigator.vibrate?.(10);
}
