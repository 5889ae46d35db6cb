# Кемет: вопросы, варианты, строки журнала и причины отказа. Названия и тексты жетонов и карт — в data.yaml.

# What it is, in the lobby.
about = Войска переходят Нил, пирамиды дают силу, а победа достаётся тому, кто нападает.

## Названия, которым мало собственного слова

# Ячейки одного действия лежат на разных ступенях.
space-label = { $space_id ->
    [l1_move] Перемещение (ступень 1)
    [l1_recruit] Наём (ступень 1)
    [l2_move] Перемещение (ступень 2)
    [l2_build] Строительство (ступень 2)
    [l2_pray] Молитва (ступень 2)
    [l3_pray] Молитва (ступень 3)
    [l3_buy_a] Покупка способности 1 (ступень 3)
    [l3_buy_b] Покупка способности 2 (ступень 3)
   *[l3_buy_c] Покупка способности 3 (ступень 3)
}
# Два жетона под одним названием есть в каждом цвете.
tile-label = { $tile_id ->
    [ruby_domination] «{ $tile }» (рубиновый)
    [sapphire_domination] «{ $tile }» (сапфировый)
    [diamond_domination] «{ $tile }» (алмазный)
    [onyx_domination] «{ $tile }» (ониксовый)
    [ruby_act_of_god] «{ $tile }» (рубиновый)
    [sapphire_act_of_god] «{ $tile }» (сапфировый)
    [diamond_act_of_god] «{ $tile }» (алмазный)
    [onyx_act_of_god] «{ $tile }» (ониксовый)
   *[other] «{ $tile }»
}
color-of-pyramid = { $color_id ->
    [ruby] рубиновая
    [sapphire] сапфировая
    [diamond] алмазная
   *[onyx] ониксовая
}
# Винительный падеж: «перемещает 3 воинов».
count-of-units = { $count ->
    [one] { $count } воина
   *[many] { $count } воинов
}
# Винительный падеж: «получает 2 ветеранов».
count-of-veterans = { $count ->
    [one] { $count } ветерана
   *[many] { $count } ветеранов
}

## Вопросы

prompt-setup_city = Выберите город.
prompt-setup_troops = Выберите два района, в каждый из которых встанут 5 воинов.
prompt-setup_pyramid = { $left ->
    [one] Поместите последнюю часть пирамиды: начните новую или надстройте до высоты 2.
   *[other] Поместите часть пирамиды: начните новую или надстройте до высоты 2 (осталось частей: { $left }).
}
prompt-setup_tile = Возьмите бесплатно жетон уровня 1 цвета одной из ваших пирамид.
prompt-turn = { $own ->
    [0] Фишка действия сыграна. Продолжайте или завершите ход.
   *[other] Ваш ход: разыграйте фишку действия.
}
prompt-arrange_creature = { $needed ->
    [0] { $area }: какое существо встанет с войском? Можно никакое.
   *[other] { $area }: какое существо встанет с войском? Одно должно остаться.
}
prompt-gold_action = Божественная воля: перемещение или наём?
prompt-fire_target = Огненный дождь: какое войско противника потеряет воина?
prompt-build_target = Какую пирамиду надстроить или где начать новую?
prompt-build_height = { $color_id ->
    [none] { $area }: до какой высоты надстроить пирамиду?
   *[other] { $area }: какой высоты будет новая { color-of-pyramid } пирамида?
}
prompt-place_area = { $left ->
    [0] { $effect }: больше помещать некого.
   *[other] { $effect }: куда поместить воинов? Можно ещё: { $left }.
}
prompt-place_count = { $effect }: сколько воинов поместить? { $area }.
prompt-place_creature = { $area }: какое существо из запаса присоединится к войску?
prompt-battle_order = Какое сражение провести следующим?
prompt-buy_tile = { $where ->
    [3] Двойная церемония: купите второй жетон цвета, уже купленного в этот день, на 1 ОМ дороже.
   *[other] Купите жетон способности.
}
prompt-creature_district = «{ $tile }»: в какой район поместить существо? Можно оставить его в запасе.
prompt-remove_battle_card = К вашим картам сражения добавляется «{ $battle_card }»: какую карту взамен тайно убрать из игры?
prompt-move_troop = Какое войско перемещается?
prompt-move_step = { $points ->
    [0] { $area }: очков перемещения нет. Телепортируйтесь, сыграйте карту или остановитесь.
   *[other] { $area }: куда дальше? Осталось очков перемещения: { $points }.
}
prompt-move_units = { $area } → { $to }, { $way }: сколько воинов идёт?
prompt-move_creature = { $count ->
    [one] { $area } → { $to }: идёт { $count } воин. Останется ли существо?
    [few] { $area } → { $to }: идут { $count } воина. Останется ли существо?
   *[many] { $area } → { $to }: идут { $count } воинов. Останется ли существо?
}
prompt-battle_play = Военный совет: тайно выберите карту сражения, которую сыграете.
prompt-battle_discard = Военный совет: тайно выберите карту сражения, которую сбросите лицом вниз.
prompt-battle_di = Военный совет: тайно добавьте карты божественного вмешательства или закончите.
prompt-wound_discard = Божественная рана: сбрасывайте карты, каждая даёт +1 к силе, или закончите.
prompt-loser_choice = Сражение проиграно: отзовите войско (по 1 ОМ за каждого воина, кроме одного) или отступите, куда укажет победитель.
prompt-retreat_area = Вы победили: куда отступит разбитое войско?
prompt-winner_choice = Вы победили: удержать область или отозвать войско (по 1 ОМ за каждого воина, кроме одного)?
prompt-offering = Подношение: пожертвовать 2 воинами в святилище ради 1 божественного ОС?
prompt-delta = Храм в дельте Нила: пожертвовать 1 воином ради 5 ОМ?
prompt-veterans_pp = Молитвы: сколько ветеранов обменять на ОМ, один за один?
prompt-veterans_di = Божественное вмешательство: сколько ещё карт взять, по 2 ветерана за каждую?
prompt-vision_discard = { $left ->
    [one] Видение: сбросьте карту, последнюю.
   *[other] Видение: сбросьте карту (осталось: { $left }).
}
prompt-hand_of_god = Рука бога: бесплатно надстройте пирамиду на 1 уровень или начните новую.
prompt-destiny_slot = Предначертание: выберите место в очерёдности хода на следующий день.

