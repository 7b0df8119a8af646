import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const logistics: Story[] = [
  {
    at: 'transport',
    position: both('Owner of a transport company', 'Владелец транспортной компании'),
    about: both(
      '{14..38} vans, {3..5} cities, one rule: the driver’s phone is answered at any hour. We carry furniture and pianos for makers who cannot afford a scratch.',
      '{14..38 фургон|фургона|фургонов}, {3..5 город|города|городов}, одно правило: водителю отвечают в любой час. Возим мебель и пианино мастерам, которым нельзя ни царапины.',
    ),
    request: both(
      'A partner with a warehouse <near Porto|near Gdansk|near Lyon> for return freight.',
      'Ищу партнёра со складом <в Екатеринбурге|в Новосибирске|в Ростове> для обратной загрузки.',
    ),
    goal: both('Fill the vans on the way back', 'Заполнить фургоны на обратном пути'),
    tags: tagged('Delivery/Доставка, Logistics/Логистика, Operations/Операции'),
  },
  {
    at: 'transport',
    position: both('Warehouse manager', 'Руководитель склада'),
    about: both(
      'I run a warehouse of {4..9},000 square metres where {60..120} small sellers keep their goods. We pack until eight and ship the same day.',
      'Руковожу складом на {4..9 тысячу|тысячи|тысяч} квадратных метров, где хранят товар десятки небольших продавцов. Собираем до восьми, отправляем в тот же день.',
    ),
    request: both(
      'Makers and online sellers with more than {2..6}0 orders a day who still pack at home. Come and see the shelves.',
      'Ищу мастеров и онлайн-продавцов, у которых больше {2..6}0 заказов в день и сборка на кухне. Приезжайте посмотреть на полки.',
    ),
    goal: both('Open a second warehouse next autumn', 'Открыть второй склад следующей осенью'),
    tags: tagged('Warehousing/Склад, Fulfilment/Фулфилмент, Operations/Операции'),
  },
  {
    at: 'transport',
    position: both('Operations director', 'Операционный директор'),
    about: both(
      'Cold chain: fish, flowers and vaccines, {900..2400} deliveries a month, temperature logged each minute. Losses are below {1..2}%.',
      'Холодовая цепь: рыба, цветы и вакцины, {900..1800} доставок в месяц, температура пишется каждую минуту. Потери меньше {1..2} %.',
    ),
    request: both(
      'A developer who has built route planning: {30..60} stops, two time windows, drivers who improvise.',
      'Ищу разработчика, который делал планирование маршрутов: {30..60 точка|точки|точек}, два окна доставки, водители с характером.',
    ),
    goal: both('Fill the vans on the way back', 'Заполнить фургоны на обратном пути'),
    tags: tagged('Cold chain/Холодовая цепь, Delivery/Доставка, Logistics/Логистика'),
  },
  {
    at: 'transport',
    position: both('Operations director', 'Операционный директор'),
    about: both(
      'Rail and sea freight for {12..20} years, mostly between Asia and the Baltic. I explain customs to people who sell toys.',
      'Железная дорога и море, {12..20 год|года|лет}, в основном между Азией и Балтикой. Объясняю таможню тем, кто продаёт игрушки.',
    ),
    request: both(
      'A lawyer or insurer who has argued about damaged cargo and won.',
      'Ищу юриста или страховщика, который спорил из-за испорченного груза и выигрывал.',
    ),
    goal: both('Open a second warehouse next autumn', 'Открыть второй склад следующей осенью'),
    tags: tagged('Customs/Таможня, Logistics/Логистика, Operations/Операции'),
  },
]
