import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const brand: Story[] = [
  {
    at: 'studio',
    position: both('Brand designer', 'Бренд-дизайнер'),
    about: both(
      'I draw identities for places you can walk into: {9..18} cafés, {2..4} museums, one lighthouse. The sign always comes before the logo.',
      'Рисую стиль для мест, куда можно войти: {9..18 кафе|кафе|кафе}, {2..4 музей|музея|музеев}, один маяк. Вывеска у меня всегда раньше логотипа.',
    ),
    request: both(
      'Architects and café owners who open a place next spring {inCity} and have not ordered the sign yet.',
      'Ищу архитекторов и владельцев кафе, которые весной открываются {inCity} и ещё не заказали вывеску.',
    ),
    goal: both('Open a studio of three', 'Открыть студию на троих'),
    tags: tagged('Branding/Брендинг, Signs/Вывески, Typography/Типографика'),
  },
  {
    at: 'solo',
    position: both('Illustrator', 'Иллюстратор'),
    about: both(
      'Illustrator for children’s books and serious reports; {11..26} books are on shelves. I draw everything with three colours and a ruler.',
      'Иллюстрирую детские книги и серьёзные отчёты; на полках уже {11..26 книга|книги|книг}. Рисую тремя цветами и линейкой.',
    ),
    request: both(
      'A children’s author with a finished text of {20..40} pages and patience.',
      'Ищу детского автора с готовым текстом на {20..40 страницу|страницы|страниц} и терпением.',
    ),
    goal: both('Publish a picture book of my own', 'Издать собственную книгу-картинку'),
    tags: tagged('Illustration/Иллюстрация, Children’s books/Детские книги, Print/Печать'),
  },
  {
    at: 'solo',
    position: both('Brand designer', 'Бренд-дизайнер'),
    about: both(
      'Packaging that a factory can print without calling me at night: tea, honey, soap, {30..70} labels a year. I know {5..8} printers by first name.',
      'Упаковка, которую типография напечатает без ночных звонков: чай, мёд, мыло, {30..70 этикетка|этикетки|этикеток} в год. Знаю по имени {5..8} печатников.',
    ),
    request: both(
      'Makers of food or tea who outgrew hand-written labels. I take two small projects a season.',
      'Ищу производителей еды или чая, которые выросли из этикеток от руки. Беру два небольших проекта в сезон.',
    ),
    goal: both('Open a studio of three', 'Открыть студию на троих'),
    tags: tagged('Packaging/Упаковка, Branding/Брендинг, Print/Печать'),
  },
  {
    at: 'studio',
    position: both('Art director', 'Арт-директор'),
    about: both(
      'Art director, earlier at a magazine that closed, now for brands that would have advertised in it. I keep a type library of {400..900} families.',
      'Арт-директор: раньше в журнале, который закрылся, теперь для брендов, которые давали бы в нём рекламу. Держу библиотеку из {400..900} шрифтов.',
    ),
    request: both(
      'A lawyer who can explain licensing of illustrations in one evening; I pay with a portrait of your office.',
      'Ищу юриста, который за вечер объяснит лицензии на иллюстрации; расплачусь портретом вашего офиса.',
    ),
    goal: both('Open a studio of three', 'Открыть студию на троих'),
    tags: tagged('Branding/Брендинг, Typography/Типографика, Illustration/Иллюстрация'),
  },
]
