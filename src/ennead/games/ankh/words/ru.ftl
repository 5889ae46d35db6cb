# Анх: вопросы, варианты, строки журнала и причины. Названия и тексты карт, свойств, богов и стражей — в data.yaml.

# What it is, in the lobby.
about = Боги Египта борются за веру людей. Забытые исчезают, и останется только один.

## Настройки

option-scenario = Сценарий
    .text = Карта в начале игры: монументы, верблюды, фигурки и очерёдность конфликтов.
option-god_a = Бог игрока A
option-god_b = Бог игрока B
option-god_c = Бог игрока C
    .text = За столом для троих и больше.
option-god_d = Бог игрока D
    .text = За столом для четверых и пятерых.
option-god_e = Бог игрока E
    .text = За столом для пятерых.
option-guardian_1 = Страж 1-го уровня
option-guardian_2 = Страж 2-го уровня
option-guardian_3 = Страж 3-го уровня

## Части предложений

part-figure = { $piece_id ->
    [god] { $god }
    [warrior] воин { part-whose }
    [cat_mummy] мумия кошки { part-whose }
    [satet] Сатис { part-whose }
    [mummy] мумия { part-whose }
    [apep] Апоп { part-whose }
    [giant_scorpion] гигантский скорпион { part-whose }
    [androsphinx] андросфинкс { part-whose }
   *[other] { $piece } { part-whose }
}
part-figure-whom = { $piece_id ->
    [god] { $god_id ->
        [amun] Амона
        [anubis] Анубиса
        [isis] Исиду
        [osiris] Осириса
       *[other] { $god }
    }
    [warrior] воина { part-whose }
    [cat_mummy] мумию кошки { part-whose }
    [satet] Сатис { part-whose }
    [mummy] мумию { part-whose }
    [apep] Апопа { part-whose }
    [giant_scorpion] гигантского скорпиона { part-whose }
    [androsphinx] андросфинкса { part-whose }
   *[other] { $piece } { part-whose }
}
part-whose = { $god_id ->
    [amun] Амона
    [anubis] Анубиса
    [isis] Исиды
    [osiris] Осириса
   *[other] { $god }
}
part-recruit = { $figure_id ->
    [warrior] воина
    [captive] своего пленника за 1 верующего
    [cat_mummy] мумию кошки
    [satet] Сатис
    [mummy] мумию
    [apep] Апопа
    [giant_scorpion] гигантского скорпиона
    [androsphinx] андросфинкса
   *[other] { $figure }
}
part-monuments = { $monument_id ->
    [obelisk] обелисков
    [pyramid] пирамид
   *[temple] храмов
}
part-monument = { $monument_id ->
    [obelisk] обелиск
    [pyramid] пирамиду
   *[temple] храм
}
part-count-followers = { $count ->
    [one] { $count } верующего
   *[many] { $count } верующих
}
part-cost-followers = { $cost ->
    [one] { $cost } верующего
   *[many] { $cost } верующих
}
part-bid-followers = { $followers ->
    [one] { $followers } верующего
   *[many] { $followers } верующих
}
part-reason = { $source_id ->
    [majority] большинство монументов
    [domination] доминирование
    [victory] победа в сражении
    [magnanimous] свойство «Великодушный»
    [miracle] карта «Чудо»
    [worshipful] свойство «Досточтимый»
    [cat_mummy] погибла мумия кошки
    [merge] слияние богов
   *[other] { $source }
}

## Вопросы

