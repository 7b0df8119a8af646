import { type BankSectionContent, page } from './section.ts'

export const services: BankSectionContent = {
  title: { en: 'Bank services', ru: 'Услуги банка' },
  lead: {
    en: 'What members of the club get on terms of their own. A club manager helps with the application and answers within one working day.',
    ru: 'Что участники клуба получают на своих условиях. Менеджер клуба поможет с заявкой и ответит в течение рабочего дня.',
  },
  items: [
    {
      title: { en: 'Business account', ru: 'Расчётный счёт' },
      text: {
        en: 'Opened in one day from a phone. The first twelve months are free for club members, up to fifty payments a month.',
        ru: 'Откроем за день с телефона. Участникам клуба первые двенадцать месяцев бесплатно, до пятидесяти платежей в месяц.',
      },
      url: page('account'),
    },
    {
      title: { en: 'Loan for equipment', ru: 'Кредит на оборудование' },
      text: {
        en: 'For machines, ovens and vehicles, up to five years, with the equipment itself as the security. The decision takes three days.',
        ru: 'На станки, печи и транспорт, до пяти лет, залог — само оборудование. Решение за три дня.',
      },
      url: page('equipment-loan'),
    },
    {
      title: { en: 'Payment by card and QR', ru: 'Приём карт и оплата по QR' },
      text: {
        en: 'A terminal for the shop, a link for messages, a code for the market stall. Money arrives on the next day, also at weekends.',
        ru: 'Терминал для магазина, ссылка для сообщений, код для ярмарки. Деньги приходят на следующий день, в том числе в выходные.',
      },
      url: page('acquiring'),
    },
    {
      title: { en: 'Guarantees for tenders', ru: 'Гарантии для тендеров' },
      text: {
        en: 'A bank guarantee for the bid and for the contract, without a deposit up to ten million roubles.',
        ru: 'Гарантия на участие и на исполнение договора, до десяти миллионов рублей без залога.',
      },
      url: page('guarantees'),
    },
    {
      title: { en: 'Foreign trade', ru: 'Внешняя торговля' },
      text: {
        en: 'Accounts in five currencies, contract registration and a manager who reads the contract before you sign it.',
        ru: 'Счета в пяти валютах, постановка контракта на учёт и менеджер, который прочтёт договор до подписания.',
      },
      url: page('foreign-trade'),
    },
    {
      title: { en: 'Salaries for employees', ru: 'Зарплатный проект' },
      text: {
        en: 'Cards for a team of three or three hundred. Employees get them at work, and the register comes from your accounting program.',
        ru: 'Карты для команды из трёх или трёхсот человек. Привезём на работу, реестр загрузится из вашей учётной программы.',
      },
      url: page('salary'),
    },
  ],
}
