import { render, screen } from '@testing-library/react';
import { PassingBanner } from '#components/ui/passing-banner.tsx';

function Screen({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <main tabIndex={-1}>
        <button type="button">Inside</button>
      </main>
      {isOpen && (
        <PassingBanner aria-label="Unsaved changes">
          <button type="button">Save</button>
        </PassingBanner>
      )}
    </>
  );
}

it('leaves the focus at the main part when it takes the focused button away', () => {
  const { rerender } = render(<Screen isOpen />);
  screen.getByRole('button', { name: 'Save' }).focus();
  rerender(<Screen isOpen={false} />);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('leaves a focus elsewhere where it is', () => {
  const { rerender } = render(<Screen isOpen />);
  screen.getByRole('button', { name: 'Inside' }).focus();
  rerender(<Screen isOpen={false} />);
  expect(screen.getByRole('button', { name: 'Inside' })).toHaveFocus();
});
