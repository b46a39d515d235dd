import { WrittenShirt } from '#components/pitch/player/shirt.tsx';
import type { Kit } from '#lib/team/look/shirt-parts.ts';

export function NumberShirt({ kit, text }: { kit: Kit; text: string }) {
  return <WrittenShirt kit={kit} texts={[{ text, y: 50, size: 34 }]} />;
}