## Варианты

action-city = { $city }
action-garrison = По 5 воинов: { $pair }
verb-found = Новая пирамида
action-found = { $area }: новая { color-of-pyramid } пирамида
action-raise = { $area }: надстроить пирамиду
action-take = Взять { tile-label }
action-token = Фишка: { space-label }
action-silver = Серебряная фишка: { space-label }
action-gold = Золотая фишка: { tile-label }
action-card = Сыграть «{ $card }»
action-rearrange = Переставить существ
action-end_turn = Завершить ход
action-arrange = { $creature }
action-action = { $deed }
action-burn = { $area }
action-none = Ничего из этого
action-done = Готово
action-height = Высота { $height }
action-place = { $area }
action-count = { $number ->
    [one] { $number } воин
    [few] { $number } воина
   *[many] { $number } воинов
}
action-join = { $creature }
action-fight = Сражение: { $area }
action-buy = { tile-label }
action-station = { $area }
action-remove = Убрать «{ $battle_card }»
action-move = { $area }
action-step = Идти: { $area }
action-teleport = Телепортация: { $area }
action-transfer = Карта «Перенос»: { $area }
action-swiftness = Сыграть «Стремительность»: +1 к перемещению
action-open_gates = Сыграть «Открытые врата»: стены не мешают
action-stop = Остановиться здесь
action-units = { $number ->
    [one] Идёт { $number } воин
    [few] Идут { $number } воина
   *[many] Идут { $number } воинов
}
action-leave = Остаётся: { $creature }
action-take_along = Ни одно существо не остаётся
action-play = Сыграть «{ $battle_card }»
action-discard = Сбросить «{ $battle_card }»
action-commit = Добавить «{ $card }»
action-wound = Сбросить «{ $card }»: +1 к силе
action-recall = Отозвать войско
action-retreat = Отступить
action-retreat_to = { $area }
action-stay = Удержать область
action-offering = { $answer_id ->
    [yes] Пожертвовать 2 воинами: 1 божественное ОС
   *[no] Сохранить воинов
}
action-delta = { $answer_id ->
    [yes] Пожертвовать 1 воином: 5 ОМ
   *[no] Сохранить воина
}
action-veterans_pp = { $veterans ->
    [0] Сохранить всех ветеранов
    [one] { $veterans } ветеран: { $veterans } ОМ
    [few] { $veterans } ветерана: { $veterans } ОМ
   *[many] { $veterans } ветеранов: { $veterans } ОМ
}
action-veterans_di = { $cards ->
    [0] Больше карт не брать
    [1] Взять ещё 1 карту за 2 ветеранов
    [one] Взять ещё { $cards } карту, по 2 ветерана за каждую
    [few] Взять ещё { $cards } карты, по 2 ветерана за каждую
   *[many] Взять ещё { $cards } карт, по 2 ветерана за каждую
}
action-drop = Сбросить «{ $card }»
action-slot = Место { $slot }

