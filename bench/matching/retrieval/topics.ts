/**
 * Request = profile text that answers it, in Russian, then in English. Hand-written sentences, none taken from the
 * engine's glossary; the glossary is never extended after looking at them.
 */
export const topics: string[] = `
юриста по разводам и разделу имущества=веду семейные дела, развод и опека, делю имущество супругов=a solicitor for divorces and splitting assets=I handle family cases, divorce and custody, dividing the assets of spouses
того, кто поможет открыть пекарню=у меня три пекарни, пеку хлеб на закваске=someone who can help me open a bakery=I run three bakeries and bake sourdough bread
инвестора в медицинский стартап=вкладываюсь в ранние медицинские проекты, чек до ста тысяч=an investor for a medical startup=I invest in early medical projects, cheques up to a hundred thousand
программиста на Python для анализа спутниковых снимков=пишу на Python, обрабатываю снимки со спутников для фермеров=a Python programmer to analyse satellite images=I write Python and process images from satellites for farmers
ментора для перехода в продуктовый менеджмент=десять лет управляю продуктами, наставник начинающих=a mentor for moving into product management=ten years of managing products, mentor to beginners
дизайнера упаковки для косметики=рисую упаковку и этикетки для кремов и духов=a packaging designer for cosmetics=I draw packaging and labels for creams and perfumes
бухгалтера для небольшой компании=веду бухгалтерию и налоги малых предприятий=an accountant for a small company=I keep books and taxes for small firms
переводчика с китайского на переговоры с фабрикой=перевожу с китайского, десять лет работал с фабриками=a Chinese interpreter for talks with a factory=I interpret from Chinese and worked ten years with factories
партнера, чтобы запустить школу танцев=танцую и преподаю танцы детям и взрослым=a partner to launch a dance school=I dance and teach dancing to children and adults
поставщика кофейного зерна=импортирую кофе из Эфиопии и обжариваю зерно=a supplier of coffee beans=I import coffee from Ethiopia and roast beans
эксперта по безопасности данных в банке=отвечаю за информационную безопасность банка=an expert on data security in a bank=I am responsible for information security at a bank
фотографа для съемки еды=снимаю блюда и интерьеры ресторанов, фотограф=a photographer to shoot food=I photograph dishes and interiors of restaurants
психолога для команды с выгоранием=психолог, помогаю командам справляться с выгоранием и стрессом=a psychologist for a burnt out team=psychologist, I help teams to cope with burnout and stress
агронома в тепличное хозяйство=агроном, выращиваю томаты и огурцы в теплицах=an agronomist for greenhouses=agronomist, I grow tomatoes and cucumbers in greenhouses
собеседника о воспитании подростков=мама троих подростков, пишу о воспитании=a conversation partner on raising teenagers=mother of three teenagers, I write about raising them
специалиста по таможне для ввоза станков=оформляю таможенные декларации на станки и оборудование=a customs specialist to bring in machine tools=I clear machine tools and equipment through customs
разработчика мобильной игры=делаю мобильные игры на Unity, две вышли в топ=a developer of a mobile game=I make mobile games with Unity, two reached the top charts
инженера по солнечным панелям=проектирую солнечные станции, ставлю панели на крыши=an engineer for solar panels=I design solar plants and mount panels on roofs
рекрутера, который найдет разработчиков=подбираю разработчиков и тестировщиков, рекрутер=a recruiter who finds developers=I recruit developers and testers
соавтора подкаста о науке=физик, веду подкаст и читаю лекции о науке=a co-host for a podcast on science=physicist, I host a podcast and give lectures on science
архитектора для деревянного дома=архитектор, строю дома из дерева=an architect for a wooden house=architect, I build houses of wood
кого-то, кто продавал бизнес фонду=продал свою компанию фонду и консультирую по сделкам=somebody who sold a business to a fund=I sold my company to a fund and advise on deals
маркетолога для выхода на рынок Германии=продвигаю бренды на немецком рынке, маркетолог=a marketer for entering the market of Germany=I promote brands on the German market
врача, который консультирует по сну=врач-сомнолог, лечу бессонницу и нарушения сна=a doctor who consults on sleep=sleep physician, I treat insomnia and sleep disorders
логиста для перевозки вина=вожу вино и продукты из Италии и Грузии, логистика=a logistics person for transporting wine=I transport wine and food from Italy and Georgia
редактора для книги воспоминаний=редактирую мемуары и прозу, работаю в издательстве=an editor for a book of memoirs=I edit memoirs and prose at a publishing house
организатора конференции на тысячу человек=организую конференции и форумы до трех тысяч гостей=an organizer for a conference of a thousand people=I organize conferences and forums with up to three thousand guests
тренера по публичным выступлениям=учу выступать публично, ставлю голос=a coach for public speaking=I teach people to speak in public and train voices
владельца гостиницы, чтобы понять экономику=владею небольшой гостиницей у моря=a hotel owner to understand the economics=I own a small hotel by the sea
волонтеров в приют для собак=помогаю приютам, лечу собак и кошек, ветеринар=volunteers for a shelter for dogs=I help shelters and treat dogs and cats as a vet
аналитика для ценообразования в рознице=считаю цены и спрос в розничной сети, аналитик=an analyst for pricing in retail=I calculate prices and demand in a retail chain
юриста по товарным знакам и патентам=патентный поверенный, регистрирую товарные знаки=a lawyer for trademarks and patents=patent attorney, I register trademarks
оператора беспилотников для съемки полей=летаю на дронах, снимаю поля и стройки=a drone pilot to film fields=I fly drones and film fields and building sites
специалиста по машинному обучению для распознавания речи=обучаю модели распознавать речь и голос=a machine learning specialist for speech recognition=I train models to recognize speech and voices
театрального режиссера для школьной студии=режиссер, ставлю спектакли с подростками=a theatre director for a school studio=director, I stage plays with teenagers
поставщика ткани для детской одежды=производим хлопковую ткань и трикотаж=a supplier of fabric for children's clothes=we produce cotton fabric and knitwear
того, кто переехал с семьей в Португалию=переехал с семьей в Португалию, помогаю с документами=someone who moved with a family to Portugal=I moved to Portugal with my family and help with papers
руководителя отдела продаж в промышленности=двенадцать лет руковожу продажами насосов и станков=a head of sales in industry=twelve years leading sales of pumps and machine tools
музыканта для озвучки короткого фильма=пишу музыку для фильмов и рекламы, композитор=a musician to score a short film=I write music for films and adverts
химика для разработки красок=химик-технолог, разрабатываю краски и лаки=a chemist to develop paints=chemist, I develop paints and varnishes
учителя математики для олимпиад=готовлю школьников к олимпиадам по математике=a maths teacher for olympiads=I prepare pupils for olympiads in maths
коллег, которые внедряли склад с роботами=автоматизировал склад, внедрил роботов и сортировку=colleagues who introduced a warehouse with robots=I automated a warehouse and introduced robots and sorting
финансового директора на неполный день=финансовый директор, строю отчетность и бюджеты=a part-time finance director=finance director, I build reporting and budgets
напарника для бега и марафона=бегаю марафоны, собираю утренние пробежки=a companion for running and a marathon=I run marathons and gather people for morning runs
консультанта по переработке пластика=перерабатываю пластик в гранулы, свой завод=a consultant on recycling plastic=I recycle plastic into granules at my own plant
журналиста, пишущего про образование=журналист, пишу о школах и университетах=a journalist writing on education=journalist, I write about schools and universities
стоматолога-партнера для новой клиники=стоматолог, открыл две клиники=a dentist as a partner for a new clinic=dentist, I opened two clinics
тестировщика платежной системы=тестирую платежи и банковские приложения=a tester for a payment system=I test payments and banking apps
специалиста по закупкам у государства=готовлю заявки на тендеры и госзакупки=a specialist in public procurement=I prepare bids for tenders and public procurement
того, кто делал умный дом для пожилых=ставлю датчики и умный дом для пожилых родителей=someone who made a smart home for the elderly=I install sensors and smart homes for elderly parents
`
  .trim()
  .split('\n')

