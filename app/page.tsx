import { BuilderScreen } from '#components/builder/builder-screen.tsx';

export default function BuilderPage() {
  return <BuilderScreen />;
}
