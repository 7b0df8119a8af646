import { type BankSectionContent, page } from './section.ts'

export const events: BankSectionContent = {
  title: { en: 'Bank events', ru: 'События банка' },
  lead: {
    en: 'What the bank arranges for members besides the club’s own events. Places are limited, members come first.',
    ru: 'Что банк проводит для участников кроме встреч клуба. Места ограничены, участники — первыми.',
  },
  items: [
    {
      title: { en: 'Business breakfast', ru: 'Деловой завтрак' },
      text: {
        en: 'Each Thursday at half past nine in six cities: fifteen people, one question each, no presentations.',
        ru: 'Каждый четверг в половине десятого в шести городах: пятнадцать человек, по одному вопросу, без презентаций.',
      },
      url: '/events',
    },
    {
      title: { en: 'Visit to a plant', ru: 'Экскурсия на производство' },
      text: {
        en: 'Once a month a member shows the workshop: from the raw material to the loading dock. The next one is in Voronezh.',
        ru: 'Раз в месяц участник показывает цех: от сырья до отгрузки. Следующая — в Воронеже.',
      },
      url: '/events',
    },
    {
      title: { en: 'Credit committee, open doors', ru: 'Кредитный комитет: открытые двери' },
      text: {
        en: 'A mock meeting of the committee on real applications, without names. You will see what decides.',
        ru: 'Учебное заседание на настоящих заявках без имён. Увидите, что на самом деле решает.',
      },
      url: page('events/committee'),
    },
    {
      title: { en: 'Forum of regional business', ru: 'Форум регионального бизнеса' },
      text: {
        en: 'Two days in Kazan in March: eight hundred owners, four halls and a fair of contractors.',
        ru: 'Два дня в Казани в марте: восемьсот собственников, четыре зала и ярмарка подрядчиков.',
      },
      url: page('events/forum'),
    },
  ],
}
