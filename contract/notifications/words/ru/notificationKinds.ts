import type { RussianOf } from '../../../words.ts'
import type { notificationKinds as en } from '../en/notificationKinds.ts'

export const notificationKinds: RussianOf<typeof en> = {
  someone: 'кто-то',
  people: {
    n2: 'Два человека',
    n3: 'Три человека',
    n4: 'Четыре человека',
    n5: 'Пять человек',
    n6: 'Шесть человек',
    n7: 'Семь человек',
    n8: 'Восемь человек',
    n9: 'Девять человек',
    n10: 'Десять человек',
    more_one: '{{count}} человек',
    more_few: '{{count}} человека',
    more_many: '{{count}} человек',
    more_other: '{{count}} человека',
  },
  untitled: { event: 'событие', chat: 'чат', messenger: 'мессенджер' },
  intro: {
    received: { one: '{{who}} хочет с вами познакомиться', many: '{{people}} хотят с вами познакомиться' },
    accepted: { one: '{{who}} соглашается познакомиться', many: '{{people}} соглашаются познакомиться' },
    declined: { one: '{{who}} пока не может встретиться', many: '{{people}} пока не могут встретиться' },
  },
  request: { answered: { one: '{{who}} отвечает на ваш запрос', many: '{{people}} ответили на ваш запрос' } },
  meeting: {
    asked: { one: 'Вы и {{who}} познакомились. Как прошла встреча?', many: 'Как прошли ваши встречи? Их {{count}}' },
    proposed: { one: '{{who}} предлагает время встречи', many: '{{people}} предлагают время встречи' },
    agreed: { one: 'Встреча назначена: {{who}}', many: 'Назначены встречи: {{count}}' },
    moved: { one: 'Новое время встречи: {{who}}', many: 'Новое время встреч: {{count}}' },
    cancelled: { one: 'Встреча отменена: {{who}}', many: 'Отменены встречи: {{count}}' },
  },
  matching: {
    weekly: {
      one: 'Ваши знакомства этой недели',
      many: 'Ваши знакомства последних недель: {{count}}',
      lastWeek: 'Ваши знакомства прошлой недели',
      earlier: 'Ваши знакомства за {{dates}}',
    },
  },
  chat: {
    messages: {
      one: '{{who}} пишет вам',
      many: 'Новые сообщения, {{who}}: {{count}}',
      titledOne: '{{who}} пишет в чате {{title}}',
      titledMany: 'Новые сообщения в чате {{title}}: {{count}}',
    },
    added: { one: '{{who}} приглашает вас в {{title}}', many: 'Вас добавили в чаты: {{count}}' },
    mentioned: { one: '{{who}} упоминает вас в чате {{title}}', many: 'Вас упомянули в чате {{title}}: {{count}}' },
  },
  moderation: {
    confirmed: {
      one: 'Теперь вы участник сообщества {{community}}',
      many: 'Теперь вы участник сообщества {{community}}',
    },
    rejected: { one: 'Модераторы не подтвердили ваш профиль', many: 'Модераторы не подтвердили ваш профиль' },
    pending: { one: '{{who}} ждёт подтверждения', many: '{{people}} ждут подтверждения' },
  },
  report: {
    received: { one: '{{who}} жалуется на участника: {{title}}', many: 'Жалобы ждут решения: {{count}}' },
    decided: { one: 'Модераторы рассмотрели вашу жалобу', many: 'Модераторы рассмотрели ваши жалобы: {{count}}' },
  },
  channel: {
    stopped: {
      one: 'Больше не можем писать вам: {{title}}',
      many: 'Больше не можем писать вам: {{title}}',
      workspace: '{{title}} больше не принимает бота сообщества {{community}}',
      group: 'Бота больше нет в {{title}}-группе сообщества {{community}}',
    },
  },
  role: {
    changed: {
      one: 'Ваши права в сообществе {{community}} изменились',
      many: 'Ваши права в сообществе {{community}} изменились',
    },
  },
  responsible: {
    added: { one: '{{who}} просит вас организовать {{title}}', many: 'Вы организуете новые события: {{count}}' },
    webhookExposed: { one: 'Замените ключ оплаты: {{title}}', many: 'Замените ключи оплаты событий: {{count}}' },
  },
  event: {
    message: { one: 'Организаторы пишут вам: {{title}}', many: 'Сообщения организаторов, {{title}}: {{count}}' },
    rescheduled: { one: 'Новое время или место: {{title}}', many: 'Изменения времени или места, {{title}}: {{count}}' },
    cancelled: { one: 'Отмена: {{title}}', many: 'Отменены даты, {{title}}: {{count}}' },
  },
  participation: {
    confirmed: { one: 'Вы идёте: {{title}}', many: 'Вы идёте, {{title}}, даты: {{count}}' },
    approved: {
      one: 'Ваше участие подтвердили: {{title}}. Займите место',
      many: 'Ваше участие подтвердили, {{title}}, даты: {{count}}',
    },
    rejected: { one: 'На этот раз без места: {{title}}', many: 'На этот раз без места, {{title}}, даты: {{count}}' },
    cancelled: { one: 'Вы больше не идёте: {{title}}', many: 'Вы больше не идёте, {{title}}, даты: {{count}}' },
    waitlisted: { one: 'Вы в листе ожидания: {{title}}', many: 'Вы в листе ожидания, {{title}}, даты: {{count}}' },
    offered: { one: 'Для вас есть место: {{title}}', many: 'Для вас есть места, {{title}}, даты: {{count}}' },
    expired: { one: 'Место больше не за вами: {{title}}', many: 'Места больше не за вами, {{title}}, даты: {{count}}' },
    paidWithoutPlace: {
      one: 'Оплата пришла, но мест не осталось: {{title}}',
      many: 'Оплаты пришли, но мест не осталось, {{title}}, даты: {{count}}',
    },
    requested: { one: '{{who}} просит место: {{title}}', many: '{{people}} просят место: {{title}}' },
    refundDue: {
      one: '{{who}}: оплата есть, места нет. {{title}}',
      many: 'Оплаты есть, мест нет, {{title}}: {{count}}',
    },
  },
  reminder: {
    day: { one: 'Напоминание: {{title}}', many: 'Напоминание: {{title}}, даты: {{count}}' },
    hour: { one: 'Напоминание: {{title}}', many: 'Напоминание: {{title}}, даты: {{count}}' },
    feedback: { one: 'Как прошло событие {{title}}?', many: 'Как прошли даты события {{title}}? Их {{count}}' },
  },
  notes: {
    weekly_one: 'В списке: {{names}}',
    weekly_few: 'В списке: {{names}}',
    weekly_many: 'В списке: {{names}}',
    weekly_other: 'В списке: {{names}}',
    asked: 'С вашей оценкой рекомендации станут точнее. Её никто не увидит',
    refundDue: 'Верните деньги или добавьте место',
    stopped: 'Подключите его снова в настройках',
    workspace: 'Подключите его снова с новым токеном',
    group: 'Добавьте его снова по новой ссылке',
  },
}
