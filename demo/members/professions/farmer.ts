import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const farmer: Story[] = [
  {
    at: 'farm',
    position: both('Cheesemaker', 'Сыродел'),
    about: both(
      '{60..140} goats, {9..16} kinds of cheese, one shop by the road. I left a bank for this in {2014..2019} and have not opened a tie since.',
      '{60..140 коза|козы|коз}, {9..16} сортов сыра, одна лавка у дороги. Уш{ёл|ла} ради этого из банка в {2014..2019} году и ни разу не пожалел{|а}.',
    ),
    request: both(
      'A carrier with a cold van twice a week, {120..200} kilometres to the city.',
      'Ищу перевозчика с холодильником два раза в неделю, до города {120..200} километров.',
    ),
    goal: both('Open the farm for visitors', 'Открыть ферму для гостей'),
    tags: tagged('Cheese/Сыр, Agritourism/Агротуризм, Local food/Местные продукты'),
  },
  {
    at: 'farm',
    position: both('Farmer', 'Фермер'),
    about: both(
      'Honey and herbal teas from {180..420} hives. The labels are drawn by my sister, the chemistry is checked by a university.',
      'Мёд и травяной чай, {180..420} ульев. Этикетки рисует сестра, химию проверяет университет.',
    ),
    request: both(
      'A brand designer for honey jars: {5..7} sorts, one family, glass that can come back.',
      'Ищу дизайнера для банок с мёдом: {5..7} сортов, одна семья, стекло, которое можно вернуть.',
    ),
    goal: both('Open the farm for visitors', 'Открыть ферму для гостей'),
    tags: tagged('Honey/Мёд, Local food/Местные продукты, Agritourism/Агротуризм'),
  },
  {
    at: 'farm',
    position: both('Farmer', 'Фермер'),
    about: both(
      'Vegetables under glass all winter: {2..4} hectares, {18..35} people, tomatoes that smell. We heat with straw.',
      'Овощи под стеклом всю зиму: {2..4} гектара, {18..35 человек|человека|человек}, помидоры с запахом. Топим соломой.',
    ),
    request: both(
      'An energy engineer: our greenhouse loses heat on the north side and I cannot find out why.',
      'Ищу инженера-энергетика: теплица теряет тепло с северной стороны, и я не понимаю почему.',
    ),
    goal: both('Sell everything within two hundred kilometres', 'Продавать всё в пределах двухсот километров'),
    tags: tagged('Greenhouses/Теплицы, Local food/Местные продукты, Farming/Фермерство'),
  },
  {
    at: 'farm',
    position: both('Owner of a food producer', 'Владелец пищевого производства'),
    about: both(
      'I mill flour from old wheat, {300..700} tonnes a year, for {40..85} bakeries. Each bag says which field.',
      'Мелю муку из старых сортов пшеницы: {300..700} тонн в год для {40..85 пекарни|пекарен|пекарен}. На мешке написано, с какого поля.',
    ),
    request: both(
      'Cafés and bakers who would tell their guests where the flour or cheese comes from.',
      'Ищу кафе и пекарни, которые расскажут гостям, откуда у них мука или сыр.',
    ),
    goal: both('Sell everything within two hundred kilometres', 'Продавать всё в пределах двухсот километров'),
    tags: tagged('Flour/Мука, Local food/Местные продукты, Farming/Фермерство'),
  },
]
