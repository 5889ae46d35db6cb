# The glossary of Ankh: kinds, numbers, moments, and words that no component bears.

things-god = Gods
things-guardian = Guardians
things-power = Ankh powers
things-card = Battle cards
things-monument = Monuments
things-piece = Figures
things-term = Tokens

number-each = For each god
number-title = Is called
number-ability = Ability
number-level = Level
number-strength = Strength
number-base = Base
number-followers = Followers to unlock it

when-always = at all times
when-after_battle = after a battle
when-battle = in a battle
when-battle_start = as a battle begins
when-cards = when battle cards are played
when-conflict = as a conflict begins
when-deaths = when figures die
when-gain = with the action Gain Followers
when-lost_battle = after a lost battle
when-majority = when majorities are counted
when-move = with the action Move Figures
when-resolution = as a battle is decided
when-reward = when a region brings devotion
when-summon = with the action Summon Figure
when-won_battle = after a battle is won

place-captive = captive of Anubis
place-controlled = controls it
place-forgotten = forgotten
place-locked = not unlocked yet
place-neutral = on the map, nobody’s
place-unlocked = unlocked

monument-obelisk-text = Whoever controls most obelisks of a region scores 1 devotion there; Obelisk-Attuned figures gather at them as a battle begins.
monument-pyramid-text = Whoever controls most pyramids of a region scores 1 devotion there; with Pyramid-Attuned each brings one more summons.
monument-temple-text = Whoever controls most temples of a region scores 1 devotion there; with Temple-Attuned each that has an own figure beside it adds 2 strength.
piece-warrior-text = A figure of strength 1. Every god has six; one that dies goes back to the pool and can be summoned again.
term-ankh_token-text = Covers a power until it is unlocked, or marks a monument as controlled: 6 lie on the god board, 9 are for monuments.
term-conflict_order_token-text = Numbers a region: in a conflict the regions are resolved from the lowest to the highest.
term-tiebreaker-text = Whoever causes a conflict takes it, and may win one tie with it.
term-sun_token-text = Ra gives it to a figure being summoned; a region with such a figure rewards him with 1 devotion more.
term-gate_token-text = Osiris opens it after a lost battle; figures come out of it, and rivals cannot stop there.
term-amun_token-text = Is turned down when Amun announces two cards, and up again when the conflict ends.
term-city_token-text = Marks a city in scenarios that have them: nothing is built there, and a figure there raises the reward for its region by 1.