prompt-choose_action = { $taken ->
    [0] Выберите действие.
   *[other] Выберите второе действие: его шкала должна быть ниже первой.
}
prompt-move_figure = Выберите, какой фигуркой пойти, или закончите.
prompt-move_destination = Фигурка на { $figure } идёт. Куда?
prompt-push_hex = Сатис сдвигает фигурку на { $pushed }. Куда?
prompt-claw_facing = Гигантский скорпион на { $hex }: куда навести клешни?
prompt-summon_figure = Выберите, кого призвать, или закончите.
prompt-summon_hex = Призвать { part-recruit }. Куда?
prompt-give_sun = Дать солнце фигурке на { $hex }?
prompt-unlock_power = Выберите, какое свойство анха открыть, или откажитесь.
prompt-control_monument = Возьмите монумент под контроль.
prompt-caravan_first = Выберите, откуда пойдёт караван, или пропустите событие.
prompt-caravan_next = Выберите, как караван идёт дальше.
prompt-caravan_token = Регион разделён. Какая часть сохраняет жетон очерёдности { $token }?
prompt-caravan_swap = У новых регионов жетоны { $one } и { $other }. Поменять один из них местами с другим жетоном?
prompt-obelisk_figure = Покровитель обелисков: выберите, какую фигурку перенести к месту сражения, или остановитесь.
prompt-obelisk_hex = Покровитель обелисков: фигурка на { $figure } переносится. Куда?
prompt-amun_double = Объявить, что в этом сражении вы играете две карты?
prompt-choose_card = Тайно выберите, что сыграете в этом сражении.
prompt-build_type = Выберите, какой монумент возвести, или откажитесь.
prompt-build_hex = Где возвести { part-monument }?
prompt-plague_bid = Нашествие саранчи: тайно поставьте верующих. Фигурки спасёт только единственная наибольшая ставка.
prompt-use_tiebreaker = Наибольшая сила не только у вас. Использовать определитель ничьей и победить?
prompt-isis_save = Ваша фигурка на { $figure } погибает рядом с чужой. Спасти её?
prompt-anubis_trap = Выберите, чьего павшего воина взять в плен, или откажитесь.
prompt-mummy_hex = Ваша мумия возвращается. Выберите клетку рядом со своим богом.
prompt-gate_token = Сражение проиграно. Выберите врата для этого региона или откажитесь.
prompt-gate_hex = { $gate_id ->
    [none] Куда поставить врата?
   *[other] Куда перенести врата с { $gate }?
}
prompt-worshipful = Досточтимый: пожертвовать 2 верующих ради 1 поклонения?
prompt-merge_guardian = Выберите, какого стража младшего бога взять себе, или остановитесь.

## Варианты

action-action = { $track }
action-figure = Фигурка на { $hex }
action-to = { $hex }
action-push = Сдвинуть на { $hex }
action-aim = Клешни: { $aim }
action-summon = { $summons_id ->
    [normal] Призвать { part-recruit }
    [gate] Призвать { part-recruit } на врата
   *[other] Призвать { part-recruit } ({ $summons })
}
action-sun = { $answer_id ->
    [yes] Дать солнце
   *[no] Не давать
}
action-unlock = Открыть: { $power }
action-control = Монумент на { $hex }
action-camel = Граница { $side }
action-keep = Регион с клеткой { $hex }
action-swap = Поменять жетоны { $token } и { $token2 }
action-double = { $answer_id ->
    [yes] Объявить две карты
   *[no] Играть одну карту
}
action-play = { $card }
action-play_both = { $card } и { $card2 }
action-build = Возвести { part-monument }
action-bid = { $followers ->
    [0] Ничего не ставить
   *[other] Поставить { part-bid-followers }
}
action-tiebreaker = { $answer_id ->
    [yes] Использовать определитель ничьей и победить
   *[no] Сохранить определитель ничьей
}
action-save = { $answer_id ->
    [yes] Спасти
   *[no] Пусть погибнет
}
action-trap = Взять в плен воина { part-whose }
action-new_gate = Врата из резерва
action-move_gate = Врата на { $hex }
action-worship = { $answer_id ->
    [yes] Пожертвовать 2 верующих
   *[no] Сохранить верующих
}
action-take_over = Страж на { $hex }
action-take_from_pool = Из запаса: { $guardian }
action-done = Готово
action-stop = Достаточно
action-skip = Без каравана
action-decline = Отказаться
action-none = Ничего не менять

## Что произошло

