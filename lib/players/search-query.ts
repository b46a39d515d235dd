import * as z from 'zod/mini';
import { CRITERIA, CRITERION_NAMES, type Criterion, type SearchCriteria } from '#lib/players/criteria.ts';
import { MAX_TEXT } from '#types/limits.ts';
import { POSITIONS } from '#types/position.ts';

function schemaOf(criterion: Criterion): z.ZodMiniType {
  switch (criterion.kind) {
    case 'text':
      return z.string().check(z.maxLength(MAX_TEXT));
    case 'position':
      return z.enum(POSITIONS);
    case 'number':
      return z.pipe(
        z.pipe(z.string().check(z.regex(/^[1-9]\d*$/)), z.transform(Number)),
        z.int().check(z.minimum(criterion.first), z.maximum(criterion.last)),
      );
  }
}

type Shape = { [Name in keyof SearchCriteria]: z.ZodMiniOptional<z.ZodMiniType<SearchCriteria[Name]>> };

export const searchQuerySchema = z.strictObject(
  Object.fromEntries(CRITERION_NAMES.map((name) => [name, z.optional(schemaOf(CRITERIA[name]))])) as Shape,
);