## Что произошло: подготовка

event-color_drawn = { $color_id ->
    [ruby] В игре рубиновые жетоны способностей.
    [sapphire] В игре сапфировые жетоны способностей.
    [diamond] В игре алмазные жетоны способностей.
   *[onyx] В игре ониксовые жетоны способностей.
}
event-city_chosen = { $seat } выбирает город: { $city }.
event-drew = { $card_id ->
    [hidden] { $seat } берёт карту БВ.
   *[other] { $seat } берёт карту БВ «{ $card }».
}
event-reshuffled = Сброс карт БВ становится новой колодой, карт: { $count }.
event-slot_chosen = { $seat } выбирает место { $slot } в очерёдности хода.
event-random_slot = { $seat } по жребию получает место { $slot } в очерёдности хода.
event-placed = { $seat } помещает { count-of-units }: { $area }.
event-founded = { $area }: новая { color-of-pyramid } пирамида, высота { $height }. Строит { $seat }.
event-raised = { $seat } надстраивает пирамиду до высоты { $height }: { $area }.
event-took_tile = { $seat } берёт жетон { tile-label }.

## Что произошло: очки молитвы и славы

event-gained_pp = { $pp ->
    [0] { $seat } уже имеет 11 ОМ и ничего не получает ({ $origin }).
   *[other] { $seat } получает { $pp } ОМ ({ $origin }).
}
event-lost_pp = { $pp ->
    [0] { $seat } не имеет ОМ и ничего не теряет ({ $origin }).
   *[other] { $seat } теряет { $pp } ОМ ({ $origin }).
}
event-fame = { $source_id ->
    [battle] { $seat } получает { $count } ОС за сражения ({ $origin }).
   *[divine] { $count ->
        [one] { $seat } получает { $count } божественное ОС ({ $origin }).
       *[many] { $seat } получает { $count } божественных ОС ({ $origin }).
    }
}
event-area_fame = { $source_id ->
    [temple] { $seat } получает 1 ОС за храм: { $area }.
   *[pyramid] { $seat } получает 1 ОС за пирамиду: { $area }.
}
event-area_fame_lost = { $source_id ->
    [temple] { $seat } теряет 1 ОС за храм: { $area }.
   *[pyramid] { $seat } теряет 1 ОС за пирамиду: { $area }.
}

## Что произошло: день

event-day = Начинается день { $round }.
event-turn = Ходит { $seat }.
event-token = { $seat } разыгрывает фишку действия: { space-label }.
event-silver = { $seat } разыгрывает серебряную фишку: { space-label }.
event-gold = { $seat } разыгрывает золотую фишку: { tile-label }.
event-played_card = { $pp ->
    [0] { $seat } играет карту БВ «{ $card }».
   *[other] { $seat } играет карту БВ «{ $card }» за { $pp } ОМ.
}
event-turn_ended = { $seat } завершает ход.
event-burned = { $seat } обрушивает огненный дождь: { $area }, { $victim } теряет 1 воина.
event-paid_building = { $pp ->
    [0] { $seat } строит бесплатно.
   *[other] { $seat } платит за строительство { $pp } ОМ.
}
event-recruited = { $count ->
    [0] { $seat } никого не нанимает.
   *[other] { $pp ->
        [0] { $seat } бесплатно нанимает { count-of-units }.
       *[other] { $seat } нанимает { count-of-units } за { $pp } ОМ.
    }
}
event-bought_tile = { $pp ->
    [0] { $seat } берёт жетон { tile-label } бесплатно.
   *[other] { $seat } покупает жетон { tile-label } за { $pp } ОМ.
}
event-silver_token = { $seat } получает серебряную фишку.
event-mercenaries = { $count ->
    [one] { $seat } получает { $count } наёмника.
   *[many] { $seat } получает { $count } наёмников.
}
event-special_card = { $seat } получает особую карту сражения «{ $battle_card }».
event-removed_card = { $battle_card_id ->
    [hidden] { $seat } тайно убирает из игры карту сражения.
   *[other] { $seat } тайно убирает из игры карту сражения «{ $battle_card }».
}
event-creature_placed = { $creature } присоединяется к войску: { $seat }, { $area }.
event-creature_home = { $area_id ->
    [hidden] { $creature } возвращается в запас: { $seat }.
   *[other] { $creature } возвращается в запас: { $seat }, { $area }.
}
event-creature_moved = { $creature } идёт с войском: { $area } → { $to }.
event-creature_stayed = { $creature } остаётся: { $area }.
event-moved = { $seat } перемещает { count-of-units }: { $area } → { $to }.
event-teleported = { $pp ->
    [0] { $seat } бесплатно телепортирует { count-of-units }: { $area } → { $to }.
   *[other] { $seat } телепортирует { count-of-units } за { $pp } ОМ: { $area } → { $to }.
}
event-transferred = { $pp ->
    [0] { $seat } бесплатно играет «Перенос» и перемещает { count-of-units }: { $area } → { $to }.
   *[other] { $seat } играет «Перенос» за { $pp } ОМ и перемещает { count-of-units }: { $area } → { $to }.
}
event-entry_paid = { $seat } платит { $pp } ОМ за вход: { $area }, там Сфинкс Хнума.
event-stopped = { $seat } останавливается: { $area }.