/** Place in the request = city in the profile, Russian then English; and unrelated text. */
export const places: string[] = [
  'в Казани=Казань=in Kazan=Kazan',
  'в Новосибирске=живу в Новосибирске=in Novosibirsk=based in Novosibirsk',
  'в Ереване=Ереван, Армения=in Yerevan=Yerevan, Armenia',
  'в Белграде=работаю из Белграда=in Belgrade=working from Belgrade',
]

export const sideRemarks: { ru: string; en: string }[] = [
  {
    ru: 'Люблю горы и долгие разговоры, ищу новых друзей',
    en: 'I love mountains and long conversations, looking for new friends',
  },
  {
    ru: 'Раньше работал в большой компании, сейчас хочу больше свободы',
    en: 'I used to work for a big company, now I want more freedom',
  },
  {
    ru: 'Играю в шахматы, читаю фантастику, помогу советом',
    en: 'I play chess, read science fiction and can help with advice',
  },
  {
    ru: 'Открыт к совместным проектам, нужен толковый партнер',
    en: 'Open to joint projects, in need of a bright partner',
  },
  { ru: 'По выходным готовлю для друзей и учу испанский', en: 'On weekends I cook for friends and learn Spanish' },
]

export const requestTemplates: { ru: string; en: string }[] = [
  { ru: 'Ищу {what} {where}', en: 'Looking for {what} {where}' },
  {
    ru: 'Хочу познакомиться {where}: нужен контакт, ищу {what}',
    en: 'I would like to meet people {where}: I need {what}',
  },
  { ru: 'Подскажите, пожалуйста, {what} {where}', en: 'Could you please recommend {what} {where}' },
]
