export const concepts = `
game-publishing < business
= game publishing | издание игр
doers game publisher, game producer, publishing manager of games | издатель игр, геймдев-продюсер, паблишинг-менеджер
work publish games, market games | издаю игры, продвигаю игры, вывожу игры в Steam
field game publishing, Steam release, wishlists, mobile games market | паблишинг игр, релиз в Steam, вишлисты, рынок мобильных игр
needs indie game needs publisher, no wishlists, publish a game, promote a game | ищем издателя для игры, игру никто не видит, издать игру, издатель игры, продвинуть игру

brand-licensing < marketing, law
= brand and character licensing | лицензирование брендов
doers licensing agent, licensing manager of brands | лицензионный агент, менеджер по лицензированию
work license characters, license brands | лицензирую персонажей, продаю лицензии на бренд
field brand licensing, character licence, co-branding, collaboration of brands | лицензирование персонажей, лицензионные товары, ко-брендинг, коллаборация брендов
needs want cartoon character on product, brand for collaboration, brand collaboration, collaborate with brand, license a character | хотим персонажа на упаковку, ищем бренд для коллаборации, коллаборация с брендом, сделать коллаборацию, лицензия на персонажа, бренды для коллаборации

ad-sales < media, sales
= media ad sales | продажа рекламы в медиа
doers ad sales manager, media sales manager, native ads editor | менеджер по продаже рекламы, сейлз-хаус-менеджер, редактор спецпроектов
work sell ad space, monetise media | продаю рекламу, монетизирую аудиторию, продаю рекламные места
field ad sales, native advertising, ad inventory, sales house, media kit | нативная реклама, рекламный инвентарь, медиакит, монетизация медиа, сейлз-хаус
needs audience but no revenue, looking for advertisers, find advertisers, sell advertising, advertisers for channel, monetise audience | аудитория есть денег нет, ищем рекламодателей, найти рекламодателей, продать рекламу, рекламодатели в канал, монетизировать аудиторию, монетизировать канал

pr < marketing
= public relations | PR
doers PR manager, PR specialist, publicist, PR director, head of PR, communications director, PR expert | пиарщик, PR-менеджер, пиар-менеджер, PR-директор, директор по коммуникациям, пиарщица, специалист по PR
work do PR, pitch to media, get media coverage, place articles, work with press | занимаюсь пиаром, делаю пиар, размещаю в СМИ, размещаю статьи, работаю со СМИ, вывожу в СМИ
field PR, public relations, press release, media coverage, PR agency, communications strategy | пиар, связи с общественностью, пресс-релиз, публикации в СМИ, PR-агентство, коммуникационная стратегия
needs press does not write about us, want to be published, get into press, press coverage, publications in media, become known in media, PR for startup | о нас не пишут, хотим публикации, попасть в СМИ, попасть в прессу, написать пресс-релиз, разослать пресс-релиз, пиар для стартапа, выйти в СМИ, нужен пиар, попасть в медиа

press-office < pr
= press service | пресс-служба
doers press secretary, spokesperson, press officer | пресс-секретарь, пресс-атташе, руководитель пресс-службы
work talk to journalists, run press office, hold press conferences | общаюсь с журналистами, веду пресс-службу, провожу пресс-конференции
field press office, press conference, media list, press tour | пресс-служба, пресс-конференция, пресс-тур, база журналистов, пул журналистов
needs journalists keep calling, need contacts of journalists, contacts of journalists, invite journalists, reach journalists | журналисты звонят что отвечать, нужны контакты журналистов, контакты журналистов, пригласить журналистов, выйти на журналистов, связь с прессой

crisis-pr < pr
= crisis communications | кризисные коммуникации
doers crisis communications expert, crisis PR manager | антикризисный пиарщик, специалист по кризисным коммуникациям
work handle media crises, protect reputation | гашу информационные кризисы, защищаю репутацию
field crisis PR, crisis communications, media attack, public scandal | антикризисный PR, кризисные коммуникации, информационная атака, скандал в СМИ
needs scandal broke out, being cancelled online, reputation crisis, answer to scandal, attack in media | случился скандал, нас хейтят, информационная атака на компанию, репутационный кризис, травля в сети, ответить на скандал

startup-pr < pr
= tech and startup PR | PR стартапов
doers startup PR manager, tech PR specialist | пиарщик стартапов, технологический пиарщик
work launch on Product Hunt, pitch TechCrunch | запускаю на Product Hunt, пишу на vc.ru
field TechCrunch, Product Hunt, startup PR, Hacker News launch | vc.ru, продакт хант, пиар стартапа, Habr блог компании
needs launch nobody noticed, get featured in TechCrunch, announce a launch, media about startup, Product Hunt launch | запуск никто не заметил, попасть в техкранч, анонсировать запуск, статья о стартапе, запуск на Product Hunt

media-training < pr
= media training | медиатренинг
doers media trainer, interview coach for executives | медиатренер, медиакоуч
work prepare executives for interviews, train to face camera | готовлю спикеров к интервью, провожу медиатренинги
field media training, on-camera confidence | медиатренинг, работа в кадре, уверенность в кадре
needs freeze before camera, interview next week, prepare for interview on camera, speak on camera | теряюсь перед камерой, завтра интервью, говорить на камеру, подготовиться к интервью, бояться камеры

political-consulting < pr
= political consulting | политический консалтинг
doers political consultant, campaign manager, political strategist | политтехнолог, политконсультант, начальник избирательного штаба
work run election campaigns, advise politicians | веду избирательные кампании, консультирую политиков
field election campaign, political consulting, polling of voters | избирательная кампания, политтехнологии, политконсалтинг, предвыборный штаб
needs running for office, win municipal election, run for election, municipal deputy | иду на выборы, хочу стать депутатом, пойти на выборы, стать депутатом, муниципальные выборы

presentation-making < marketing
= business presentations | бизнес-презентации
doers presentation designer, storyteller for business, presentation consultant | дизайнер презентаций, презентолог
work make presentations, design slides | делаю презентации, оформляю слайды
field business presentations, PowerPoint, Keynote slides, storytelling, infographics for business | презентация, слайды, PowerPoint-презентация, сторителлинг, коммерческое предложение
needs slides are ugly, presentation due tomorrow, make a presentation, presentation for conference, beautiful slides | слайды некрасивые, срочно нужна презентация, сделать презентацию, оформить слайды, презентация для конференции, красивая презентация, оформить презентацию

media-monitoring < pr
= media monitoring | мониторинг СМИ
doers media analyst, media monitoring specialist | медиааналитик, специалист по мониторингу СМИ
work monitor media mentions, measure PR results | мониторю упоминания, считаю эффективность пиара
field media monitoring, brand mentions, media index, share of voice | мониторинг СМИ, упоминания бренда, Медиалогия, Brand Analytics
needs what do they say about us, prove value of PR, mentions in media, monitor mentions | что о нас говорят, доказать пользу пиара, упоминания в СМИ, отслеживать упоминания

freelancing < business
= freelancing | фриланс
doers freelancer, self-employed, contractor on Upwork, independent professional, freelance worker | фрилансер, самозанятый, удалёнщик, фрилансерка, фрилансерша
work work freelance, take orders on Upwork | работаю на себя, фрилансю, беру заказы
field freelance, Upwork, Fiverr, remote work, side hustle | фриланс, Апворк, удалёнка, фриланс-биржа, удалённая работа, Кворк
needs no orders this month, looking for side income, find orders, freelance orders, first freelance clients, foreign clients for freelance, side job, extra income | нет заказов, ищу подработку, хочу на удалёнку, найти заказы, заказы на фрилансе, первые заказы, зарубежные заказчики, найти подработку, дополнительный заработок, мало заказов, нужны заказчики

agency-business < business
= agency business | агентский бизнес
doers agency owner, digital agency founder, web studio owner, agency founder | владелец агентства, основатель агентства, владелец веб-студии, агентщик
work run an agency, build an agency | развиваю агентство, руковожу агентством
field agency business, retainer clients, agency margin, white label agency | агентский бизнес, клиентское агентство, веб-студия, маржинальность агентства
needs agency lives from project to project, clients delay payments, clients for agency, contractors for agency, agency partners | агентство без постоянных клиентов, клиенты задерживают оплату, клиенты для агентства, подрядчики для агентства, заказы для агентства, субподряд агентству

it-outsourcing-business < agency-business
= IT outsourcing business | IT-аутсорсинг
doers IT outsourcing owner, software house owner, dev shop founder | владелец аутсорса, владелец айти-компании, основатель студии разработки
work sell development services, run a software house | продаю разработку, продаю услуги разработки
field IT outsourcing, software house, dev shop, Clutch.co, nearshore | аутсорсинг разработки, заказная разработка, студия разработки, айти-аутсорс
needs developers on the bench, need clients for developers, orders for developers, clients for studio, projects for developers, customers for outsourcing | разработчики на бенче, загрузить разработчиков заказами, заказы на разработку, клиенты для студии, проекты для разработчиков, заказчики на аутсорс

saas-business < business
= SaaS business | SaaS-бизнес
doers SaaS founder, micro-SaaS founder, indie hacker | основатель SaaS, инди-хакер, SaaS-предприниматель
work run a SaaS, grow MRR | развиваю SaaS, ращу MRR
field SaaS, MRR, ARR, freemium, product-led growth, AppSumo, subscription business | СааС, подписочная модель, фримиум, облачный сервис по подписке, рекуррентная выручка
needs trials do not convert, users sign up without paying, first subscribers, sell subscription, paying users, convert trial, sell SaaS | пробный период не покупают, пользуются но не платят, первые подписки, продавать подписку, платящие пользователи, продать подписку, платные пользователи

bi-dashboards < finance, management, data
= business intelligence and dashboards | BI и дашборды
doers BI analyst, BI developer, Power BI specialist, Excel expert, tableau developer, power bi developer | BI-аналитик, BI-разработчик, специалист по Excel, дашбордист, бишник, разработчик дашбордов
work build dashboards, automate reports, visualise data, make reports in tableau | строю дашборды, автоматизирую отчёты, свожу данные, делаю дашборды, собираю дашборды, визуализирую данные, отчёты в power bi
field Power BI, Tableau, dashboards, Excel, Google Sheets, DataLens, Looker, business intelligence, dashboard, looker studio, metabase, apache superset | дашборд, Эксель, гугл-таблицы, сводные таблицы, пауэр би-ай, отчётность для руководства, БИ, даталенс, отчёты в tableau, визуализация данных, управленческие дашборды
needs reports are assembled by hand, numbers differ between departments, reports assembled by hand, no overview of numbers, build dashboard, sales dashboard, automatic reports, report for management | отчёты собираем вручную, цифры не бьются, нет единой картины цифр, сделать дашборд, дашборд по продажам, автоматические отчёты, отчёты для руководства, нужен дашборд

ai-for-business < automation-business
= AI adoption in business | внедрение ИИ в бизнес
doers AI consultant, AI adoption lead, prompt engineer, AI automation agency owner | ИИ-консультант, AI-консультант, промпт-инженер, внедренец ИИ
work implement AI in companies, build AI assistants | внедряю ИИ, внедряю нейросети, делаю ИИ-ассистентов
field AI in business, AI agents, ChatGPT for work, AI automation | ИИ в бизнесе, нейросети для бизнеса, ИИ-агенты, ИИ-сотрудник, внедрение нейросетей
needs where could AI help us, competitors already use AI, implement AI, use AI, AI for business, AI in company, apply AI | где нам применить ИИ, боимся отстать от ИИ, внедрить ИИ, применить ИИ, использовать нейросети, ИИ для бизнеса, нейросети в работе, внедрить нейросети

productivity < management
= time management and productivity | тайм-менеджмент
doers productivity coach, time management trainer, knowledge management specialist | тренер по тайм-менеджменту, эксперт по продуктивности, коуч по продуктивности
work teach time management, set up Notion | учу тайм-менеджменту, настраиваю Notion, ставлю систему задач
field time management, GTD, Notion workspace, Obsidian, knowledge base | тайм-менеджмент, продуктивность, Ноушен, планирование дня, база знаний, прокрастинация
needs drowning in tasks, keep putting things off, manage time, plan the day, put off tasks, stop procrastinating | тону в задачах, откладываю всё на потом, управлять временем, планировать день, не хватает времени, перестать прокрастинировать, успевать больше

remote-teams < management
= remote team management | управление удалёнными командами
doers remote team lead, remote work consultant | руководитель удалённой команды, эксперт по удалёнке
work manage remote teams, build distributed teams | управляю удалёнными командами, строю распределённые команды
field remote team, distributed company, hybrid office, async work | удалённая команда, распределённая команда, гибридный формат, асинхронная работа
needs don't see what remote staff do, team across time zones, manage remote team, remote employees, distributed team | не вижу что делают удалённые, команда в разных часовых поясах, управлять удалённой командой, удалённые сотрудники

business-education < business
= business education | бизнес-образование
doers MBA student, MBA graduate, business school lecturer, business school director | выпускник MBA, преподаватель бизнес-школы, студент MBA, директор бизнес-школы
work teach at business school, study for MBA | преподаю в бизнес-школе, учусь на MBA
field MBA, EMBA, business school, INSEAD, case study method | бизнес-школа, бизнес-образование, МБА, РАНХиГС, школа Сколково, разбор кейсов
needs is MBA worth it, lack business education, learn business, MBA programme, choose business school, business course | стоит ли идти на MBA, не хватает бизнес-образования, учиться бизнесу, программа MBA, выбрать бизнес-школу, курс для предпринимателей, рекомендация для MBA

trade-finance < finance, foreign-trade
= trade finance | торговое финансирование
doers trade finance manager, documentary credit specialist, export credit agent | специалист по торговому финансированию, специалист по аккредитивам
work arrange letters of credit, finance export deals | открываю аккредитивы, финансирую внешнюю торговлю
field letter of credit, trade finance, export credit, documentary collection | аккредитив, торговое финансирование, экспортный кредит, ЭКСАР
needs supplier wants full prepayment, buyer wants deferred payment, deferred payment, prepayment to supplier, factoring for supplies, finance the contract | поставщик просит предоплату, покупатель просит отсрочку, отсрочка платежа, предоплата поставщику, факторинг поставок, профинансировать контракт, деньги под контракт

project-finance < finance
= project and infrastructure finance | проектное финансирование
doers project finance manager, PPP expert, infrastructure investor | специалист по проектному финансированию, эксперт по ГЧП, концессионер
work finance infrastructure, structure PPP | финансирую инфраструктуру, структурирую ГЧП
field project finance, PPP, concession, infrastructure fund | ГЧП, концессия, проектное финансирование, инфраструктурные проекты
needs big build needs bank money, city has no budget, finance construction, money for plant, loan for construction | нужно финансирование стройки, у города нет бюджета, профинансировать стройку, деньги на завод, деньги на строительство, кредит на строительство

islamic-finance < finance
= Islamic finance | исламские финансы
doers Islamic finance specialist, sharia advisor | специалист по исламским финансам, шариатский советник
work structure halal investments, issue sukuk | структурирую халяльные инвестиции, выпускаю сукук
field Islamic finance, sukuk, halal investing, murabaha | исламские финансы, сукук, партнёрское финансирование, исламский банкинг, мурабаха
needs invest without interest, halal mortgage, halal investment, interest-free loan | инвестировать без процентов, халяльная рассрочка, халяльные инвестиции, беспроцентный займ, рассрочка без процентов

sanctions-law < law
= sanctions and export control | санкционное право
doers sanctions lawyer, export control specialist | санкционный юрист, специалист по экспортному контролю
work unblock frozen assets, advise on sanctions | разблокирую активы, консультирую по санкциям
field OFAC, export control, frozen assets, delisting from sanctions | экспортный контроль, замороженные активы, санкционное право, снятие санкций
needs assets frozen in Euroclear, bank fears sanctions, unfreeze assets, sanctions check, bank and sanctions, frozen securities | заморозили активы, банк боится санкций, разблокировать активы, санкционная проверка, замороженные бумаги, санкционные риски, выйти из-под санкций

medical-law < law
= medical and pharma law | медицинское право
doers medical lawyer, healthcare lawyer, drug registration specialist | медицинский юрист, юрист клиники, специалист по регистрации медизделий
work defend clinics, register medical devices | защищаю клиники, регистрирую медизделия, лицензирую клиники
field medical law, malpractice, medical device registration, drug registration | медицинское право, врачебная ошибка, регистрация медизделий, регистрационное удостоверение
needs patient sues clinic, harmed by a doctor, medical error, complain about doctor, dispute with clinic | пациент подал жалобу, пострадал от врача, жалоба на врача, спор с клиникой, претензия пациента

consumer-law < law
= consumer protection | защита прав потребителей
doers consumer rights lawyer, consumer advocate | юрист по защите потребителей, потребительский юрист
work get refunds for consumers, protect consumers | возвращаю деньги потребителям, защищаю потребителей
field consumer rights, refund claim, faulty goods | защита прав потребителей, возврат денег, некачественный товар, Роспотребнадзор
needs shop refuses refund, airline cancelled my flight, return money, refund for goods, defective goods return, complain about shop, refund tickets | не возвращают деньги, отменили рейс, вернуть деньги, вернуть товар, возврат билетов, жалоба на магазин, написать претензию

pet-business < retail
= pet business | зообизнес
doers pet shop owner, pet brand founder, grooming salon owner | владелец зоомагазина, владелец груминг-салона, производитель кормов
work sell pet products, run a pet shop | продаю товары для животных, произвожу корма
field pet shop, pet food, pet products, pet grooming salon | зоомагазин, корм для животных, зоотовары, груминг-салон
needs pet brand needs shops, where to leave dog, sell pet food, goods for pets, leave a dog, open pet shop | завести корм в зоомагазины, товары для питомцев, продавать корм, товары для животных, открыть зоомагазин, корм оптом

kids-goods < retail
= children's goods | детские товары
doers toy manufacturer, children's brand owner, toy shop owner | производитель игрушек, владелец детского бренда, владелец магазина игрушек
work produce toys, sell children's goods | произвожу игрушки, продаю детские товары
field toys, children's clothing, board games business, baby products | игрушки, детская одежда, детские товары, настольные игры издательство
needs toy needs certification, sell toys to kindergartens, toys for kindergarten, children's clothes wholesale, sell toys | вывести игрушку на рынок, продать в детские сады, игрушки для садика, детская одежда оптом, продавать игрушки, развивающие игрушки оптом

electronics-trade < retail
= electronics trade | торговля электроникой
doers electronics dealer, gadget importer, phone repair shop owner, electronics supplier, component supplier, phone repairer | продавец электроники, импортёр электроники, мастер по ремонту телефонов, поставщик электроники, поставщик компонентов, продавец техники
work sell gadgets, import electronics, repair phones | продаю технику, вожу электронику, ремонтирую телефоны
field consumer electronics, gadgets, iPhones trade, electronic components | бытовая техника, гаджеты, электронные компоненты, айфоны оптом
needs need chips not sold here, phone screen is broken, find chips, buy laptops, repair phone, computers for school, microchips supply | нужны комплектующие, разбил экран телефона, найти микросхемы, купить ноутбуки, починить телефон, компьютеры для школы, поставка микросхем, достать компоненты

building-materials-trade < trade
= building materials trade | торговля стройматериалами
doers building materials supplier, timber trader, tile dealer | поставщик стройматериалов, лесоторговец, торговец плиткой
work supply building materials, trade timber | поставляю стройматериалы, торгую лесом
field timber, sawn wood, cement, ceramic tiles, facade materials | пиломатериалы, цемент, керамогранит, кирпич, фасадные материалы, лес-кругляк
needs materials for site cheaper, wood for export, building materials, buy timber, buy building materials, materials wholesale, materials for construction | стройматериалы напрямую, куда продать лес, стройматериалы оптом, купить лес, купить стройматериалы, материалы для строительства, поставщик материалов, пиломатериалы оптом

medical-equipment-trade < trade
= medical equipment trade | торговля медоборудованием
doers medical equipment supplier, medical device sales rep, medical devices dealer | поставщик медоборудования, продавец медтехники, поставщик медицинского оборудования
work supply hospitals, sell medical devices, supply medical equipment, sell medical equipment, repair medical equipment | поставляю в больницы, продаю медоборудование, поставляю медоборудование, продаю медтехнику, ремонтирую медтехнику, поставка медицинского оборудования
field medical equipment, medical devices market, hospital supplies | медоборудование, медтехника, расходники для клиник, медизделия
needs equip a new clinic, device needs hospitals for pilot, buy ultrasound machine, equipment for hospital, used medical equipment, consumables for clinic, beds for hospital | оснастить клинику, нужен пилот в больнице, купить аппарат УЗИ, починить медтехнику, оборудование для больницы, расходники для клиники, кровати для больницы, медицинское оборудование, ремонт медтехники

home-goods < retail
= home goods and decor trade | товары для дома
doers home decor brand owner, candle maker, textile brand owner | основатель бренда для дома, свечной мастер, производитель домашнего текстиля
work make candles, sell home decor | делаю свечи, продаю товары для дома
field home decor, candles, home textiles, tableware | товары для дома, свечи ручной работы, домашний текстиль, посуда, декор для дома
needs decor for new flat, where to sell candles, dishes for home, decor for home, sell home goods, goods for home | чем украсить квартиру, где продавать свечи, посуда для дома, продавать декор

handmade-business < retail
= handmade business | хендмейд-бизнес
doers handmade maker, craft fair organiser, artisan seller | хендмейдер, рукодельница, организатор маркетов, мастер ручной работы
work sell handmade goods, sell at craft markets | продаю изделия ручной работы, участвую в маркетах
field handmade, craft market, artisan goods, maker fair | хендмейд, ручная работа, Ярмарка Мастеров, маркет локальных брендов, локальный бренд
needs hobby that could earn, how to price handwork, sell handmade, sell my works, sell ceramics, sell jewellery, where to sell handmade, price my work | монетизировать хобби, как оценить ручную работу, продавать хендмейд, продавать свои работы, продавать керамику, продавать украшения, где продавать изделия, продавать игрушки ручной работы, сбывать изделия, продать изделия

secondhand-trade < retail
= second-hand and pawn trade | комиссионная торговля
doers reseller of goods, pawnbroker, vintage shop owner | ресейлер, владелец комиссионки, владелец ломбарда, винтажный дилер
work resell vintage, buy used things | перепродаю винтаж, скупаю вещи
field second-hand shop, vintage shop, pawnshop, consignment store | комиссионка, ломбард, винтажный магазин, скупка
needs wardrobe full of unworn clothes, money against a watch, sell old clothes, sell used things, buy used, give away clothes, old furniture | разобрать гардероб и продать, деньги под залог вещи, продать старые вещи, продать одежду, купить бу, отдать вещи, отдать одежду, старая мебель, избавиться от вещей

equipment-rental < business
= equipment rental | прокат и аренда техники
doers rental business owner, construction equipment lessor, tool rental owner, equipment rental owner | владелец проката, арендодатель спецтехники, владелец спецтехники, прокатчик, арендодатель техники
work rent out tools, rent out machinery, rent out equipment, hire out excavator | сдаю инструмент, сдаю спецтехнику, сдаю в прокат, сдаю оборудование, сдаю технику в аренду, сдаю экскаватор, аренда техники
field equipment rental, excavator hire, tool hire, crane rental | аренда спецтехники, экскаватор, прокат инструмента, автокран
needs need excavator for a day, buying tool for once pointless, rent equipment, rent a tool, rent excavator, rent a generator, rent camera, borrow tools, rent tractor, need a tractor, hire a digger | нужен экскаватор на день, взять инструмент напрокат, арендовать оборудование, инструмент напрокат, арендовать экскаватор, арендовать генератор, арендовать камеру, одолжить инструмент, арендовать трактор, нужен трактор, нужен экскаватор

household-staff < hr
= household staff | домашний персонал
doers nanny agency owner, household staff recruiter, butler | владелец агентства нянь, рекрутер домашнего персонала, дворецкий
work place nannies, recruit household staff | подбираю нянь, подбираю домашний персонал
field household staff, nanny agency, governess, house manager | домашний персонал, агентство нянь, гувернантка, управляющий домом
needs looking for a nanny, nobody to sit with child, find a nanny, find a housekeeper, nanny for child, carer for mother, sit with child, housekeeper for family | ищу няню, не с кем оставить ребёнка, найти няню, найти домработницу, няня для ребёнка, сиделка для мамы, посидеть с ребёнком, забирать ребёнка, нужна няня, нужна сиделка

translation-business < agency-business
= translation agencies | бюро переводов
doers translation agency owner, translation project manager | владелец бюро переводов, менеджер переводческих проектов
work run a translation agency, supply interpreters | руковожу бюро переводов, предоставляю переводчиков
field translation agency, certified translation, CAT tools | бюро переводов, нотариальный перевод, письменный перевод документов
needs contract in Chinese, interpreter for negotiations, translate documents, translate contract, interpreter for exhibition, translate website, interpreter for talks, translate manual | нужен перевод договора, нужен переводчик на переговоры, перевести документы, перевести договор, переводчик на выставку, перевести сайт, переводчик с китайского, перевести инструкцию, нужен переводчик

chamber-of-commerce < foreign-trade
= chambers and business associations | торговые палаты и бизнес-ассоциации
doers chamber of commerce representative, business association director, trade representative | представитель ТПП, директор бизнес-ассоциации, торгпред, сотрудник Опоры России
work organise trade missions, unite entrepreneurs of industry | организую бизнес-миссии, объединяю предпринимателей отрасли
field chamber of commerce, industry association, business council | ТПП, торгово-промышленная палата, Деловая Россия, Опора России, бизнес-ассоциация, деловой совет
needs industry has no voice, contacts in foreign business circles, business mission, trade mission, contacts of foreign companies, business association | отрасли нужен голос, контакты с иностранным бизнесом, деловая миссия, бизнес-миссия в Китай, контакты иностранных компаний, деловая ассоциация, отраслевая ассоциация

succession-ownership < management
= ownership and succession | владение и преемственность бизнеса
doers ownership consultant, family business advisor, succession planner | консультант по владению, консультант собственников, советник семейного бизнеса
work prepare successors, formalise partners' agreements | готовлю преемников, договариваю партнёров о долях
field family business succession, successor, business ownership | преемник, передача бизнеса, владельческая стратегия, договорённости партнёров
needs children do not want the business, partners have no agreement, hand over business, business to children, share of partner, partner exit | дети не хотят бизнес, партнёры не договорились, передать бизнес, бизнес детям, доля партнёра, выход партнёра

org-design < management, hr
= organisational design | организационный дизайн
doers organisation designer, org development consultant, holacracy coach | орг-дизайнер, консультант по оргразвитию, специалист по оргструктуре
work design org structure, introduce self-management | проектирую оргструктуру, внедряю холакратию
field org structure, organisational design, holacracy, teal organisation, Adizes | оргструктура, организационный дизайн, холакратия, бирюзовые организации, Адизес
needs unclear who answers for what, we doubled and got lost, company structure, organisational structure, roles in team, divide responsibilities | непонятно кто за что отвечает, выросли и началась неразбериха, структура компании, роли в команде, разделить обязанности, разделить ответственность

telecom-business < business
= telecom business | телеком-бизнес
doers telecom manager, internet provider owner, mobile operator manager | телекомщик, владелец провайдера, менеджер оператора связи
work sell telecom services, run an internet provider | продаю услуги связи, развиваю провайдера
field telecom, mobile operator, internet provider, SIM cards, eSIM | телеком, оператор связи, интернет-провайдер, сим-карты, Билайн
needs need internet at a remote site, SMS for our customers, internet in village, connect internet, internet in office, mobile connection abroad | нужен интернет на объекте, связь за границей, интернет в деревне, провести интернет, интернет в офис, интернет на дачу, подключить телефонию

us-market-entry < business-development
= entering the US market | выход на рынок США
doers US market entry consultant, US expansion advisor | консультант по рынку США, эксперт по американскому рынку
work launch companies in US, sell to Americans | вывожу компании в США, продаю на рынке США
field US market, American customers, Silicon Valley, Bay Area startups | рынок США, американский рынок, американские клиенты, Кремниевая долина
needs want American clients, no contacts in the States, enter US market, clients in USA, sell in America, move business to USA, customers in America | хотим клиентов в Америке, нет контактов в Штатах, выйти в США, клиенты в США, продавать в Америке, выйти на американский рынок, заказчики в Америке

eu-market-entry < business-development
= entering European markets | выход на рынки Европы
doers EU market entry consultant, European expansion manager | консультант по рынку Европы, эксперт по европейскому рынку
work launch companies in Europe, sell to European clients | вывожу компании в Европу, продаю в Европе
field European market, EU clients, DACH market, Nordic market | рынок Европы, европейский рынок, европейские клиенты, рынок Германии
needs partners in Europe wanted, open branch in Germany, enter European market, clients in Europe, sell in Europe, partner in Germany, distributor in Europe, partner in Poland | нужны партнёры в Европе, открыть филиал в Европе, выйти в Европу, клиенты в Европе, продавать в Европе, партнёр в Германии, дистрибьютор в Европе, выйти на европейский рынок

mena-market-entry < business-development
= entering Gulf markets | выход на рынки Персидского залива
doers MENA expansion manager, Gulf market consultant, Saudi market advisor | консультант по рынку ОАЭ, эксперт по саудовскому рынку
work launch business in Dubai, enter Saudi Arabia | открываю бизнес в Дубае, вывожу в Саудовскую Аравию
field MENA, UAE business, Saudi market, DMCC | бизнес в ОАЭ, бизнес в Дубае, рынок Саудовской Аравии, рынок MENA
needs need a local sponsor in Emirates, contacts in Dubai, enter UAE market, clients in Dubai, partner in Dubai, distributor in Emirates, sell in Saudi Arabia, open in Dubai | нужен партнёр в Эмиратах, нужны контакты в Дубае, выйти в Дубай, рынок Эмиратов, клиенты в Дубае, партнёр в Дубае, дистрибьютор в Эмиратах, открыться в Дубае

central-asia-market < business-development
= doing business in Central Asia and the Caucasus | бизнес в Центральной Азии и на Кавказе
doers Kazakhstan market consultant, Central Asia expansion manager | консультант по рынку Казахстана, менеджер по СНГ
work enter Kazakhstan, launch in Uzbekistan | вывожу в Казахстан, открываю бизнес в Узбекистане
field Central Asia market, Kazakhstan business, Uzbekistan market, CIS market, Astana Hub | рынок СНГ, рынок Казахстана, рынок Узбекистана, Центральная Азия бизнес, Астана Хаб, IT Park Uzbekistan
needs partner in Almaty wanted, how business works in Tashkent, partner in Kazakhstan, clients in Kazakhstan, distributor in Uzbekistan, partner in Uzbekistan, sell in Kazakhstan | нужен партнёр в Алматы, как вести дела в Ташкенте, выйти в Казахстан, партнёр в Казахстане, клиенты в Казахстане, дистрибьютор в Узбекистане, партнёр в Узбекистане, продавать в Казахстане

asia-market-entry < business-development
= entering Asian markets | выход на рынки Азии
doers APAC expansion manager, Southeast Asia consultant, Japan market consultant | консультант по рынкам Азии, менеджер по рынку ЮВА
work enter Asian markets, sell to Japan | вывожу на рынки Азии, продаю в Китай
field APAC, Southeast Asia market, Indonesian market, Vietnam business, Japanese market | рынки Азии, рынок ЮВА, рынок Китая, бизнес во Вьетнаме, рынок Индии
needs partner in Singapore wanted, sell into China, enter Chinese market, partner in China, distributor in China, clients in Asia, partner in Vietnam, partner in India, enter India | нужен партнёр в Азии, хотим продавать в Китай, выйти в Китай, партнёр в Китае, дистрибьютор в Китае, клиенты в Азии, партнёр во Вьетнаме, партнёр в Индии, выйти в Индию

latam-africa-market < business-development
= entering Latin America and Africa | выход на рынки Латинской Америки и Африки
doers LatAm expansion manager, Africa market consultant | консультант по рынкам Африки, менеджер по Латаму
work launch in Latin America, trade with Africa | запускаю в Латинской Америке, торгую с Африкой
field LatAm, Brazilian market, African market, Mexican market | Латам, рынок Латинской Америки, рынки Африки, рынок Бразилии
needs contacts in Brazil wanted, partner in Africa, partner in Brazil, sell in Africa, distributor in Mexico, enter African market | нужны контакты в Бразилии, партнёр в Африке, партнёр в Бразилии, продавать в Африке, дистрибьютор в Мексике, выйти в Африку, рынок Африки

venture-debt < lending, venture-capital
= venture debt and revenue-based financing | венчурный долг
doers venture lender, revenue-based financing provider | венчурный кредитор, провайдер венчурного долга
work lend to startups, finance recurring revenue | кредитую стартапы, финансирую под выручку
field venture debt, revenue-based financing, bridge loan | венчурный долг, финансирование под выручку, бридж-раунд
needs bridge to next round, don't want dilution, bridge funding, loan for startup, avoid dilution | дотянуть до раунда, не хотим размываться, бридж до раунда, займ для стартапа, без размытия доли

secondaries < venture-capital
= secondary deals in startup shares | вторичные сделки с долями
doers secondaries investor, startup shares broker | инвестор во вторичку стартапов, брокер долей стартапов
work buy employee shares, trade secondaries | выкупаю доли инвесторов, выкупаю опционы сотрудников
field secondaries, secondary shares, startup shares sale | секондари, вторичный рынок долей, выкуп долей стартапа
needs early investor wants out, sell my options, sell startup shares, sell options | ранний инвестор хочет выйти, продать свои опционы, продать доли стартапа, продать опционы, выкупить долю инвестора

fund-administration < fund-lp
= fund administration | администрирование фондов
doers fund administrator, fund accountant, SPV manager | фонд-администратор, администратор фонда
work administer funds, set up SPVs | администрирую фонды, создаю SPV
field fund administration, SPV, AIFC fund, fund domicile, Luxembourg fund | администрирование фонда, SPV-структура, фонд в МФЦА, юрисдикция фонда
needs where to domicile a fund, pool friends' money for deal, register a fund, set up syndicate, SPV for deal | где зарегистрировать фонд, скинуться на сделку, зарегистрировать инвестфонд, собрать синдикат, SPV под сделку

hedge-fund < investing
= hedge funds | хедж-фонды
doers hedge fund manager, hedge fund analyst | управляющий хедж-фондом, аналитик хедж-фонда
work run a hedge fund, manage absolute return | управляю хедж-фондом, управляю деньгами клиентов
field hedge fund, long-short strategy, prop firm, alpha strategy | хедж-фонд, лонг-шорт стратегия, проп-компания
needs capital for trading strategy, track record without capital, capital for strategy, manage investor money | нужен капитал под стратегию, есть стратегия нет капитала, капитал под стратегию, управлять деньгами инвесторов

forensic < audit
= forensic accounting | форензик
doers forensic accountant, fraud examiner, forensic expert | форензик-специалист, эксперт по мошенничеству, финансовый расследователь
work trace assets, investigate accounts | ищу выведенные активы, провожу форензик
field forensic accounting, asset tracing, fraud examination, judicial expertise | форензик, розыск активов, финансовое расследование, судебная экспертиза
needs partner siphoned money, money vanished from company, find theft, missing money, partner stole money | партнёр вывел деньги, из компании пропали деньги, пропали деньги, партнёр украл деньги, вывели деньги

cost-accounting < cfo
= cost and production accounting | учёт себестоимости
doers cost accountant, production economist, cost controller | экономист производства, калькулятор себестоимости, аналитик себестоимости
work calculate product cost, control costs | считаю себестоимость, контролирую затраты
field cost price, cost accounting, margin analysis, cost cutting | себестоимость, учёт затрат, сокращение затрат, маржинальность
needs which product loses money, costs grow faster than sales, count cost price, product cost, cost calculation, unprofitable products | не знаем себестоимость, расходы растут быстрее выручки, посчитать себестоимость, рассчитать себестоимость, себестоимость продукции, убыточные товары

cyber-cargo-insurance < insurance
= business and cargo insurance | страхование бизнеса и грузов
doers cargo insurance broker, liability insurance broker, cyber insurance underwriter | страховщик грузов, брокер по страхованию бизнеса
work insure cargo, insure business risks | страхую грузы, страхую бизнес
field cargo insurance, D&O insurance, cyber insurance, property insurance | страхование грузов, страхование ответственности, киберстрахование, страхование имущества
needs goods were damaged on the way, directors fear liability, damaged cargo, insure warehouse, cargo lost | груз повредили в пути, боимся пожара на складе, застраховать груз, повреждён груз, застраховать склад, потеряли груз, груз пропал

presales < b2b-sales, software-engineering
= presales | пресейл
doers presales engineer, solution engineer, solution architect in sales, sales engineer, solutions engineer, customer success manager, technical account manager, implementation manager | пресейл, пресейл-инженер, пресейл-менеджер, инженер по продажам, менеджер по внедрению, кастомер саксесс, аккаунт-менеджер технический, инженер внедрения, внедренец софта
work give product demos, prepare commercial offers, demo software to clients, onboard customers, implement software | провожу демо продукта, готовлю коммерческие предложения, внедряю софт у клиентов, онборжу клиентов, готовлю техническую часть КП
field presales, product demo, technical proposal, customer success, customer onboarding, software implementation, proof of value | пресейлы, демонстрация продукта, технико-коммерческое предложение, ТКП, кастомер сакцесс, демо продукта, онбординг клиентов, внедрение ПО, внедрение софта, пилотное внедрение
needs cannot answer technical questions of clients, demo does not convince, clients abandon onboarding, demo fails to convince, show demo, demo for client, implement at client, onboard clients | сейлзы не понимают продукт, демо не убеждает, клиенты бросают внедрение, клиенты не понимают продукт, показать демо, демо для клиента, внедрить у клиента, внедрение у заказчика

marketplace-design < marketplaces
= product cards and infographics | инфографика для маркетплейсов
doers marketplace designer, product card designer | дизайнер карточек, инфографист маркетплейсов, дизайнер маркетплейсов
work design product cards, shoot goods for marketplaces | делаю карточки товаров, делаю инфографику для вайлдберриз
field product card design, product infographics, rich content | инфографика для маркетплейсов, рич-контент, дизайн карточек, визуал карточки
needs low clicks on product card, card looks like others, infographics for cards, photos for marketplace | низкий CTR карточки, карточка теряется среди других, оформить карточки, инфографика для карточек, фото для карточек, дизайн карточки, карточки для маркетплейса

marketplace-analytics < marketplaces
= marketplace analytics | аналитика маркетплейсов
doers marketplace analyst, niche analyst | аналитик маркетплейсов, аналитик ниш
work analyse niches, choose goods for marketplaces | анализирую ниши, подбираю товар для маркетплейсов
field MPStats, niche analysis, marketplace unit economics | эмпистатс, анализ ниши, юнитка маркетплейса, внутренняя реклама маркетплейса
needs which product to launch, overstock at marketplace warehouse, choose a niche, choose goods, what to sell on Ozon | какой товар запустить, неликвид на складе ВБ, выбрать нишу, выбрать товар, что продавать на Озоне, какой товар продавать

webinars < events-business, infobusiness
= webinars and online events | вебинары и онлайн-мероприятия
doers webinar host, online event producer, webinar technician | вебинарист, ведущий вебинаров, техадмин вебинаров
work run webinars, host online conferences | провожу вебинары, провожу онлайн-конференции
field webinar, online conference, Zoom event, online summit | вебинар, онлайн-конференция, онлайн-марафон, вебинарная комната
needs people leave the webinar early, online event needs technician, hold a webinar, webinar platform, run online event | уходят с вебинара, нужен техспец на онлайн, провести вебинар, площадка для вебинара, провести онлайн-мероприятие, техническая поддержка вебинара

business-awards < pr
= awards and ratings | премии и рейтинги
doers award organiser, awards consultant, jury member of award | организатор премии, консультант по премиям, член жюри премии
work organise awards, enter companies for awards | организую премии, подаю на премии
field business award, Forbes 30 under 30, industry rating, award ceremony | бизнес-премия, Forbes 30 до 30, отраслевой рейтинг, церемония награждения
needs want to be in a rating, proof of achievements for visa, apply for award, find an award, win award | хотим в рейтинг, нужны достижения для визы талантов, подать на премию, найти премию, выиграть премию, номинировать на премию

kids-camps < tourism-business
= children's camps | детские лагеря
doers camp director, children's camp organiser, camp counsellor | директор лагеря, организатор детских лагерей, вожатый
work run summer camps, take children on trips | провожу детские лагеря, вожу детей в походы
field summer camp, children's camp, language camp, city camp | детский лагерь, летний лагерь, языковой лагерь, городской лагерь, смена в лагере
needs where to send child for summer, need counsellors, camp for child, summer camp for teenager, counsellors for camp, organise a camp | куда отправить ребёнка летом, нужны вожатые, лагерь для ребёнка, лагерь для подростка, вожатые в лагерь, организовать лагерь, отправить в лагерь

spa-wellness-business < hospitality
= spa and bath business | спа и банный бизнес
doers spa owner, spa manager, bathhouse owner, steam master | владелец спа, владелец банного комплекса, пармастер, спа-менеджер
work run a spa, steam guests in bath | управляю спа, парю в бане
field spa centre, banya, sauna complex, wellness hotel, thermal baths | спа-центр, баня, сауна, термы, банный комплекс, велнес-отель
needs where to relax with team, bathhouse empty on weekdays, open a spa, rent a sauna, bathhouse for company, clients for spa | где попариться компанией, баня пустует в будни, открыть спа, снять баню, баня для компании, клиенты в спа

self-storage < warehousing
= self-storage | склады индивидуального хранения
doers self-storage owner, storage box operator | владелец селф-стораджа, оператор складов хранения
work rent storage units, store personal things | сдаю боксы для хранения, храню личные вещи
field self-storage, storage unit, light industrial | селф-сторадж, кладовка в аренду, бокс для хранения, лайт-индастриал
needs where to leave things during move, no space at home, store things, store furniture, leave things for summer, storage for furniture | куда сложить вещи на время, некуда деть вещи, хранить вещи, хранить мебель, оставить вещи, где хранить вещи, вещи на хранение

cold-chain < logistics
= cold chain logistics | холодная логистика
doers cold chain manager, refrigerated logistics manager | менеджер холодовой логистики, логист скоропорта
work ship perishables, keep cold storage, transport frozen goods, carry perishable goods, rent refrigerated trucks | вожу скоропорт, храню заморозку, перевожу заморозку, вожу рефрижератором, перевожу скоропортящиеся грузы, есть рефрижератор
field cold chain, refrigerated warehouse, perishable cargo, frozen storage, refrigerated truck, refrigerated transport, temperature control in transit | холодовая цепь, холодный склад, скоропорт, низкотемпературный склад, рефрижераторные перевозки, скоропортящийся груз, температурный режим перевозки, машина-рефрижератор
needs products spoil on the way, need a freezer warehouse, transport frozen fish, transport fruit, deliver ice cream, deliver vaccines, cold storage, keep cold in transit | продукты портятся в пути, нужен склад-холодильник, нужен рефрижератор, перевезти заморозку, перевезти фрукты, перевезти рыбу, доставить вакцины, холодное хранение, скоропортящийся товар, температурный режим

dangerous-oversize-cargo < logistics
= oversize and dangerous cargo | негабарит и опасные грузы
doers oversize cargo manager, ADR driver, heavy lift specialist | менеджер по негабариту, водитель ADR, специалист по опасным грузам
work move oversize cargo, ship dangerous goods | вожу негабарит, перевожу опасные грузы
field oversize cargo, dangerous goods, low-bed trailer, project cargo | негабарит, опасные грузы, низкорамный трал, проектные грузы
needs ship a huge machine, carrier refuses batteries, transport oversize, move a machine, oversized cargo, dangerous cargo, transport chemicals, transport batteries, deliver heavy machine | перевезти огромный станок, не берут к перевозке батареи, перевезти негабарит, негабаритный груз, опасный груз, перевезти химию, перевезти батареи, доставить станок, доставить тяжёлое оборудование

logistics-tech < logistics, erp-sap
= logistics technology | логистические технологии
doers logistics tech founder, TMS product manager, telematics specialist, wms consultant, tms consultant, warehouse automation engineer, supply chain systems analyst, barcode systems integrator | основатель логтеха, специалист по TMS, специалист по телематике, консультант WMS, внедренец WMS, инженер складской автоматизации, специалист по автоматизации склада, интегратор маркировки
work automate logistics, optimise routes, implement wms, automate warehouses, set up barcoding | автоматизирую логистику, оптимизирую маршруты, внедряю WMS, автоматизирую склады, внедряю маркировку, внедряю штрихкодирование
field logtech, TMS, route optimisation, cargo tracking, fleet telematics, wms, warehouse automation, barcode scanner, rfid, last mile software | логтех, оптимизация маршрутов, отслеживание грузов, транспортная телематика, ВМС, автоматизация склада, штрихкодирование, честный знак, маркировка товаров, RFID-метки, складская программа, телематика, мой склад
needs don't know where the truck is, drivers choose routes themselves, stock never matches, goods lost in warehouse, track cargo, plan routes, warehouse programme, goods labelling, count stock | не знаем где машина, водители ездят как хотят, остатки не сходятся, теряется товар на складе, подключить честный знак, отследить груз, построить маршруты, программа для склада, маркировка товара, учёт на складе

electronics-manufacturing < manufacturing
= electronics manufacturing | производство электроники
doers electronics manufacturer, PCB assembler, hardware production manager, assembler of electronics, board assembler, soldering technician, electronics assembler | производитель электроники, монтажник РЭА, технолог монтажа плат, сборщик электроники, монтажник плат, монтажница плат, паяльщик, монтажник радиоаппаратуры, сборщик приборов
work assemble circuit boards, launch hardware production, assemble electronics, solder boards, assemble devices, produce electronics, produce small batches | монтирую платы, запускаю серию устройств, собираю электронику, паяю платы, собираем устройства, производим электронику, сборка плат, монтаж плат, собираю платы, собирать платы, делаю малые серии, монтаж компонентов, собираю приборы
field PCB assembly, SMT line, EMS provider, hardware batch, board assembly, electronics assembly, soldering line, small series, smd soldering, component placement, wave soldering | монтаж печатных плат, SMT-монтаж, контрактная сборка электроники, корпус устройства, пайка плат, мелкая серия, поверхностный монтаж, сборочный участок, сборка приборов
needs prototype ready need batch, chips are out of stock, assemble boards, small batch of boards, produce device, make boards, device production, small batch of devices, solder components, batch of devices, assembly contractor, hundred devices | прототип готов нужна серия, не достать микросхемы, собрать платы, спаять платы, малая партия плат, произвести устройство, производство электроники, сборка электроники, изготовить платы, выпустить прибор, серия приборов, собрать устройства, партия устройств, партия приборов, собрать партию, подрядчик на сборку, сто устройств, малая серия приборов

pharma-manufacturing < manufacturing
= pharma and supplement manufacturing | производство лекарств и БАД
doers pharma production manager, GMP specialist, supplement manufacturer | фармтехнолог, специалист GMP, производитель БАД
work manufacture drugs, produce supplements | произвожу лекарства, произвожу БАДы
field GMP, pharmaceutical plant, supplement manufacturing, capsules filling | фармпроизводство, фармзавод, производство БАД, капсулирование, нутрицевтика
needs supplement formula needs a plant, register our supplement, register a drug, supplement production, produce vitamins | где произвести БАД, получить СГР, произвести БАД, производство БАДов, зарегистрировать препарат, произвести витамины, контрактное производство БАД

cosmetics-manufacturing < manufacturing
= cosmetics manufacturing | производство косметики
doers cosmetic chemist, cosmetics technologist, perfume maker, soap maker | косметический технолог, химик-косметолог, технолог косметики, мыловар
work formulate cosmetics, produce creams | разрабатываю косметику, варю мыло, создаю кремы
field cosmetic formulation, natural cosmetics production, perfume brand, private label cosmetics | косметическая рецептура, натуральная косметика, парфюмерный бренд, мыловарение
needs want my own cosmetics brand, cream separates in storage, produce cosmetics, own cosmetics line, cosmetics production, cream production, perfume production | хочу свою косметику, крем расслаивается, произвести косметику, своя линия косметики, производство косметики, произвести крем, производство духов, разработать крем

3d-printing-production < manufacturing
= 3D printing and prototyping | 3D-печать и прототипирование
doers 3D printing specialist, prototyping engineer, 3D print farm owner | 3D-печатник, инженер-прототипировщик, владелец 3D-фермы
work print parts in 3D, make prototypes, print parts, print prototypes, make models | печатаю на 3D-принтере, изготавливаю прототипы, печатаю детали, печатаю прототипы, печатаем на 3D, делаю макеты
field 3D printing, additive manufacturing, rapid prototyping, vacuum casting | 3D-печать, аддитивные технологии, 3D-принтер, прототипирование изделий
needs need a physical prototype, one plastic part broke, print a part, print on 3D printer, make a prototype, 3D print, print housing, make a model, print prototype | нужен физический прототип, сломалась пластиковая деталь, напечатать деталь, напечатать на 3D-принтере, сделать прототип, изготовить прототип, напечатать корпус, сделать макет, нужен прототип, распечатать на 3D

food-import < foreign-trade
= food import and trade | торговля продуктами питания
doers food importer, fruit importer, seafood supplier, meat supplier | импортёр продуктов, поставщик фруктов, поставщик морепродуктов, поставщик мяса
work import fruit, supply seafood, supply meat | вожу фрукты, поставляю морепродукты, поставляю мясо
field seafood supply, fruit import, meat wholesale, nuts and dried fruit | морепродукты оптом, фрукты оптом, мясо оптом, орехи и сухофрукты, икра и рыба
needs restaurant needs fresh fish, buyer for fruit wanted, fruit supplier, fish supplier, spices supplier, nuts supplier, food buyer abroad | нужна свежая рыба в ресторан, ищем покупателя на фрукты, поставщик рыбы, импорт фруктов, поставщик специй, поставщик орехов, орехи оптом, рыба оптом, фрукты из Турции

cheese-artisan-food < food-production
= artisan food | ремесленные продукты
doers cheesemaker, beekeeper, artisan food producer, delicatessen owner, cheese maker, honey producer, jam maker | сыровар, пчеловод, производитель крафтовых продуктов, колбасник, производитель мёда, сыродел, варщик варенья
work make cheese, keep bees, make preserves | варю сыр, держу пасеку, делаю варенье
field artisan cheese, honey, farm shop, craft sausages | крафтовый сыр, сыроварня, мёд, пасека, фермерская лавка
needs sell honey in the city, unusual food gifts, sell honey, sell cheese, farm cheese, honey from beekeeper, sell jam, sell our cheese, local cheese | куда сдать мёд, съедобные подарки, продать мёд, продать сыр, фермерский сыр, мёд с пасеки, продавать варенье, продавать сыр, местный сыр

healthy-food-business < food-production, retail
= healthy food and sports nutrition business | бизнес здорового питания
doers healthy food brand founder, sports nutrition seller, vegan brand founder | основатель бренда здорового питания, продавец спортпита, производитель веганских продуктов
work produce healthy snacks, deliver healthy meals | выпускаю полезные снеки, доставляю здоровое питание
field healthy food brand, sports nutrition, plant-based food, ready meals delivery | здоровое питание бренд, спортпит, растительное молоко, доставка рационов, веганские продукты
needs no time to cook healthy, healthy brand needs shelves, healthy food delivery, healthy lunches, vegan products, healthy snacks | некогда готовить полезное, попасть на полку ЗОЖ, доставка здорового питания, здоровые обеды, полезные перекусы, правильное питание в офис

fuel-stations < energy-business
= fuel stations and fuel trade | АЗС и топливо
doers fuel station owner, fuel trader | владелец АЗС, топливник, менеджер по топливным картам
work run fuel stations, supply diesel | управляю заправками, поставляю дизель
field fuel station, petrol station, diesel supply, fuel cards | АЗС, заправка, топливные карты, дизтопливо
needs fuel costs of our fleet, diesel for site, buy diesel, diesel delivery, fuel supplier | дорогое топливо для автопарка, дизель на объект, купить дизель, доставка дизеля, поставщик топлива, топливо с доставкой, дизтопливо с доставкой

security-equipment < trade
= security systems business | системы безопасности
doers CCTV installer, security systems integrator, alarm engineer | монтажник видеонаблюдения, интегратор систем безопасности, установщик сигнализаций
work install cameras, install alarm systems | ставлю камеры, монтирую видеонаблюдение
field CCTV, video surveillance, access control system, burglar alarm | видеонаблюдение, СКУД, сигнализация, домофон
needs shoplifting is growing, who enters the building, install alarm, access control, cameras in shop | воруют в магазине, контролировать вход, поставить камеры, поставить сигнализацию, видеонаблюдение в магазин, контроль доступа, камеры в подъезд, установить домофон

landscaping-business < construction-contracting
= landscaping business | благоустройство и озеленение
doers landscaping contractor, nursery owner, garden company owner | озеленитель, владелец питомника растений, подрядчик по благоустройству
work landscape territories, plant gardens | озеленяю территории, благоустраиваю участки
field landscaping, plant nursery, lawn, garden maintenance | благоустройство, озеленение, питомник растений, газон, уход за садом
needs plot after construction is bare, plants in office die, landscape the yard, plant trees, lawn for house, plants for office, improve courtyard | голый участок после стройки, растения в офисе вянут, благоустроить двор, посадить деревья, газон на участке, растения в офис, благоустроить территорию, озеленить двор, саженцы для двора
`
