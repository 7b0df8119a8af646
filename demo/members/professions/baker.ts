import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const baker: Story[] = [
  {
    at: 'solo',
    position: both('Confectioner', 'Кондитер'),
    about: both(
      'Wedding cakes at home, {5..9} a month, with flowers made of sugar. I learned it in {2013..2019} from books and two burnt ovens.',
      'Свадебные торты на дому, {5..9} в месяц, с цветами из сахара. Учил{ся|ась} по книгам с {2013..2019} года и {сжёг|сожгла} две духовки.',
    ),
    request: both(
      'A photographer who knows how to light a glaze. I can pay half in cake.',
      'Ищу фотографа, который умеет снимать глазурь. Половину могу отдать тортами.',
    ),
    goal: both('Move the bakery out of the kitchen', 'Переехать из кухни в цех'),
    tags: tagged('Cakes/Торты, Baking/Выпечка, Workshops/Мастер-классы'),
  },
  {
    at: 'bakery',
    position: both('Owner of a bakery', 'Владелец пекарни'),
    about: both(
      'Sourdough bread, {120..260} loaves a day, sold before noon. The starter is older than the shop.',
      'Хлеб на закваске: {120..260} буханок в день, к полудню всё продано. Закваска старше пекарни.',
    ),
    request: both(
      'Cafés {inCity} that want bread at seven and pay once a week.',
      'Ищу кафе {inCity}, которым нужен хлеб к семи утра и удобно платить раз в неделю.',
    ),
    goal: both('Teach a hundred people to bake bread', 'Научить печь хлеб сто человек'),
    tags: tagged('Sourdough/Закваска, Baking/Выпечка, Local food/Местные продукты'),
  },
  {
    at: 'solo',
    position: both('Baker', 'Пекарь'),
    about: both(
      'Gluten-free pastry with a certificate, {14..27} cafés take it. I have coeliac disease, so every batch is tested on me.',
      'Безглютеновая выпечка с сертификатом, её берут {14..27} кафе. У меня целиакия, так что каждую партию проверяю на себе.',
    ),
    request: both(
      'An accountant who will tell me whether a second oven pays off in two years.',
      'Ищу бухгалтера, который скажет, окупится ли вторая печь за два года.',
    ),
    goal: both('Move the bakery out of the kitchen', 'Переехать из кухни в цех'),
    tags: tagged('Gluten-free/Без глютена, Baking/Выпечка, Local food/Местные продукты'),
  },
  {
    at: 'solo',
    position: both('Confectioner', 'Кондитер'),
    about: both(
      'Gingerbread with drawings, {2100..4800} pieces each winter, mostly for companies. In summer I teach {6..10} classes.',
      'Расписные пряники: {2100..4800} штук за зиму, в основном для компаний. Летом провожу {6..10} мастер-классов.',
    ),
    request: both(
      'Companies ordering presents early: I take {20..30} orders for December and stop.',
      'Ищу компании, которые заказывают подарки заранее: беру на декабрь {20..30 заказ|заказа|заказов} и останавливаюсь.',
    ),
    goal: both('Teach a hundred people to bake bread', 'Научить печь хлеб сто человек'),
    tags: tagged('Corporate gifts/Корпоративные подарки, Baking/Выпечка, Workshops/Мастер-классы'),
  },
]
