import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const psychologist: Story[] = [
  {
    at: 'solo',
    position: both('Psychologist', 'Психолог'),
    about: both(
      'I work with teams after redundancies and accidents: {50..110} companies, from shipyards to banks. My first question is who has not slept.',
      'Работаю с командами после сокращений и аварий: {50..110 компания|компании|компаний}, от верфей до банков. Первый вопрос — кто не спал.',
    ),
    request: both(
      'HR directors of production firms who see people leave after the third month.',
      'Ищу директоров по персоналу с производства, от которых уходят после третьего месяца.',
    ),
    goal: both('Write a course for managers after redundancies', 'Написать курс для руководителей после сокращений'),
    tags: tagged('Burnout/Выгорание, Psychology/Психология, Mediation/Медиация'),
  },
  {
    at: 'clinic',
    position: both('Speech therapist', 'Логопед'),
    about: both(
      'Speech therapist, {18..27} children a week, and a box of {300..500} cards drawn by their parents. Games work better than tasks.',
      'Логопед: {18..27 ребёнок|ребёнка|детей} в неделю и коробка из {300..500} карточек, нарисованных родителями. Игры работают лучше заданий.',
    ),
    request: both(
      'A mobile developer for a speech game: the exercises are tested on {90..160} children.',
      'Ищу мобильного разработчика для речевой игры: упражнения проверены на {100..160} детях.',
    ),
    goal: both('Publish a speech game for children', 'Выпустить речевую игру для детей'),
    tags: tagged('Speech therapy/Логопедия, Families/Семьи, Psychology/Психология'),
  },
  {
    at: 'solo',
    position: both('Coach', 'Коуч'),
    about: both(
      'Coach for founders between year three and year seven. {60..130} of them so far; most wanted to leave, {9..14} did.',
      'Коуч для основателей между третьим и седьмым годом. Их уже {60..130}; уйти хотели почти все, ушли {9..14}.',
    ),
    request: both(
      'A quiet room {inCity} two evenings a week, with a door that closes.',
      'Ищу тихую комнату {inCity} на два вечера в неделю, с дверью, которая закрывается.',
    ),
    goal: both('Write a course for managers after redundancies', 'Написать курс для руководителей после сокращений'),
    tags: tagged('Coaching/Коучинг, Founders/Основатели, Burnout/Выгорание'),
  },
  {
    at: 'clinic',
    position: both('Psychologist', 'Психолог'),
    about: both(
      'Family psychologist in two languages, {11..19} years. I also train mediators for schools, {140..260} so far.',
      'Семейный психолог на двух языках, {11..19 год|года|лет} практики. Ещё готовлю школьных медиаторов, их уже {140..260}.',
    ),
    request: both(
      'Teachers and head teachers who would try mediation in one school for a term.',
      'Ищу учителей и директоров, которые попробуют медиацию в одной школе на четверть.',
    ),
    goal: both('Bring mediation to twenty schools', 'Привести медиацию в двадцать школ'),
    tags: tagged('Families/Семьи, Mediation/Медиация, Psychology/Психология'),
  },
]
