import { brand, type CommunityRecord, face, stepsWithout } from './record.ts'

export const alumni: CommunityRecord = {
  ...brand({
    domain: 'alumni',
    title: { en: 'Alumni House', ru: 'Дом выпускников' },
    siteUrl: 'https://example.org/alumni-house',
    brandColor: '#7d1f3f',
    accentColor: '#a9772a',
    displayFont: 'serif',
    mark: 'arch',
    cover: { kind: 'arches', palette: 'plum' },
  }),
  domain: 'alumni',
  customDomain: null,
  parentCommunityDomain: 'samovar',
  foundedAt: '2023-10-09T08:00:00Z',
  lang: 'en',
  langChoices: ['en', 'ru'],
  timeZone: 'Europe/Vienna',
  landingTitle: {
    en: 'Alumni House: classmates, still at one table',
    ru: 'Дом выпускников: по-прежнему за одним столом',
  },
  landingCopy: {
    en: 'Every class, every city. Find the alumni who can help you now, and those you can help.',
    ru: 'Все выпуски, все города. Найдите тех, кто поможет вам сейчас, и тех, кому поможете вы.',
  },
  transparent: false,
  approvalRequired: true,
  membersMayChat: true,
  shortLanding: true,
  isTimCommunity: false,
  options: [
    { optionType: 'POLICY_PLAIN_TEXT', settings: {} },
    { optionType: 'LEGAL_DOCS', settings: { set: 'EN' } },
  ],
  authConfig: [{ authType: 'EMAIL' }, { authType: 'MAGIC' }],
  customNavigation: {
    tabs: {
      events: { label: { en: 'Dinners and talks', ru: 'Ужины и лекции' }, order: 1 },
      myCommunities: { label: { en: 'My House', ru: 'Мой дом' }, order: 2 },
      chats: { label: { en: 'Letters', ru: 'Переписка' }, order: 4 },
      profile: { order: 6 },
      admin: { label: { en: 'Registry', ru: 'Канцелярия' }, order: 8 },
      // Forced: the community is not transparent.
      participants: { order: 5, enabled: true },
      contacts: { enabled: false },
    },
    customTabs: [
      {
        id: 'bookmarks',
        label: { en: 'Kept for later', ru: 'Отложенные' },
        url: '/contacts/bookmarks',
        order: 3,
        external: false,
      },
      {
        id: 'library',
        label: { en: 'Library', ru: 'Библиотека' },
        url: 'https://example.org/alumni-house/library',
        order: 7,
        external: true,
      },
    ],
  },
  contactsConfig: ['EMAIL', 'PHONE', 'LINKEDIN', 'TELEGRAM', 'CALENDLY'],
  requiredContacts: ['LINKEDIN', 'EMAIL'],
  requiredContactsMin: 1,
  shownContacts: ['LINKEDIN', 'EMAIL', 'TELEGRAM'],
  stepsConfig: stepsWithout('networks'),
  senderEmail: 'registrar@alumni.example',
  links: {
    pricing: null,
    about: 'https://example.org/alumni-house/about',
    launch: null,
    contact: 'registrar@alumni.example',
  },
  landing: {
    en: {
      title: 'Classmates, still at one table.',
      lead: 'Every class, every city. Find the alumni who can help you now, and those you can help.',
      button: 'Start networking',
      example: {
        left: face('anna-sokolova', 'en'),
        right: face('leila-haddad', 'en'),
        title: 'Anna, meet Leila',
        reason:
          'You both read *linguistics*, seven years apart; she *hired three classmates*, and you ask how to found a company with a friend.',
      },
      nod: {
        face: face('victor-stein', 'en'),
        title: 'Victor said yes',
        text: 'Tea in the small library, Wednesday, 17:00',
      },
      stepsTitle: 'The corridor, many years later',
      steps: [
        { title: 'Tell us your year', text: 'Class, faculty and what you do now. The registrar knows the rest.' },
        {
          title: 'Meet three of the House',
          text: 'On Tuesday: someone who can help, someone you can help, and someone from your staircase.',
        },
        { title: 'Come to dinner', text: 'Four times a year in the hall, and each month in your city.' },
      ],
      request: 'former classmates who now work with speech',
      launch: null,
      quote: {
        text: 'I was looking for a drawing from 1911. The person who had it sat two rows behind me in 2004.',
        author: face('edmund-hale', 'en'),
        role: 'Bridge engineer, class of 2006',
      },
    },
    ru: {
      title: 'Однокурсники, по-прежнему за одним столом.',
      lead: 'Все выпуски, все города. Найдите тех, кто поможет вам сейчас, и тех, кому поможете вы.',
      button: 'Начать',
      example: {
        left: face('anna-sokolova', 'ru'),
        right: face('leila-haddad', 'ru'),
        title: 'Анна, познакомьтесь с Лейлой',
        reason:
          'Вы обе учились на *лингвистике* с разницей в семь лет. Она *наняла трёх однокурсников*, а вы ищете тех, кто основал компанию с другом.',
      },
      nod: {
        face: face('victor-stein', 'ru'),
        title: 'Виктор согласился',
        text: 'Чай в малой библиотеке, среда, 17:00',
      },
      stepsTitle: 'Тот же коридор, много лет спустя',
      steps: [
        { title: 'Назовите год выпуска', text: 'Курс, факультет и чем занимаетесь. Остальное знает канцелярия.' },
        {
          title: 'Познакомьтесь с тремя из дома',
          text: 'Во вторник: кто поможет вам, кому поможете вы и кто жил на вашей лестнице.',
        },
        { title: 'Приходите на ужин', text: 'Четыре раза в год в зале и каждый месяц в вашем городе.' },
      ],
      request: 'однокурсников, которые теперь работают с речью',
      launch: null,
      quote: {
        text: 'Искал чертёж 1911 года. Тот, у кого он был, в 2004-м сидел на два ряда позади меня.',
        author: face('edmund-hale', 'ru'),
        role: 'Инженер-мостовик, выпуск 2006 года',
      },
    },
  },
}