## Что произошло: сражение

event-battle = Сражение: { $area }. Атакует { $seat }, обороняется { $defender }.
event-ready = Выбор сделан: { $seat }.
event-shown = Лазутчик видит карту сражения: { $seat }, «{ $battle_card }».
event-revealed = { $seat } играет карту сражения «{ $battle_card }».
event-committed = { $pp ->
    [0] { $seat } добавляет карту БВ «{ $card }».
   *[other] { $seat } добавляет карту БВ «{ $card }» за { $pp } ОМ.
}
event-unpaid_card = { $seat } не может оплатить карту БВ «{ $card }»: она уходит в сброс без эффекта.
event-diversion_back = { $seat } возвращает в руку «Отвлекающий манёвр».
event-wound = { $seat } сбрасывает «{ $card }» ради «Божественной раны»: +1 к силе.
event-battle_value = { $amount ->
    [-2] { $seat }: { $value } { $amount } ({ $origin })
   *[other] { $seat }: { $value } +{ $amount } ({ $origin })
}
event-battle_total = { $seat }: { $value }, всего { $amount }.
event-clash = { $area }: сила { $attack } против { $defence }.
event-won = { $seat } побеждает в сражении: { $area }.
event-lost_units = { $seat } теряет { count-of-units }: { $area } ({ $loss }).
event-veterans = { $seat } получает { count-of-veterans }.
event-recalled = { $seat } отзывает { count-of-units }: { $area }.
event-retreated = { $count ->
    [one] { $seat } отступает, { $count } воин: { $area } → { $to }.
    [few] { $seat } отступает, { $count } воина: { $area } → { $to }.
   *[many] { $seat } отступает, { $count } воинов: { $area } → { $to }.
}
event-stayed = { $seat } удерживает область: { $area }.
event-cards_laid = { $face_down_id ->
    [hidden] { $seat } кладёт лицом вверх «{ $battle_card }», ещё одну карту — лицом вниз.
   *[other] { $seat } кладёт лицом вверх «{ $battle_card }», лицом вниз — «{ $face_down }».
}
event-cards_back = { $seat } возвращает в руку все карты сражения.

## Что произошло: ночь

event-night = Наступает ночь { $round }.
event-night_step_begun = Шаг ночи: { $night_step }.
event-sacrificed = { $count ->
    [one] { $seat } жертвует { $count } воином: { $area }.
   *[many] { $seat } жертвует { $count } воинами: { $area }.
}
event-spent_veterans = { $seat } тратит { count-of-veterans }.
event-veterans_gone = { $seat } теряет { count-of-veterans }: ночь кончается.
event-discarded = { $seat } сбрасывает «{ $card }».
event-tokens_back = { $seat } возвращает себе все фишки.
event-over_limit = { $seat } возвращает в запас { count-of-units } сверх предела войска: { $area }.
event-winner = { $fame ->
    [one] Победа: { $seat }, { $fame } очко славы.
    [few] Победа: { $seat }, { $fame } очка славы.
   *[many] Победа: { $seat }, { $fame } очков славы.
}
final-score = { $points ->
    [one] { $points } очко славы.
    [few] { $points } очка славы.
   *[many] { $points } очков славы.
}

## Почему нельзя