event-scenario_chosen = Сценарий: { $scenario }.
event-first_player = Первый игрок: { $seat }.
event-god_chosen = { $seat }: бог — { $god }.
event-guardian_kind = Страж { $level }-го уровня: { $guardian }.
event-turn = Ход игрока { $seat }.
event-action_taken = { $seat } выбирает действие «{ $action }»: маркер теперь на { $space }.
event-event_reached = { $seat } вызывает событие { $space }: { $track_event }.
event-marker_back = «{ $action }»: маркер возвращается на { $space }.
event-moved = { $seat }: { part-figure } идёт { $from } → { $hex }.
event-pushed = { $seat } сдвигает { part-figure-whom }: { $from } → { $hex }.
event-aimed = { $seat } наводит клешни (гигантский скорпион на { $hex }): { $aim }.
event-summoned = { $seat } призывает { part-figure-whom }: { $hex }.
event-ransomed = { $seat } выкупает пленного воина { part-whose }: { $captor } получает { part-count-followers }.
event-radiant = { $seat } даёт солнце фигурке { part-whose } на { $hex }.
event-followers = { $count ->
    [0] { $seat }: { $god } не получает верующих, рядом нет подходящих монументов.
   *[other] { $seat }: { $god } получает { part-count-followers }, теперь их { $total }.
}
event-power_followers = { $god } получает { part-count-followers }, теперь их { $total }: свойство «{ $power }».
event-unlocked = { $seat }: { $god } жертвует { part-cost-followers } и открывает свойство «{ $power }».
event-guardian_taken = { $god } получает стража в запас: { $guardian }.
event-controlled = { $former_id ->
    [none] { $seat }: { $god } берёт под контроль нейтральный монумент: { $monument } на { $hex }.
   *[other] { $seat }: { $god } отбирает монумент (прежний владелец — { $former }): { $monument } на { $hex }.
}
event-camel = { $seat } ставит верблюда: { $side }.
event-caravan_skipped = { $seat } обходится без каравана.
event-region_split = { $seat } делит регион на части, сухопутных клеток: { $one } и { $other }.
event-region_token = Регион с клеткой { $hex }: жетон очерёдности { $token }.
event-swapped = { $seat } меняет местами жетоны очерёдности { $token } и { $other }.
event-conflict = { $seat } вызывает конфликт { $conflict }: определитель ничьей получает { $god }.
event-destroyed = { $god_id ->
    [none] Разрушен нейтральный монумент: { $monument } на { $hex }.
   *[other] Разрушен монумент { part-whose }: { $monument } на { $hex }.
}
event-region = { $sides ->
    [0] Регион { $token } ({ $hex }): здесь никого нет.
    [1] Регион { $token } ({ $hex }): здесь только одна сторона.
    [few] Регион { $token } ({ $hex }): сражаются { $sides } стороны.
   *[many] Регион { $token } ({ $hex }): сражаются { $sides } сторон.
}
event-doubled = { $seat } объявляет: { $god } играет две карты.
event-ready = Выбор сделан: { $seat }.
event-revealed = { $seat }: { $god } играет карту «{ $card }».
event-flood = { $count ->
    [0] Потоп: { $god } ничего не получает, на плодородных клетках нет своих фигурок.
   *[other] Потоп: { $god } получает { part-count-followers }, фигурки на плодородных клетках переживут исход.
}
event-built = { $cost ->
    [0] { $seat }: { $god } даром возводит { part-monument } на { $hex }.
   *[other] { $seat }: { $god } возводит { part-monument } на { $hex } за { part-cost-followers }.
}
event-plague = { $god } насылает саранчу: ставки делают все, у кого в регионе есть фигурки.
event-bid = { $seat }: { $god } ставит { part-bid-followers }.
event-plague_survivor = { $god } никого не теряет: ставка выше всех остальных.
event-majority = { $god } контролирует больше всех { part-monuments } в регионе.
event-dominated = { $god } доминирует в регионе { $token }.
event-strength = { $god }: сила { $strength }.
event-tiebreaker = { $seat }: { $god } использует определитель ничьей.
event-won_battle = { $god } побеждает в сражении за регион { $token }.
event-no_winner = Регион { $token }: в сражении нет победителя.
event-saved = { $seat } спасает { part-figure-whom } на { $hex }.
event-died = Гибнет { part-figure }: { $hex }.
event-captured = { $seat }: { $captor } берёт в плен воина { part-whose }.
event-gate = { $from_id ->
    [none] { $seat } ставит врата на { $hex }.
   *[other] { $seat } переносит врата: { $from } → { $hex }.
}
event-worshipped = { $seat }: { $god } жертвует { part-cost-followers } (свойство «Досточтимый»).
event-cards_back = { $god } возвращает в руку все сыгранные карты: цикл Маат.
event-gained_devotion = { $devotion ->
    [one] { $god } получает { $devotion } поклонение, теперь { $space }: { part-reason }.
    [few] { $god } получает { $devotion } поклонения, теперь { $space }: { part-reason }.
   *[many] { $god } получает { $devotion } поклонений, теперь { $space }: { part-reason }.
}
event-lost_devotion = { $devotion ->
    [one] { $god } теряет { $devotion } поклонение, теперь { $space }: { part-reason }.
    [few] { $god } теряет { $devotion } поклонения, теперь { $space }: { part-reason }.
   *[many] { $god } теряет { $devotion } поклонений, теперь { $space }: { part-reason }.
}
event-conflict_over = Конфликт { $conflict } окончен.
event-merged = Слияние богов: старший бог — { $higher }, младший — { $lower }; фигурка, воины и монументы младшего покидают карту.
event-taken_over = { $hex_id ->
    [none] { $seat } берёт себе стража из запаса младшего бога: { $guardian }.
   *[other] { $seat } берёт себе стража младшего бога: { $guardian } на { $hex }.
}
event-merged_at = Единый бог (старший — { $higher }): поклонение { $space }, верующих — { $followers }.
event-forgotten = { $god } уходит в забвение: поклонение { $space }, это красная часть шкалы.
event-freed = { $count ->
    [one] Из плена в запас возвращается { $count } воин { part-whose }.
    [few] Из плена в запас возвращаются { $count } воина { part-whose }.
   *[many] Из плена в запас возвращаются { $count } воинов { part-whose }.
}
event-winner = Победа: { $seat }, { $god }, поклонение { $space }.
final-score = Поклонение { $points }.
event-nobody_wins = Все боги забыты: проиграли все.
event-declined = { $seat } { $declined }.
event-nothing_to_control = { $god }: нет монумента, который можно взять под контроль.
event-not_saved = { $seat } не спасает { part-figure-whom } на { $hex }.
event-strength_parts = { $god }: фигурки { $figures }{ $captives ->
    [0] {""}
   *[other] , пленники { $captives }
}{ $temples ->
    [0] {""}
   *[other] , храмы { $temples }
}, карты { $cards }.
event-sun_back = Солнце фигурки { part-whose } на { $hex } возвращается в резерв.
event-left_game = Игру покидает { part-figure }: { $hex }.
event-gate_gone = Врата на { $hex } покидают игру.
event-merge_followers = { $count ->
    [0] { $lower } не приносит верующих: их нет ({ $higher }).
    [one] { $higher } получает от младшего бога { $count } верующего ({ $lower }).
   *[many] { $higher } получает от младшего бога { $count } верующих ({ $lower }).
}
event-merge_token = Жетон поклонения ({ $higher }) переходит с { $from } на { $space }, на жетон младшего бога ({ $lower }).
event-pair_forgotten = Единый бог ({ $higher } и { $lower }) уходит в забвение: поклонение { $space }, это красная часть шкалы.

