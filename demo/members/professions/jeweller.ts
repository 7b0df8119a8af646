import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const jeweller: Story[] = [
  {
    at: 'solo',
    position: both('Jeweller', 'Ювелир'),
    about: both(
      'Rings from the gold that people bring: {90..180} pairs of wedding bands made of grandmothers’ earrings. They watch while I melt.',
      'Кольца из золота, которое приносят люди: {90..180 пара|пары|пар} обручальных из бабушкиных серёжек. Плавлю при них.',
    ),
    request: both(
      'An accountant who knows precious metals and does not sigh.',
      'Ищу бухгалтера, который знает учёт драгметаллов и не вздыхает.',
    ),
    goal: both('Show at two fairs abroad', 'Выставиться на двух зарубежных ярмарках'),
    tags: tagged('Jewellery/Украшения, Casting/Литьё, Silver/Серебро'),
  },
  {
    at: 'craft',
    position: both('Blacksmith', 'Кузнец'),
    about: both(
      'Gates, handles, hooks and one weathercock for a school. I forge by coal in a yard {inCity} and teach {12..24} people a year.',
      'Ворота, ручки, крюки и один флюгер для школы. Кую на угле во дворе {inCity} и учу {12..24 человека|человека|человек} в год.',
    ),
    request: both(
      'Architects with old gates. I make what is missing and leave the rust that deserves it.',
      'Ищу архитекторов со старыми воротами. Сделаю недостающее и оставлю ржавчину, которая этого заслуживает.',
    ),
    goal: both('Build a forge where teenagers can learn', 'Построить кузницу, где смогут учиться подростки'),
    tags: tagged('Forging/Ковка, Workshops/Мастер-классы, Casting/Литьё'),
  },
  {
    at: 'craft',
    position: both('Jeweller', 'Ювелир'),
    about: both(
      'Silver and enamel with plants that I collect myself, {200..380} pieces a year. Museum shops in {4..7} cities sell them.',
      'Серебро и эмаль с растениями, которые собираю {сам|сама}, {200..380} вещей в год. Продают музейные лавки в {4..7} городах.',
    ),
    request: both(
      'A stone dealer who sends three stones to choose from, not a catalogue.',
      'Ищу поставщика камней, который присылает три камня на выбор, а не каталог.',
    ),
    goal: both('Show at two fairs abroad', 'Выставиться на двух зарубежных ярмарках'),
    tags: tagged('Silver/Серебро, Enamel/Эмаль, Jewellery/Украшения'),
  },
  {
    at: 'solo',
    position: both('Metal artist', 'Художник по металлу'),
    about: both(
      'I print waxes and cast them: signet rings, game figures, spare parts for organs. Tolerance is {3..6} hundredths.',
      'Печатаю восковки и отливаю: печатки, фигурки для игр, детали для органов. Точность {3..6} сотых.',
    ),
    request: both(
      'Game studios and collectors who want figures in metal, from {2..5}0 pieces.',
      'Ищу студии игр и коллекционеров, которым нужны фигурки в металле, от {2..5}0 штук.',
    ),
    goal: both('Show at two fairs abroad', 'Выставиться на двух зарубежных ярмарках'),
    tags: tagged('Casting/Литьё, 3D printing/3D-печать, Jewellery/Украшения'),
  },
]