refusal-few-cards-left = { $most ->
    [0] Карт БВ не осталось.
    [one] Осталась только { $most } карта БВ.
    [few] Осталось только { $most } карты БВ.
   *[other] Осталось только { $most } карт БВ.
}
refusal-too-few-veterans = Нужно ветеранов: { $needs }, у вас { $has }.
refusal-not-enough-pp-for = Цена — { $needs } ОМ, у вас { $has }.
refusal-entry-price = { $area }: вместе с платой за вход к существу нужно { $needs } ОМ, у вас { $has }.
refusal-city-taken = { $city }: этот город выбрал { $seat }.
refusal-city-not-in-play = { $city }: при числе игроков { $players } этот город под песком.
refusal-slot-taken = Место { $slot } уже занято: { $seat }.
refusal-no-such-slot = Мест только { $most }.
refusal-must-choose = Нужно выбрать.
refusal-beyond-the-limits = { $area }: там и дальше перемещение не закончить, чтобы в каждом войске было не больше { $limit } воинов и одного существа.
refusal-too-many-to-stop = { $area }: воинов там { $number }, а предел войска — { $limit }. Часть должна идти дальше.
refusal-too-many-together = { $area }: воинов стало бы { $number }, а предел войска — { $limit }.
refusal-troop-full-there = { $area }: воинов в вашем войске там уже { $has }, предел — { $limit }.
refusal-two-creatures = { $area }: в одном войске оказались бы два существа.
refusal-creatures-left-alone = { $area }: уходят все воины, и в запас можно отправить только одно существо.
refusal-move-or-recruit = «Божественная воля» даёт только перемещение или наём. { $deed } — другое действие.
refusal-too-few-units = Ваших воинов там только { $has }.
refusal-too-many-stay = Осталось бы воинов: { $number }, а предел войска — { $limit }.
refusal-too-many-attack = На войско противника может идти не больше { $limit }: таков предел войска.
refusal-no-free-area = { $area }: рядом нет свободной области, войско можно только отозвать.
refusal-token-must-be-played = Сначала разыграйте фишку действия.
refusal-token-played = Фишка действия в этот ход уже сыграна.
refusal-no-silver = У вас нет серебряной фишки.
refusal-silver-used = Серебряная фишка в этом раунде уже сыграна.
refusal-silver-not-this-turn = Серебряную фишку, взятую в этот ход, можно разыграть только со следующего хода.
refusal-no-gold-tile = «{ $tile }»: у вас нет такого жетона, или золотая фишка ему не нужна.
refusal-gold-used = Золотая фишка в этом раунде уже сыграна.
refusal-not-this-turn = С жетоном, взятым в этот ход, золотую фишку можно разыграть только со следующего хода.
refusal-nothing-to-rearrange = По-другому расставить существ в вашем городе нельзя.
refusal-too-late-to-rearrange = Существ переставляют один раз за ход, до первой фишки.
refusal-space-taken = { $space }: на этой ячейке уже лежит фишка.
refusal-balance-rule = К концу дня фишка нужна на каждой ступени: после этой у вас останется { $left }, а пустых ступеней — { $needs } ({ $tiers }).
refusal-card-not-in-hand = «{ $card }»: этой карты нет в руке.
refusal-card-of-the-day = «{ $card }»: эту карту разыгрывают в свой ход, между действиями.
refusal-card-of-a-move = «{ $card }»: эту карту разыгрывают в своём действии перемещения.
refusal-card-of-battle = «{ $card }»: эту карту разыгрывают на военном совете своего сражения.
refusal-card-by-its-own-choice = «{ $card }»: эту карту как раз сейчас и разыгрывают, выберите её среди вариантов.
refusal-battle-cards-first = «{ $card }»: карты БВ добавляют, когда выбраны обе карты сражения.
refusal-card-committed = «{ $card }»: кроме уже выбранных, таких карт в руке больше нет.
refusal-card-too-dear-now = «{ $card }»: после оплаты этой карты перемещение было бы не закончить.
refusal-no-target-for = «{ $card }»: применить эту карту сейчас не к чему.
refusal-swiftness-too-late = «Стремительность» разыгрывают до первого шага.
refusal-diversion-stays = «Отвлекающий манёвр» не сбрасывают: он остаётся у вас.
refusal-battle-card-not-in-hand = «{ $battle_card }»: этой карты нет в руке.
refusal-battle-card-played = «{ $battle_card }»: эту карту вы разыгрываете, сбросьте другую.
refusal-play-then-discard = Сначала выберите карту для сражения, затем — для сброса.
refusal-tile-not-on-offer = «{ $tile }»: этого жетона нет в продаже.
refusal-tile-owned = «{ $tile }»: такой жетон у вас уже есть, пусть и другого цвета.
refusal-not-a-first-tile = «{ $tile }»: первым берут жетон уровня 1 цвета одной из ваших пирамид.
refusal-color-bought = { $color } цвет: сегодня вы его уже покупали.
refusal-color-not-bought = { $color } цвет: «Двойная церемония» даёт купить только цвет, который вы сегодня уже покупали.
refusal-pyramid-too-low = { $has ->
    [0] { $color } цвет: нужна пирамида высотой { $needs }, а вы не контролируете ни одной.
   *[other] { $color } цвет: нужна пирамида высотой { $needs }, у вашей высота { $has }.
}
refusal-wrong-buy-space = { $color } цвет: на этой ячейке жетон покупки «{ $gem }», а достаточно высокой чужой пирамиды вы не удерживаете.
refusal-no-buy-marker = { $color } цвет: на этой ячейке ещё нет жетона покупки, а достаточно высокой чужой пирамиды вы не удерживаете.
refusal-not-your-district = { $area }: это не район вашего города.
refusal-no-pyramid-there = { $area }: пирамиды здесь нет.
refusal-high-enough = { $area }: высота пирамиды { $has }, сейчас выше нельзя.
refusal-not-higher = Высота пирамиды уже { $has }.
refusal-pyramid-there = { $area }: пирамида здесь уже есть.
refusal-no-parts-left = Пирамид в вашем городе уже { $most }: частей для ещё одной нет.
refusal-color-in-city = { $color } цвет: пирамида этого цвета в вашем городе уже есть.
refusal-color-not-in-play = { $color } цвет: в этой игре его нет.
refusal-not-your-creature = { $creature }: это не ваше существо.
refusal-creature-not-here = { $creature }: этого существа в отряде нет.
refusal-creature-elsewhere = { $creature }: это существо стоит в другом месте, { $area }.
refusal-creature-needed-elsewhere = { $creature }: это существо нужно другому району, где оно было.
refusal-creature-needed = { $creature }: без этого существа такой шаг невозможен.
refusal-creature-there = { $area }: у этого войска уже есть существо.
refusal-supply-too-small = В вашем запасе только { $has }.
refusal-troop-full = { $area }: предел вашего войска — { $limit }.
refusal-mercenaries-left-over = Так мало нельзя: не всем наёмникам ({ $left }) хватит места.
refusal-no-more-units = Можно поместить не больше { $has }.
refusal-no-points-left = Очки перемещения кончились.
refusal-already-there = { $area }: отряд уже здесь.
refusal-too-far = { $area }: эта область не соседняя, и из порта в порт туда не попасть.
refusal-no-obelisk-there = { $area }: обелиска там нет.
refusal-no-teleport-left = В этом перемещении телепортации больше нет.
refusal-no-pyramid-here = { $area }: телепортация начинается только в районе с пирамидой, а у обелиска — только с нужным жетоном или существом.
refusal-one-district-an-action = За одно перемещение можно войти только в один район противника.
refusal-walls = { $area }: мешают стены, перемещение должно начаться в соседней с районом области.
refusal-not-in-play = { $area }: этой области в игре нет.
refusal-no-troop-there = { $area }: вашего войска там нет.
refusal-no-target-there = { $area }: войска противника там нет.
refusal-protected-from-fire = { $area }: это войско защищает Пожирательница душ.
refusal-no-battle-there = { $area }: сражаться там не с кем.
refusal-retreat-too-far = { $area }: эта область не граничит с местом сражения.
refusal-retreat-into-city = { $area }: это район чужого города, { $city }.
refusal-retreat-occupied = { $area }: там стоит войско, { $seat }.
refusal-placed-there = { $area }: туда воины уже помещены.
refusal-held-by-enemy = { $area }: район занят противником.
refusal-neither-district-nor-troop = { $area }: это не район вашего города и не область с вашим войском.

