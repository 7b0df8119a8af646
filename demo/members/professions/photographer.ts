import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const photographer: Story[] = [
  {
    at: 'studio',
    position: both('Product photographer', 'Предметный фотограф'),
    about: both(
      'I photograph things so that they sell: {9..16},000 products, from rings to tractors. Two lamps and a white table are enough.',
      'Снимаю вещи так, чтобы их покупали: {9..16 тысяча|тысячи|тысяч} предметов, от колец до тракторов. Хватает двух ламп и белого стола.',
    ),
    request: both(
      'Makers with {20..40} pieces and no pictures: one day, a fixed price, all files yours.',
      'Ищу мастеров, у которых {20..40 изделие|изделия|изделий} и нет фотографий: один день, твёрдая цена, все файлы ваши.',
    ),
    goal: both('Open a daylight studio with two colleagues', 'Открыть студию дневного света с двумя коллегами'),
    tags: tagged('Product shots/Предметная съёмка, Light/Свет, Photography/Фотография'),
  },
  {
    at: 'solo',
    position: both('Photographer', 'Фотограф'),
    about: both(
      'Portraits of people at work, in {20..38} professions so far. I talk for an hour and take the picture in the last minute.',
      'Портреты людей за работой, уже {20..38 профессия|профессии|профессий}. Час разговариваю, снимаю в последнюю минуту.',
    ),
    request: both(
      'Unusual workplaces to photograph: a bell tower, a laboratory, a night bakery.',
      'Ищу необычные рабочие места для съёмки: колокольня, лаборатория, ночная пекарня.',
    ),
    goal: both('Finish a book of a hundred professions', 'Закончить книгу о ста профессиях'),
    tags: tagged('Portraits/Портреты, Photography/Фотография, Light/Свет'),
  },
  {
    at: 'solo',
    position: both('Photographer', 'Фотограф'),
    about: both(
      'Weddings for {8..13} years, and now mostly the grandparents. Every family gets a printed book in {3..5} weeks.',
      '{8..13 год|года|лет} снимаю свадьбы, а теперь чаще бабушек и дедушек. Каждая семья получает печатную книгу через {3..5 неделю|недели|недель}.',
    ),
    request: both(
      'A printer or bookbinder for albums of {60..80} pages in small runs.',
      'Ищу печатника или переплётчика для альбомов на {60..80 страницу|страницы|страниц} малым тиражом.',
    ),
    goal: both('Open a daylight studio with two colleagues', 'Открыть студию дневного света с двумя коллегами'),
    tags: tagged('Weddings/Свадьбы, Albums/Альбомы, Photography/Фотография'),
  },
  {
    at: 'solo',
    position: both('Photographer', 'Фотограф'),
    about: both(
      'Interiors and small hotels, morning light only. {45..90} places, and owners say bookings grew by {12..25}%.',
      'Интерьеры и небольшие гостиницы, только утренний свет. {45..90 место|места|мест}, хозяева говорят, что броней стало больше на {12..25} %.',
    ),
    request: both(
      'Owners of hotels and flats who wonder why nobody books. I look for free and say it honestly.',
      'Ищу владельцев гостиниц и квартир, которые не понимают, почему не бронируют. Посмотрю бесплатно и скажу честно.',
    ),
    goal: both('Open a daylight studio with two colleagues', 'Открыть студию дневного света с двумя коллегами'),
    tags: tagged('Interiors/Интерьеры, Light/Свет, Photography/Фотография'),
  },
]
