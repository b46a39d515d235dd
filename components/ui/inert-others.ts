/** These stay reachable or audible in front of an overlay. */
const KEPT = '[role="status"], [aria-live], [aria-label="Notifications"], script, style, link';

/** Makes everything except `element` and its ancestors inert, as a modal dialog does. Returns an undo function. */
export function inertOthers(element: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (let part: HTMLElement = element; part.parentElement && part !== document.body; part = part.parentElement)
    for (const sibling of part.parentElement.children) {
      const isOther = sibling !== part && sibling instanceof HTMLElement && !sibling.inert;
      if (isOther && !sibling.matches(KEPT)) others.push(sibling);
    }
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}