## Стол в терминале

gem-ruby = рубин
gem-sapphire = сапфир
gem-diamond = алмаз
gem-onyx = оникс
# Существа на карте, где мало места.
beast-phoenix = Феникс
beast-royal_scarab = Скарабей
beast-giant_scorpion = Скорпион
beast-elephant = Слон
beast-sphinx = Сфинкс
beast-desert_snake = Змея
beast-mummy = Мумия
beast-khnums_sphinx = Хнум
beast-griffin_sphinx = Грифон
beast-soul_devourer = Пожират.
screen-order = Очерёдность хода
screen-next_order = На завтра
screen-deck = Колода БВ
screen-discard = Сброс БВ
screen-west = Западный берег
screen-delta = Дельта Нила
screen-east = Восточный берег
screen-fields = Поля
screen-legend =
    ⌂2 храм и его ОМ за ночь
    ☥ святилище · ▮ обелиск
    ≋ торговый порт
    ≋A военный порт игрока A
    ▲3 пирамида и её высота
    ★A у кого её ОС
    A5 войско из 5 воинов
    ↔ соседние области
screen-fame = ОС
screen-battle_fame = сражения
screen-divine_fame = божеств.
screen-temple_fame = храмы
screen-pyramid_fame = пирамиды
screen-pp = ОМ
screen-supply = запас
screen-veterans = ветераны
screen-di_cards = БВ
screen-battle_cards = карты
screen-face_up = открыты ⚔/✶/⛨
screen-tokens = фишки
screen-tokens_legend = Фишки по ступеням: ● фишка действия · ○ свободно · S серебряная, G золотая в руке (s, g — сыграны)
screen-buy = Купить
screen-board = Ваша пирамида действий
screen-tokens_left = осталось фишек действия
screen-battle_hand = Карты сражения в руке
screen-face_down = Лицом вниз
screen-removed = Убрано
screen-hand = Карты божественного вмешательства
screen-timing_day = день
screen-timing_move = перемещение
screen-timing_battle = сражение
screen-creatures_home = Существа в запасе
screen-market_legend = Строки — уровни, они же цены в ОМ. ×2 — копий в продаже · буквы — владельцы · (в скобках) больше не продаётся
screen-buyable = Сейчас доступны
screen-battle = Сражение
screen-last_battle = Последнее сражение
screen-attacker = атакующий
screen-defender = обороняющийся
screen-wins = победа
screen-ready = выбор сделан
screen-battle_card = карта сражения
screen-added_cards = карты БВ
screen-possible = с картой от { $low } до { $high }
screen-self_damage = свои потери
screen-chosen = Выбрано

