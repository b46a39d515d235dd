import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '#components/ui/field.tsx';
import {
  Form,
  type FormAction,
  FormNews,
  type FormOutcome,
  FormRefusal,
  SubmitButton,
  typedText,
} from '#components/ui/form.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { TRY_AGAIN } from '#lib/platform/messages/session.ts';

function show(action: FormAction, missing?: string) {
  render(
    <Form action={action} missing={missing} hasFocus>
      <Field label="First" name="first" required />
      <Field label="Second" name="second" required />
      <SelectField label="Colour" name="colour">
        <option>red</option>
        <option>blue</option>
      </SelectField>
      <FormRefusal />
      <FormNews />
      <SubmitButton>Send</SubmitButton>
      <SubmitButton intent="other">Other</SubmitButton>
    </Form>,
  );
  return userEvent.setup();
}

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

it('sends once while busy, and only the pressed button says so', async () => {
  const answer = Promise.withResolvers<FormOutcome>();
  const action = jest.fn((_: FormData) => answer.promise);
  const user = show(action);
  expect(field('First')).toHaveFocus();
  await user.type(field('First'), 'a');
  await user.click(button('Other'));
  expect(button('One moment…')).toHaveValue('other');
  expect(button('Send')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('One moment…'));
  await user.click(button('Send'));
  await user.type(field('First'), '{Enter}');
  expect(action).toHaveBeenCalledTimes(1);
  expect(Object.fromEntries(action.mock.calls[0]?.[0] ?? [])).toMatchObject({ first: 'a', intent: 'other' });
  await act(async () => answer.resolve({ news: 'Sent' }));
  await screen.findByText('Sent');
  await user.click(button('Other'));
  await waitFor(() => expect(action).toHaveBeenCalledTimes(2));
});

it('keeps what was typed after a refusal, and focuses and describes the refused field', async () => {
  const user = show(() => ({ refusal: 'Too short', fields: ['second'] }));
  await user.type(field('First'), 'a');
  await user.type(field('Second'), 'b');
  await user.selectOptions(screen.getByLabelText('Colour'), 'blue');
  await user.click(button('Send'));
  await screen.findByText('Too short');
  expect(field('Second')).toHaveFocus();
  expect(field('Second')).toHaveAccessibleDescription('Too short');
  expect(field('First')).toHaveAttribute('aria-invalid', 'false');
  expect([field('First'), field('Second'), screen.getByLabelText('Colour')]).toMatchObject([
    { value: 'a' },
    { value: 'b' },
    { value: 'blue' },
  ]);
});

it('leaves focus on the button if no field is to blame, so that it can be pressed again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const action = jest.fn<FormOutcome, [FormData]>(() => {
    throw new Error('no answer');
  });
  const user = show(action);
  await user.click(button('Send'));
  const first = await screen.findByText(TRY_AGAIN);
  expect(button('Send')).toHaveFocus();
  await user.keyboard('{Enter}');
  // The same words are announced again only in a new element.
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  expect(action).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('refuses blank required fields without calling the action, but not for other intents', async () => {
  const action = jest.fn((typed: FormData) => ({ news: typedText(typed, 'first') }));
  const user = show(action, 'Please fill in all fields');
  await user.type(field('First'), 'a');
  await user.type(field('Second'), ' {Enter}');
  await screen.findByText('Please fill in all fields');
  expect(field('Second')).toHaveAccessibleDescription('Please fill in all fields');
  expect(field('First')).toHaveAttribute('aria-invalid', 'false');
  expect(action).not.toHaveBeenCalled();
  await user.click(button('Other'));
  await screen.findByText('a', { selector: '[role=status]' });
  expect(screen.queryByRole('alert')).toBeNull();
});
