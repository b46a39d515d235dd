export function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function vibrateBriefly(): void {
  if (!isMotionReduced()) navigator.vibrate?.(10);
}
