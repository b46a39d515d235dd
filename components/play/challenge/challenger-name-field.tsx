'use client';

import { useState } from 'react';
import { readText, writeText } from '#components/play/use-stored-text.ts';
import { Field } from '#components/ui/field.tsx';
import { cleanName, MAX_CHALLENGER_NAME } from '#lib/draft/challenge.ts';
import { CHALLENGER_NAME_KEY } from '#lib/platform/storage.ts';

/** As typed. This browser keeps the cleaned name. */
export const useChallengerName = () => useState(() => cleanName(readText(CHALLENGER_NAME_KEY) ?? ''));

export function ChallengerNameField({ name, onType }: { name: string; onType: (name: string) => void }) {
  return (
    <Field
      label="Your name on the scoreboard"
      data-starts
      value={name}
      maxLength={MAX_CHALLENGER_NAME}
      autoComplete="nickname"
      onChange={({ target }) => {
        onType(target.value);
        writeText(CHALLENGER_NAME_KEY, cleanName(target.value));
      }}
    />
  );
}
