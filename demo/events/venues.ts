import type { Venue } from './event.ts'

const berlin = { city: 'Berlin', region: 'Berlin', country: 'Germany' }
const moscow = { city: 'Москва', region: 'Москва', country: 'Россия' }
const london = { city: 'London', region: 'England', country: 'United Kingdom' }
const amsterdam = { city: 'Amsterdam', region: 'North Holland', country: 'Netherlands' }
const vienna = { city: 'Vienna', region: 'Vienna', country: 'Austria' }

export const venues = {
  cafeKolonnade: {
    addressLine: 'Café Kolonnade, Kastanienallee 12',
    ...berlin,
    postalCode: '10435',
    latitude: 52.5385,
    longitude: 13.4104,
  },
  samovarHouse: {
    addressLine: 'Samovar House, Torstraße 41',
    ...berlin,
    postalCode: '10119',
    latitude: 52.5293,
    longitude: 13.4016,
  },
  factory: {
    addressLine: 'Factory Görlitzer, Lohmühlenstraße 65',
    ...berlin,
    postalCode: '12435',
    latitude: 52.4956,
    longitude: 13.4479,
  },
  tiergarten: {
    addressLine: 'Café am Neuen See, Lichtensteinallee 2',
    ...berlin,
    postalCode: '10787',
    latitude: 52.5095,
    longitude: 13.3433,
  },
  tbilisi: {
    addressLine: 'Stamba, Merab Kostava Street 14',
    city: 'Tbilisi',
    region: 'Tbilisi',
    country: 'Georgia',
    postalCode: '0108',
    latitude: 41.7073,
    longitude: 44.7867,
  },
  bankHall: {
    addressLine: 'Башня «Федерация», Пресненская набережная, 12',
    ...moscow,
    postalCode: '123112',
    latitude: 55.7497,
    longitude: 37.5377,
  },
  bankClub: {
    addressLine: 'Бизнес-клуб, Воздвиженка, 10',
    ...moscow,
    postalCode: '125009',
    latitude: 55.7526,
    longitude: 37.6061,
  },
  voronezhPlant: {
    addressLine: 'Завод «Верстак», улица Дорожная, 17',
    city: 'Воронеж',
    region: 'Воронежская область',
    country: 'Россия',
    postalCode: '394033',
    latitude: 51.6279,
    longitude: 39.2523,
  },
  lesnaya: {
    addressLine: 'Лофт на Лесной, Лесная улица, 20',
    ...moscow,
    postalCode: '125196',
    latitude: 55.7795,
    longitude: 37.5882,
  },
  petersburg: {
    addressLine: '«Новая Голландия», набережная Адмиралтейского канала, 2',
    city: 'Санкт-Петербург',
    region: 'Санкт-Петербург',
    country: 'Россия',
    postalCode: '190121',
    latitude: 59.9297,
    longitude: 30.2899,
  },
  shoreditch: {
    addressLine: 'The Boiler House, Redchurch Street 27',
    ...london,
    postalCode: 'E2 7DP',
    latitude: 51.5246,
    longitude: -0.0743,
  },
  kingsCross: {
    addressLine: 'Coal Office, Bagley Walk 2',
    ...london,
    postalCode: 'N1C 4PQ',
    latitude: 51.5358,
    longitude: -0.1256,
  },
  noord: {
    addressLine: 'De Ceuvel, Korte Papaverweg 4',
    ...amsterdam,
    postalCode: '1032 KB',
    latitude: 52.3936,
    longitude: 4.9113,
  },
  jordaan: {
    addressLine: 'Buurthuis Jordaan, Elandsgracht 70',
    ...amsterdam,
    postalCode: '1016 TX',
    latitude: 52.3699,
    longitude: 4.8791,
  },
  alumniHouse: {
    addressLine: 'Alumni House, Schottengasse 3',
    ...vienna,
    postalCode: '1010',
    latitude: 48.2127,
    longitude: 16.3627,
  },
  heuriger: {
    addressLine: 'Heuriger Zimmermann, Mitterwurzergasse 20',
    ...vienna,
    postalCode: '1190',
    latitude: 48.2472,
    longitude: 16.3252,
  },
  stockholm: {
    addressLine: 'Norrsken House, Birger Jarlsgatan 57C',
    city: 'Stockholm',
    region: 'Stockholm',
    country: 'Sweden',
    postalCode: '113 56',
    latitude: 59.3434,
    longitude: 18.0653,
  },
} satisfies Record<string, Venue>