## Где сейчас игра

status = { $phase_id ->
    [setup] Подготовка
    [day] { $active_id ->
        [none] День { $round }
       *[other] День { $round } · ходит { $active }
    }
   *[night] { $night_step_id ->
        [none] Ночь { $round }
       *[other] Ночь { $round } · { $night_step }
    }
}

## Что даст действие

preview-points = Слава
preview-points_if_scored = Слава после ночи
preview-lasting = Постоянная слава
preview-pp = Очки молитвы
preview-night_pp = Очки молитвы за ночь
preview-army = Воины на поле
preview-cards = Карты божественного вмешательства
preview-veterans = Ветераны
preview-tiles = Жетоны способностей
preview-supply = Воины в запасе
preview-troop = Войско: { $area }
preview-pyramid = Пирамида: { $area }
preview-points_of = Слава: { $seat }
preview-pp_of = Очки молитвы: { $seat }
preview-army_of = Воины на поле: { $seat }
preview-battle = Сражение: { $area }, противник — { $seat }.
preview-odds = Победа в { $wins } из { $pairs } пар карт сражения, с уцелевшими воинами — в { $holds }.
preview-creature_home = { $creature } возвращается в запас.
preview-creature_moved = { $creature } идёт с войском: { $area }.
preview-creature_stayed = { $creature } остаётся: { $area }.
preview-creature_placed = { $creature } присоединяется к войску: { $area }.
preview-tiles_opened = { $level ->
    [1] { $color } цвет: открываются жетоны уровня 1.
   *[other] { $color } цвет: открываются жетоны до уровня { $level }.
}
preview-card_spent = Карта «{ $card }» сыграна и уходит в сброс.
preview-battle_won = В сражении побеждает { $seat }.
preview-game_won = Игру выигрывает { $seat }.
preview-cards_back = Все ваши карты сражения возвращаются в руку.
preview-silver_token = Вы получаете серебряную фишку, её можно разыграть со следующего хода.
preview-enough_fame = С { $needs } очками славы вы победите в начале своего хода, если ни у кого не будет больше.
preview-tiers_due = { $left ->
    [one] Последнюю фишку придётся разыграть на пустой ступени.
   *[many] Оставшиеся фишки ({ $left }) придётся разыграть на пустых ступенях.
}
preview-night_falls = День кончается, наступает ночь.
preview-turn_passes = Следующим ходит { $seat }.

## Что есть на столе

leg-land = по суше
leg-water = из порта в порт
leg-teleport = телепортацией
lack-copy = жетоны закончились
lack-art = этот жетон у вас есть
lack-color = этот цвет сегодня куплен
lack-pyramid = пирамида слишком низкая
lack-space = нет свободной ячейки этого цвета
lack-pp = не хватает очков молитвы

