import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const ceramicist: Story[] = [
  {
    at: 'craft',
    position: both('Ceramicist', 'Керамист'),
    about: both(
      'Tableware for cafés: {900..2600} cups and plates a year, glaze from river clay. A broken one I replace at half the price.',
      'Посуда для кафе: {900..1700} чашек и тарелок в год, глазурь из речной глины. Разбитое меняю за полцены.',
    ),
    request: both(
      'Cafés that want their own cups and can wait {5..7} weeks.',
      'Ищу кафе, которым нужны свои чашки и которые готовы ждать {5..7} недель.',
    ),
    goal: both('Sell half of the work directly', 'Половину работ продавать напрямую'),
    tags: tagged('Ceramics/Керамика, Tableware/Посуда, Glaze/Глазурь'),
  },
  {
    at: 'solo',
    position: both('Potter', 'Гончар'),
    about: both(
      'I throw big pots, up to {8..12}0 centimetres, and teach on Sundays. The kiln takes a night and I sleep beside it.',
      'Кручу большие сосуды, до {8..12}0 сантиметров, а по воскресеньям учу. Печь горит ночь, и я сплю рядом.',
    ),
    request: both(
      'An electrician who understands three-phase kilns and old houses.',
      'Ищу электрика, который понимает трёхфазные печи и старые дома.',
    ),
    goal: both('Build the kiln a house of its own', 'Построить собственный дом для печи'),
    tags: tagged('Ceramics/Керамика, Workshops/Мастер-классы, Glaze/Глазурь'),
  },
  {
    at: 'solo',
    position: both('Glass artist', 'Мастер по стеклу'),
    about: both(
      'Stained glass and lamps: {35..70} windows in old stairwells, all put back in place. I draw, cut and solder alone.',
      'Витражи и лампы: {35..70 окно|окна|окон} в старых парадных, все уже на месте. Рисую, режу и паяю {сам|сама}.',
    ),
    request: both(
      'A photographer for {30..50} pieces and somebody to build a simple shop.',
      'Ищу фотографа на {30..50 предмет|предмета|предметов} и человека, который соберёт простой магазин.',
    ),
    goal: both('Sell half of the work directly', 'Половину работ продавать напрямую'),
    tags: tagged('Stained glass/Витражи, Restoration/Реставрация, Workshops/Мастер-классы'),
  },
  {
    at: 'craft',
    position: both('Ceramicist', 'Керамист'),
    about: both(
      'Ceramic tiles by hand, small runs of {2..6} square metres. Restorers send me one old tile, I send back a hundred.',
      'Плитка ручной работы, партии от {2..6} квадратных метров. Реставраторы присылают одну старую, я возвращаю сто.',
    ),
    request: both(
      'Restorers and architects with tiles from before {1917..1930}. I like difficult colours.',
      'Ищу реставраторов и архитекторов с плиткой старше {1917..1930} года. Люблю трудные цвета.',
    ),
    goal: both('Sell half of the work directly', 'Половину работ продавать напрямую'),
    tags: tagged('Tiles/Плитка, Restoration/Реставрация, Ceramics/Керамика'),
  },
]
