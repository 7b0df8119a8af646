import type { RussianOf } from '../../../words.ts'
import type { admin as en } from '../en/admin.ts'

export const admin: RussianOf<typeof en> = {
  title: 'Управление',
  text: 'Что это за сообщество и как оно устроено.',
  description: 'Описание',
  nameEn: 'Название на английском',
  nameRu: 'Название на русском',
  about: 'Что написано на главной',
  addresses: 'Адреса',
  address: 'Адрес сообщества',
  domain: 'Имя в адресе',
  customDomain: 'Свой домен',
  sender: 'Отправитель писем',
  contact: 'Для связи',
  rules: 'Правила',
  languages: 'Языки',
  timeZone: 'Часовой пояс',
  transparent: 'Участники видят друг друга',
  approval: 'Новых участников проверяют',
  signIn: 'Способы входа',
  options: 'Возможности',
  noOptions: 'Дополнительные возможности не включены.',
  yes: 'Да',
  no: 'Нет',
  none: 'Нет',
}
