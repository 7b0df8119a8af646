import type { RussianOf } from '../../../words.ts'
import type { letters as en } from '../en/letters.ts'

export const letters: RussianOf<typeof en> = {
  meetingTime: {
    entry: 'Встреча: {{person}}',
    place: 'Где: {{place}}',
    button: 'Открыть чат',
    proposed: {
      subject: '{{person}} предлагает время встречи',
      headline: '{{name}}, когда вам удобно?',
      lead: '{{person}} предлагает встретиться. Выберите время, которое вам подходит.',
    },
    moved: {
      subject: '{{person}} предлагает другое время',
      headline: '{{name}}, давайте в другое время?',
      lead: '{{person}} предлагает перенести встречу. Прежняя договорённость в силе, пока вы не выберете новое время.',
    },
    agreed: {
      subject: 'Вы встречаетесь: {{person}}',
      headline: '{{name}}, вы договорились',
      lead: 'Вас ждёт встреча: {{person}}.',
      calendar: 'Откройте приложенное приглашение, чтобы добавить встречу в календарь.',
    },
    cancelled: {
      subject: 'Встреча не состоится: {{person}}',
      headline: '{{name}}, встреча отменена',
      lead: 'Встреча с участником {{person}} не состоится.',
      calendar: 'Откройте приложенный файл, чтобы убрать встречу из календаря.',
    },
  },
  chatMessages: {
    subject_one: '{{count}} непрочитанное сообщение: {{from}}',
    subject_few: '{{count}} непрочитанных сообщения: {{from}}',
    subject_many: '{{count}} непрочитанных сообщений: {{from}}',
    subject_other: '{{count}} непрочитанного сообщения: {{from}}',
    preview: 'Прочитайте и ответьте в чатах',
    headline: '{{name}}, у вас есть непрочитанные сообщения',
    lead: 'Вот что пришло, пока вас не было.',
    unread_one: '{{count}} непрочитанное сообщение',
    unread_few: '{{count}} непрочитанных сообщения',
    unread_many: '{{count}} непрочитанных сообщений',
    unread_other: '{{count}} непрочитанного сообщения',
    others: 'другие',
    button: 'Открыть чат',
    text_one: '{{count}} непрочитанное сообщение: {{from}}. {{url}}',
    text_few: '{{count}} непрочитанных сообщения: {{from}}. {{url}}',
    text_many: '{{count}} непрочитанных сообщений: {{from}}. {{url}}',
    text_other: '{{count}} непрочитанного сообщения: {{from}}. {{url}}',
  },
  chatAdded: {
    subject: '{{person}} приглашает вас в чат «{{chat}}»',
    subjectWithoutName: '{{person}} приглашает вас в общий чат',
    headline: '{{name}}, вы в новом чате',
    lead: 'Вы видите всё, что пишут с этого момента. Чат можно в любое время заглушить или покинуть.',
    button: 'Открыть чат',
    text: '{{person}} приглашает вас в общий чат. {{url}}',
  },
  chatMentioned: {
    subject: '{{person}} упоминает вас в чате «{{chat}}»',
    subjectWithoutName: '{{person}} упоминает вас в общем чате',
    headline: '{{name}}, вас упомянули',
    button: 'Открыть сообщение',
    text: '{{person}} упоминает вас в чате «{{chat}}». {{url}}',
    textWithoutName: '{{person}} упоминает вас в общем чате. {{url}}',
  },
}
