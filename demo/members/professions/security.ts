import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const security: Story[] = [
  {
    at: 'tech',
    position: both('Security engineer', 'Инженер по безопасности'),
    about: both(
      'I break in for a living, always with a signed paper: {60..130} tests for banks, clinics and one zoo. Half of my findings are a password on a sticky note.',
      'Взламываю за деньги и только с подписанной бумагой: {60..130 проверка|проверки|проверок} банков, клиник и одного зоопарка. Половина находок — пароль на стикере.',
    ),
    request: both(
      'An illustrator for a comic about phishing, {8..12} pages, for warehouse staff.',
      'Ищу иллюстратора для комикса о фишинге: {8..12} страниц для сотрудников склада.',
    ),
    goal: both('Make security training that nobody skips', 'Сделать обучение безопасности, которое не пропускают'),
    tags: tagged('Security/Безопасность, Training/Обучение, Audit/Аудит'),
  },
  {
    at: 'firm',
    position: both('Information security consultant', 'Консультант по информационной безопасности'),
    about: both(
      'Security for companies of up to {3..8}0 people who think they are too small to be attacked. We start with backups and end with a drill.',
      'Безопасность для компаний до {3..8}0 человек, которые считают, что они никому не нужны. Начинаем с резервных копий, заканчиваем учениями.',
    ),
    request: both(
      'Accountants and lawyers who serve small companies: I would like to run a joint morning on invoice fraud.',
      'Ищу бухгалтеров и юристов малого бизнеса: хочу провести вместе утренний разбор мошенничества со счетами.',
    ),
    goal: both('Have ten small firms on a yearly contract', 'Вести десять небольших компаний по годовому договору'),
    tags: tagged('Security/Безопасность, Small business/Малый бизнес, Training/Обучение'),
  },
  {
    at: 'solo',
    position: both('Information security consultant', 'Консультант по информационной безопасности'),
    about: both(
      'Spent {6..9} years in fraud prevention at a payment firm and stopped a ring that stole {2..5} million. Now I teach shops to see it earlier.',
      '{6..9 год|года|лет} ловил{|а} мошенников в платёжной компании, остановил{|а} группу, которая увела {2..5 миллион|миллиона|миллионов}. Теперь учу магазины замечать это раньше.',
    ),
    request: both(
      'Anyone who sells online and lost money to chargebacks this year. I collect cases and give advice in return.',
      'Ищу продавцов, которые в этом году потеряли деньги на возвратных платежах. Собираю случаи, взамен даю советы.',
    ),
    goal: both('Have ten small firms on a yearly contract', 'Вести десять небольших компаний по годовому договору'),
    tags: tagged('Fraud/Мошенничество, Fintech/Финтех, Security/Безопасность'),
  },
  {
    at: 'tech',
    position: both('Security engineer', 'Инженер по безопасности'),
    about: both(
      'I review code of medical devices before a regulator does. {20..45} reports so far, each ends with what to fix on Monday.',
      'Проверяю код медицинских приборов раньше регулятора. Уже {20..45 отчёт|отчёта|отчётов}, каждый кончается списком дел на понедельник.',
    ),
    request: both(
      'A founder in health who will be audited next year and would rather be surprised now.',
      'Ищу основателя медицинского сервиса, которого ждёт аудит в следующем году: лучше удивиться сейчас.',
    ),
    goal: both('Make security training that nobody skips', 'Сделать обучение безопасности, которое не пропускают'),
    tags: tagged('Security/Безопасность, Medical devices/Медицинские приборы, Audit/Аудит'),
  },
]
