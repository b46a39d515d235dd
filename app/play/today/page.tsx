import type { Metadata } from 'next';
import { TodayScreen } from '#components/play/draft/today-screen.tsx';
import { PRODUCT_NAME } from '#lib/platform/product.ts';

export const metadata: Metadata = {
  title: `Today’s draft · ${PRODUCT_NAME}`,
  description:
    'Thirteen real World Cup squads a day, one player from each of eleven. How close do you get to the best team?',
};

export default function TodayPage() {
  return <TodayScreen />;
}
