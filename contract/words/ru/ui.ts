import type { RussianOf } from '../../words.ts'
import type { ui as en } from '../en/ui.ts'

export const ui: RussianOf<typeof en> = {
  loading: 'Загружаем',
  close: 'Закрыть',
  cancel: 'Отмена',
  why: 'Что вас объединяет',
  whyLook: 'Почему стоит взглянуть',
  relevance: {
    HIGH: 'Высокая релевантность',
    MEDIUM: 'Хорошее совпадение',
    LOW: 'Стоит взглянуть',
  },
  status: {
    CONFIRMED: 'Подтверждено',
    PENDING: 'Ждёт подтверждения',
    REJECTED: 'Отклонено',
    CANCELLED: 'Отменено',
    ONLINE: 'Онлайн',
  },
  date: { open: 'Выбрать в календаре: {{label}}', previous: 'Предыдущий месяц', next: 'Следующий месяц' },
  retry: 'Повторить',
  notLoaded: 'Не загрузилось',
  notLoadedText: 'Возможно, пропала связь. На ваши данные это не повлияло.',
  contactUs: 'Связаться с нами',
  logIn: 'Войти',
  logOut: 'Выйти',
  home: 'На главную',
  noPermission: {
    title: 'У вас нет доступа к этому разделу',
    text: 'У вас нет прав на модерацию. Если это ошибка, напишите нам.',
  },
  notFound: {
    title: 'Здесь ничего нет',
    text: 'Возможно, ссылка устарела или страницу удалили.',
  },
  form: {
    add: 'Добавить',
    remove: 'Убрать: {{label}}',
    moveUp: 'Выше: {{label}}',
    moveDown: 'Ниже: {{label}}',
    moved: '{{label}}: {{order}} из {{total}}',
    inEnglish: '{{label}}, по-английски',
    inRussian: '{{label}}, по-русски',
    english: 'По-английски',
    russian: 'По-русски',
    optional: 'необязательно',
    fix: 'Проверьте отмеченные поля.',
  },
}
