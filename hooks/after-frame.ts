/** Calls back after the next frame; at once in the background, where no frame comes. */
export function afterFrame(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
