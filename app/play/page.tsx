import type { Metadata } from 'next';
import { PlayScreen } from '#components/play/play-screen.tsx';
import { PRODUCT_NAME } from '#lib/platform/product.ts';

export const metadata: Metadata = {
  title: `Play · ${PRODUCT_NAME}`,
  description: 'Can your eleven win the World Cup? Play every tournament since 1974 against its real squads.',
};

export default function PlayPage() {
  return <PlayScreen />;
}
