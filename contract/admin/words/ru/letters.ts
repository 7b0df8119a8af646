import type { RussianOf } from '../../../words.ts'
import type { letters as en } from '../en/letters.ts'

export const letters: RussianOf<typeof en> = {
  webhookPaused: {
    subject: 'Вебхук сообщества «{{community}}» приостановлен',
    headline: 'Вебхук приостановлен',
    leadFAILURES:
      'За сутки ничего из отправленного на {{url}} не дошло, и мы остановились. Когда адрес заработает, включите вебхук и отправьте нужное ещё раз из журнала.',
    leadGONE:
      'Адрес {{url}} ответил, что его больше нет, и мы перестали на него отправлять. Введите другой адрес или удалите вебхук.',
    button: 'Открыть вебхуки',
  },
  roleChanged: {
    subject: 'Ваши права в «{{community}}» изменились',
    headline: 'Ваши права изменились',
    lead: 'Администратор «{{community}}» изменил ваши права. Теперь вы можете:',
    leadNone: 'Администратор «{{community}}» отозвал ваши права менеджера. Вы остаётесь участником.',
    button: 'Открыть «{{community}}»',
    rights: {
      ROLE_ADMIN: 'делать всё — вы администратор',
      CAN_VIEW_ADMIN_PANEL: 'открывать раздел управления',
      CAN_MODERATE_COMMUNITY: 'подтверждать новых участников и решать по жалобам',
      CAN_MANAGE_COMMUNITY: 'менять настройки сообщества и работать с участниками',
      CAN_SEND_NEWSLETTERS: 'отправлять рассылки',
      CAN_CREATE_EVENTS: 'создавать и проводить события',
      CAN_SCORE_MATCHES: 'оценивать пары',
      CAN_CHAT: 'писать в чатах',
    },
  },
}
