import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const builder: Story[] = [
  {
    at: 'construction',
    position: both('Developer of small housing projects', 'Девелопер малоэтажного жилья'),
    about: both(
      'I build timber houses: {9..16} a year, from foundation to keys in {5..7} months. The estimate is fixed, and that is written in the contract.',
      'Строю деревянные дома: {9..16} в год, от фундамента до ключей {5..7 месяц|месяца|месяцев}. Смета твёрдая, это записано в договоре.',
    ),
    request: both(
      'An architect who draws what can be built with local timber and does not mind a site in the rain.',
      'Ищу архитектора, который рисует то, что можно построить из местного леса, и не боится стройки под дождём.',
    ),
    goal: both('Finish twenty houses without a delay', 'Сдать двадцать домов без задержек'),
    tags: tagged('Timber houses/Деревянные дома, Construction/Строительство, Estimates/Сметы'),
  },
  {
    at: 'construction',
    position: both('Construction contractor', 'Строительный подрядчик'),
    about: both(
      'Renovation of old buildings: stairs, stucco, {12..28} façades under protection. I collect bricks with stamps.',
      'Реставрирую старые здания: лестницы, лепнина, {12..28 фасад|фасада|фасадов} под охраной. Собираю кирпичи с клеймами.',
    ),
    request: both(
      'A furniture workshop that can repeat mouldings from {1890..1912} by photograph.',
      'Ищу столярную мастерскую, которая повторит карниз {1890..1912} года по фотографии.',
    ),
    goal: both('Train a second foreman', 'Вырастить второго прораба'),
    tags: tagged('Restoration/Реставрация, Renovation/Ремонт, Construction/Строительство'),
  },
  {
    at: 'construction',
    position: both('Construction contractor', 'Строительный подрядчик'),
    about: both(
      'Commercial interiors: {30..70} cafés, clinics and shops, the fastest opened after {26..39} days. My foremen have been with me since {2011..2017}.',
      'Коммерческая отделка: {30..70 кафе, клиника и магазин|кафе, клиники и магазина|кафе, клиник и магазинов}, самый быстрый открылся за {26..39 день|дня|дней}. Прорабы со мной с {2011..2017} года.',
    ),
    request: both(
      'Café and clinic owners who open a place in spring {inCity}: I hold two slots.',
      'Ищу владельцев кафе и клиник, которые весной открываются {inCity}: держу два места в графике.',
    ),
    goal: both('Train a second foreman', 'Вырастить второго прораба'),
    tags: tagged('Interiors/Интерьеры, Renovation/Ремонт, Construction/Строительство'),
  },
  {
    at: 'solo',
    position: both('Estimator', 'Сметчик'),
    about: both(
      'Estimator and quantity surveyor: I checked {280..610} budgets and found mistakes in all of them. Tenders are my morning reading.',
      'Сметчик: проверил{|а} {280..610} смет, ошибки нашлись во всех. По утрам читаю тендеры.',
    ),
    request: both(
      'Contractors about to sign a large estimate: I read it in two evenings and take a share of what I find.',
      'Ищу подрядчиков перед подписанием большой сметы: прочту за два вечера и возьму долю от найденного.',
    ),
    goal: both('Work for six contractors by the year', 'Вести шесть подрядчиков по годовому договору'),
    tags: tagged('Estimates/Сметы, Tenders/Тендеры, Construction/Строительство'),
  },
]
