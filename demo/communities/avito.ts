import { faq } from './avito/faq.ts'
import { brand, type CommunityRecord, face, stepsWithout } from './record.ts'

export const avito: CommunityRecord = {
  ...brand({
    domain: 'avito',
    title: { en: 'Avito Makers', ru: 'Avito Мастера' },
    siteUrl: 'https://example.org/makers',
    brandColor: '#0b8457',
    accentColor: '#7a4fe0',
    displayFont: 'onest',
    mark: 'tag',
    cover: { kind: 'grid', palette: 'green' },
  }),
  domain: 'avito',
  customDomain: null,
  parentCommunityDomain: null,
  foundedAt: '2024-02-05T06:00:00Z',
  lang: 'ru',
  langChoices: ['ru', 'en'],
  timeZone: 'Europe/Moscow',
  landingTitle: { en: 'Avito Makers: masters find masters', ru: 'Avito Мастера: мастера находят мастеров' },
  landingCopy: {
    en: 'A community of sellers and makers: advice, joint orders, meetings in your city.',
    ru: 'Сообщество продавцов и мастеров: советы, совместные заказы, встречи в вашем городе.',
  },
  transparent: true,
  approvalRequired: false,
  membersMayChat: true,
  shortLanding: false,
  isTimCommunity: false,
  options: [
    { optionType: 'ENABLE_FAQ_AVITO', settings: faq },
    {
      optionType: 'ALT_LOGIN_LAYOUT',
      settings: {
        title: { en: 'Come in, the workshop is open', ru: 'Заходите, мастерская открыта' },
        subtitle: {
          en: 'Enter the code from your manager, or your email.',
          ru: 'Введите код от менеджера или почту.',
        },
      },
    },
    {
      optionType: 'POLICY_DOCUMENT',
      settings: { url: { en: 'https://example.org/makers/rules-en', ru: 'https://example.org/makers/rules' } },
    },
    { optionType: 'LEGAL_DOCS', settings: { set: 'RU' } },
  ],
  authConfig: [{ authType: 'NONE' }, { authType: 'EMAIL' }],
  customNavigation: null,
  contactsConfig: ['PHONE', 'EMAIL', 'TELEGRAM', 'VK', 'INSTAGRAM'],
  requiredContacts: ['TELEGRAM', 'PHONE', 'VK'],
  requiredContactsMin: 1,
  shownContacts: ['PHONE', 'TELEGRAM', 'VK'],
  stepsConfig: stepsWithout('linkedin', 'networks'),
  senderEmail: 'masters@avito.example',
  links: { pricing: null, about: 'https://example.org/makers/about', launch: null, contact: 'help@avito.example' },
  landing: {
    ru: {
      title: 'Мастера находят мастеров.',
      lead: 'Сообщество продавцов и мастеров: советы, совместные заказы, встречи в вашем городе.',
      button: 'Войти по коду',
      example: {
        left: face('olga-shestakova', 'ru'),
        right: face('stepan-kuzovkin', 'ru'),
        title: 'Ольга, познакомьтесь со Степаном',
        reason:
          'Вы делаете *посуду для кафе*, а он собирает артель под *обстановку кафе целиком*. Оба в Нижнем Новгороде.',
      },
      nod: { face: face('tamara-ivolgina', 'ru'), title: 'Тамара согласилась', text: 'Чай в ателье в среду, 16:00' },
      stepsTitle: 'Вместе берём заказы, которые одному не поднять',
      steps: [
        {
          title: 'Расскажите, что делаете и кого ищете',
          text: 'Помощника, поставщика, соседа по мастерской. Своими словами, за пять минут.',
        },
        {
          title: 'Получите трёх мастеров рядом',
          text: 'Во вторник утром. С объяснением, чем вы можете помочь друг другу.',
        },
        {
          title: 'Встретьтесь в мастерской',
          text: 'Напишите, созвонитесь или приходите на открытый день: их больше восьмидесяти в год.',
        },
      ],
      request: 'столяра для общего заказа на обстановку кафе',
      launch: null,
      quote: {
        text: 'Сорок лет шила одна. За год в сообществе взяли три общих заказа и нашли мне ученицу.',
        author: face('tamara-ivolgina', 'ru'),
        role: 'Портной, ателье «Вторая пуговица»',
      },
    },
    en: {
      title: 'Makers find makers.',
      lead: 'A community of sellers and craftspeople: advice, joint orders, meetings in your city.',
      button: 'Enter with a code',
      example: {
        left: face('olga-shestakova', 'en'),
        right: face('stepan-kuzovkin', 'en'),
        title: 'Olga, meet Stepan',
        reason:
          'You make *tableware for cafés*; he gathers makers to *furnish whole cafés*. You both work in Nizhny Novgorod.',
      },
      nod: {
        face: face('tamara-ivolgina', 'en'),
        title: 'Tamara said yes',
        text: 'Tea at the atelier on Wednesday, 16:00',
      },
      stepsTitle: 'Together we take orders that are too big for one',
      steps: [
        {
          title: 'Say what you make and who you need',
          text: 'A helper, a supplier, a neighbour for the workshop. In your own words, in five minutes.',
        },
        {
          title: 'Get three makers near you',
          text: 'On Tuesday morning. With the reason why you can help each other.',
        },
        {
          title: 'Meet in the workshop',
          text: 'Write, call or come to an open day: there are more than eighty a year.',
        },
      ],
      request: 'a carpenter for a joint order: furniture for a café',
      launch: null,
      quote: {
        text: 'I sewed alone for forty years. In one year here we took three joint orders and found me an apprentice.',
        author: face('tamara-ivolgina', 'en'),
        role: 'Tailor, atelier “Second Button”',
      },
    },
  },
}
