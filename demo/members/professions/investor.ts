import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const investor: Story[] = [
  {
    at: 'solo',
    position: both('Angel investor', 'Частный инвестор'),
    about: both(
      'I write small cheques before revenue: {14..33} companies, most of them in education and health. I answer every deck within a week, also with a no.',
      'Вкладываю небольшие суммы до первой выручки: {14..33 компания|компании|компаний}, в основном образование и медицина. На каждую презентацию отвечаю за неделю, даже если нет.',
    ),
    request: both(
      'Founders in language learning or adult education before revenue, with ten users who would be angry if it vanished.',
      'Ищу основателей в языковом или взрослом образовании до выручки, у которых есть десять пользователей, готовых возмутиться, если всё закроется.',
    ),
    goal: both(
      'Five new investments this year, all within a train ride',
      'Пять новых вложений за год, все в пределах поездки на поезде',
    ),
    tags: tagged('Angel investing/Частные инвестиции, Pre-seed/Ранняя стадия, EdTech/Образование'),
  },
  {
    at: 'solo',
    position: both('Angel investor', 'Частный инвестор'),
    about: both(
      'Sold a logistics firm in {2016..2021} and invest in what I understand: warehouses, routes, cold. I visit before I read the numbers.',
      'Продал{|а} логистическую компанию в {2016..2021} году и вкладываю в то, что понимаю: склады, маршруты, холод. Сначала приезжаю, потом смотрю цифры.',
    ),
    request: both(
      'Co-investors {inCity} who do diligence themselves. I share mine, all pages.',
      'Ищу соинвесторов {inCity}, которые сами проверяют сделки. Свою проверку отдаю целиком.',
    ),
    goal: both('Host an investor evening each quarter', 'Проводить вечер для инвесторов каждый квартал'),
    tags: tagged('Angel investing/Частные инвестиции, Logistics/Логистика, Pre-seed/Ранняя стадия'),
  },
  {
    at: 'fund',
    position: both('Investment director', 'Инвестиционный директор'),
    about: both(
      'A family fund for craft and food producers, loans instead of shares. {9..21} workshops have paid back, two have not, and we still talk.',
      'Семейный фонд для ремесленников и производителей еды: займы вместо долей. {9..21 мастерская вернула|мастерские вернули|мастерских вернули} деньги, две — нет, но мы дружим.',
    ),
    request: both(
      'Workshops and bakeries that need a machine, not a partner: loans of {15..40},000 for three years.',
      'Ищу мастерские и пекарни, которым нужен станок, а не партнёр: займы на три года под оборудование.',
    ),
    goal: both(
      'Five new investments this year, all within a train ride',
      'Пять новых вложений за год, все в пределах поездки на поезде',
    ),
    tags: tagged('Loans/Займы, Makers/Ремесло, Angel investing/Частные инвестиции'),
  },
  {
    at: 'fund',
    position: both('Venture partner', 'Партнёр фонда'),
    about: both(
      'I look for science that can leave the laboratory: materials, sensors, seeds. {5..12} university spin-offs, one of them already public.',
      'Ищу науку, которая может выйти из лаборатории: материалы, датчики, семена. {5..12 компания|компании|компаний} из университетов, одна уже на бирже.',
    ),
    request: both(
      'Scientists with a working sample and no company. I bring the lawyer and the first hundred days.',
      'Ищу учёных с работающим образцом и без компании. С меня юрист и первые сто дней.',
    ),
    goal: both(
      'Five new investments this year, all within a train ride',
      'Пять новых вложений за год, все в пределах поездки на поезде',
    ),
    tags: tagged('Deep tech/Наукоёмкие проекты, Pre-seed/Ранняя стадия, Angel investing/Частные инвестиции'),
  },
]
