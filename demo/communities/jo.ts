import { brand, type CommunityRecord, face, stepsWithout } from './record.ts'

export const jo: CommunityRecord = {
  ...brand({
    domain: 'jo',
    title: { en: 'JO', ru: 'JO' },
    siteUrl: 'https://example.org/jo',
    brandColor: '#f2b01e',
    accentColor: '#176b5f',
    displayFont: 'unbounded',
    mark: 'letters',
    cover: { kind: 'walk', palette: 'lemon' },
  }),
  domain: 'jo',
  customDomain: null,
  parentCommunityDomain: null,
  foundedAt: '2024-05-13T08:00:00Z',
  lang: 'en',
  langChoices: ['en', 'ru'],
  timeZone: 'Europe/Amsterdam',
  landingTitle: { en: 'JO: neighbours, ideas, action', ru: 'JO: соседи, идеи, дела' },
  landingCopy: {
    en: 'People who want to change something near them meet here, every week.',
    ru: 'Здесь каждую неделю знакомятся те, кто хочет что-то изменить рядом с домом.',
  },
  transparent: true,
  approvalRequired: false,
  membersMayChat: true,
  shortLanding: false,
  isTimCommunity: false,
  options: [
    { optionType: 'LEGAL_DOCS', settings: { set: 'JO' } },
    { optionType: 'DONATE_BUTTON', settings: { url: 'https://example.org/jo/donate' } },
    { optionType: 'EXTERNAL_APPLY_LINK', settings: { url: 'https://example.org/jo/apply' } },
    { optionType: 'LANDING_STYLE', settings: { style: 'calm' } },
  ],
  authConfig: [{ authType: 'EMAIL' }, { authType: 'MAGIC' }],
  customNavigation: null,
  contactsConfig: ['EMAIL', 'PHONE', 'INSTAGRAM', 'FACEBOOK', 'LINKEDIN', 'TELEGRAM'],
  requiredContacts: ['FACEBOOK', 'LINKEDIN'],
  requiredContactsMin: 1,
  shownContacts: ['PHONE', 'INSTAGRAM', 'FACEBOOK'],
  stepsConfig: stepsWithout('linkedin'),
  senderEmail: 'hello@jo.example',
  links: {
    pricing: null,
    about: 'https://example.org/jo/about',
    launch: 'https://example.org/samovar/launch',
    contact: 'hello@jo.example',
  },
  landing: {
    en: {
      title: 'Neighbours, ideas, action.',
      lead: 'People who want to change something near them meet here, every week.',
      button: 'Apply now',
      example: {
        left: face('noor-veldkamp', 'en'),
        right: face('aisha-karimova', 'en'),
        title: 'Noor, meet Aisha',
        reason:
          'You keep a *garden on a roof*; she draws *courtyards with the people who sit in them*. You both look for a landlord who says yes.',
      },
      nod: {
        face: face('pieter-zandstra', 'en'),
        title: 'Pieter said yes',
        text: 'Bench in the schoolyard, Wednesday, 15:30',
      },
      stepsTitle: 'From “somebody should” to “we did”',
      steps: [
        { title: 'Name one thing', text: 'A bench, a garden, a crossing, a choir. Small is good.' },
        {
          title: 'Meet three who can help',
          text: 'On Tuesday: the neighbour with a van, the one who knows the permit, the one who tried.',
        },
        { title: 'Do the first Saturday', text: 'We lend tables, tools and insurance. You bring the soup.' },
      ],
      request: 'an engineer to heat our rooftop greenhouse',
      launch: {
        title: 'Start JO in your district',
        text: 'Twenty people and one evening are enough. We bring the list of mistakes, so that you can make new ones.',
        button: 'Start in my district',
      },
      quote: {
        text: 'We moved three benches and met forty people. The benches were the easy part.',
        author: face('sofia-lindqvist', 'en'),
        role: 'Neighbour in Utrecht, every second week',
      },
    },
    ru: {
      title: 'Соседи, идеи, дела.',
      lead: 'Здесь каждую неделю знакомятся те, кто хочет что-то изменить рядом с домом.',
      button: 'Подать заявку',
      example: {
        left: face('noor-veldkamp', 'ru'),
        right: face('aisha-karimova', 'ru'),
        title: 'Нор, познакомьтесь с Аишей',
        reason:
          'Вы ведёте *сад на крыше*, а она проектирует *дворы вместе с жителями*. Обе ищете хозяина здания, который скажет «да».',
      },
      nod: {
        face: face('pieter-zandstra', 'ru'),
        title: 'Питер согласился',
        text: 'Скамейка в школьном дворе, среда, 15:30',
      },
      stepsTitle: 'От «кто-нибудь бы» до «мы сделали»',
      steps: [
        { title: 'Назовите одно дело', text: 'Скамейка, сад, переход, хор. Чем меньше, тем лучше.' },
        {
          title: 'Познакомьтесь с тремя, кто поможет',
          text: 'Во вторник: сосед с фургоном, знаток разрешений и тот, кто уже пробовал.',
        },
        { title: 'Проведите первую субботу', text: 'Столы, инструменты и страховку одолжим. С вас суп.' },
      ],
      request: 'инженера, чтобы согреть теплицу на крыше',
      launch: {
        title: 'Начните JO в своём районе',
        text: 'Хватит двадцати человек и одного вечера. Мы принесём список ошибок, чтобы вы делали новые.',
        button: 'Начать в своём районе',
      },
      quote: {
        text: 'Переставили три скамейки и познакомились с сорока людьми. Скамейки дались легче.',
        author: face('sofia-lindqvist', 'ru'),
        role: 'Соседка в Утрехте через неделю',
      },
    },
  },
}
