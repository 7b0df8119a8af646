import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const cafe: Story[] = [
  {
    at: 'food',
    position: both('Restaurateur', 'Ресторатор'),
    about: both(
      'Three cafés, {22..41} people, one kitchen. We bake at four, and by nine the first batch is gone.',
      'Три кафе, {22..41 человек|человека|человек}, одна кухня. Печём в четыре утра, к девяти первой партии уже нет.',
    ),
    request: both(
      'A partner for the fourth place: someone who has opened in a station or a hospital.',
      'Ищу партнёра на четвёртую точку: того, кто открывался на вокзале или в больнице.',
    ),
    goal: both('Open the fourth café with a partner', 'Открыть четвёртое кафе с партнёром'),
    tags: tagged('Cafés/Кафе, Food/Еда, Franchise/Франшиза'),
  },
  {
    at: 'food',
    position: both('Chef', 'Шеф-повар'),
    about: both(
      'I cook what grandmothers cook in {6..9} countries and change the country every month. {28..48} seats, a waiting list of two weeks.',
      'Готовлю то, что готовят бабушки в {6..9} странах, и меняю страну каждый месяц. {28..48 место|места|мест}, очередь на две недели вперёд.',
    ),
    request: both(
      'Farmers with cheese, herbs or flour who deliver twice a week {inCity}.',
      'Ищу фермеров с сыром, травами или мукой, доставка два раза в неделю {inCity}.',
    ),
    goal: both('Sleep until six', 'Спать до шести'),
    tags: tagged('Food/Еда, Local food/Местные продукты, Cafés/Кафе'),
  },
  {
    at: 'tearoom',
    position: both('Café owner', 'Владелец кафе'),
    about: both(
      'A tea room with {70..130} sorts and no music. Evenings are for talks: {40..80} a year, from bees to bridges.',
      'Чайная: {70..130 сорт|сорта|сортов} и никакой музыки. Вечерами лекции, {40..80} в год, от пчёл до мостов.',
    ),
    request: both(
      'Speakers who can hold a room of <25|30|40> without slides. Tea and a fee.',
      'Ищу рассказчиков, которые удержат <25|30|40> слушателей без слайдов. Чай и гонорар с нас.',
    ),
    goal: both('A talk every evening of the week', 'Лекция каждый вечер недели'),
    tags: tagged('Tea/Чай, Talks/Лекции, Cafés/Кафе'),
  },
  {
    at: 'food',
    position: both('Restaurateur', 'Ресторатор'),
    about: both(
      'Lunches for offices and schools: {600..1700} boxes a day, {2..4}% left over, which we count every evening.',
      'Обеды для офисов и школ: {600..1700} коробок в день, остаётся {2..4} %, и мы считаем это каждый вечер.',
    ),
    request: both(
      'A data person to forecast lunches: three years of receipts are waiting.',
      'Ищу аналитика, чтобы прогнозировать обеды: три года чеков ждут.',
    ),
    goal: both('Throw nothing away by summer', 'К лету ничего не выбрасывать'),
    tags: tagged('Catering/Кейтеринг, Food/Еда, Local food/Местные продукты'),
  },
]
