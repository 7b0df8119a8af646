import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const games: Story[] = [
  {
    at: 'studio',
    position: both('Game developer', 'Разработчик игр'),
    about: both(
      'I make slow games: one about repairing radios sold {30..75},000 copies. A team of {3..5}, no night shifts, a new game every two years.',
      'Делаю медленные игры: та, где чинят радиоприёмники, продалась тиражом {30..75 тысяча|тысячи|тысяч}. Нас {3..5}, без ночных смен, новая игра раз в два года.',
    ),
    request: both(
      'A composer or sound designer for a game about a lighthouse in winter. Budget is small, credit is large.',
      'Ищу композитора или саунд-дизайнера для игры о зимнем маяке. Бюджет маленький, имя в титрах большое.',
    ),
    goal: both('Release the third game without a loan', 'Выпустить третью игру без кредита'),
    tags: tagged('Games/Игры, Indie/Инди, Unity/Unity'),
  },
  {
    at: 'studio',
    position: both('Game designer', 'Геймдизайнер'),
    about: both(
      'Game designer who moved to training simulators for crane drivers and nurses. {6..11} ports use ours; players still want high scores.',
      'Геймдизайнер, который ушёл в тренажёры для крановщиков и медсестёр. Ими пользуются {6..11} портов, и игроки всё равно хотят рекорд.',
    ),
    request: both(
      'Hospitals or ports that train people on real equipment and would rather not.',
      'Ищу больницы или порты, которые учат людей на настоящем оборудовании и предпочли бы этого не делать.',
    ),
    goal: both('Move from contracts to simulators of our own', 'Перейти от заказов к собственным тренажёрам'),
    tags: tagged('Simulators/Тренажёры, Games/Игры, Education/Образование'),
  },
  {
    at: 'solo',
    position: both('Sound designer', 'Саунд-дизайнер'),
    about: both(
      'I design sound: footsteps, rain, a city at five in the morning. {14..32} games and one museum where the floor answers.',
      'Проектирую звук: шаги, дождь, город в пять утра. {14..32 игра|игры|игр} и один музей, где отвечает пол.',
    ),
    request: both(
      'Film, museum and game people who think of sound before the last week. September is free.',
      'Ищу тех, кто делает фильмы, музеи и игры и вспоминает о звуке не в последнюю неделю. Сентябрь свободен.',
    ),
    goal: both('Record one city from dawn to night', 'Записать один город от рассвета до ночи'),
    tags: tagged('Sound design/Саунд-дизайн, Games/Игры, Indie/Инди'),
  },
  {
    at: 'solo',
    position: both('Game developer', 'Разработчик игр'),
    about: both(
      'Board games by night, gameplay code by day. My evacuation game is played in {80..170} schools before fire drills.',
      'Днём пишу код игр, ночью придумываю настольные. В мою игру про эвакуацию играют в {100..170} школах перед учебной тревогой.',
    ),
    request: both(
      'Teachers to test a history game with one class. Two lessons, I bring everything.',
      'Ищу учителей, чтобы проверить историческую игру на одном классе. Два урока, всё привезу с собой.',
    ),
    goal: both('Release the third game without a loan', 'Выпустить третью игру без кредита'),
    tags: tagged('Board games/Настольные игры, Education/Образование, Games/Игры'),
  },
]
