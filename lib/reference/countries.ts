import { argentina } from '#lib/reference/countries/argentina.ts';
import { brazil } from '#lib/reference/countries/brazil.ts';
import { england } from '#lib/reference/countries/england.ts';
import { france } from '#lib/reference/countries/france.ts';
import { germany } from '#lib/reference/countries/germany.ts';
import { italy } from '#lib/reference/countries/italy.ts';
import { netherlands } from '#lib/reference/countries/netherlands.ts';
import { portugal } from '#lib/reference/countries/portugal.ts';
import { spain } from '#lib/reference/countries/spain.ts';
import { usa } from '#lib/reference/countries/usa.ts';
import type { Country } from '#lib/reference/country.ts';

/** The ten countries of spec §3, in its order. */
export const COUNTRIES: readonly Country[] = [
  england,
  spain,
  italy,
  germany,
  france,
  netherlands,
  portugal,
  brazil,
  argentina,
  usa,
];
