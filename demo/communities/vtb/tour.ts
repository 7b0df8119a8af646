import type { OptionSettings } from '#contract/communities/options.ts'

/** Each target is a menu entry; the tour ends with a click on the last one. */
export const guidedTour: OptionSettings<'GUIDED_TOUR'> = {
  finishLink: '/vtb/earnings',
  steps: [
    {
      target: 'myCommunities',
      title: { en: 'Your introductions are here', ru: 'Здесь ваши знакомства' },
      text: {
        en: 'Every Tuesday at nine we choose the members who fit your request. The first three are the closest fits.',
        ru: 'Каждый вторник в девять мы подбираем тех, кто подходит под ваш запрос. Первые трое — самые точные совпадения.',
      },
    },
    {
      target: 'participants',
      title: { en: 'Everyone in the club', ru: 'Все участники клуба' },
      text: {
        en: 'Search by industry, city or skill. A filled-in profile opens the contacts of others.',
        ru: 'Ищите по отрасли, городу или навыку. Контакты открываются, когда заполнен ваш профиль.',
      },
    },
    {
      target: 'events',
      title: { en: 'Breakfasts and visits', ru: 'Завтраки и экскурсии' },
      text: {
        en: 'Business breakfasts on Thursdays and visits to members’ plants. Sign up with one click.',
        ru: 'Деловые завтраки по четвергам и экскурсии на производства участников. Запись в один клик.',
      },
    },
    {
      target: 'bank-earnings',
      title: { en: 'Earn with the bank', ru: 'Зарабатывайте с банком' },
      text: {
        en: 'Recommend the bank to partners and get a reward. We will open this section now.',
        ru: 'Рекомендуйте банк партнёрам и получайте вознаграждение. Сейчас откроем этот раздел.',
      },
    },
  ],
}