## Дополнительные условия

tie_break-stack = выше в стопке на том же делении шкалы поклонения

## Почему нельзя

refusal-track-not-lower = «{ $track }» выше вашего первого действия («{ $first_action }»), а второе должно быть ниже.
refusal-action-taken = «{ $track }» в этом ходу уже было: одно действие дважды не выполняют.
refusal-no-legal-line = { $side }: отсюда нельзя провести линию не длиннее { $most } верблюдов, которая разделит регион на два, каждый не меньше { $least } клеток суши.
refusal-camel-there = На стороне { $side } уже стоит верблюд.
refusal-no-anchor = { $side }: эта сторона не касается ни реки, ни других верблюдов, ни воды, ни края карты, и караван здесь не начать.
refusal-not-at-open-end = { $side }: эта сторона не продолжает караван от последнего верблюда.
refusal-not-a-new-region = Клетка { $hex } не обозначает ни один из двух новых регионов.
refusal-named-by-first-hex = Этот регион обозначен своей первой клеткой: { $hex }.
refusal-no-such-swap = Жетоны { $token } и { $other } поменять нельзя: один из них должен быть жетоном нового региона.
refusal-bid-too-high = { $most ->
    [0] У вас нет верующих: можно поставить только 0.
   *[other] Поставить { $bid } нельзя: верующих у вас { $most }.
}
refusal-no-dead-warrior = { $god }: среди павших нет воинов этого бога.
refusal-own-warriors = В плен можно взять только воина другого бога.
refusal-no-gate-in-reserve = Все врата ({ $most }) уже на карте: можно перенести одни из них.
refusal-no-gate-there = На { $hex } нет врат.
refusal-no-guardian-there = На { $hex } нет стража младшего бога.
refusal-no-figure-there = На { $hex } нет фигурки.
refusal-not-your-figure = На { $hex } чужая фигурка ({ $god }).
refusal-already-moved = Фигурка на { $hex } уже переместилась.
refusal-no-room-to-move = Фигурке на { $hex } некуда идти.
refusal-no-free-gate-there = На { $hex } нет свободных врат.
refusal-too-far = До { $hex } шагов: { $steps }, а фигурка проходит не больше { $most }.
refusal-push-too-far = { $steps ->
    [0] { $hex }: фигурка стоит здесь
   *[other] До { $hex } шагов: { $steps }
}; Сатис сдвигает фигурку на соседнюю клетку.
refusal-same-hex = Перемещение должно закончиться не там, где началось: { $hex }.
refusal-aim-beyond-border = С { $hex } одна клешня указывала бы за край карты.
refusal-water = { $hex }: водная клетка.
refusal-no-room-to-push = Фигурку на { $hex } некуда сдвинуть.
refusal-occupied = { $hex }: клетка занята ({ $piece }).
refusal-enemy-gate = На { $hex } чужие врата: останавливаться здесь могут только фигурки их владельца.
refusal-not-adjacent = Рядом с { $hex } нет ни вашей фигурки, ни вашего монумента.
refusal-not-by-obelisk = { $hex } не рядом с вашим обелиском в регионе { $token }, где идёт сражение.
refusal-not-by-god = { $hex } не рядом с фигуркой вашего бога.
refusal-not-by-pyramid = Этот призыв — на клетки рядом с пирамидой на { $pyramid }; { $hex } не из них.
refusal-not-in-region = { $hex } не в регионе { $token }, где идёт сражение.
refusal-gate-there = На { $hex } стоят врата.
refusal-city-there = На { $hex } город.
refusal-no-captive = Ваших воинов в плену нет.
refusal-not-enough-followers = Нужно верующих: { $needs }, у вас { $has }.
refusal-not-in-pool = { $figure }: таких фигурок в запасе нет.
refusal-summon-used = Этот призыв в этом действии уже использован.
refusal-pyramid-used = Призыв у пирамиды на { $hex } в этом действии уже использован.
refusal-no-room-to-summon = Для этой фигурки нет клетки.
refusal-no-free-gate = У вас нет свободных врат.
refusal-not-your-pyramid = На { $hex } нет вашей пирамиды.
refusal-needs-power = «{ $power }»: это свойство не открыто.
refusal-already-unlocked = «{ $power }»: это свойство уже открыто.
refusal-all-powers-unlocked = Вы открыли все шесть свойств.
refusal-wrong-level = «{ $power }»: уровень { $level }, а ваше следующее свойство — уровня { $next }.
refusal-no-monument-there = На { $hex } нет монумента.
refusal-already-yours = Монумент на { $hex } уже ваш.
refusal-no-figure-beside = Рядом с монументом на { $hex } нет вашей фигурки.
refusal-neutral-monuments-first = У монумента на { $hex } есть владелец: отобрать его можно, только когда на карте нет нейтральных монументов.
refusal-card-not-in-hand = «{ $card }»: этой карты у вас в руке нет.
refusal-two-cards-announced = Вы объявили две карты: выберите две.
refusal-one-card-only = В этом сражении вы играете одну карту.
refusal-two-different-cards = Карты должны быть разными.
refusal-pair-out-of-order = Эта же пара уже предложена в другом порядке.
refusal-no-ankh-token = Все ваши жетоны анха ({ $most }) лежат на монументах.
refusal-no-monument-left = { $monument }: в общем запасе больше нет.
refusal-no-room-to-build = В регионе нет свободной клетки для строительства.
refusal-no-base-left = { $guardian }: нет свободной подставки ({ $base }).

