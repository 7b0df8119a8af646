import type { RussianOf } from '../../words.ts'
import type { fields as en } from '../en/fields.ts'

export const fields: RussianOf<typeof en> = {
  required: 'Заполните это поле',
  unknown: 'Такого поля здесь нет',
  invalid: 'Проверьте значение',
  between: 'От {{min}} до {{max}} символов',
  atLeast: 'Не меньше {{min}}',
  atMost: 'Не больше {{max}} символов',
  number: 'Введите число',
  choice: 'Выберите одно из предложенных значений',
  email: 'Проверьте адрес: он похож на name@example.com',
  password: 'В пароле от 8 до 128 символов',
  url: 'Введите адрес, который начинается с https://',
  domain: 'Только буквы, цифры и дефисы',
  colour: 'Цвет записывается так: #b3501f',
  timeZone: 'Неизвестный часовой пояс',
  characters: 'Некоторые символы здесь нельзя использовать',
  contact: 'Похоже на опечатку. Посмотрите на пример в поле.',
  webAddress: 'Здесь нельзя указать адрес сайта. Если это сокращение, поставьте пробел после точки.',
  duplicate: 'Такой контакт уже есть',
}
