import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const finance: Story[] = [
  {
    at: 'solo',
    position: both('CFO for hire', 'Финансовый директор на аутсорсе'),
    about: both(
      'Finance director for {4..7} companies at once, two days a month each. I build a cash calendar first; profit can wait a week.',
      'Финансовый директор сразу в {4..7} компаниях, по два дня в месяц. Сначала строю платёжный календарь, прибыль подождёт неделю.',
    ),
    request: both(
      'Owners with 10 to {3..5}0 people who cannot say how much cash there will be on Monday.',
      'Ищу владельцев бизнеса, где от 10 до {3..5}0 человек и никто не знает, сколько денег будет в понедельник.',
    ),
    goal: both('Bring two more analysts into the practice', 'Взять в практику ещё двух аналитиков'),
    tags: tagged('Finance/Финансы, Cash flow/Денежный поток, Small business/Малый бизнес'),
  },
  {
    at: 'firm',
    position: both('Accountant', 'Бухгалтер'),
    about: both(
      'Accountant of workshops, bakeries and one circus, {35..70} clients. I explain tax with drawings.',
      'Веду учёт мастерских, пекарен и одного цирка, всего {35..70 клиент|клиента|клиентов}. Налоги объясняю рисунками.',
    ),
    request: both(
      'Someone at a bank or leasing firm who can say quickly what a bakery with {2..3} ovens may borrow.',
      'Ищу человека в банке или лизинге, который быстро скажет, сколько может занять пекарня с {2..3} печами.',
    ),
    goal: both('Make a course on cash for makers', 'Сделать курс о деньгах для мастеров'),
    tags: tagged('Accounting/Бухгалтерия, Tax/Налоги, Small business/Малый бизнес'),
  },
  {
    at: 'firm',
    position: both('Financial controller', 'Финансовый контролёр'),
    about: both(
      'Unit economics for online shops: I found {9..14}% of margin in returns and packaging at the last three. Spreadsheets go to the client, with the formulas.',
      'Считаю экономику онлайн-магазинов: у последних трёх {нашёл|нашла} {9..14} % маржи в возвратах и упаковке. Таблицы отдаю с формулами.',
    ),
    request: both(
      'Online sellers who want to know what one parcel really earns. I do five reviews a month for free.',
      'Ищу онлайн-продавцов, которые хотят знать, сколько приносит одна посылка. Пять разборов в месяц делаю бесплатно.',
    ),
    goal: both('Make a course on cash for makers', 'Сделать курс о деньгах для мастеров'),
    tags: tagged('Unit economics/Юнит-экономика, Finance/Финансы, Cash flow/Денежный поток'),
  },
  {
    at: 'firm',
    position: both('CFO for hire', 'Финансовый директор на аутсорсе'),
    about: both(
      'Prepared {6..11} companies for their first audit and {2..3} for sale. I like tidy folders and short meetings.',
      'Подготовил{|а} {6..11} компаний к первому аудиту и {2..3} к продаже. Люблю порядок в папках и короткие встречи.',
    ),
    request: both(
      'A lawyer to share an office and clients with: half of my questions are yours.',
      'Ищу юриста, чтобы делить офис и клиентов: половина моих вопросов — ваши.',
    ),
    goal: both('Bring two more analysts into the practice', 'Взять в практику ещё двух аналитиков'),
    tags: tagged('Audit/Аудит, Finance/Финансы, Accounting/Бухгалтерия'),
  },
]