## Что показывает стол

field-scenario = Сценарий
field-first_player = Первый игрок
field-event_marker = Событий прошло
field-next_event = Следующее событие
field-conflict = Конфликтов прошло
field-events_to_conflict = Событий до конфликта
field-turn = Ход
field-TurnView-seat = Чей ход
field-TurnView-next = Затем
field-taken = Действий выполнено
field-allowed = Действий за ход
field-first = Первое действие
field-under_way = Идёт действие
field-open = Можно выбрать
field-actions = Действия
field-marker = Маркер
field-start_space = Начальное деление
field-event_space = Деление события
field-steps_to_event = Шагов до события
field-event_for = Событие вызовет
field-outlook = Случись это сейчас
field-Outlook-conflict = Следующий конфликт
field-events_away = Через событий
field-merge = Слились бы
field-Outlook-forgotten = Были бы забыты
field-Outlook-winner = Победил бы
field-ascending = Поклонение по возрастанию
field-forgotten = Забытые боги
field-winner = Победитель
field-seats = Игроки
field-god = Бог
field-side = Владелец
field-SeatView-side = Старший бог
field-MajorityView-side = Большинство
field-TiebreakerView-side = У кого
field-CaravanPlan-side = Следующая сторона
field-role = Роль в слиянии
field-in_game = В игре
field-devotion = Поклонение
field-points = Поклонение по источникам
field-projected = Если бы конфликт был сейчас
field-sides = Боги в игре
field-gods = Боги
field-SideView-seats = Играют
field-red = В красной части
field-followers = Верующие
field-gain_now = Даст действие
field-gain_from = От монументов на
field-control_now = Может взять под контроль
field-god_strength = Сила фигурки бога
field-warriors = Воины в запасе
field-guardians = Стражи
field-SideView-guardians = Стражи в запасе
field-bases = Свободные подставки
field-ankh_tokens = Жетоны анха
field-monuments = Монументы
field-SideView-monuments = Монументы под контролем
field-powers = Свойства анха
field-next_power = Следующее свойство анха
field-level = Уровень
field-cost = Цена в верующих
field-NextPower-guardian = Приведёт стража
field-hand = Карты сражения в руке
field-played = Сыгранные карты сражения
field-suns = Солнца в резерве
field-gates = Врата в резерве
field-captive_slots = Свободных мест для пленников
field-guardian = Страж
field-base = Подставка
field-stock = Ещё не взято
field-removed = Удалено из игры
field-owners = У кого есть
field-hexes = Карта
field-piece = Фигурка или монумент
field-strength = Сила
field-neutralised = Лишена силы андросфинксом
field-protected = Под защитой Исиды
field-radiant = Сияющая
field-gate = Врата
field-claws = Клешни
field-aimed_at = Наведены на
field-regions = Регионы
field-token = Очерёдность конфликта
field-land = Земля
field-first_hex = Первая клетка
field-size = Клеток суши
field-outcome = Конфликт принёс бы
field-leader = Сильнее всех
field-total = Сила
field-figures = Фигурки
field-captives = Пленники
field-temples = Храмы
field-count = Сколько фигурок
field-reward = Поклонение за доминирование или победу
field-counts = Под контролем
field-neutral = Нейтральные
field-camels = Верблюды
field-caravan = Караван
field-laid = Поставлено верблюдов
field-most = Верблюдов не больше
field-plans = Куда может пойти
field-line = Кратчайшая линия
field-part = Отделит
field-rest = Останется клеток суши
field-cities = Города
field-supply = Общий запас
field-tokens = Жетоны очерёдности конфликта
field-moved = Уже перемещены
field-used = Использованные пирамиды
field-tiebreaker = Определитель ничьей
field-face_up = Ещё можно использовать
field-amun_token = Жетон Амона
field-battle = Сражение
field-going_on = Идёт
field-step = Этап
field-doubling = Объявлены две карты
field-BattleView-sides = Участники
field-resolved = Силы сравнены
field-from_cards = Карты
field-FighterView-cards = Сыгранные карты
field-with_card = Сила с каждой картой
field-bids = Ставки
field-fallen = Погибло
field-flooded = Спасены потопом
field-saved = Спасены Исидой
field-victor = Победил

