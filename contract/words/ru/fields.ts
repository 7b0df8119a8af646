import type { RussianOf } from '../../words.ts'
import type { fields as en } from '../en/fields.ts'

export const fields: RussianOf<typeof en> = {
  required: 'Заполните это поле',
  unknown: 'Такого поля здесь нет',
  invalid: 'Проверьте значение',
  between: 'От {{min}} до {{max}} символов',
  atLeast: 'Не меньше {{min}}',
  atMost: 'Не больше {{max}} символов',
  noMore: 'Не больше {{max}}',
  number: 'Введите число',
  choice: 'Выберите один из вариантов',
  email: 'Проверьте адрес: он должен быть вида name@example.com',
  password: 'В пароле должно быть от 8 до 128 символов',
  url: 'Введите адрес, который начинается с https://',
  link: 'Введите https://…, страницу этого сайта, например /events, mailto:… или tel:…',
  contactUrl: 'Введите телефон, адрес почты или адрес, который начинается с https://',
  domain: 'Только буквы, цифры и дефисы',
  colour: 'Цвет записывается так: #b3501f',
  timeZone: 'Неизвестный часовой пояс',
  characters: 'Здесь есть недопустимые символы',
  contact: 'Похоже на опечатку. Посмотрите на пример в поле.',
  webAddress: 'Здесь нельзя указать адрес сайта. Если это сокращение, поставьте пробел после точки.',
  duplicate: 'Такой контакт уже есть',
}
