import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const exporter: Story[] = [
  {
    at: 'firm',
    position: both('Export manager', 'Менеджер по экспорту'),
    about: both(
      'I take regional food abroad: berries, fish, buckwheat, {13..25} producers and {6..10} countries. Certificates are done before the first call.',
      'Вывожу региональные продукты за границу: ягоды, рыба, гречка, {13..25 производитель|производителя|производителей} и {6..10} стран. Сертификаты готовлю раньше первого звонка.',
    ),
    request: both(
      'Food producers with a shelf life above {4..6} months and the wish to fill one container together.',
      'Ищу производителей еды со сроком хранения от {4..6} месяцев, чтобы вместе собрать один контейнер.',
    ),
    goal: both('Make the first joint container this year', 'Отправить первый сборный контейнер в этом году'),
    tags: tagged('Export/Экспорт, Food/Продукты, Customs/Таможня'),
  },
  {
    at: 'firm',
    position: both('Importer', 'Импортёр'),
    about: both(
      'Importer of workshop machines: {90..180} lathes and saws delivered, spare parts in stock. I learned Chinese at the factory gate.',
      'Ввожу станки для мастерских: больше {100..180} токарных и пильных уже работают, запчасти на складе. Китайский выучил{|а} у заводской проходной.',
    ),
    request: both(
      'Workshops that would show a machine to neighbours for a discount on the next one.',
      'Ищу мастерские, которые покажут станок соседям за скидку на следующий.',
    ),
    goal: both('Open a service point for machines', 'Открыть сервисный центр по станкам'),
    tags: tagged('Import/Импорт, Machines/Станки, Customs/Таможня'),
  },
  {
    at: 'firm',
    position: both('Trade consultant', 'Консультант по внешней торговле'),
    about: both(
      'Trade consultant for Turkey and Central Asia, {11..19} years. I find the buyer, the bank and the missing stamp.',
      'Консультирую по торговле с Турцией и Средней Азией, {11..19 год|года|лет}. Нахожу покупателя, банк и недостающую печать.',
    ),
    request: both(
      'A customs broker who answers on Sundays, and a translator from Turkish.',
      'Ищу таможенного брокера, который отвечает по воскресеньям, и переводчика с турецкого.',
    ),
    goal: both('Make the first joint container this year', 'Отправить первый сборный контейнер в этом году'),
    tags: tagged('Turkey/Турция, Customs/Таможня, Export/Экспорт'),
  },
  {
    at: 'firm',
    position: both('Export manager', 'Менеджер по экспорту'),
    about: both(
      'We sell textiles from {8..15} small mills to hotels abroad. My best contract began with a complaint about a towel.',
      'Продаём текстиль {8..15} небольших фабрик гостиницам за рубежом. Лучший контракт начался с жалобы на полотенце.',
    ),
    request: both(
      'A hotel group or architect who buys linen and curtains by the kilometre.',
      'Ищу гостиницы и архитекторов, которые покупают бельё и шторы километрами.',
    ),
    goal: both('Open a showroom for small mills', 'Открыть шоурум для небольших фабрик'),
    tags: tagged('Textiles/Текстиль, Export/Экспорт, Customs/Таможня'),
  },
]
