import { joProfiles } from '../handwritten/jo.ts'
import { both } from '../words.ts'
import type { Composition } from './composition.ts'

export const joComposition: Composition = {
  communityDomain: 'jo',
  language: 'en',
  days: 700,
  handwritten: joProfiles,
  professions: {
    organiser: 4,
    gardener: 4,
    climate: 4,
    architect: 3,
    teacher: 2,
    psychologist: 2,
    doctor: 1,
    mechanic: 2,
    repairer: 1,
    carpenter: 2,
    baker: 1,
    translator: 1,
    editor: 1,
  },
  origins: {
    dutch: 42,
    turkish: 10,
    arabic: 12,
    german: 6,
    british: 4,
    westAfrican: 7,
    indian: 4,
    polish: 4,
    spanish: 3,
    vietnamese: 2,
    persian: 3,
    eastAfrican: 2,
  },
  cities: { amsterdam: 40, rotterdam: 18, utrecht: 18, groningen: 9, brussels: 8, hamburg: 3 },
  asides: [
    both('Knock twice, the bell is broken.', 'Стучите дважды, звонок не работает.'),
    both(
      'My street has {9..14} nationalities and one ladder.',
      'На моей улице {9..14} национальностей и одна стремянка.',
    ),
    both('I have a cargo bike and lend it.', 'Есть грузовой велосипед, даю на время.'),
    both('I cook for {20..40} without fear.', 'Готовлю на {20..40 человека|человек|человек} без страха.'),
    both('Evenings after seven, weekends before noon.', 'Вечером после семи, в выходные до полудня.'),
    both('I know the district manager by first name.', 'С главой района на «ты».'),
  ],
}
