export const concepts = `
board-director < management
= boards of directors | совет директоров
doers board member, independent director, non-executive director, chairman of the board, NED | независимый директор, член совета директоров, председатель совета директоров
work sit on boards, serve as independent director | вхожу в советы директоров, состою в совете директоров
field board of directors, board meeting, governance board | совет директоров, набсовет, наблюдательный совет
needs need outside view on strategy, owners need a board, advisory board, join a board | собственникам нужен совет, нужен взгляд со стороны, войти в совет, собрать совет

strategy < management
= business strategy | стратегия
doers strategist, strategy director, chief strategy officer, business architect | стратег, директор по стратегии, бизнес-архитектор, руководитель стратегии
work develop strategy, facilitate strategy sessions | разрабатываю стратегию, провожу стратсессии, составляю бизнес-план
field strategy session, strategic planning, business plan, Blue Ocean, SWOT | стратсессия, стратегическое планирование, бизнес-план, стратегическая сессия, СВОТ
needs don't know where to go next, no clear strategy, company strategy, strategic session, where to grow, next step for company | непонятно куда двигаться, нет стратегии, разработать стратегию, стратегия компании, куда расти, стратегия развития, куда развиваться

project-management < management
= project management | управление проектами
doers project manager, PM, delivery manager, PMO head, program manager, project coordinator, project lead | проджект, проджект-менеджер, руководитель проектов, РП, менеджер проектов, пиэм, деливери-менеджер, руководитель проекта, координатор проекта
work manage projects, deliver on time, run projects, lead projects, coordinate projects | управляю проектами, веду проекты, довожу проекты до результата, руковожу проектами, координирую проекты
field project management, PMBOK, PMP, Gantt chart, Jira, PRINCE2, Asana | управление проектами, проектное управление, проектный офис, диаграмма Ганта, Джира, Асана
needs deadlines slip, contractors miss deadlines, manage a project, meet deadlines, missed deadlines, control contractors, coordinate contractors, project is late, plan a project | срываются сроки, проект буксует, никто не контролирует сроки, вести проект, управлять проектом, уложиться в сроки, сорвали сроки, контролировать подрядчиков, проект затягивается, спланировать проект, координатор в проект

agile < project-management, product-management
= agile and scrum | Agile и Scrum
doers scrum master, agile coach, product owner in scrum, release train engineer, flow manager | скрам-мастер, аджайл-коуч, эджайл-коуч, канбан-тренер
work introduce scrum, run retrospectives, facilitate retrospectives | внедряю скрам, провожу ретро, внедряю аджайл, провожу ретроспективы, внедряю канбан
field agile, scrum, kanban, sprint planning, SAFe framework, retrospective meeting, scaled agile, daily standup | аджайл, эджайл, скрам, канбан, спринты, ретроспектива, ретроспектива спринта, гибкие методологии
needs endless meetings, releases always late, endless meetings no result, sprints always fail, implement scrum, too many meetings, team misses sprints | бесконечные созвоны, релизы всегда опаздывают, спринты не закрываются, созвоны без результата, внедрить скрам, много созвонов, срываем спринты, внедрить аджайл

business-analysis < management, product-management
= business analysis | бизнес-анализ
doers business analyst, process analyst, requirements analyst, ba in it | бизнес-аналитик, аналитик бизнес-процессов, процессный аналитик
work gather requirements, describe processes, model business processes, describe as-is processes | собираю требования, описываю бизнес-процессы, моделирую процессы, оптимизирую бизнес-процессы
field business analysis, BPMN, requirements gathering, business process, process mapping, business process modelling, process mining, as-is to-be | бизнес-анализ, бизнес-процессы, описание процессов, нотация BPMN, регламенты, моделирование процессов
needs nobody knows how it works, customer can't explain wishes, chaos in processes, unclear who does what, write requirements, describe business processes, technical specification | нет регламентов, заказчик не знает чего хочет, хаос в процессах, кто за что отвечает, описать процессы, описать бизнес-процессы, собрать требования, написать ТЗ, составить ТЗ, техническое задание

management-consulting < consulting
= management consulting | управленческий консалтинг
doers management consultant, strategy consultant, McKinsey consultant, ex-McKinsey | управленческий консультант, стратегический консультант, маккинзист, оргконсультант
work consult companies, advise executives | консультирую компании, консультирую собственников, консультирую бизнес
field management consulting, McKinsey, BCG, Bain, strategy consulting | управленческий консалтинг, Маккинзи, стратегический консалтинг, стратконсалтинг
needs company stopped growing, need outside experts, business diagnostics, company audit, outside view | компания перестала расти, нужен разбор бизнеса, диагностика бизнеса, аудит компании, взгляд со стороны, разобрать бизнес

consulting < business
= consulting | консалтинг
doers business consultant, independent consultant, consulting partner, business advisor, expert adviser | бизнес-консультант, независимый консультант, консалтер, эксперт-консультант
work run a consultancy, do consulting, advise companies, consult businesses | оказываю консалтинг, консультирую предпринимателей, консультирую компании, консультирую бизнес
field consulting, consultancy, expert sessions | консалтинг, бизнес-консалтинг, экспертные консультации, консалтинговая компания
needs need expert advice, want second opinion, expert opinion, expert advice, need consultation, ask an expert | нужен совет эксперта, нужна консультация, мнение эксперта, совет специалиста, получить консультацию, спросить эксперта, проконсультироваться

change-management < management
= change and crisis management | антикризисное управление
doers crisis manager, change manager, turnaround manager, transformation director | кризис-менеджер, антикризисный управляющий, директор по трансформации, кризисник
work turn around companies, manage change | вывожу из кризиса, провожу трансформации, управляю изменениями
field business turnaround, change management, crisis management, business transformation | антикризисное управление, управление изменениями, трансформация бизнеса, организационные изменения
needs company is losing money, staff resist change, company crisis, save the company, turn company around | компания в убытке, сотрудники сопротивляются изменениям, кризис в компании, спасти компанию, вывести из кризиса, вывести из убытков

digital-transformation < management
= digital transformation | цифровая трансформация
doers CDTO, chief digital officer, CDO digital, digital transformation lead | директор по цифровой трансформации, директор по цифровизации, цифровизатор
work digitise companies, lead digital transformation | цифровизирую компании, провожу цифровизацию
field digital transformation, digitalisation, Industry 4.0, paperless | цифровая трансформация, цифровизация, индустрия 4.0, безбумажный документооборот
needs everything is still on paper, systems do not talk, go digital, get rid of paper, digitise processes, electronic documents | всё на бумаге, системы не связаны, перейти на цифру, избавиться от бумаги, оцифровать процессы, электронный документооборот, цифровизация предприятия

erp-1c < automation-business
= ERP and 1C | ERP и 1С
doers ERP consultant, SAP consultant, 1C developer, 1C consultant | одинэсник, консультант SAP, консультант 1С, программист 1С, внедренец 1С
work implement ERP, implement SAP, configure 1C | внедряю 1С, дорабатываю 1С, внедряю ERP
field ERP, SAP, 1C, Odoo, Oracle ERP, MES, Microsoft Dynamics | 1С, ЕРП, 1С УТ, 1С ERP, МойСклад, Галактика ERP
needs stock numbers never match, spreadsheets no longer cope, set up 1C, warehouse accounting, stock accounting, inventory programme, accounting system | остатки не сходятся, 1С тормозит, настроить 1С, складской учёт, учёт товаров, учётная система, доработать 1С, учёт остатков, программа для склада

executive-coaching < management, coaching
= executive coaching | коучинг руководителей
doers executive coach, business coach, leadership coach, ICF coach, team coach | бизнес-коуч, коуч руководителей, экзекьютив-коуч, коуч первых лиц, executive-коуч, командный коуч
work coach executives, coach leaders, coach founders | коучу руководителей, провожу бизнес-коучинг, работаю с топами, коучу фаундеров
field executive coaching, ICF, PCC coach, leadership development, leadership coaching, team coaching | бизнес-коучинг, развитие лидерства, лидерский потенциал, коуч-сессия, коучинг руководителей, командный коучинг, лидерский коучинг
needs lonely at the top, burnt out as a founder, new to management role, coach for manager, founder burnout, talk to coach | одиночество руководителя, выгорел как предприниматель, не с кем посоветоваться, впервые стал руководителем, руководитель выгорел, коуч для руководителя, выгорел предприниматель, выгорание руководителя, выгорание фаундера

facilitation < management, corporate-training
= facilitation | фасилитация
doers facilitator, strategy session moderator, workshop facilitator, moderator of sessions | фасилитатор, модератор стратсессий, модератор сессий, игропрактик
work facilitate sessions, facilitate workshops, facilitate strategy sessions | фасилитирую, модерирую стратсессии, провожу групповые сессии, модерирую сессии, провожу стратсессии
field facilitation, World Cafe, Lego Serious Play, design thinking, strategy session, liberating structures | фасилитация, мировое кафе, лего серьёзная игра, дизайн-мышление, стратсессия, стратегическая сессия
needs meetings without decisions, everybody talks at once, meetings go nowhere, cannot agree, run strategy session, lead a session, moderate a discussion, team agreement | совещания без решений, не можем договориться внутри, не можем договориться, совещания впустую, провести стратсессию, провести сессию, модерировать обсуждение, договориться в команде

mastermind < entrepreneurship
= founder peer groups | мастермайнды
doers mastermind host, peer group moderator, forum moderator of EO | ведущий мастермайнда, модератор форум-группы
work run mastermind groups, moderate peer groups | провожу мастермайнды, веду форум-группы
field mastermind, peer group, YPO, Vistage, EO chapter | мастермайнд, форум-группа, Эквиум, клуб предпринимателей
needs want a circle of equals, need people at my level, business club, circle of entrepreneurs, talk to entrepreneurs, peers in business | ищу окружение, хочу общаться с предпринимателями, бизнес-клуб, окружение предпринимателей, общение с предпринимателями, круг единомышленников, мастермайнд-группа

executive-assistant < management
= executive assistance | ассистирование руководителю
doers executive assistant, personal assistant, EA, virtual assistant, business assistant, secretary | бизнес-ассистент, личный помощник, персональный ассистент, ассистент руководителя, помощник руководителя, секретарь, ассистентка
work assist executives, manage calendars, organise business trips, handle routine, organise schedule | ассистирую руководителю, веду календарь, беру рутину на себя, помогаю руководителям, беру рутину, организую встречи, разгружаю руководителя
field calendar management, personal assistance, travel booking for boss, errands | личный ассистент, календарь руководителя, поручения, деловая переписка
needs no time for anything, need hands for routine, need an assistant, find assistant, take routine off, answer letters, sort mail, help with paperwork | ничего не успеваю, нужен помощник, некому поручить, нужен ассистент, найти ассистента, найти помощника, снять рутину, отвечать на письма, разобрать почту, разгрузить меня, помощь с бумагами

office-management < management
= office management | офис-менеджмент
doers office manager, administrative director, receptionist | офис-менеджер, АХО-менеджер, административный директор, ресепшионист
work run the office, organise office moves | обеспечиваю жизнь офиса, организую переезд офиса
field office supplies, office move, facility administration, front desk | АХО, канцелярия, офисный переезд, хозяйственное обеспечение
needs moving office, nobody orders supplies, office repair, run an office, order water | переезжаем в новый офис, некому заниматься офисом, канцелярия в офис, переезд офиса, обустроить офис, вести офис, хозяйство офиса, закупки в офис

nonprofit-management < management
= non-profit management | управление НКО
doers NGO director, nonprofit manager, charity director, foundation director | директор фонда, руководитель НКО, учредитель НКО, директор благотворительного фонда
work run a nonprofit, lead a charity | руковожу фондом, развиваю НКО
field NGO, non-profit, charity foundation, endowment, nonprofit sector | НКО, благотворительный фонд, АНО, третий сектор, эндаумент
needs foundation lives from donation to donation, need corporate donors, register a foundation, run NGO, fund for children, report for donors | фонду не хватает денег, нужны корпоративные доноры, зарегистрировать фонд, открыть НКО, зарегистрировать НКО, отчётность НКО, развить фонд

charity-fundraising < nonprofit-management
= charity fundraising | фандрайзинг для НКО
doers charity fundraiser, major gifts officer, donor relations manager | фандрайзер, фандрайзер НКО, донорский менеджер
work raise donations, find sponsors, attract donors | собираю пожертвования, ищу спонсоров, привлекаю благотворителей
field donation, sponsorship, donors, philanthropy, charity auction | пожертвования, спонсорство, филантропия, меценат, благотворительный аукцион, спонсорский пакет
needs looking for sponsors, need donors, find donors, sponsor for event, collect donations, sponsors for festival, money for charity | ищем спонсоров, нужен спонсор, ищем благотворителей, найти спонсоров, найти доноров, спонсор на мероприятие, собрать пожертвования, спонсоры фестиваля, деньги на благотворительность, сбор средств, привлечь спонсоров

operations < business
= operations | операционная деятельность
doers operations manager, ops manager, process manager | операционный менеджер, менеджер по операциям, управляющий производством
work optimise processes, manage daily operations | оптимизирую процессы, налаживаю процессы
field business operations, SOP, process optimisation | оптимизация процессов, стандарты работы, чек-листы процессов
needs chaos in processes, every branch works differently, set up processes, order in processes, same standards, open branches | хаос в процессах, каждый работает как хочет, наладить процессы, порядок в процессах, единые стандарты, регламенты для сотрудников, открыть филиалы

lean < operations, manufacturing
= lean management | бережливое производство
doers lean manager, Six Sigma black belt, kaizen coach, lean consultant | лин-менеджер, специалист по бережливому производству, лин-консультант
work cut losses, implement lean | внедряю бережливое производство, сокращаю потери, внедряю лин
field lean manufacturing, kaizen, Six Sigma, 5S, Toyota Production System, theory of constraints | бережливое производство, кайдзен, шесть сигм, теория ограничений
needs costs too high, too much scrap, reduce costs, cut costs, reduce waste, reduce scrap, raise productivity, production losses, low productivity | высокая себестоимость, много брака, снизить издержки, сократить издержки, сократить потери, снизить брак, поднять производительность, потери на производстве, низкая производительность, снизить себестоимость

quality-management < operations
= quality management | управление качеством
doers quality manager, QC inspector, ISO auditor, quality director, quality engineer, quality controller | менеджер по качеству, директор по качеству, контролёр ОТК, аудитор ISO, инженер по качеству, контролёр качества
work control quality, implement ISO, check quality, reduce defects | контролирую качество, внедряю ISO, внедряю СМК, проверяю качество, снижаю брак, внедряю ИСО
field quality control, ISO 9001, QMS, quality assurance in manufacturing | контроль качества, СМК, ИСО 9001, ОТК
needs customers return goods, quality differs every time, defective products, defects in production, ISO certificate, many defects, quality problems | возвраты из-за брака, качество скачет, брак на производстве, бракованные изделия, сертификат ИСО, много брака, проблемы с качеством, внедрить ИСО, рекламации клиентов

certification < law, trade
= product certification | сертификация продукции
doers certification specialist, certification body expert | специалист по сертификации, эксперт органа по сертификации
work certify products, obtain certificates of conformity | сертифицирую продукцию, оформляю сертификаты соответствия
field CE mark, certificate of conformity, product certification, FDA approval, Halal certification | сертификат соответствия, декларация соответствия, ЕАС, сертификация товаров, Честный знак, маркировка товаров, халяль-сертификация
needs marketplace wants certificates, goods not allowed for sale, certify product, product certificate, certificate for marketplace, permit documents | маркетплейс требует сертификат, нет документов на товар, сертификация товара, оформить сертификат, сертификат на продукцию, разрешительные документы

procurement < operations
= procurement | закупки
doers procurement manager, buyer for company, purchasing manager, category manager, sourcing manager | закупщик, менеджер по закупкам, снабженец, байер, категорийный менеджер, директор по закупкам
work purchase goods, manage procurement, choose suppliers, buy raw materials, buy for company, purchase equipment | закупаю, веду закупки, снабжаю производство, подбираю поставщиков, закупаю сырьё, закупаю товары, закупаю оборудование, занимаюсь закупками, ищу поставщиков
field procurement, purchasing, supplier sourcing, vendor selection | закупки, снабжение, поставщики, сорсинг, МТС, оптовые закупки
needs looking for a supplier, supplier let us down, find suppliers, supplier wanted, buy in bulk, cheaper supplier, purchase prices | ищем поставщика, поставщик подвёл, нужен надёжный поставщик, найти поставщиков, закупить оборудование, закупить сырьё, закупка оптом, дешевле закупать, закупочные цены, поставщик из Китая, поставщик из Индии

supply-chain < logistics
= supply chain | цепи поставок
doers supply chain manager, demand planner, supply planner, S&OP manager | менеджер цепей поставок, планировщик спроса, директор по цепям поставок
work plan supply, manage supply chains | планирую поставки, управляю цепями поставок
field supply chain, SCM, demand planning, S&OP, inventory management | цепи поставок, цепочка поставок, управление запасами, планирование спроса, товарные запасы
needs stock-outs and overstock, goods run out, plan stock, delivery delays, stock planning, supplies are late, broken supply chain | то дефицит то излишки, заморожены деньги в запасах, планировать запасы, задержки поставок, планирование запасов, поставки опаздывают, рвутся цепочки поставок, перебои поставок, товар заканчивается

logistics < business
= logistics | логистика
doers logistician, logistics manager, logistics director, logistics specialist, logistics expert | логист, менеджер по логистике, директор по логистике, логистка, специалист по логистике, логист ВЭД, транспортный логист
work organise deliveries, handle logistics, deliver goods, transport goods, arrange transport, arrange delivery | занимаюсь логистикой, организую доставку, выстраиваю логистику, доставляю товары, перевожу товары, организую перевозку, доставка товаров, налаживаю логистику, везу грузы, доставляем грузы
field logistics, delivery of goods, cargo, 3PL, cargo shipment | логистика, перевозка грузов, доставка грузов, логистическая компания, грузоперевозки
needs delivery takes too long, how to ship, ship goods, delivery to regions, organise delivery, expensive logistics, find carrier, deliver equipment, ship abroad, delivery abroad, cheaper delivery | долгая доставка, как доставить груз, дорогая доставка, доставить товар, перевезти груз, перевезти товар, отправить груз, отправить товар, доставка в регионы, наладить доставку, наладить логистику, дорогая логистика, найти перевозчика, доставить оборудование, отправить за границу, доставка за границу, нужна логистика

freight-forwarding < logistics
= freight forwarding | экспедирование грузов
doers freight forwarder, forwarding agent, freight broker | экспедитор, транспортный экспедитор, грузовой брокер
work forward freight, book containers, forward cargo, arrange freight, ship cargo | экспедирую грузы, организую перевозки, отправляю контейнеры, отправляю грузы, экспедирую, организую доставку грузов, организую мультимодальные перевозки
field freight, container shipping, bill of lading, Incoterms, groupage cargo | контейнерные перевозки, фрахт, сборный груз, коносамент, Инкотермс, мультимодальные перевозки
needs container is stuck, need freight quote, freight quote, find forwarder, cargo delayed, stuck cargo, multimodal transport, cargo is stuck, cargo insurance, transit through Turkey | контейнер застрял, нужна ставка на перевозку, ставка на фрахт, отправить груз, найти экспедитора, задержали груз, застрял груз, груз застрял, мультимодальная перевозка, рассчитать доставку, транзит через Турцию, доставка через Казахстан

trucking < logistics
= road haulage | автоперевозки
doers trucker, truck driver, haulier, fleet owner, freight carrier, driver, lorry driver, van driver | дальнобойщик, водитель грузовика, перевозчик, владелец автопарка, грузоперевозчик, водитель, водитель фуры, водитель газели, грузовой перевозчик
work haul cargo, drive trucks, manage a fleet, drive a truck, drive a lorry, own trucks, transport cargo by truck | вожу грузы, перевожу грузы, управляю автопарком, вожу фуру, работаю на газели, есть фуры, свои машины, перевожу на газели, есть грузовик
field trucking, road freight, truck, fleet management, FTL, LTL | фура, автоперевозки, автопарк, газель, рефрижератор, ATI.su
needs need trucks, empty return trips, need a truck, hire a truck, find a driver, van for move, load the truck, deliver by truck, cargo for truck | нужны машины под груз, порожний пробег, нужен грузовик, нанять машину, найти водителя, газель для переезда, загрузить машину, груз для машины, догрузить фуру, нужна грузовая машина, перевезти на газели, обратная загрузка

air-cargo < logistics
= air cargo | авиагрузы
doers air cargo agent, air freight manager | агент по авиагрузам, менеджер по авиаперевозкам
work ship by air, charter cargo planes | отправляю авиа, организую авиадоставку
field air cargo, air freight, air waybill, IATA cargo | авиагрузы, авиаперевозки, авианакладная, авиадоставка
needs urgent delivery overseas, must arrive in days, send by air, urgent air delivery, air freight quote, samples by air | срочно доставить за рубеж, груз горит, отправить самолётом, срочная авиадоставка, доставить самолётом, отправить авиа, срочно отправить образцы

maritime-shipping < logistics
= maritime shipping | морские перевозки
doers shipbroker, ship owner, port agent, ship chandler, seafarer, sea carrier, captain of vessel, ship manager, sailor | судовой брокер, судовладелец, морской агент, шипчандлер, моряк, капитан судна, судовой менеджер, морской перевозчик, капитан дальнего плавания
work charter vessels, ship by sea, carry cargo by sea, work on ships | фрахтую суда, отправляю морем, вожу морем, работаю на судах, хожу в море, перевозки морем
field sea freight, vessel chartering, seaport, stevedoring, shipping line | морские перевозки, порт и терминал, стивидор, морская линия, судоходство
needs no space on vessels, demurrage is growing, charter a vessel, cargo by sea, find a vessel, bulk cargo, ship for grain | нет мест на судне, растёт демередж, зафрахтовать судно, отправить морем, груз морем, найти судно, навалочный груз, судно под зерно, перевезти по морю

rail-freight < logistics
= rail freight | железнодорожные перевозки
doers rail freight manager, wagon operator, railwayman, railway worker, rail logistics manager | менеджер ЖД-перевозок, оператор вагонов, железнодорожник, оператор подвижного состава, логист железнодорожных перевозок
work ship by rail, lease wagons, transport by rail, send wagons, send by railway | отправляю вагонами, организую ЖД-перевозки, отправляю по железной дороге, вожу вагонами, везём по железной дороге, перевожу железной дорогой
field rail freight, railway wagons, railway cargo, rail transport, container train, railway siding, freight wagon, railway tariff | ЖД-перевозки, вагоны, железнодорожные перевозки, РЖД, контейнерный поезд, грузовые вагоны, подъездной путь, железнодорожный тариф, полувагоны, платформы под контейнеры, железная дорога
needs no wagons available, trains are delayed at border, send by rail, need wagons, wagons for grain, deliver by rail, cargo by rail | нет вагонов, поезда стоят на границе, отправить по железной дороге, отправить вагонами, нужны вагоны, вагоны под зерно, доставить по железной дороге, везти по железной дороге, контейнер по железной дороге, железнодорожная отправка

customs-clearance < logistics, trade
= customs clearance | таможенное оформление
doers customs broker, customs declarant, customs agent, customs specialist, customs officer, customs lawyer | таможенный брокер, декларант, таможенник, таможенный представитель, специалист по таможне, таможенный юрист, специалист по таможенному оформлению
work clear goods through customs, declare goods, clear customs, do customs clearance, fill declarations, clear cargo | растамаживаю, оформляю таможню, декларирую грузы, прохожу таможню, растаможиваю грузы, оформляю декларации, оформляю грузы, помогаю с таможней, занимаюсь таможней, расчёт пошлин
field customs duty, HS code, customs declaration, import duty, customs, customs rules, customs payments, temporary import, ATA carnet, customs value | таможня, таможенная пошлина, ТН ВЭД, растаможка, таможенная декларация, таможенное оформление, таможенные платежи, таможенная стоимость, временный ввоз, карнет АТА, код ТН ВЭД, таможенные правила, таможенный контроль
needs goods stuck at customs, how much is duty, stuck at customs, customs problem, customs documents, pay duty, customs held goods, import equipment, clear a container, customs value dispute, customs fine | груз застрял на таможне, не можем растаможить, пройти таможню, застряло на таможне, застрял на таможне, проблемы с таможней, документы для таможни, растаможить груз, растаможить оборудование, задержала таможня, таможня задержала, таможня держит груз, ввезти оборудование, растаможить контейнер, рассчитать пошлину, временно ввезти, корректировка таможенной стоимости, вывезти картину

warehousing < logistics
= warehousing | складская логистика
doers warehouse manager, storekeeper, warehouse worker, head of warehouse | начальник склада, кладовщик, завсклад, управляющий складом
work store goods, run warehouses | храню товары, управляю складом
field warehouse, WMS, safe storage of goods, racking, stocktaking | склад, ответственное хранение, складская логистика, стеллажи, инвентаризация
needs nowhere to store goods, goods get lost in warehouse, warehouse order, store products, stock in warehouse, warehouse space, storage of goods | негде хранить товар, пересорт на складе, навести порядок на складе, хранить продукцию, хранение товара, складские услуги, инвентаризация склада, товар на складе

fulfilment < warehousing, marketplaces
= fulfilment | фулфилмент
doers fulfilment operator, fulfillment manager, packer | оператор фулфилмента, владелец фулфилмента, упаковщик
work pack and ship orders, do fulfilment | упаковываю и отгружаю, собираю заказы
field fulfilment, fulfillment, FBA, FBO, FBS, order picking | фулфилмент, сборка заказов, ФБО, ФБС, упаковка для маркетплейсов
needs orders pile up unpacked, need packing for marketplace, pack orders, ship orders, pack goods, assemble orders, pack for marketplaces | не успеваем собирать заказы, кто упакует товар, упаковать товар, собирать заказы, отправлять заказы, упаковка товара, отгружать на маркетплейс, упаковать заказы

last-mile < logistics
= courier and last-mile delivery | курьерская доставка
doers courier, delivery service owner, dispatcher | курьер, владелец курьерской службы, диспетчер доставки
work deliver parcels, run delivery service | доставляю посылки, развожу заказы, управляю курьерами
field last mile, courier service, parcels, pickup point, DHL, food delivery | последняя миля, курьерская служба, посылки, ПВЗ, пункт выдачи, СДЭК, доставка еды
needs who delivers across town, couriers are late, deliver orders, delivery in city, courier for orders, deliver flowers, deliver food, delivery to door | кто доставит по городу, курьеры опаздывают, доставлять заказы, доставка по городу, курьер на доставку, доставить посылку, доставка до двери, нужен курьер

parcel-carry < logistics
= sending things with travellers | передачи с попутчиками
doers traveller carrying parcels, crowdshipping courier | попутчик с передачей, везущий посылки
work carry parcels abroad, bring things from abroad | передаю посылки, везу вещи из Европы
field crowdshipping, parcel with traveller, forwarder address | передать документы, посылка с оказией, выкуп товаров за рубежом
needs need to send documents, who is flying to Moscow, send a parcel, pass documents, bring medicine, send medicines, hand over parcel, who flies from Berlin | кто летит в Москву, нужно передать посылку, отправить посылку, передать лекарства, привезти лекарства, захватить посылку, передать вещи

moving-services < logistics
= moving services | переезды
doers mover, removal company owner | грузчик, организатор переездов, такелажник
work move furniture, organise house moves | перевожу мебель, организую переезды
field moving company, house removals, furniture transport | квартирный переезд, такелаж, грузчики, перевозка мебели
needs moving flat soon, how to move furniture, move flat, carry a piano, transport belongings, need movers, move house | переезжаю на другую квартиру, перевезти вещи, перевезти мебель, переезд квартиры, нужны грузчики, перевезти пианино, вынести мебель, поднять мебель

taxi-carpool < logistics
= passenger transport | пассажирские перевозки
doers taxi driver, chauffeur, taxi fleet owner, transfer driver | таксист, водитель такси, владелец таксопарка, личный водитель
work drive passengers, provide transfers | вожу пассажиров, делаю трансферы
field taxi, airport transfer, taxi fleet, carsharing, minibus hire | такси, трансфер из аэропорта, таксопарк, каршеринг, аренда автобуса
needs need an airport pickup, transport for guests, drive guests, bus for group, meet at airport, minibus for guests, ride to airport, share a ride | встретить в аэропорту, нужен водитель, встретить гостей, отвезти гостей, автобус для группы, трансфер для гостей, доехать до аэропорта, микроавтобус для группы, возить детей в школу

trade < business
= trade | торговля
doers trading company owner, merchant, trade manager | торговец, коммерсант, владелец торговой компании, товарник
work trade goods, resell goods, sell goods, buy and sell, deal in goods | торгую товарами, перепродаю, торгую, продаю товары, покупаю и продаю, занимаюсь торговлей
field trading company, commerce, goods turnover, merchandise | торговля, торговая компания, товарный бизнес, товарка
needs what goods to sell, margins are falling, buy goods, goods for resale, sell the batch | чем торговать, падает маржа, купить товар, продать товар, товар для перепродажи, реализовать партию, продать партию

wholesale < trade
= wholesale and distribution | опт и дистрибуция
doers wholesaler, distributor, dealer, stockist, wholesale buyer, wholesale supplier, bulk buyer, distributor of goods | оптовик, дистрибьютор, дилер, поставщик оптом, оптовый покупатель, оптовый поставщик, дистрибутор, оптовый продавец
work sell wholesale, distribute products, supply shops, supply wholesale, sell in bulk, distribute goods | продаю оптом, дистрибутирую, поставляю в магазины, поставляю оптом, торгую оптом, отгружаем оптом, поставляем магазинам, поставка оптом
field wholesale, distribution network, dealer network, bulk orders, wholesale supplies, wholesale prices, bulk supply, wholesale base | оптовая торговля, дистрибуция, дилерская сеть, опт, мелкий опт, оптовые цены, оптовые поставки, оптовая база, оптом и в розницу, поставки в магазины
needs looking for distributors, need dealers in regions, find distributors, find dealers, wholesale buyers, buy in bulk, wholesale price, distributor in region, dealers in regions | ищем дистрибьюторов, нужны дилеры, ищу оптовых покупателей, найти дистрибьюторов, найти дилеров, оптовые покупатели, купить оптом, оптовая цена, дистрибьютор в регионе, продать оптом, дилеры в регионах, оптовые клиенты

foreign-trade < trade
= foreign trade | ВЭД
doers foreign trade manager, importer, exporter, international trade specialist | вэдовец, менеджер ВЭД, импортёр, экспортёр, специалист по ВЭД
work import goods, bring goods from abroad, import equipment, buy abroad, trade with other countries | импортирую, вожу товары из-за границы, ввожу товары, импортирую товары, импортирую оборудование, закупаю за рубежом, торгую с другими странами, ввожу оборудование
field foreign trade, import business, international trade, parallel import | ВЭД, внешнеэкономическая деятельность, импорт, параллельный импорт, внешняя торговля
needs how to import, foreign supplier will not ship, import from Europe, foreign contract, import documents, trade with Iran | как ввезти товар, не отгружают в Россию, импортировать товары, импортировать оборудование, купить за рубежом, импорт из Европы, внешнеторговый контракт, документы на импорт, торговать с Ираном, ввезти оборудование, завезти товар

export < foreign-trade
= export | экспорт
doers export manager, export consultant, exporter | экспорт-менеджер, менеджер по экспорту, консультант по экспорту, экспортёр
work export goods, find foreign buyers, export products, sell to other countries, help exporters | экспортирую, вывожу на экспорт, ищу зарубежных покупателей, экспортирую товары, экспортируем продукцию, продаю в другие страны, помогаю экспортёрам, вывожу продукцию за рубеж
field export, export contract, foreign buyers, trade mission | экспорт, экспортный контракт, РЭЦ, торговая миссия, бизнес-миссия, торгпредство
needs want to sell abroad, looking for foreign buyers, sell to China, sell to Emirates, sell to Europe, find buyers abroad, export documents, export food | хотим на экспорт, ищем покупателей за рубежом, экспортировать товары, экспортировать продукцию, иностранные покупатели, продавать в Китай, продавать в Эмираты, продавать в Европу, покупатели за рубежом, документы на экспорт, вывезти продукцию, экспорт продуктов

china-sourcing < foreign-trade
= sourcing from China | закупки в Китае
doers China sourcing agent, China buyer, sourcing agent | агент в Китае, байер в Китае, китаист-закупщик, карго-посредник
work source from China, find factories in China, bring goods from China | вожу из Китая, нахожу фабрики, выкупаю с 1688, везу товары из Китая
field 1688, Alibaba, Taobao, Canton Fair, Guangzhou, Yiwu, made in China | Алибаба, таобао, Кантонская ярмарка, Гуанчжоу, карго из Китая, Пойзон
needs need a factory in China, afraid of Chinese suppliers, factory in China, supplier in China, buy in China, produce in China, find manufacturer in China, order from China, Chinese supplier, goods from China | найти производителя в Китае, как заказать из Китая, фабрика в Китае, поставщик из Китая, купить в Китае, производить в Китае, производитель в Китае, китайский поставщик, товар из Китая, оборудование из Китая, выкупить в Китае

india-turkey-trade < foreign-trade
= trade with Turkey, India and the Gulf | торговля с Турцией, Индией и ОАЭ
doers Turkey sourcing agent, Dubai trader, India trade agent | байер в Турции, посредник в Дубае, агент в Индии
work source from Turkey, trade through Dubai | вожу из Турции, торгую через Эмираты
field Turkish suppliers, Dubai market, Indian manufacturers, GCC market | турецкие поставщики, рынок ОАЭ, индийские производители, рынок Ближнего Востока
needs supplier from Turkey wanted, how to enter Middle East, supplier in Turkey, supplier in India, factory in Turkey, buy in Turkey, sew in Turkey, buyers in Dubai | нужен поставщик из Турции, как выйти в Эмираты, поставщик в Турции, поставщик из Индии, фабрика в Турции, купить в Турции, отшить в Турции, покупатели в Дубае, производство в Узбекистане, пошив в Киргизии

commodities < trade
= commodity trading | торговля сырьём
doers commodity trader, oil trader, grain trader, metals trader | сырьевой трейдер, зернотрейдер, нефтетрейдер, металлотрейдер
work trade commodities, trade grain, trade oil | торгую сырьём, торгую зерном, торгую металлом
field commodities, crude oil, grain trade, metals trade, fertilizers trade, LNG | сырьё, нефтепродукты, металлопрокат, зерно, удобрения оптом, сырьевые товары
needs need a buyer for cargo lot, looking for fuel supplier, sell grain, buy grain, sell oil products, grain buyer, buy metal, buy fertilisers | ищу покупателя на партию, нужен поставщик топлива, продать зерно, купить зерно, покупатель зерна, купить металл, купить удобрения, продать металлолом, купить солярку

retail < trade
= retail | розничная торговля
doers retailer, shop owner, store manager, store director, chain owner | ритейлер, владелец магазина, директор магазина, управляющий магазином, розничник
work run shops, open stores, manage retail chain | открываю магазины, управляю розницей, держу магазин
field retail, chain store, supermarket, FMCG, store network, shopping mall retail | ритейл, розница, торговая сеть, супермаркет, магазин у дома, ФМСГ, торговая точка
needs few visitors in shop, rent eats profit, open a store, shop sales, visitors in shop, no shop visitors, store staff, goods for store | мало покупателей в магазине, аренда съедает прибыль, открыть торговую точку, продажи в магазине, посетители в магазин, нет покупателей, товар в магазин, мало посетителей

merchandising < retail
= merchandising | мерчандайзинг
doers merchandiser, visual merchandiser, window dresser | мерчендайзер, визуальный мерчандайзер, витринист
work arrange shelves, dress windows | выкладываю товар, оформляю витрины
field merchandising, planogram, shelf display, shop window | мерчандайзинг, планограмма, выкладка товара, оформление витрин
needs goods lie unnoticed on shelves, shop looks dull, arrange goods, dress a window, shop window design | товар не замечают на полке, витрина не привлекает, оформить витрину, разложить товар, оформление магазина, выложить товар

retail-listing < retail
= getting onto retail chains | ввод в торговые сети
doers retail KAM, chain listing consultant | КАМ по сетям, консультант по торговым сетям
work list products in chains, supply retail chains | завожу товары в сети, поставляю в сети
field retail chain listing, private label, supermarket supply, Magnit, X5 | вход в сети, СТМ, Пятёрочка, ВкусВилл, федеральные сети
needs want into supermarkets, chains do not reply, get into chains, supply supermarkets, sell in supermarkets, get onto shelves, contact with buyers of chain | хотим попасть в сети, закупщики сетей не отвечают, попасть в сети, войти в сети, поставлять в супермаркеты, продавать в супермаркетах, попасть на полки, выход на закупщиков, зайти в магазины, выйти на сети

ecommerce < retail
= e-commerce | электронная коммерция
doers e-commerce manager, online store owner, ecom director, Shopify seller | владелец интернет-магазина, директор по екому, екомщик, e-com-менеджер
work run an online store, sell online | веду интернет-магазин, продаю онлайн, торгую в интернете
field e-commerce, ecommerce, online store, Shopify, WooCommerce, D2C, dropshipping | екоммерс, еком, интернет-магазин, электронная коммерция, дропшиппинг, Тильда-магазин
needs abandoned carts, online shop makes no orders, open online store, online shop, online orders, site for sales, make online store | брошенные корзины, нет заказов в интернет-магазине, открыть интернет-магазин, сделать интернет-магазин, продавать онлайн, продавать через интернет, заказы с сайта, продажи через сайт

marketplaces < ecommerce
= selling on marketplaces | торговля на маркетплейсах
doers marketplace seller, marketplace manager, Wildberries seller, Ozon seller, seller on marketplaces, Ozon manager | селлер, менеджер маркетплейсов, поставщик на Wildberries, вайлдберриз-селлер, селлер на Ozon, селлер на вайлдберриз, менеджер по маркетплейсам, селлер маркетплейсов
work sell on marketplaces, manage product cards, sell on Ozon, sell on Wildberries, launch products on marketplaces | продаю на маркетплейсах, вывожу на маркетплейсы, торгую на вайлдберриз, торгую на Озоне, продаю на вайлдберриз, продаю на Озоне, веду магазин на маркетплейсе, запускаю товары на маркетплейсах, помогаю выйти на маркетплейсы
field marketplace, Wildberries, Ozon, product card, Kaspi, Yandex Market | маркетплейс, вайлдберриз, ВБ, Озон, карточка товара, Яндекс Маркет, вайлдбериз
needs marketplace commission kills margin, product is not in top, start on Ozon, enter Wildberries, launch on marketplace, product cards, marketplace sales fell, marketplace fines, goods for marketplaces, marketplace blocked | комиссии съедают маржу, карточка не в топе, штрафы маркетплейса, выйти на маркетплейсы, выйти на Озон, выйти на вайлдберриз, начать на маркетплейсах, карточки товара, упали продажи на маркетплейсе, товар для маркетплейса, маркетплейс заблокировал, продавать на маркетплейсах, выйти на WB, раскрутить карточку

amazon-selling < ecommerce
= selling on Amazon | продажи на Amazon
doers Amazon seller, Amazon PPC specialist, Etsy seller, eBay seller | амазонщик, селлер на Amazon, продавец на Etsy
work sell on Amazon, sell on Etsy | продаю на амазоне, продаю на этси
field Amazon, Etsy, eBay, Helium 10, Amazon FBA | Амазон, Этси, Ибэй, частная марка на амазоне
needs Amazon account suspended, how to start on Etsy, enter Amazon, start on Amazon, Amazon account blocked, shop on Etsy | заблокировали аккаунт амазона, как выйти на амазон, продавать на амазоне, выйти на Amazon, продавать на Etsy, магазин на этси, начать на амазоне, продавать на этси

classifieds < ecommerce
= classified ads selling | продажи на Авито
doers Avito specialist, classifieds manager | авитолог, специалист по Авито
work promote on Avito, post classified ads | продвигаю на Авито, размещаю объявления
field Avito, Craigslist, classified ads, flea market online | Авито, Юла, доска объявлений, барахолка
needs ads get no views, want to sell used things, sell on Avito, place ads, sell old furniture | объявления не смотрят, продать ненужные вещи, продавать на Авито, разместить объявления, клиенты с Авито, продать мебель, продвижение на Авито

wb-pickup < marketplaces
= pickup points | пункты выдачи заказов
doers pickup point owner, pickup franchisee | владелец ПВЗ, пэвэзэшник
work run a pickup point, open pickup points | держу пункт выдачи, открываю ПВЗ
field parcel locker, order pickup business, pickup outlet | пункт выдачи заказов, постамат, пвз вайлдберриз, пвз озон
needs pickup point is unprofitable, rent for pickup point, open pickup point, premises for pickup | ПВЗ в минусе, помещение под ПВЗ, открыть ПВЗ, открыть пункт выдачи, помещение для ПВЗ, купить ПВЗ

fashion-retail < retail, fashion-business
= fashion retail | торговля одеждой
doers boutique owner, fashion buyer, showroom owner | владелец бутика, владелица шоурума, фэшн-байер, владелец шоурума
work sell clothes, buy collections, run a showroom | продаю одежду, закупаю коллекции, держу шоурум
field boutique, clothing store, showroom, luxury retail, resale of brands | бутик, магазин одежды, шоурум, люксовый ритейл, ресейл, секонд-хенд
needs collection is not selling, looking for brands for store, brands for shop, clothes for shop, clothing suppliers, sell collection, showroom for brand | коллекция не распродаётся, ищем бренды для магазина, бренды для магазина, продавать одежду, одежда для магазина, поставщики одежды, продать коллекцию, шоурум для бренда, попасть в шоурум

fashion-business < manufacturing
= fashion business | модный бизнес
doers clothing brand owner, fashion brand founder, fashion entrepreneur | владелец бренда одежды, основатель бренда одежды, фэшн-предприниматель
work produce a clothing brand, launch clothing brands | запускаю бренд одежды, выпускаю одежду
field clothing brand, fashion industry, streetwear brand, fashion week | бренд одежды, фэшн-индустрия, неделя моды, капсульная коллекция
needs want my own clothing line, where to sew collection, launch clothing brand, own clothing brand, produce clothes, clothing collection, sew a collection | хочу свой бренд одежды, где отшить коллекцию, запустить бренд одежды, свой бренд одежды, выпустить коллекцию, отшить коллекцию, сшить коллекцию

garment-production < manufacturing, manufacturing-engineering
= garment production | швейное производство
doers garment factory owner, production technologist in sewing, pattern maker, garment technologist, sewing factory owner, seamstress, bespoke tailor, textile engineer, knitwear technologist, footwear technologist, tailor, sewing workshop owner, dressmaker | владелец швейного производства, технолог швейного производства, лекальщик, швейник, владелец швейного цеха, швея, портной, текстильщик, технолог трикотажа, обувщик, закройщик, портниха, сапожник, швея-надомница, мастер по пошиву, конструктор одежды, технолог одежды
work sew batches, produce garments, run a sewing workshop, sew clothes, produce textiles, make shoes, sew clothes to order, sew small batches, sew costumes, make patterns, alter clothes | отшиваю партии, шью на заказ оптом, шью одежду, отшиваю, держу швейный цех, крою одежду, шью обувь, ремонтирую одежду, шью на заказ, шьём на заказ, шью костюмы, делаю лекала, шьём малые партии, шить одежду, пошив одежды, ремонт одежды
field garment factory, sewing workshop, textile, knitwear, fabric supplier, garment production, textile production, apparel manufacturing, tailoring, shoemaking, fabrics supplier | швейный цех, швейка, пошив, трикотаж, ткани оптом, лекала, швейное производство, текстиль, ателье, отшив, обувное производство, ткани и фурнитура, лёгкая промышленность
needs need a sewing workshop, fabric of stable quality, sew a batch, hem my trousers, sew uniforms, sewing production, find seamstress, small sewing batch, sew bags, produce knitwear, alter a dress, sew samples | ищем швейный цех, нужен пошив партии, где отшить партию, подшить брюки, сшить костюмы, сшить форму, сшить одежду, отшить партию, найти швею, сделать лекала, малая партия одежды, отшить образцы, вязаный трикотаж, ушить платье, нужна швея, пошив костюмов

beauty-retail < retail
= beauty business | бьюти-бизнес
doers beauty salon owner, cosmetics brand owner, barbershop owner | владелец салона красоты, владелец косметического бренда, владелец барбершопа, владелица бьюти-студии
work run a beauty salon, launch cosmetics brand | управляю салоном красоты, выпускаю косметику
field beauty salon, cosmetics brand, cosmetics contract manufacturing, barbershop | салон красоты, бьюти-бизнес, косметический бренд, барбершоп, контрактное производство косметики
needs masters leave with clients, empty salon on weekdays, clients for salon, hairdresser for salon, open a salon, cosmetics for salon | мастера уводят клиентов, пустая запись в салоне, клиенты в салон, мастер в салон, открыть салон, косметика для салона, открыть барбершоп

jewellery-trade < retail
= jewellery trade | ювелирный бизнес
doers jewellery brand owner, gem dealer, diamond dealer | владелец ювелирного бренда, торговец камнями, ювелирный байер
work trade gemstones, sell jewellery | торгую драгоценными камнями, продаю украшения
field gemstones, diamonds, jewellery store, watches trade | драгоценные камни, бриллианты, ювелирный магазин, часовой бизнес
needs value a ring, where to buy a diamond, buy diamond, appraise jewellery, repair a ring | оценить украшение, где купить бриллиант, продавать ювелирку, купить бриллиант, оценить кольцо, починить кольцо, продать украшения

car-trade < retail
= car trade | торговля автомобилями
doers car dealer, auto importer, car picker, used car salesman | автодилер, автоподборщик, автоброкер, перекуп
work sell cars, import cars, select used cars | подбираю авто, пригоняю машины, продаю автомобили
field car dealership, used cars, car import, car auction, auto parts | автосалон, автоподбор, авто из Кореи, авто из Японии, автозапчасти, авто с пробегом
needs want to buy a car, which car to choose, buy a car, sell a car, car from Korea, car from Japan, choose used car, check a car, car from Europe, import a car | хочу купить машину, как не купить битую, купить машину, продать машину, машина из Кореи, машина из Японии, подобрать авто, проверить машину, машина из Европы, пригнать машину, купить авто

car-rental < business
= car rental | прокат автомобилей
doers car rental owner, rental manager of cars | владелец автопроката, прокатчик авто
work rent out cars, hire out cars | сдаю машины в аренду, сдаю авто
field car rental, rent a car, car hire | прокат авто, аренда авто, автопрокат
needs need a car for a week, car while travelling, car for weekend, van for rent, car with driver | нужна машина на неделю, машина в поездке, арендовать машину, взять машину напрокат, машина на выходные, машина с водителем, прокат машины

car-service < business
= car repair business | автосервис
doers car service owner, car mechanic, auto electrician, car detailer, mechanic, car repairman | владелец автосервиса, автомеханик, автоэлектрик, детейлер, автослесарь, механик, мастер по ремонту машин
work repair cars, detail cars | чиню машины, ремонтирую автомобили
field car service, auto repair shop, car wash, tyre service, car detailing | автосервис, станция техобслуживания, автомойка, шиномонтаж, детейлинг
needs car broke down, honest mechanic wanted, repair a car, car does not start, change tyres, paint a car, repair a truck, car repair | сломалась машина, нужен честный сервис, починить машину, отремонтировать машину, машина не заводится, поменять резину, покрасить машину, ремонт грузовика, ремонт машины, хороший автосервис

pharmacy-retail < retail
= pharmacy business | аптечный бизнес
doers pharmacy owner, pharmacy chain manager, medical rep | владелец аптеки, заведующая аптекой, медпредставитель, медицинский представитель
work run pharmacies, promote drugs to doctors | управляю аптекой, продвигаю препараты
field pharmacy chain, drug distribution, dietary supplements sales | аптека, аптечная сеть, фармдистрибуция, БАДы
needs want supplements in pharmacies, stocks expire, find medicine, sell in pharmacies, open a pharmacy, medicine not sold | завести БАД в аптеки, препараты с истекающим сроком, найти лекарство, продавать в аптеках, открыть аптеку, попасть в аптеки, нет лекарства

flower-retail < retail
= flower business | цветочный бизнес
doers flower shop owner, florist business owner, flower importer | владелец цветочного магазина, цветочник, владелец цветочной студии
work sell flowers, import flowers | продаю цветы, вожу цветы из Эквадора
field flower shop, bouquets delivery, flower wholesale | цветочный магазин, доставка цветов, цветы оптом, букеты на заказ
needs flowers wither unsold, need bouquets for event, flowers for event, flowers for wedding, deliver flowers, flowers wholesale, bouquets for guests | много списания цветов, нужны букеты на мероприятие, цветы на мероприятие, цветы на свадьбу, доставить цветы, букеты для гостей, цветы для оформления

vending < retail
= vending and self-service | вендинг
doers vending operator, vending owner | вендинговик, вендор автоматов, владелец вендинга
work place vending machines, run self-service kiosks | ставлю вендинговые автоматы, обслуживаю автоматы
field vending machine, micromarket, self-service kiosk | вендинг, торговый автомат, кофе-автомат, микромаркет
needs place for vending machines, snacks in the office, place for machine, install coffee machine, vending for office, snack machine | место под автомат, перекусы в офис, место для автомата, поставить кофе-автомат, автомат в офис, поставить автомат

corporate-gifts < trade
= corporate gifts and merch | корпоративные подарки и мерч
doers merch producer, promo products manager, gift company owner | менеджер по мерчу, мерчер, сувенирщик
work make merch, supply corporate gifts | делаю мерч, делаю корпоративные подарки, произвожу сувениры
field merch, corporate gifts, souvenirs, branded T-shirts, welcome pack | мерч, сувенирка, корпоративные подарки, сувенирная продукция, велкам-пак
needs what to give clients, New Year gifts for staff, gifts for clients, gifts for employees, branded gifts, merch for conference, T-shirts for team, souvenirs with logo | что подарить клиентам, подарки сотрудникам, подарки клиентам, подарки для сотрудников, сувениры с логотипом, мерч для конференции, сделать мерч, футболки для команды, подарки партнёрам, новогодние подарки, заказать мерч

manufacturing < business
= manufacturing | производство
doers factory owner, plant director, production manager, producer of goods, plant manager, workshop manager, production engineer, factory manager | производственник, директор завода, владелец производства, директор по производству, начальник производства, начальник цеха, директор фабрики, управляющий производством, инженер-технолог, владелец завода
work run a factory, launch production, produce goods, make products, manufacture products, have own production | произвожу продукцию, запускаю производство, управляю заводом, занимаюсь производством, есть своё производство, выпускаем продукцию, запускать производство, организую производство
field manufacturing, factory, production line, plant equipment, industrial production, production facility, production workshop, production capacity, own production | завод, фабрика, производственная линия, собственное производство, промышленность, цех, производственная площадка, производственный цех, производственные мощности, свободные мощности, организация производства, промышленное предприятие
needs need a production site, equipment stands idle, start production, set up production, find a manufacturer, production in Russia, move production, organise production, load the factory, idle capacity, orders for factory, orders for workshop | ищем производственную площадку, простаивает оборудование, запустить производство, начать производство, наладить производство, найти производство, производство в России, перенести производство, организовать производство, загрузить производство, загрузить цех, простаивает цех, заказы для производства, заказы на завод, разместить заказ

contract-manufacturing < manufacturing
= contract manufacturing | контрактное производство
doers contract manufacturer, OEM producer, private label manufacturer | контрактный производитель, контрактник-производитель
work produce under your brand, produce batches to order | произвожу под вашим брендом, размещаю заказы на производстве
field contract manufacturing, OEM, ODM, white label, outsourcing of production | контрактное производство, белая этикетка, производство под брендом, OEM-производство
needs have design need manufacturer, who can produce it, produce to order, manufacturer for product, who will produce, place an order, produce our product, produce under brand, make a batch, produce series, find contract manufacturer, sample is ready | кто может произвести, нужен производитель, есть образец нужна партия, произвести на заказ, производитель для продукта, кто произведёт, кто изготовит, произвести продукт, выпустить под брендом, сделать партию, выпустить серию, изготовить партию, произвести партию, готов образец, где произвести, под своим брендом

food-production < manufacturing, food
= food production | пищевое производство
doers food producer, food technologist, food factory owner, food manufacturer, food industry engineer | производитель продуктов питания, пищевой технолог, технолог пищевого производства, производитель продуктов, технолог пищевых производств, пищевик, производитель еды, технолог-пищевик
work produce food, develop recipes for industry, develop food products | произвожу продукты, разрабатываю рецептуры, произвожу продукты питания, выпускаю продукты
field food production, food industry, dairy plant, HACCP, healthy snacks, foodtech, food technology, gourmet products | пищевое производство, пищевая промышленность, ХАССП, полуфабрикаты, молочный завод, снеки, фудтех, продукты питания, фермерские продукты, пищевая технология
needs extend shelf life, scale a home recipe, get onto supermarket shelves, launch food product, shelf life, recipe development, produce sauce, food production premises | продлить срок годности, вывести рецепт в производство, зайти в сети, производить продукты, запустить продукт питания, срок годности, разработать рецептуру, произвести соус, пищевой цех, цех для продуктов, производить полуфабрикаты

furniture-production < manufacturing
= furniture production | производство мебели
doers furniture maker, furniture factory owner, cabinet maker | мебельщик, владелец мебельного производства, производитель мебели
work make furniture, produce kitchens, make custom furniture, make wooden furniture, produce furniture | делаю мебель, произвожу кухни, делаю мебель на заказ, делаем мебель, произвожу мебель, производим мебель, мебель по размерам, делать мебель, изготовление мебели
field furniture, kitchens to order, carpentry workshop, upholstered furniture | мебель, корпусная мебель, мебельное производство, мягкая мебель, мебель на заказ
needs need custom furniture, kitchen for non-standard space, furniture to order, custom furniture, kitchen to order, wardrobe to order, make a table, make shelves | нужна мебель на заказ, нестандартная кухня, сделать мебель, кухня на заказ, шкаф на заказ, стол на заказ, сделать стол, изготовить мебель, сделать полки, сделать кухню

metalworking < manufacturing
= metalworking | металлообработка
doers metalworker, welder, CNC operator, machinist, locksmith by trade, metal fabricator, metal workshop owner | сварщик, токарь, фрезеровщик, оператор ЧПУ, слесарь, металлист, мастер по металлу, владелец металлообработки, сварщица, резчик металла
work weld, machine metal parts, cut metal by laser, cut metal, process metal, make metal parts, do welding, do metalwork | варю металл, точу детали, режу лазером, режу металл, обрабатываю металл, делаю из металла, свариваю, делаю металлоизделия, обработка металла, занимаюсь металлообработкой
field metalworking, CNC machine, welding, laser cutting, sheet metal, metal processing, turning works, metal milling, welding works, metal products | металлообработка, станок ЧПУ, металлоконструкции, лазерная резка, сварка, гибка металла, токарка, фрезеровка, сварочные работы, изделия из металла, металлоизделия, токарно-фрезерные работы
needs need parts by drawing, weld a frame, weld a part, weld metal, metal parts, metal products to order, need a welder, laser cut, bend pipe | изготовить детали по чертежам, сварить каркас, заварить деталь, сварить деталь, порезать металл, металлические детали, сделать из металла, нужен сварщик, нужен токарь, согнуть трубу, сварка конструкций

plastics-packaging < manufacturing
= packaging and plastics | упаковка и пластик
doers packaging manufacturer, packaging technologist, moulding specialist | производитель упаковки, технолог упаковки, литейщик пластика
work produce packaging, mould plastic | произвожу упаковку, лью пластик
field packaging, injection moulding, cardboard boxes, labels printing, eco packaging | упаковка, литьё пластика, картонные коробки, этикетки, гофрокартон, пресс-форма, экоупаковка
needs need boxes for product, packaging too expensive, packaging for product, make packaging, plastic packaging, plastic parts, develop packaging | нужна упаковка, коробки под продукт, упаковка для продукта, сделать упаковку, пластиковая упаковка, детали из пластика, отлить пластик, экологичная упаковка, разработать упаковку, упаковка для товара

printing-house < manufacturing
= printing | полиграфия
doers printing house owner, printer by trade, prepress specialist, printing specialist | полиграфист, владелец типографии, печатник, специалист по полиграфии, сотрудник типографии
work print books, print catalogues, print on fabric, print small runs, print to order | печатаю тиражи, печатаю каталоги, печатаю на ткани, печатаю книги, печатаем тираж, печатаем на заказ, делаю полиграфию
field printing house, offset printing, print run, business cards, silkscreen | типография, полиграфия, офсетная печать, визитки, шелкография, тираж
needs need flyers printed, print a book, print a catalogue, print leaflets, print posters, find a printing house, print a magazine, print an album, cheap printing | нужно напечатать буклеты, напечатать книгу, напечатать каталог, напечатать листовки, напечатать плакаты, найти типографию, отпечатать тираж, напечатать альбом, недорогая печать, нужна типография, сделать полиграфию

chemicals-production < manufacturing
= chemical production | химическое производство
doers chemical technologist, paint manufacturer, household chemicals producer | химик-технолог, производитель бытовой химии, производитель красок
work produce chemicals, formulate paints | произвожу химию, разрабатываю составы
field chemical industry, household chemicals, paints and coatings, polymers | бытовая химия, химпром, лакокрасочные материалы, полимеры, химсырьё
needs replace imported raw material, formula for cleaner, household chemicals production, develop formula, chemical supplier, paint production, glue supplier | заменить импортное сырьё, рецептура моющего средства, производство бытовой химии, разработать рецептуру, поставщик химии, производство краски, нужен клей, поставщик красителей

industrial-equipment < manufacturing
= industrial equipment | промышленное оборудование
doers equipment supplier, machine tools dealer, service engineer of equipment | поставщик оборудования, станкостроитель, наладчик, сервисный инженер
work supply equipment, commission machines, repair equipment, service machines, sell machine tools, install equipment | поставляю оборудование, запускаю линии, налаживаю станки, ремонтирую оборудование, обслуживаю станки, продаю станки, монтирую оборудование, налаживаю оборудование, ремонт оборудования, пусконаладка
field machine tools, industrial equipment, spare parts, conveyor | станки, промышленное оборудование, запчасти для станков, конвейер, станкостроение
needs old machine has failed, need spare parts, buy equipment, sell equipment, used machine tools, machine repair, equipment broke, set up a machine, choose equipment | встал станок, не найти запчасти, купить оборудование, починить оборудование, продать оборудование, станки бу, отремонтировать станок, сломалось оборудование, встала линия, наладить оборудование, подобрать оборудование, нужно оборудование

import-substitution < manufacturing
= import substitution | импортозамещение
doers import substitution manager, localisation engineer | специалист по импортозамещению, менеджер по локализации производства
work replace imports, localise production | замещаю импорт, локализую производство
field import substitution, local analogue, reverse engineering of parts | импортозамещение, отечественные аналоги, реверс-инжиниринг, локализация производства
needs foreign supplier left, need local analogue, replace imported parts, Russian analogue, domestic analogue, replace supplier, imported components, parts under sanctions | ушёл зарубежный поставщик, нужен аналог импортного, заменить импортные детали, российский аналог, отечественный аналог, заменить поставщика, импортные комплектующие, санкционные детали, аналог детали, заменить импорт

agribusiness < business
= agribusiness | агробизнес
doers agribusiness owner, farmer, agricultural entrepreneur, farm manager, farm owner, peasant farmer | аграрий, фермер, владелец агрохолдинга, агропредприниматель, директор агрофирмы, фермерша, владелец фермы, глава КФХ, сельхозпроизводитель
work run a farm, grow crops for sale, run a farm shop, grow and sell | держу ферму, веду фермерское хозяйство, выращиваю на продажу, фермерствую, занимаюсь фермерством, держу хозяйство, веду хозяйство
field agribusiness, farm products, agroholding, greenhouse business, agritech | агробизнес, агрохолдинг, фермерские продукты, АПК, КФХ, тепличный бизнес, агротех, сельское хозяйство
needs where to sell harvest, need farm produce, sell harvest, sell vegetables, sell milk, buyers for harvest, farm workers, farm equipment, sell farm products, land for farm | куда сбыть урожай, нужны фермерские продукты, продать урожай, продать овощи, сбыт урожая, покупатели на урожай, рабочие на ферму, техника для фермы, сбыт фермерской продукции, земля под ферму, сбыть продукцию

recycling-business < manufacturing
= recycling business | переработка отходов
doers recycler, waste management entrepreneur, scrap dealer | переработчик, мусорный предприниматель, ломозаготовитель
work recycle waste, collect recyclables | перерабатываю отходы, собираю вторсырьё
field recycling, waste management, scrap metal, circular economy, secondary raw materials | переработка отходов, вторсырьё, металлолом, утилизация, экономика замкнутого цикла, макулатура
needs where to dispose of waste, have plastic waste, recycle plastic, dispose of waste, sell scrap, hand over waste paper, production waste, take away waste, recycle batteries, old tyres | куда девать отходы, вывезти мусор, переработать пластик, утилизировать отходы, сдать металлолом, сдать макулатуру, отходы производства, вывезти отходы, сдать батарейки, старые шины, куда сдать пластик
`
