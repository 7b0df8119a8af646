import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const organiser: Story[] = [
  {
    at: 'ngo',
    position: both('Neighbourhood organiser', 'Организатор соседского сообщества'),
    about: both(
      'I started a repair café with four screwdrivers; now {14..26} streets have one. {2300..5100} things were saved from the bin last year.',
      'Начал{|а} кафе ремонта с четырьмя отвёртками, теперь оно есть на {14..20} улицах. За год спасли от свалки {2300..5100} вещей.',
    ),
    request: both(
      'Electricians, tailors and bicycle mechanics for one Saturday a month. Soup is guaranteed.',
      'Ищу электриков, портных и веломехаников на одну субботу в месяц. Суп гарантируем.',
    ),
    goal: both('A repair day in every district', 'День ремонта в каждом районе'),
    tags: tagged('Repair café/Кафе ремонта, Neighbours/Соседи, Volunteers/Волонтёры'),
  },
  {
    at: 'ngo',
    position: both('Neighbourhood organiser', 'Организатор соседского сообщества'),
    about: both(
      'Long tables: once a month we close a street and {120..300} neighbours bring a dish. The permit form is my masterpiece.',
      'Длинные столы: раз в месяц закрываем улицу, и {120..300} соседей приносят еду. Лучшее, что я сделал{|а}, — бланк разрешения.',
    ),
    request: both(
      'A designer for signs that people of <80|90> can read from across the street.',
      'Ищу дизайнера для вывесок, которые прочтут через дорогу и в <80|90> лет.',
    ),
    goal: both('A long table on every third street', 'Длинный стол на каждой третьей улице'),
    tags: tagged('Street events/Уличные праздники, Neighbours/Соседи, Volunteers/Волонтёры'),
  },
  {
    at: 'ngo',
    position: both('Director of a charity', 'Директор благотворительного фонда'),
    about: both(
      'A charity that visits lonely people over <75|80>: {160..340} volunteers, a bicycle and a thermos each. We match them by what they like to talk about.',
      'Фонд, который навещает одиноких людей старше <75|80>: {160..340} волонтёров, у каждого термос. Подбираем пары по тому, о чём им нравится говорить.',
    ),
    request: both(
      'A developer who can replace our spreadsheet of volunteers within {3..4} weekends.',
      'Ищу разработчика, который за {3..4} выходных заменит нашу таблицу волонтёров.',
    ),
    goal: both('Double the visits without doubling the office', 'Вдвое больше визитов, офис тот же'),
    tags: tagged('Charity/Благотворительность, Volunteers/Волонтёры, Fundraising/Фандрайзинг'),
  },
  {
    at: 'ngo',
    position: both('Volunteer coordinator', 'Координатор волонтёров'),
    about: both(
      'I help newcomers to a city find a school, a doctor and a choir. {700..1500} families since {2015..2019}, and most now help others.',
      'Помогаю приезжим найти школу, врача и хор. {700..1500} семей с {2015..2019} года, и большинство теперь помогают другим.',
    ),
    request: both(
      'A funder who pays rent, not projects. We have {6..9} years of honest reports.',
      'Ищу того, кто оплатит аренду, а не проекты. Есть честные отчёты за {6..9} лет.',
    ),
    goal: both('Find a permanent room for us', 'Найти нам постоянное помещение'),
    tags: tagged('Newcomers/Приезжие, Volunteers/Волонтёры, Fundraising/Фандрайзинг'),
  },
]
