import type { Localized } from '#contract/languages.ts'

export type City = {
  name: Localized
  /** "in Kazan": Russian needs the prepositional case. */
  inside: Localized
  latitude: number
  longitude: number
  timeZone: string
}

const city = (
  [en, ru, inRussian]: [en: string, ru: string, inRussian: string],
  latitude: number,
  longitude: number,
  timeZone: string,
): City => ({ name: { en, ru }, inside: { en: `in ${en}`, ru: inRussian }, latitude, longitude, timeZone })

export const cities = {
  berlin: city(['Berlin', 'Берлин', 'в Берлине'], 52.52, 13.405, 'Europe/Berlin'),
  munich: city(['Munich', 'Мюнхен', 'в Мюнхене'], 48.137, 11.575, 'Europe/Berlin'),
  hamburg: city(['Hamburg', 'Гамбург', 'в Гамбурге'], 53.551, 9.994, 'Europe/Berlin'),
  vienna: city(['Vienna', 'Вена', 'в Вене'], 48.208, 16.373, 'Europe/Vienna'),
  zurich: city(['Zurich', 'Цюрих', 'в Цюрихе'], 47.377, 8.541, 'Europe/Zurich'),
  amsterdam: city(['Amsterdam', 'Амстердам', 'в Амстердаме'], 52.367, 4.904, 'Europe/Amsterdam'),
  rotterdam: city(['Rotterdam', 'Роттердам', 'в Роттердаме'], 51.924, 4.478, 'Europe/Amsterdam'),
  utrecht: city(['Utrecht', 'Утрехт', 'в Утрехте'], 52.091, 5.122, 'Europe/Amsterdam'),
  groningen: city(['Groningen', 'Гронинген', 'в Гронингене'], 53.219, 6.567, 'Europe/Amsterdam'),
  brussels: city(['Brussels', 'Брюссель', 'в Брюсселе'], 50.85, 4.352, 'Europe/Brussels'),
  london: city(['London', 'Лондон', 'в Лондоне'], 51.507, -0.128, 'Europe/London'),
  manchester: city(['Manchester', 'Манчестер', 'в Манчестере'], 53.48, -2.242, 'Europe/London'),
  edinburgh: city(['Edinburgh', 'Эдинбург', 'в Эдинбурге'], 55.953, -3.188, 'Europe/London'),
  dublin: city(['Dublin', 'Дублин', 'в Дублине'], 53.35, -6.26, 'Europe/Dublin'),
  paris: city(['Paris', 'Париж', 'в Париже'], 48.857, 2.352, 'Europe/Paris'),
  lisbon: city(['Lisbon', 'Лиссабон', 'в Лиссабоне'], 38.722, -9.139, 'Europe/Lisbon'),
  porto: city(['Porto', 'Порту', 'в Порту'], 41.158, -8.629, 'Europe/Lisbon'),
  madrid: city(['Madrid', 'Мадрид', 'в Мадриде'], 40.417, -3.703, 'Europe/Madrid'),
  barcelona: city(['Barcelona', 'Барселона', 'в Барселоне'], 41.385, 2.173, 'Europe/Madrid'),
  milan: city(['Milan', 'Милан', 'в Милане'], 45.464, 9.19, 'Europe/Rome'),
  stockholm: city(['Stockholm', 'Стокгольм', 'в Стокгольме'], 59.329, 18.069, 'Europe/Stockholm'),
  copenhagen: city(['Copenhagen', 'Копенгаген', 'в Копенгагене'], 55.676, 12.568, 'Europe/Copenhagen'),
  helsinki: city(['Helsinki', 'Хельсинки', 'в Хельсинки'], 60.17, 24.938, 'Europe/Helsinki'),
  warsaw: city(['Warsaw', 'Варшава', 'в Варшаве'], 52.23, 21.012, 'Europe/Warsaw'),
  belgrade: city(['Belgrade', 'Белград', 'в Белграде'], 44.787, 20.457, 'Europe/Belgrade'),
  istanbul: city(['Istanbul', 'Стамбул', 'в Стамбуле'], 41.008, 28.978, 'Europe/Istanbul'),
  tbilisi: city(['Tbilisi', 'Тбилиси', 'в Тбилиси'], 41.716, 44.783, 'Asia/Tbilisi'),
  yerevan: city(['Yerevan', 'Ереван', 'в Ереване'], 40.177, 44.513, 'Asia/Yerevan'),
  almaty: city(['Almaty', 'Алматы', 'в Алматы'], 43.238, 76.946, 'Asia/Almaty'),
  tashkent: city(['Tashkent', 'Ташкент', 'в Ташкенте'], 41.299, 69.24, 'Asia/Tashkent'),
  telAviv: city(['Tel Aviv', 'Тель-Авив', 'в Тель-Авиве'], 32.085, 34.782, 'Asia/Jerusalem'),
  dubai: city(['Dubai', 'Дубай', 'в Дубае'], 25.205, 55.271, 'Asia/Dubai'),
  lagos: city(['Lagos', 'Лагос', 'в Лагосе'], 6.455, 3.394, 'Africa/Lagos'),
  nairobi: city(['Nairobi', 'Найроби', 'в Найроби'], -1.286, 36.817, 'Africa/Nairobi'),
  bengaluru: city(['Bengaluru', 'Бангалор', 'в Бангалоре'], 12.972, 77.595, 'Asia/Kolkata'),
  singapore: city(['Singapore', 'Сингапур', 'в Сингапуре'], 1.352, 103.82, 'Asia/Singapore'),
  newYork: city(['New York', 'Нью-Йорк', 'в Нью-Йорке'], 40.713, -74.006, 'America/New_York'),
  toronto: city(['Toronto', 'Торонто', 'в Торонто'], 43.653, -79.383, 'America/Toronto'),
  saoPaulo: city(['São Paulo', 'Сан-Паулу', 'в Сан-Паулу'], -23.55, -46.633, 'America/Sao_Paulo'),
  moscow: city(['Moscow', 'Москва', 'в Москве'], 55.756, 37.617, 'Europe/Moscow'),
  petersburg: city(['Saint Petersburg', 'Санкт-Петербург', 'в Петербурге'], 59.934, 30.335, 'Europe/Moscow'),
  kazan: city(['Kazan', 'Казань', 'в Казани'], 55.796, 49.106, 'Europe/Moscow'),
  nizhny: city(['Nizhny Novgorod', 'Нижний Новгород', 'в Нижнем Новгороде'], 56.327, 44.006, 'Europe/Moscow'),
  krasnodar: city(['Krasnodar', 'Краснодар', 'в Краснодаре'], 45.035, 38.975, 'Europe/Moscow'),
  rostov: city(['Rostov-on-Don', 'Ростов-на-Дону', 'в Ростове-на-Дону'], 47.236, 39.713, 'Europe/Moscow'),
  voronezh: city(['Voronezh', 'Воронеж', 'в Воронеже'], 51.661, 39.2, 'Europe/Moscow'),
  kaliningrad: city(['Kaliningrad', 'Калининград', 'в Калининграде'], 54.71, 20.51, 'Europe/Kaliningrad'),
  samara: city(['Samara', 'Самара', 'в Самаре'], 53.196, 50.15, 'Europe/Samara'),
  ufa: city(['Ufa', 'Уфа', 'в Уфе'], 54.735, 55.958, 'Asia/Yekaterinburg'),
  perm: city(['Perm', 'Пермь', 'в Перми'], 58.01, 56.23, 'Asia/Yekaterinburg'),
  yekaterinburg: city(['Yekaterinburg', 'Екатеринбург', 'в Екатеринбурге'], 56.838, 60.597, 'Asia/Yekaterinburg'),
  tyumen: city(['Tyumen', 'Тюмень', 'в Тюмени'], 57.153, 65.534, 'Asia/Yekaterinburg'),
  novosibirsk: city(['Novosibirsk', 'Новосибирск', 'в Новосибирске'], 55.03, 82.92, 'Asia/Novosibirsk'),
  tomsk: city(['Tomsk', 'Томск', 'в Томске'], 56.484, 84.948, 'Asia/Tomsk'),
  krasnoyarsk: city(['Krasnoyarsk', 'Красноярск', 'в Красноярске'], 56.01, 92.852, 'Asia/Krasnoyarsk'),
  irkutsk: city(['Irkutsk', 'Иркутск', 'в Иркутске'], 52.287, 104.281, 'Asia/Irkutsk'),
  vladivostok: city(['Vladivostok', 'Владивосток', 'во Владивостоке'], 43.115, 131.885, 'Asia/Vladivostok'),
} satisfies Record<string, City>

export type CityName = keyof typeof cities
