import { avitoProfiles } from '../handwritten/avito.ts'
import { both } from '../words.ts'
import type { Composition } from './composition.ts'
import { russianCities } from './russian-cities.ts'

export const avitoComposition: Composition = {
  communityDomain: 'avito',
  language: 'ru',
  days: 730,
  handwritten: avitoProfiles,
  professions: {
    carpenter: 4,
    renovator: 4,
    ceramicist: 3,
    tailor: 4,
    mechanic: 4,
    repairer: 4,
    photographer: 4,
    jeweller: 3,
    baker: 4,
    seller: 4,
    gardener: 2,
    logistics: 2,
    teacher: 2,
    builder: 2,
    farmer: 2,
    brand: 1,
    translator: 1,
  },
  origins: { russian: 76, tatar: 10, armenian: 4, georgian: 2, kazakh: 3, uzbek: 4, korean: 1 },
  cities: russianCities,
  asides: [
    both(
      'I sell since {2012..2022}, {60..640} reviews.',
      'Продаю с {2012..2022} года, {60..640 отзыв|отзыва|отзывов}.',
    ),
    both('I reply in the evening, after work.', 'Отвечаю вечером, после работы.'),
    both('I send anywhere, packing is included.', 'Отправляю в любой город, упаковка входит в цену.'),
    both(
      'My rating is {4..4}.9, and I remember the one complaint.',
      'Рейтинг {4..4},9, и я помню единственную жалобу.',
    ),
    both('Come to the workshop, I will show how it is made.', 'Приходите в мастерскую, покажу, как это делается.'),
    both('I take large orders together with neighbours.', 'Большие заказы беру вместе с соседями.'),
    both('A photo report on each stage.', 'На каждом этапе присылаю фото.'),
    both('Guarantee: {6..24} months, in writing.', 'Гарантия {6..24 месяц|месяца|месяцев}, письменно.'),
  ],
  disabledProfiles: 1,
}
