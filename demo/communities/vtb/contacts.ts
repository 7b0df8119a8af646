import { type BankSectionContent, page } from './section.ts'

export const contacts: BankSectionContent = {
  title: { en: 'Bank contacts', ru: 'Контакты банка' },
  lead: {
    en: 'People at the bank who know the club. Write to them directly; no queue and no menu of numbers.',
    ru: 'Люди в банке, которые знают клуб. Пишите напрямую: без очереди и без «нажмите один».',
  },
  items: [
    {
      title: { en: 'Club manager', ru: 'Менеджер клуба' },
      text: {
        en: 'Marina Kazantseva: membership, introductions, breakfasts. Weekdays from nine to six, Moscow time.',
        ru: 'Марина Казанцева: участие, знакомства, завтраки. По будням с девяти до шести по Москве.',
      },
      url: 'mailto:club@vtb.example',
    },
    {
      title: { en: 'Loans and guarantees', ru: 'Кредиты и гарантии' },
      text: {
        en: 'Send your balance sheet and one sentence about the purpose. You get a preliminary answer within a day.',
        ru: 'Пришлите баланс и одно предложение о цели. Предварительный ответ — в течение дня.',
      },
      url: 'mailto:loans@vtb.example',
    },
    {
      title: { en: 'Foreign trade desk', ru: 'Отдел внешней торговли' },
      text: {
        en: 'Contracts, currencies, papers for customs. Consultations on Tuesdays and Fridays by video.',
        ru: 'Контракты, валюта, бумаги для таможни. Консультации по вторникам и пятницам по видео.',
      },
      url: 'mailto:trade@vtb.example',
    },
    {
      title: { en: 'Offices with a club room', ru: 'Отделения с залом клуба' },
      text: {
        en: 'Moscow, Saint Petersburg, Kazan, Yekaterinburg, Novosibirsk and Krasnodar: a table, a screen and good coffee for members’ meetings.',
        ru: 'Москва, Санкт-Петербург, Казань, Екатеринбург, Новосибирск и Краснодар: стол, экран и хороший кофе для встреч участников.',
      },
      url: page('offices'),
    },
    {
      title: { en: 'If something went wrong', ru: 'Если что-то пошло не так' },
      text: {
        en: 'A payment is stuck or an account is blocked: write here, and the club’s manager takes it over.',
        ru: 'Завис платёж или заблокирован счёт: напишите сюда, и вопрос возьмёт менеджер клуба.',
      },
      url: 'mailto:help@vtb.example',
    },
    {
      title: { en: 'A lost card', ru: 'Потеряли карту' },
      text: {
        en: 'Call at any hour: the card is blocked while you talk, and the new one is ready in a day.',
        ru: 'Звоните в любое время: заблокируем карту, пока говорим, новая будет готова через день.',
      },
      url: 'tel:+7 800 000-00-00',
    },
  ],
}
