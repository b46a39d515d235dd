'use client';

import { useState } from 'react';
import { readText, writeText } from '#components/play/use-stored-text.ts';
import { cleanName } from '#lib/draft/challenge.ts';
import { CHALLENGER_NAME_KEY } from '#lib/platform/storage.ts';

/** As typed. This browser keeps the cleaned name. */
export function useChallengerName(): [string, (name: string) => void] {
  const [name, setName] = useState(() => cleanName(readText(CHALLENGER_NAME_KEY) ?? ''));
  return [
    name,
    (typed) => {
      setName(typed);
      writeText(CHALLENGER_NAME_KEY, cleanName(typed));
    },
  ];
}
