import { brand, type CommunityRecord, face, stepsWithout } from './record.ts'
import { bankSections } from './vtb/sections.ts'
import { guidedTour } from './vtb/tour.ts'

export const vtb: CommunityRecord = {
  ...brand({
    domain: 'vtb',
    title: { en: 'VTB Business Club', ru: 'ВТБ Бизнес-клуб' },
    siteUrl: 'https://example.org/business-club',
    brandColor: '#1a4fd6',
    accentColor: '#0c8fb8',
    displayFont: 'onest',
    mark: 'bridge',
    cover: { kind: 'arches', palette: 'blue' },
  }),
  domain: 'vtb',
  customDomain: null,
  parentCommunityDomain: null,
  foundedAt: '2023-09-04T06:00:00Z',
  lang: 'ru',
  langChoices: ['ru', 'en'],
  timeZone: 'Europe/Moscow',
  landingTitle: {
    en: 'VTB Business Club: partners for your business',
    ru: 'ВТБ Бизнес-клуб: партнёры для вашего дела',
  },
  landingCopy: {
    en: 'A club of the bank’s clients: entrepreneurs, contractors and experts. Once a week we introduce you to those who fit your request.',
    ru: 'Клуб клиентов банка: предприниматели, подрядчики и эксперты. Раз в неделю знакомим вас с теми, кто подходит под ваш запрос.',
  },
  transparent: true,
  approvalRequired: false,
  membersMayChat: true,
  shortLanding: false,
  isTimCommunity: false,
  options: [
    { optionType: 'BANK_SECTIONS', settings: bankSections },
    { optionType: 'GUIDED_TOUR', settings: guidedTour },
    { optionType: 'SHORT_SIGN_IN_POLICY', settings: {} },
    { optionType: 'GEO_LEGAL_DOCS', settings: {} },
  ],
  authConfig: [{ authType: 'EMAIL' }, { authType: 'OTP' }],
  customNavigation: null,
  contactsConfig: ['EMAIL', 'PHONE', 'TELEGRAM', 'VK', 'LINKEDIN', 'CALENDLY'],
  requiredContacts: ['TELEGRAM', 'PHONE', 'VK'],
  requiredContactsMin: 1,
  shownContacts: ['TELEGRAM', 'PHONE', 'VK', 'EMAIL'],
  stepsConfig: stepsWithout('linkedin'),
  senderEmail: 'club@vtb.example',
  links: {
    pricing: null,
    about: 'https://example.org/business-club/about',
    launch: null,
    contact: 'club@vtb.example',
  },
  landing: {
    ru: {
      title: 'Партнёры для вашего дела. Каждый вторник.',
      lead: 'Клуб клиентов банка: предприниматели, подрядчики и эксперты. Раз в неделю мы знакомим вас с теми, кто подходит под ваш запрос.',
      button: 'Вступить в клуб',
      example: {
        left: face('anna-sokolova', 'ru'),
        right: face('mikhail-orlov', 'ru'),
        title: 'Анна, познакомьтесь с Михаилом',
        reason:
          'Вы ищете *технического партнёра*, а он сделал распознавание речи для двух сервисов и ищет *продуктового сооснователя*.',
      },
      nod: { face: face('nina-volkova', 'ru'), title: 'Нина согласилась', text: 'Деловой завтрак в среду, 9:30' },
      stepsTitle: 'От запроса до договора — без холодных звонков',
      steps: [
        {
          title: 'Напишите, кого ищете',
          text: 'Подрядчика, дилера, инвестора или того, кто уже решал вашу задачу. Хватит двух предложений.',
        },
        {
          title: 'Получите три контакта с объяснением',
          text: 'Во вторник в девять утра. В каждом письме сказано, чем вы можете быть полезны друг другу.',
        },
        {
          title: 'Встретьтесь и договоритесь',
          text: 'Напишите в чат, приходите на завтрак клуба или приезжайте на производство.',
        },
      ],
      request: 'дилеров оборудования на Урале и в Сибири',
      launch: null,
      quote: {
        text: 'За полгода нашёл в клубе двух дилеров и инженера на линию. Ни одного холодного звонка.',
        author: face('alexey-gromov', 'ru'),
        role: 'Владелец фабрики «Сухой ряд», Воронеж',
      },
    },
    en: {
      title: 'Partners for your business. Every Tuesday.',
      lead: 'A club of the bank’s clients: entrepreneurs, contractors and experts. Once a week we introduce you to those who fit your request.',
      button: 'Join the club',
      example: {
        left: face('anna-sokolova', 'en'),
        right: face('mikhail-orlov', 'en'),
        title: 'Anna, meet Mikhail',
        reason:
          'You need a *technical partner*; he built speech recognition for two services and wants a *product co-founder*.',
      },
      nod: { face: face('nina-volkova', 'en'), title: 'Nina said yes', text: 'Business breakfast on Wednesday, 9:30' },
      stepsTitle: 'From a request to a contract, without cold calls',
      steps: [
        {
          title: 'Say who you are looking for',
          text: 'A contractor, a dealer, an investor or someone who has solved your problem before. Two sentences are enough.',
        },
        {
          title: 'Get three contacts and the reason',
          text: 'On Tuesday at nine. Each email says what you can do for each other.',
        },
        {
          title: 'Meet and agree',
          text: 'Write in the chat, come to the club’s breakfast or visit the plant.',
        },
      ],
      request: 'equipment dealers in the Urals and Siberia',
      launch: null,
      quote: {
        text: 'In half a year I found two dealers and an engineer for our line. Not one cold call.',
        author: face('alexey-gromov', 'en'),
        role: 'Owner of the Sukhoy Ryad factory, Voronezh',
      },
    },
  },
}
