import type { RussianOf } from '../../../words.ts'
import type { letters as en } from '../en/letters.ts'

export const letters: RussianOf<typeof en> = {
  reach: {
    subject: '{{author}} просит передать сообщение',
    preview: 'Сообщение, которое просят передать',
    headline: 'Передайте, пожалуйста',
    lead: '{{author}} ({{from}}) хочет связаться с участником {{subject}} ({{to}}), чьи контакты скрыты. Передавать ли сообщение, решаете вы.',
    author: 'Профиль: {{author}}',
    subjectButton: 'Профиль: {{subject}}',
  },
  contactPassed: {
    subject: '{{author}} хочет с вами связаться',
    headline: '{{name}}, сообщение для вас',
    lead: '{{author}} из сообщества «{{community}}» хочет с вами связаться. Ваши контакты скрыты, поэтому сообщение передаёт модератор:',
    after:
      'Ваши контакты останутся скрытыми. Чтобы ответить, откройте профиль и напишите. Если не ответите, {{author}} ничего о вас не узнает.',
    button: 'Профиль: {{author}}',
  },
  contactDeclined: {
    subject: 'Сообщение не передано: {{subject}}',
    headline: '{{name}}, мы не передали ваше сообщение',
    lead: 'Модераторы сообщества «{{community}}» не стали передавать ваше сообщение, адресат {{subject}}. Они пишут:',
  },
  newcomers: {
    subjectOne: '{{name}} ждёт подтверждения в «{{community}}»',
    subject_one: '{{count}} новичок ждёт подтверждения в «{{community}}»',
    subject_few: '{{count}} новичка ждут подтверждения в «{{community}}»',
    subject_many: '{{count}} новичков ждут подтверждения в «{{community}}»',
    subject_other: '{{count}} новичка ждут подтверждения в «{{community}}»',
    headlineOne: '{{name}} хочет вступить',
    headline_one: 'Вас ждёт {{count}} новичок',
    headline_few: 'Вас ждут {{count}} новичка',
    headline_many: 'Вас ждут {{count}} новичков',
    headline_other: 'Вас ждут {{count}} новичка',
    lead: 'Они станут участниками сообщества «{{community}}», когда модератор подтвердит их профиль.',
    button: 'Открыть модерацию',
  },
  confirmed: {
    subject: 'Добро пожаловать в «{{community}}»',
    preview: 'Ваш профиль подтверждён',
    headline: 'Добро пожаловать, {{name}}',
    lead: 'Ваш профиль подтверждён: теперь участники сообщества «{{community}}» видят вас, а вы видите их.',
    button: 'Осмотреться',
  },
  rejected: {
    subject: 'Поправьте профиль в «{{community}}»',
    preview: 'Его проверил модератор',
    headline: '{{name}}, поправьте, пожалуйста, профиль',
    lead: 'Модератор сообщества «{{community}}» проверил ваш профиль и просит его поправить. После правки его проверят ещё раз.',
    button: 'Поправить профиль',
  },
}
