import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const hotelier: Story[] = [
  {
    at: 'hotel',
    position: both('Hotel owner', 'Владелец гостиницы'),
    about: both(
      'A house with {9..18} rooms in a former post office. Breakfast is the reason people come back: {38..52}% of them do.',
      'Гостиница на {9..18} номеров в бывшей почте. Возвращаются из-за завтрака: {38..52} % гостей.',
    ),
    request: both(
      'A ceramicist for {80..160} breakfast plates, each a little different.',
      'Ищу керамиста на {80..160 тарелку|тарелки|тарелок} для завтрака, каждая немного другая.',
    ),
    goal: both('Open a second house without a loan', 'Открыть второй дом без кредита'),
    tags: tagged('Hotels/Гостиницы, Breakfast/Завтраки, Hospitality/Гостеприимство'),
  },
  {
    at: 'studio',
    position: both('Tour organiser', 'Организатор туров'),
    about: both(
      'Walking tours through factories and courtyards, {20..45} routes and {14..30} guides. We pay locals for opening their doors.',
      'Пешеходные маршруты по заводам и дворам: {20..45 маршрут|маршрута|маршрутов} и {14..30 экскурсовод|экскурсовода|экскурсоводов}. Платим жителям за открытые двери.',
    ),
    request: both(
      'Owners of workshops, factories and roofs who would let twelve curious people in, twice a month.',
      'Ищу владельцев мастерских, заводов и крыш, которые дважды в месяц пустят двенадцать любопытных.',
    ),
    goal: both('Forty routes without a bus', 'Сорок маршрутов без автобуса'),
    tags: tagged('Tourism/Туризм, Guides/Экскурсии, Hospitality/Гостеприимство'),
  },
  {
    at: 'studio',
    position: both('Hospitality consultant', 'Консультант по гостеприимству'),
    about: both(
      'I open small hotels for others: {6..12} so far, from mattress to booking page. The budget is public inside the team.',
      'Открываю небольшие гостиницы для других: уже {6..12}, от матраса до страницы бронирования. Бюджет видит вся команда.',
    ),
    request: both(
      'A photographer who can make rooms look as they are, only in the morning.',
      'Ищу фотографа, который снимет номера такими, какие они есть, только утром.',
    ),
    goal: both('Open a house of my own', 'Открыть собственный дом'),
    tags: tagged('Hotels/Гостиницы, Interiors/Интерьеры, Hospitality/Гостеприимство'),
  },
  {
    at: 'hotel',
    position: both('Hotel owner', 'Владелец гостиницы'),
    about: both(
      'Mountain lodge with {24..50} beds, open all year, two hours from the train. In winter we host teams who want no network.',
      'Горный приют на {24..50 место|места|мест}, круглый год, два часа от поезда. Зимой принимаем команды, которым не нужен интернет.',
    ),
    request: both(
      'Companies that plan a quiet week for {10..25} people in February.',
      'Ищу компании, которые планируют тихую неделю для {10..25} человек в феврале.',
    ),
    goal: both('Fill February', 'Заполнить февраль'),
    tags: tagged('Retreats/Выездные встречи, Tourism/Туризм, Hotels/Гостиницы'),
  },
]
