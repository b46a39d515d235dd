import { argentina } from '#lib/players/reference/countries/argentina.ts';
import { brazil } from '#lib/players/reference/countries/brazil.ts';
import { england } from '#lib/players/reference/countries/england.ts';
import { france } from '#lib/players/reference/countries/france.ts';
import { germany } from '#lib/players/reference/countries/germany.ts';
import { italy } from '#lib/players/reference/countries/italy.ts';
import { netherlands } from '#lib/players/reference/countries/netherlands.ts';
import { portugal } from '#lib/players/reference/countries/portugal.ts';
import { spain } from '#lib/players/reference/countries/spain.ts';
import { usa } from '#lib/players/reference/countries/usa.ts';
import type { Country } from '#lib/players/reference/country.ts';

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
