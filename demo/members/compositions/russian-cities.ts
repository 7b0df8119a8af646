import type { Composition } from './composition.ts'

export const russianCities: Composition['cities'] = {
  moscow: 20,
  petersburg: 13,
  kazan: 7,
  yekaterinburg: 7,
  novosibirsk: 7,
  nizhny: 5,
  krasnodar: 6,
  rostov: 5,
  samara: 4,
  voronezh: 4,
  perm: 3,
  ufa: 4,
  tyumen: 3,
  tomsk: 2,
  krasnoyarsk: 3,
  irkutsk: 2,
  vladivostok: 3,
  kaliningrad: 3,
}
