import { vtbProfiles } from '../handwritten/vtb.ts'
import { both } from '../words.ts'
import type { Composition } from './composition.ts'
import { russianCities } from './russian-cities.ts'

export const vtbComposition: Composition = {
  communityDomain: 'vtb',
  language: 'ru',
  days: 730,
  handwritten: vtbProfiles,
  professions: {
    factory: 4,
    builder: 4,
    farmer: 3,
    exporter: 4,
    hotelier: 3,
    cafe: 4,
    baker: 1,
    seller: 2,
    logistics: 4,
    sales: 4,
    people: 3,
    finance: 4,
    lawyer: 4,
    founder: 3,
    investor: 2,
    growth: 3,
    doctor: 2,
    teacher: 1,
    backend: 1,
    data: 1,
    security: 1,
    climate: 1,
  },
  origins: { russian: 72, tatar: 10, armenian: 5, georgian: 3, kazakh: 4, uzbek: 3, korean: 2 },
  cities: { ...russianCities, almaty: 2, tashkent: 1 },
  asides: [
    both('The bank opened our first account in {2009..2019}.', 'Первый счёт банк открыл нам в {2009..2019} году.'),
    both('I come to the breakfast every month.', 'На завтраки клуба прихожу каждый месяц.'),
    both(
      'Contracts through the club: {3..8} so far.',
      'Через клуб заключил{|а} уже {3..8 договор|договора|договоров}.',
    ),
    both('I gladly show the site to those who come.', 'Приезжайте на производство, всё покажу.'),
    both('I pay suppliers on the day, ask anyone.', 'С поставщиками рассчитываюсь день в день, спросите любого.'),
    both('We work with deferred payment up to {14..45} days.', 'Работаем с отсрочкой до {14..45 дня|дней|дней}.'),
  ],
  foreignTexts: 2,
  pausedMembers: 1,
}
