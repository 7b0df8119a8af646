import type { RussianOf } from '../../../words.ts'
import type { digest as en } from '../en/digest.ts'

export const digest: RussianOf<typeof en> = {
  messages: '{{messages}} в {{chats}}\n{{url}}',
  messageCount_one: '{{count}} новое сообщение',
  messageCount_few: '{{count}} новых сообщения',
  messageCount_many: '{{count}} новых сообщений',
  messageCount_other: '{{count}} нового сообщения',
  chatCount_one: '{{count}} чате',
  chatCount_few: '{{count}} чатах',
  chatCount_many: '{{count}} чатах',
  chatCount_other: '{{count}} чата',
  text: '{{topic}}: новых — {{count}}\n{{url}}',
  topics: {
    weekly: 'Рекомендации недели',
    intros: 'Знакомства и ответы',
    requests: 'Ответы на ваши запросы',
    meetings: 'Встречи',
    messages: 'Сообщения',
    participation: 'Ваши места на событиях',
    eventChanges: 'Изменения в событиях',
    eventReminders: 'Напоминания о событиях',
    eventStarts: 'События, которые скоро начнутся',
    eventFeedback: 'Как прошли события',
    eventMessages: 'Сообщения организаторов',
    organising: 'События, которые вы проводите',
    community: 'Новости сообщества',
    moderation: 'Модераторам',
  },
}
