import type { RussianOf } from '../../../words.ts'
import type { menu as en } from '../en/menu.ts'

export const menu: RussianOf<typeof en> = {
  menu: {
    myCommunities: 'Мои сообщества',
    contacts: 'Контакты',
  },
  phoneMenu: {
    myCommunities: 'Главная',
    contacts: 'Контакты',
  },
  titles: {
    myCommunities: 'Мои сообщества',
    contacts: 'Контакты',
    bookmarks: 'Закладки',
    subscriptions: 'Подписки',
    runPreview: 'Предпросмотр подбора',
    scoreMatch: 'Оценка пар',
  },
  userMenu: {
    subscriptions: 'Подписки',
    scoreMatch: 'Оценка пар',
  },
  commands: {
    criteria: 'Изменить мой запрос',
    findRequest: 'Помочь с запросом',
    pause: 'Поставить рекомендации на паузу',
    runs: 'Подбор недели',
    rules: 'Правила подбора',
    runPreview: 'Предпросмотр подбора',
  },
  settings: {
    recommendations: 'Рекомендации',
  },
  keywords: {
    criteria: 'кого ищу критерии поиска написать',
    findRequest: 'лента запросов ответить',
    pause: 'отпуск перерыв приостановить письма',
    recommendations: 'знакомства как часто никогда',
    bookmarks: 'сохранённые избранное',
    runs: 'запуск',
    rules: 'не знакомить пары группы компания',
    runPreview: 'предпросмотр рекомендации пропустить закрепить',
  },
  found: {
    requests: 'Запросы',
  },
}
