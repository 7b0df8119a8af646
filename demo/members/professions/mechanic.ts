import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const mechanic: Story[] = [
  {
    at: 'garage',
    position: both('Car mechanic', 'Автомеханик'),
    about: both(
      'Gearboxes and old diesels, {13..24} years under the lift. I film each repair, so that the owner sees what was broken.',
      'Коробки передач и старые дизели, {13..24 год|года|лет} под подъёмником. Снимаю каждый ремонт, чтобы хозяин видел, что было сломано.',
    ),
    request: both(
      'A seller of used parts who writes honestly what is worn.',
      'Ищу продавца подержанных запчастей, который честно пишет об износе.',
    ),
    goal: both('Teach owners to hear a bearing', 'Научить хозяев слышать подшипник'),
    tags: tagged('Cars/Автомобили, Diagnostics/Диагностика, Spare parts/Запчасти'),
  },
  {
    at: 'garage',
    position: both('Bicycle mechanic', 'Веломеханик'),
    about: both(
      'A bicycle workshop in a basement: {700..1600} bikes each season and {18..30} rebuilt from scrap for children. Wheels are trued while you wait.',
      'Веломастерская в подвале: {700..1600} велосипедов за сезон, {18..30} собраны из лома для детей. Колёса правлю при вас.',
    ),
    request: both(
      'Schools or courtyards {inCity} for a Saturday of free bicycle repair.',
      'Ищу школы или дворы {inCity} для субботы бесплатного ремонта велосипедов.',
    ),
    goal: both('Train four apprentices a year', 'Выпускать четырёх учеников в год'),
    tags: tagged('Bicycles/Велосипеды, Repair/Ремонт, Apprentices/Ученики'),
  },
  {
    at: 'garage',
    position: both('Owner of a garage', 'Владелец автосервиса'),
    about: both(
      'A garage with {3..5} lifts and {5..9} mechanics, half of them apprentices. We publish our hourly rate on the door.',
      'Автосервис: {3..5 подъёмник|подъёмника|подъёмников}, {5..9 механик|механика|механиков}, половина — ученики. Цена часа написана на двери.',
    ),
    request: both(
      'A developer for a small booking page: name, car, hour, nothing else.',
      'Ищу разработчика для простой записи: имя, машина, час, больше ничего.',
    ),
    goal: both('Train four apprentices a year', 'Выпускать четырёх учеников в год'),
    tags: tagged('Cars/Автомобили, Apprentices/Ученики, Repair/Ремонт'),
  },
  {
    at: 'garage',
    position: both('Car mechanic', 'Автомеханик'),
    about: both(
      'I convert delivery vans to electric, {11..26} on the road, the oldest from {1989..1999}. Range is {120..180} kilometres and the neighbours sleep.',
      'Перевожу фургоны на электричество: {11..26} уже ездят, самый старый {1989..1999} года. Запас хода {120..180} километров, и соседи спят.',
    ),
    request: both(
      'Carriers and bakeries with {2..5} vans and short routes: I would like to convert the first at cost.',
      'Ищу перевозчиков и пекарни с {2..5} фургонами и короткими маршрутами: первый переделаю по себестоимости.',
    ),
    goal: both('Convert fifty vans', 'Переделать пятьдесят фургонов'),
    tags: tagged('Electric vans/Электрофургоны, Cars/Автомобили, Repair/Ремонт'),
  },
]