field-round = Раунд
field-phase = Фаза
field-night_step = Шаг ночи
field-active = Ходит
field-winner = Победитель
field-fame_to_win = Славы для победы
field-colors = Цвета в игре
field-order = Очерёдность хода
field-next_order = Очерёдность на следующий день
field-destiny = Кто раньше выберет место
field-max_pp = Предел очков молитвы
field-seats = Игроки
field-areas = Области
field-creatures = Существа
field-market = Жетоны способностей
field-deck = Колода БВ
field-discard = Сброс БВ
field-reach = Куда дойдут войска
field-battle = Сражение
field-last_clash = Последнее сражение
field-god = Бог
field-city = Город
field-fame = Слава
field-AreaView-fame = Чьё очко славы
field-lasting = Постоянная слава
field-held = Временная слава
field-points = Слава по источникам
field-ReachView-points = Очки перемещения
field-RouteView-points = Очки перемещения
field-projected = Слава за эту ночь
field-winning = Победа, если бы ход начался сейчас
field-pp = Очки молитвы
field-RouteView-pp = Цена в очках молитвы
field-DivineView-pp = Цена в очках молитвы
field-night_pp = Очки молитвы за ночь
field-veterans = Ветераны
field-supply = Воины в запасе
field-army = Воины на поле
field-troop_limit = Предел войска
field-tiles = Жетоны способностей
field-bought_today = Цвета, купленные сегодня
field-markers = Жетоны покупки
field-tokens = Осталось фишек действия
field-TierView-tokens = Фишки
field-own_tokens = Сыгранные фишки действия
field-tiers = Ступени пирамиды действий
field-spaces = Ячейки
field-due = Нужна следующая фишка
field-silver = Серебряная фишка
field-silver_at = Серебряная фишка сыграна
field-gold_tiles = Жетоны для золотой фишки
field-gold_tile = Золотая фишка сыграна
field-hand_size = Карты БВ в руке
field-battle_hand_size = Карты сражения в руке
field-may_hold = Карты сражения, которые могут быть в руке
field-face_up = Карты сражения лицом вверх
field-face_down_count = Карты сражения лицом вниз
field-removed_count = Убранные карты сражения
field-hand = Карты БВ
field-battle_hand = Карты сражения
field-face_down = Лицом вниз
field-removed = Убрано
field-holder = Чьё войско
field-units = Воины
field-assault = Атакующие воины
field-controller = Контролирует
field-pyramid = Пирамида
field-height = Высота
field-owner = Владелец
field-area = Область
field-lack = Чего не хватает
field-needs = Нужно
field-has = Есть
field-copies = В продаже
field-owners = Владельцы
field-price = Цена
field-lacks = Чего не хватает
field-leg = Шаг
field-legs = Шаги
field-left = Остаётся
field-PairView-left = Осталось воинов
field-pairs = Пары карт сражения
field-wins = Побед
field-holds = Побед с уцелевшими
field-sure = Побед при любых картах БВ
field-routes = Пути
field-teleports = Телепортации
field-amount = Число
field-value = Показатель
field-origin = Откуда
field-strength = Сила
field-damage = Урон
field-guaranteed = Гарантированный урон
field-protection = Защита
field-lines = Слагаемые
field-totals = Всего
field-self_damage = Урон своему войску
field-least = Сила, не меньше
field-most = Сила, не больше
field-divine = Карты БВ могут добавить
field-ForecastView-divine = С картой БВ
field-seat = Игрок
field-played = Карта сражения
field-may_play = Возможные карты сражения
field-cards = Карты БВ
field-hidden_cards = Карты БВ в руке
field-count = Сила и прочее
field-discarded = Сброшенная карта сражения
field-card = Карта
field-other = Карта противника
field-lost = Потери
field-killed = Потери противника
field-odds = Шансы
field-enemy = Противник
field-own = Своя сила и прочее
field-theirs = Сила противника и прочее
field-clashed = Карты вскрыты
field-attacker = Атакующий
field-defender = Обороняющийся
field-forecast = Чего ждать
tie_break-turn = начало хода победителя

# Для первых партий: о чём решение и что останется неиспользованным.
first-setup_city = В вашем городе стоят пирамиды и появляются воины.
first-setup_pyramid = Пирамиды: их цвет и высота говорят, какие жетоны способностей вам доступны.
first-turn = День: каждый разыгрывает пять фишек по одной, и к концу дня хотя бы одна должна стоять в каждом ряду.
first-buy_tile = Жетоны способностей действуют до конца игры; их мало, и двух одинаковых у вас быть не может.
first-move_step = Поход: войско идёт по областям или за очки молитвы переносится к обелиску. Где стоит враг, там сражение.
first-battle_play = Сражение: одну карту играют, другую откладывают, обе тайно.
first-battle_di = Божественное вмешательство: карты, которые тайно добавляют к сражению за очки молитвы.
first-offering = Ночь: храмы приносят доход, раздаются карты, выбирается порядок хода.
unused-card = Ещё можно сыграть карту.
unused-gold = Ещё можно использовать золотую фишку.
unused-buy = Вам хватает на жетон способности.
unused-place = Ещё можно поставить воинов.
unused-raise = Ещё можно достроить пирамиду.
unused-found = Ещё можно заложить пирамиду.
