import type { RussianOf } from '../../../words.ts'
import type { chatFile as en } from '../en/chatFile.ts'

export const chatFile: RussianOf<typeof en> = {
  attach: 'Прикрепить файлы',
  files: 'Файлы к отправке',
  uploading: 'Загружается… {{percent}} %',
  checking: 'Почти готово…',
  progress: 'Загрузка {{name}}',
  cancel: 'Отменить загрузку {{name}}',
  remove: 'Убрать {{name}}',
  tooLarge: 'Файл может весить не больше {{size}} МБ.',
  tooMany_one: 'В сообщении может быть не больше {{count}} файла.',
  tooMany_few: 'В сообщении может быть не больше {{count}} файлов.',
  tooMany_many: 'В сообщении может быть не больше {{count}} файлов.',
  tooMany_other: 'В сообщении может быть не больше {{count}} файла.',
  failed: 'Не загрузилось.',
  retry: 'Повторить',
  drop: 'Отпустите, чтобы прикрепить файлы',
  picture: 'Картинка {{name}}',
  open: 'Открыть {{name}}',
  close: 'Закрыть',
  download: 'Скачать',
  size: {
    kb: '{{count}} КБ',
    mb: '{{count}} МБ',
  },
}
