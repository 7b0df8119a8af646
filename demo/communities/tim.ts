import { brand, type CommunityRecord, face, stepsWithout } from './record.ts'

export const tim: CommunityRecord = {
  ...brand({
    domain: 'tim',
    title: { en: 'TIM', ru: 'TIM' },
    siteUrl: 'https://example.org/tim',
    brandColor: '#6a35e0',
    accentColor: '#e2497a',
    displayFont: 'unbounded',
    mark: 'people',
    cover: { kind: 'grid', palette: 'violet' },
  }),
  domain: 'tim',
  customDomain: null,
  parentCommunityDomain: null,
  foundedAt: '2024-01-15T10:00:00Z',
  lang: 'en',
  langChoices: ['en', 'ru'],
  timeZone: 'Europe/London',
  landingTitle: { en: 'TIM: build with people who ship', ru: 'TIM: делайте вместе с теми, кто доводит до конца' },
  landingCopy: {
    en: 'A members’ club for makers in tech and media. Three useful introductions a week, chosen by what you build.',
    ru: 'Клуб для тех, кто делает технологии и медиа. Три полезных знакомства в неделю — по тому, над чем вы работаете.',
  },
  transparent: true,
  approvalRequired: false,
  membersMayChat: true,
  shortLanding: false,
  isTimCommunity: true,
  options: [
    { optionType: 'SPECIAL_LANDING', settings: {} },
    { optionType: 'LEGAL_DOCS', settings: { set: 'TIM' } },
    { optionType: 'LANDING_STYLE', settings: { style: 'poster' } },
    { optionType: 'CREDITS', settings: { allowance: 150, period: 'month', price: 10 } },
  ],
  authConfig: [
    { authType: 'EMAIL' },
    {
      authType: 'OAUTH2',
      externalContent: JSON.stringify({
        codeUrl: 'https://id.example.com/oauth/authorize?response_type=code&client_id=tim-club',
      }),
    },
  ],
  customNavigation: null,
  contactsConfig: ['EMAIL', 'LINKEDIN', 'GITHUB', 'TWITTER', 'INSTAGRAM', 'DISCORD', 'SLACK', 'CALENDLY'],
  requiredContacts: ['LINKEDIN', 'GITHUB'],
  requiredContactsMin: 1,
  shownContacts: ['LINKEDIN', 'GITHUB', 'TWITTER', 'DISCORD'],
  stepsConfig: stepsWithout(),
  senderEmail: 'club@tim.example',
  links: {
    pricing: 'https://example.org/tim/membership',
    about: 'https://example.org/tim/about',
    launch: 'https://example.org/samovar/launch',
    contact: 'club@tim.example',
  },
  landing: {
    en: {
      title: 'Build with people who ship.',
      lead: 'A members’ club for makers in tech and media. Three useful introductions a week, chosen by what you build.',
      button: 'Sign up',
      example: {
        left: face('zara-whitfield', 'en'),
        right: face('egor-lavrov', 'en'),
        title: 'Zara, meet Egor',
        reason:
          'You need a *backend engineer* for an installation about night workers; he moved *thirty years of radio* into something that answers.',
      },
      nod: { face: face('priya-raman', 'en'), title: 'Priya said yes', text: 'Studio visit on Wednesday, 18:00' },
      stepsTitle: 'Less networking, more working together',
      steps: [
        { title: 'Show what you build', text: 'One link and one honest paragraph. No job titles needed.' },
        {
          title: 'Meet three who complete it',
          text: 'Every Tuesday: the coder for your film, the editor for your app. We say why.',
        },
        {
          title: 'Ship something small',
          text: 'Swap a day, share a desk or show it unfinished on a Friday night.',
        },
      ],
      request: 'a sound designer for an installation in September',
      launch: {
        title: 'Run a club for your own makers',
        text: 'Your name, your colours, your rules. The introductions, the events and the emails come with it.',
        button: 'Launch your club',
      },
      quote: {
        text: 'My last three credits began as a Tuesday introduction. One of them won something.',
        author: face('dev-malhotra', 'en'),
        role: 'Engineering manager, Lanternfold',
      },
    },
    ru: {
      title: 'Делайте с теми, кто доводит до конца.',
      lead: 'Клуб для тех, кто делает технологии и медиа. Три полезных знакомства в неделю — по тому, над чем вы работаете.',
      button: 'Присоединиться',
      example: {
        left: face('zara-whitfield', 'ru'),
        right: face('egor-lavrov', 'ru'),
        title: 'Зара, познакомьтесь с Егором',
        reason:
          'Вам нужен *бэкенд-инженер* для инсталляции о ночных профессиях, а он сделал *тридцать лет радио* доступными для поиска.',
      },
      nod: { face: face('priya-raman', 'ru'), title: 'Прия согласилась', text: 'Визит в студию в среду, 18:00' },
      stepsTitle: 'Меньше нетворкинга, больше общей работы',
      steps: [
        { title: 'Покажите, что делаете', text: 'Одна ссылка и один честный абзац. Должности не нужны.' },
        {
          title: 'Познакомьтесь с тремя, кого не хватает',
          text: 'Каждый вторник: программист для вашего фильма, редактор для вашего приложения. И причина.',
        },
        {
          title: 'Выпустите что-нибудь небольшое',
          text: 'Обменяйтесь днём работы, разделите стол или покажите незаконченное в пятницу вечером.',
        },
      ],
      request: 'саунд-дизайнера для инсталляции в сентябре',
      launch: {
        title: 'Соберите клуб для своих',
        text: 'Ваше имя, ваши цвета, ваши правила. Знакомства, события и письма прилагаются.',
        button: 'Создать клуб',
      },
      quote: {
        text: 'Три последних проекта начались со знакомства во вторник. Один даже взял приз.',
        author: face('dev-malhotra', 'ru'),
        role: 'Руководитель разработки, Lanternfold',
      },
    },
  },
}
