import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const people: Story[] = [
  {
    at: 'firm',
    position: both('Talent partner', 'Партнёр по подбору'),
    about: both(
      'I hire first teams: numbers three to thirty at {12..24} young companies. My rule is to reject on the same day and with a reason.',
      'Нанимаю первые команды: с третьего человека по тридцатого, уже {12..24 компания|компании|компаний}. Правило: отказывать в тот же день и с причиной.',
    ),
    request: both(
      'Founders about to make their first ten hires. I offer a day of interviews in exchange for a frank review.',
      'Ищу основателей перед первыми десятью наймами. Проведу день интервью в обмен на честный отзыв.',
    ),
    goal: both(
      'Start an agency that hires only first teams',
      'Открыть агентство, которое нанимает только первые команды',
    ),
    tags: tagged('Hiring/Найм, First teams/Первые команды, HR/HR'),
  },
  {
    at: 'firm',
    position: both('Recruiter', 'Рекрутер'),
    about: both(
      'Recruiter for shop floors: welders, millers, {300..700} people placed. I test on a real machine and feed everyone lunch.',
      'Подбираю людей на производство: сварщики, фрезеровщики, трудоустроил{|а} {300..700} человек. Проверяю на настоящем станке и кормлю всех обедом.',
    ),
    request: both(
      'Factories and builders who lose people in the first month. I have a programme and want two more sites.',
      'Ищу заводы и стройки, от которых уходят в первый месяц. Есть программа, нужны ещё две площадки.',
    ),
    goal: both('Have no vacancy older than a month', 'Чтобы ни одна вакансия не висела дольше месяца'),
    tags: tagged('Production staff/Рабочие профессии, Hiring/Найм, Onboarding/Адаптация'),
  },
  {
    at: 'tech',
    position: both('Head of people', 'Директор по персоналу'),
    about: both(
      'People lead of a remote company in {14..22} countries. I wrote our handbook with {90..130} pages and cut it to nine.',
      'Отвечаю за людей в удалённой компании из {14..22 страны|стран|стран}. Написал{|а} справочник на {90..130 страницу|страницы|страниц} и сократил{|а} до девяти.',
    ),
    request: both(
      'A lawyer on employment in several countries: contractors, stock options, parental leave.',
      'Ищу юриста по труду в нескольких странах: подрядчики, опционы, декрет.',
    ),
    goal: both('Have no vacancy older than a month', 'Чтобы ни одна вакансия не висела дольше месяца'),
    tags: tagged('Remote work/Удалённая работа, HR/HR, Onboarding/Адаптация'),
  },
  {
    at: 'solo',
    position: both('Talent partner', 'Партнёр по подбору'),
    about: both(
      'I bring people back to work after long breaks: parents, carers, the ill. {150..340} returned so far, {80..91}% are still there.',
      'Возвращаю людей к работе после долгого перерыва: родителей, выздоровевших, тех, кто ухаживал за близкими. Вернулись {150..340} человек, {80..91} % работают до сих пор.',
    ),
    request: both(
      'A psychologist who works with burnout in production teams rather than offices.',
      'Ищу психолога, который работает с выгоранием на производстве, а не в офисе.',
    ),
    goal: both('Bring five hundred people back to work', 'Вернуть к работе пятьсот человек'),
    tags: tagged('Burnout/Выгорание, HR/HR, Hiring/Найм'),
  },
]
