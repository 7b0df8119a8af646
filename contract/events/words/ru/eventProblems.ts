import type { RussianOf } from '../../../words.ts'
import type { eventProblems as en } from '../en/eventProblems.ts'

export const eventProblems: RussianOf<typeof en> = {
  required: 'Заполните это поле',
  titleLength: 'Не больше 120 символов',
  descriptionLength: 'Не больше 5000 символов',
  contactLength: 'Не больше 200 символов',
  addressLength: 'Не больше 200 символов',
  placeLength: 'Не больше 100 символов',
  date: 'Такой даты нет',
  time: 'Время записывается так: 19:30',
  endBeforeStart: 'Конец должен быть позже начала',
  latitude: 'Широта — от -90 до 90',
  longitude: 'Долгота — от -180 до 180',
  url: 'Введите адрес, который начинается с https://',
  slug: 'Только латинские буквы, цифры и дефисы',
  slugLength: 'От 3 до 80 символов',
  slugReserved: 'Этот адрес зарезервирован. Выберите другой.',
  slugTaken: 'Этот адрес занят. Свободен: {{slug}}',
  price: 'Введите цену больше 0, не более двух знаков после запятой',
  maxParticipants: 'Введите целое число от 1',
  placesTaken: 'Уже занято мест: {{number}}',
  maxPlusOnes: 'Введите число от 0 до 10',
  offerMinutes: 'От 15 минут до 7 дней',
  holdMinutes: 'От 5 минут до 7 дней',
  changedBy: 'Последнее изменение: {{name}}',
  changedBySomebody: 'Сохранил другой организатор',
}