## Где мы сейчас

status = { $next_event_id ->
    [none] Все 18 событий прошли
    [conflict] Событие { $event_marker } из 18 · следующее: { $next_event }
   *[other] Событие { $event_marker } из 18 · { $events_to_conflict_id ->
        [none] идёт конфликт { $conflict }
       *[other] следующее: { $next_event } · конфликт через { $events_to_conflict }
    }
}

## Прочие названия

role-alone = играет своим богом
role-higher = старший бог: решает в конфликтах
role-lower = младший бог: решает в свой ход
outcome-empty = ничего: здесь никого нет
outcome-domination = доминирование
outcome-battle = сражение
battle_step-obelisks = фигурки переносятся к обелискам
battle_step-announcement = Амон объявляет
battle_step-cards = выбор карт
battle_step-build = возведение монумента
battle_step-plague = нашествие саранчи
battle_step-majority = большинство монументов
battle_step-resolution = розыгрыш сражения
battle_step-aftermath = после сражения
declined-unlock = не открывает свойство анха
declined-swap = не меняет жетоны очерёдности
declined-double = не объявляет две карты
declined-build = не возводит монумент
declined-tiebreaker = не использует определитель ничьей
declined-captive = не берёт пленника
declined-gate = не ставит врата
declined-worship = не жертвует верующих

