import { brand, type CommunityRecord, face, stepsWithout } from './record.ts'

export const samovar: CommunityRecord = {
  ...brand({
    domain: 'samovar',
    title: { en: 'Samovar', ru: 'Самовар' },
    siteUrl: 'https://example.org/samovar',
    brandColor: '#b3501f',
    accentColor: '#2c7567',
    displayFont: 'onest',
    mark: 'bowl',
    cover: { kind: 'table', palette: 'copper' },
  }),
  domain: 'samovar',
  customDomain: null,
  parentCommunityDomain: null,
  foundedAt: '2023-02-14T08:00:00Z',
  lang: 'en',
  langChoices: ['en', 'ru'],
  timeZone: 'Europe/Berlin',
  landingTitle: {
    en: 'Samovar: three people worth knowing, every Tuesday',
    ru: '«Самовар»: три нужных знакомства каждый вторник',
  },
  landingCopy: {
    en: 'Tell us who you are looking for. Each week Samovar picks the members who fit and says why.',
    ru: 'Расскажите, кого ищете. Каждую неделю «Самовар» находит подходящих участников и объясняет, почему вам стоит встретиться.',
  },
  transparent: true,
  approvalRequired: false,
  membersMayChat: true,
  shortLanding: false,
  isTimCommunity: false,
  options: [
    { optionType: 'LEGAL_DOCS', settings: { set: 'EN' } },
    { optionType: 'CREDITS', settings: { allowance: 100, period: 'week', price: 10 } },
  ],
  authConfig: [{ authType: 'EMAIL' }, { authType: 'MAGIC' }, { authType: 'OTP' }, { authType: 'GOOGLE' }],
  customNavigation: null,
  contactsConfig: [
    'EMAIL',
    'PHONE',
    'LINKEDIN',
    'TELEGRAM',
    'INSTAGRAM',
    'FACEBOOK',
    'GITHUB',
    'TWITTER',
    'SLACK',
    'DISCORD',
    'CALENDLY',
    'VK',
  ],
  requiredContacts: ['FACEBOOK', 'LINKEDIN'],
  requiredContactsMin: 1,
  shownContacts: ['TELEGRAM', 'INSTAGRAM', 'LINKEDIN', 'FACEBOOK'],
  stepsConfig: stepsWithout(),
  senderEmail: 'table@samovar.example',
  links: {
    pricing: 'https://example.org/samovar/pricing',
    about: 'https://example.org/samovar/about',
    launch: 'https://example.org/samovar/launch',
    contact: 'hello@samovar.example',
  },
  landing: {
    en: {
      title: 'Meet three people worth knowing. Every Tuesday.',
      lead: 'Tell us who you are looking for. Each week Samovar picks the members who fit and says why, so that the first message writes itself.',
      button: 'Start networking',
      example: {
        left: face('anna-sokolova', 'en'),
        right: face('mikhail-orlov', 'en'),
        title: 'Anna, meet Mikhail',
        reason:
          'You need a *technical co-founder*; he built speech recognition for two language apps and wants a *product partner*.',
      },
      nod: { face: face('leila-haddad', 'en'), title: 'Leila said yes', text: 'Coffee on Wednesday, 10:00' },
      stepsTitle: 'Good introductions, without the small talk',
      steps: [
        {
          title: 'Say who you are looking for',
          text: 'One request in your own words. It takes about four minutes.',
        },
        {
          title: 'Get three names and the reason',
          text: 'On Tuesday, by email or messenger. Always with the facts that you share.',
        },
        {
          title: 'Meet, online or at a table',
          text: 'Send an intro, chat, or see each other at a community event.',
        },
      ],
      request: 'a technical co-founder for a language app',
      launch: {
        title: 'Bring your own community to the table',
        text: 'Your domain, your colours, your rules. Members, events, emails and analytics in one place.',
        button: 'Launch your own community',
      },
      quote: {
        text: 'I came for one introduction and left with a co-founder. It took two Tuesdays.',
        author: face('marco-bellini', 'en'),
        role: 'Founder, Bottega, member since 2023',
      },
    },
    ru: {
      title: 'Три нужных знакомства. Каждый вторник.',
      lead: 'Расскажите, кого ищете. Каждую неделю «Самовар» находит подходящих участников и объясняет, почему вам стоит встретиться.',
      button: 'Начать',
      example: {
        left: face('anna-sokolova', 'ru'),
        right: face('mikhail-orlov', 'ru'),
        title: 'Анна, познакомьтесь с Михаилом',
        reason:
          'Вы ищете *технического партнёра*, а он сделал распознавание речи для двух сервисов и ищет *продуктового сооснователя*.',
      },
      nod: { face: face('leila-haddad', 'ru'), title: 'Лейла согласилась', text: 'Кофе в среду, 10:00' },
      stepsTitle: 'Полезные знакомства без лишних разговоров',
      steps: [
        { title: 'Скажите, кого ищете', text: 'Один запрос своими словами. Это займёт около четырёх минут.' },
        {
          title: 'Получите три имени и причину',
          text: 'Во вторник, письмом или в мессенджере. Всегда с фактами, которые вас объединяют.',
        },
        {
          title: 'Встречайтесь, онлайн или за столом',
          text: 'Напишите, пообщайтесь в чате или увидьтесь на событии.',
        },
      ],
      request: 'технического партнёра для языкового сервиса',
      launch: {
        title: 'Соберите за столом своё сообщество',
        text: 'Ваш домен, ваши цвета, ваши правила. Участники, события, рассылки и аналитика в одном месте.',
        button: 'Создать сообщество',
      },
      quote: {
        text: 'Пришёл за одним знакомством, а нашёл сооснователя. Хватило двух вторников.',
        author: face('marco-bellini', 'ru'),
        role: 'Основатель Bottega, с нами с 2023 года',
      },
    },
  },
}
