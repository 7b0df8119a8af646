import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const mobile: Story[] = [
  {
    at: 'studio',
    position: both('Mobile developer', 'Мобильный разработчик'),
    about: both(
      'I build apps for people who wear gloves: couriers, electricians, field doctors. Big buttons, no network, {11..25},000 daily users.',
      'Делаю приложения для людей в перчатках: курьеров, электриков, выездных врачей. Крупные кнопки, работа без сети, {11..25 тысяча|тысячи|тысяч} пользователей в день.',
    ),
    request: both(
      'An owner of a small service company with more than {2..8}0 people in the field who fill in paper forms. I want to replace the paper.',
      'Ищу владельца сервисной компании, где больше {2..8}0 человек на выезде заполняют бумажные бланки. Хочу заменить бумагу.',
    ),
    goal: both('Find one long contract instead of five short ones', 'Найти один длинный контракт вместо пяти коротких'),
    tags: tagged('Mobile apps/Мобильные приложения, Offline first/Работа без сети, Freelance/Фриланс'),
  },
  {
    at: 'solo',
    position: both('iOS engineer', 'iOS-разработчик'),
    about: both(
      'iOS since {2010..2016}, {14..30} apps in the store, two of them my own. The meditation timer still pays my rent {inCity}.',
      'Пишу под iOS с {2010..2016} года: {14..30 приложение|приложения|приложений} в магазине, два из них мои. Таймер медитации до сих пор оплачивает мне квартиру {inCity}.',
    ),
    request: both(
      'A growth marketer who knows app stores and would look at my keywords for a share of the result.',
      'Ищу маркетолога, который понимает магазины приложений и посмотрит мои ключевые слова за долю от результата.',
    ),
    goal: both('Live from my own apps only', 'Жить только на доход от своих приложений'),
    tags: tagged('iOS/iOS, Mobile apps/Мобильные приложения, Freelance/Фриланс'),
  },
  {
    at: 'solo',
    position: both('Frontend engineer', 'Фронтенд-разработчик'),
    about: both(
      'Frontend with an eye for slow phones: I brought a news site from {9..12} seconds to {1..2}. Accessibility audits are my favourite Friday job.',
      'Фронтенд с вниманием к медленным телефонам: ускорил{|а} новостной сайт с {9..12} секунд до {1..2}. Аудит доступности — моя любимая пятничная работа.',
    ),
    request: both(
      'Another independent developer to share a desk {inCity} two days a week and complain about reviews together.',
      'Ищу независимого разработчика, чтобы два дня в неделю делить стол {inCity} и вместе ругаться на отзывы.',
    ),
    goal: both('Find one long contract instead of five short ones', 'Найти один длинный контракт вместо пяти коротких'),
    tags: tagged('Frontend/Фронтенд, Accessibility/Доступность, Freelance/Фриланс'),
  },
  {
    at: 'studio',
    position: both('Mobile developer', 'Мобильный разработчик'),
    about: both(
      'I make learning apps for children and test each of them on my own {2..3} toughest critics at home. The reading trainer has {60..140},000 downloads.',
      'Делаю учебные приложения для детей и проверяю на своих домашних критиках, их {2..3}. Тренажёр чтения скачали {60..140 тысячу|тысячи|тысяч} раз.',
    ),
    request: both(
      'A children’s illustrator and a speech therapist for the second version of a reading app.',
      'Ищу детского иллюстратора и логопеда для второй версии тренажёра чтения.',
    ),
    goal: both('Live from my own apps only', 'Жить только на доход от своих приложений'),
    tags: tagged('Children’s apps/Детские приложения, Mobile apps/Мобильные приложения, Accessibility/Доступность'),
  },
]