## Что принесёт действие

preview-points = Поклонение
preview-points_if_scored = Поклонение, если бы конфликт был сейчас (без сражений)
preview-followers = Верующие
preview-gain_now = Верующих даст действие
preview-strength = Сила в регионе { $token }
preview-strength_of = Сила { $seat } в регионе { $token }
preview-majority = Большинство в регионе { $token }: { $monument }
preview-monuments = Монументы под контролем
preview-powers = Свойства анха
preview-figures = Фигурки на карте
preview-warriors = Воины в запасе
preview-guardians = Стражи в запасе
preview-cards = Карты сражения в руке
preview-suns = Солнца в резерве
preview-gates = Врата в резерве
preview-captives = Пленники
preview-steps_to_event = Шагов до события: { $track }
preview-points_of = Поклонение { $seat }
preview-points_if_scored_of = { $seat }: поклонение, если бы конфликт был сейчас (без сражений)
preview-followers_of = Верующие { $seat }
preview-event = Вызовет событие { $space }: { $track_event }.
preview-guardian = К вам присоединится страж: { $guardian }.
preview-split = Разделит регион на { $one } и { $other } клеток суши.
preview-destroyed = Будет разрушено: { $monument } на { $hex }.
preview-battle_won = { $god } побеждает в сражении за регион { $token }.
preview-no_winner = В сражении за регион { $token } нет победителя.
preview-merged = Боги сливаются.
preview-wins = { $god } побеждает в игре.
preview-would_dominate = Вы доминировали бы в регионе { $token }.
preview-would_fight = За регион { $token } было бы сражение.
preview-would_lead = Вы были бы сильнее всех в регионе { $token }.
preview-would_not_lead = Вы больше не были бы сильнее всех в регионе { $token }.
preview-would_leave = Вас не стало бы в регионе { $token }.
preview-would_merge = Вы были бы одним из двух сливающихся богов.
preview-would_not_merge = Вас не коснулось бы слияние богов.
preview-would_not_be_forgotten = Забвение вам больше не грозило бы.
preview-turn_of = Дальше ходит { $seat }.

