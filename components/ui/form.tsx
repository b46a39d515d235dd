'use client';

import {
  type ComponentProps,
  createContext,
  use,
  useActionState,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from '#components/ui/button.tsx';
import { News, Refusal } from '#components/ui/message.tsx';
import { TRY_AGAIN } from '#lib/platform/messages/session.ts';
import styles from './form.module.css';

/** `fields` are the names of the refused fields, if any are to blame. Null: done, with nothing to say. */
export type FormOutcome = { refusal: string; fields?: readonly string[] } | { news: string } | null;

/** The button that was pressed adds its `intent`. */
export type FormAction = (typed: FormData) => FormOutcome | Promise<FormOutcome>;

const FormContext = createContext<{ outcome: FormOutcome; refusalId: string }>({ outcome: null, refusalId: '' });

type Props = Omit<ComponentProps<'form'>, 'action' | 'onSubmit' | 'ref'> & {
  action: FormAction;
  /** The refusal if a required field is blank. It isn't checked for buttons with an `intent`. */
  missing?: string | null;
  start?: FormOutcome;
  hasFocus?: boolean;
};

/** Runs one submission at a time, keeps what was typed, and focuses the first refused field. */
export function Form({ action, missing, start = null, hasFocus = false, children, ...props }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();

  const outcomeOf = async (typed: FormData): Promise<FormOutcome> => {
    // Updates before the first await would be held back until the action ends.
    await null;
    try {
      const blank = missing && intentOf(typed) === '' ? blankFields(form.current) : [];
      return missing && blank.length > 0 ? { refusal: missing, fields: blank } : await action(typed);
    } catch (error) {
      console.warn(error);
      return { refusal: TRY_AGAIN };
    }
  };
  const [outcome, submit, isBusy] = useActionState((_: FormOutcome, typed: FormData) => outcomeOf(typed), start);
  // Otherwise the same words again would not be announced.
  const shown = isBusy && isRefusal(outcome) ? null : outcome;

  useEffect(() => {
    if (hasFocus) fieldsOf(form.current)[0]?.focus();
  }, [hasFocus]);

  useLayoutEffect(() => {
    const refused = fieldsOf(form.current).filter(({ name }) => refusedFields(outcome).includes(name));
    // Without a refused field, focus stays on the pressed button, so that Enter tries again.
    if (!refused.some((field) => field === document.activeElement)) refused[0]?.focus();
  }, [outcome]);

  return (
    <FormContext value={{ outcome: shown, refusalId }}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        {...props}
        action={submit}
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent;
          if (isBusy || submitter?.ariaDisabled === 'true') event.preventDefault();
        }}
        // React resets a form after each action, even if it was refused.
        onReset={(event) => event.preventDefault()}
      >
        {children}
      </form>
    </FormContext>
  );
}

export function FormRefusal() {
  const { outcome, refusalId } = use(FormContext);
  return isRefusal(outcome) && <Refusal id={refusalId}>{outcome.refusal}</Refusal>;
}

export function FormNews() {
  const { outcome } = use(FormContext);
  return <News>{outcome && 'news' in outcome && outcome.news}</News>;
}

/** The first one in a form is what Enter presses. */
export function SubmitButton({
  intent = '',
  children,
  'aria-disabled': isDisabled = false,
  ...props
}: Omit<ComponentProps<typeof Button>, 'type'> & { intent?: string }) {
  const { pending, data } = useFormStatus();
  return (
    <Button {...props} type="submit" name="intent" value={intent} aria-disabled={pending || isDisabled}>
      {pending && intentOf(data) === intent ? 'One moment…' : children}
    </Button>
  );
}

/** For a field with this name: the id of its refusal. */
export function useFieldFault(name: string | undefined): string | undefined {
  const { outcome, refusalId } = use(FormContext);
  return name !== undefined && refusedFields(outcome).includes(name) ? refusalId : undefined;
}

export function typedText(typed: FormData, name: string): string {
  return String(typed.get(name) ?? '');
}

export const intentOf = (typed: FormData): string => typedText(typed, 'intent');

const isRefusal = (outcome: FormOutcome) => outcome !== null && 'refusal' in outcome;

const refusedFields = (outcome: FormOutcome) => (isRefusal(outcome) && outcome.fields) || [];

const fieldsOf = (form: HTMLFormElement | null) =>
  Array.from(form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([readonly]), select') ?? []);

const blankFields = (form: HTMLFormElement | null) =>
  fieldsOf(form)
    .filter(({ required, value }) => required && value.trim() === '')
    .map(({ name }) => name);
