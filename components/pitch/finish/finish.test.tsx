import { render, screen } from '@testing-library/react';
import { Finish } from '#components/pitch/finish/finish.tsx';

it('tells a screen reader what comes after the eleventh player', async () => {
  render(<Finish onClose={() => {}} />);
  expect(await screen.findByRole('status')).toHaveTextContent('Your XI is complete');
});