## Экран: слова

board-steps = { $steps ->
    [0] событие сейчас
    [1] вызовет событие!
   *[other] до события: { $steps }
}
board-next_event = Следующее событие
board-no_event = нет
board-conflicts = 1–5 конфликт (3 — затем слияние, 4 — забвение, 5 — конец)
board-tiebreaker = Определитель ничьей
board-tiebreaker_used = использован
board-devotion_order = Поклонение по убыванию
board-would_merge = слились бы сейчас
board-red = красная часть: забвение после конфликта 4
board-forgotten = Забытые боги
board-regions = Регионы по очерёдности
board-guardians = Стражи в наличии
board-supply = Общий запас
board-followers = Верующие (даст действие)
board-pool = Запас
board-bases = Свободные подставки
board-ankh_tokens = Жетоны анха
board-god_tokens = Жетоны бога
board-suns = солнца: { $count }
board-gates = врата: { $count }
board-captives = пленники
board-amun_ready = жетон Амона готов
board-amun_used = жетон Амона использован
board-powers = Свойства { $level }
board-next_power = Следующее свойство
board-next_power_cost = уровень { $level }, цена { $cost }
board-played = Сыгранные карты
board-battle = Сражение: регион { $token }
board-last_battle = Последнее сражение
board-on_map = На карте
board-cards = Карты
board-bid = Ставка
board-strength = Сила
board-fallen = Погибло
board-two_cards = объявлены две карты
board-won = победа
board-sealed = Запечатано
board-neutral = нейтральный
board-radiant = сияющая
board-gate = врата
board-city = город
board-aimed = клешни
board-concerned = о ней вопрос
board-choice = можно выбрать
board-river = река
board-camel = верблюд
board-fertile = плодородная
board-desert = пустынная
board-water = водная

## Экран: короткие знаки

sign-warrior = в
sign-cat_mummy = Кш
sign-satet = Ст
sign-mummy = Му
sign-apep = Ап
sign-giant_scorpion = Ск
sign-androsphinx = Сф
sign-small = мал.
sign-large = бол.
sign-control_monument = М
sign-camel_caravan = К
sign-plague_of_locusts = Са
sign-build_monument = Во
sign-chariots = Ко
sign-cycle_of_maat = Ма
sign-drought = За
sign-flood = По
sign-miracle = Чу

# Для первых партий: о чём решение и что останется неиспользованным.
first-choose_action = Ваш ход: одно или два действия, второе всегда ниже первого. Фишка, дошедшая до конца шкалы, вызывает событие.
first-move_figure = Перемещение: каждая ваша фигурка может пройти, одна за другой. Важно, где они окажутся к конфликту.
first-summon_figure = Призыв: новая фигурка встаёт рядом с вашей фигуркой или монументом под вашим контролем.
first-unlock_power = Свойство анха: за верующих оно открыто до конца игры. С некоторыми приходит и страж.
first-control_monument = Контроль над монументом: теперь он ваш, считается для большинства и приносит верующих.
first-caravan_first = Караван верблюдов делит регион надвое: больше регионов, больше сражений.
first-choose_card = Сражение: все тайно выбирают карту. Побеждает сила, но некоторые карты полезны и при поражении.
first-plague_bid = Саранча: все тайно предлагают верующих; фигурки предложившего больше всех выживают.
unused-figure = Некоторые ваши фигурки ещё не перемещались.
unused-summon = Ещё можно призвать фигурку.
unused-unlock = Верующих хватает, чтобы открыть свойство.
unused-build = Ещё можно построить монумент.
