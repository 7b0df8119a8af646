import { type BankSectionContent, page } from './section.ts'

export const career: BankSectionContent = {
  title: { en: 'Career', ru: 'Карьера' },
  lead: {
    en: 'Work at the bank for members and for people they recommend. You get an answer within five days, even if it is a no.',
    ru: 'Работа в банке для участников и тех, кого они рекомендуют. Ответ за пять дней, даже если это отказ.',
  },
  items: [
    {
      title: { en: 'Manager for small business', ru: 'Менеджер по малому бизнесу' },
      text: {
        en: 'Eleven regions. You come to clients, read their balance sheets and stay with them for years. Experience in sales or accounting helps.',
        ru: 'Одиннадцать регионов. Приезжать к клиентам, читать их отчётность и вести их годами. Поможет опыт в продажах или бухгалтерии.',
      },
      url: page('career/manager'),
    },
    {
      title: { en: 'Analyst of industries', ru: 'Отраслевой аналитик' },
      text: {
        en: 'Food, timber, transport: you explain to the committee how a company of the industry earns. Moscow or remote.',
        ru: 'Пищевая отрасль, лес, транспорт: объяснять комитету, на чём зарабатывает компания. Москва или удалённо.',
      },
      url: page('career/analyst'),
    },
    {
      title: { en: 'Developer of payment services', ru: 'Разработчик платёжных сервисов' },
      text: {
        en: 'A team of nine, one release a week, a duty once a month. We look for people who have seen a payment fail.',
        ru: 'Команда из девяти человек, релиз раз в неделю, дежурство раз в месяц. Ищем тех, кто видел, как падает платёж.',
      },
      url: page('career/developer'),
    },
    {
      title: { en: 'Internship for students', ru: 'Стажировка для студентов' },
      text: {
        en: 'Ten weeks in summer with a mentor from among the club’s members. Half of the interns stay.',
        ru: 'Десять недель летом с наставником из участников клуба. Половина стажёров остаётся.',
      },
      url: page('career/internship'),
    },
    {
      title: { en: 'Recommend a person', ru: 'Порекомендовать человека' },
      text: {
        en: 'Write three sentences about someone you would hire yourself. We will talk to them and tell you how it ended.',
        ru: 'Напишите три предложения о человеке, которого наняли бы сами. Поговорим с ним и расскажем, чем закончилось.',
      },
      url: 'mailto:career@vtb.example',
    },
  ],
}
