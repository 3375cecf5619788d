# Eroi e carte: i nomi, come li usano le frasi
name-varikas = Varikas
    .the = Varikas
    .cap = Varikas
    .of = di Varikas
    .to = a Varikas
    .from = da Varikas
    .gender = m
    .full = Varikas il Morto
name-mok = Mok
    .the = Mok
    .cap = Mok
    .of = di Mok
    .to = a Mok
    .from = da Mok
    .gender = m
    .full = Mok il Parlaspiriti
name-valadir = Ser Valadir
    .the = ser Valadir
    .cap = Ser Valadir
    .of = di ser Valadir
    .to = a ser Valadir
    .from = da ser Valadir
    .gender = m
    .full = Ser Valadir
name-ysolde = Isotta
    .the = Isotta
    .cap = Isotta
    .of = di Isotta
    .to = a Isotta
    .from = da Isotta
    .gender = f
    .full = Isotta Arcolesto
name-brakka = Brakka
    .the = Brakka
    .cap = Brakka
    .of = di Brakka
    .to = a Brakka
    .from = da Brakka
    .gender = f
    .full = Brakka Pugnodiferro
name-orlen = Orlen
    .the = Orlen
    .cap = Orlen
    .of = di Orlen
    .to = a Orlen
    .from = da Orlen
    .gender = m
    .full = Orlen Mantocinereo
name-nimra = Nimra
    .the = Nimra
    .cap = Nimra
    .of = di Nimra
    .to = a Nimra
    .from = da Nimra
    .gender = f
    .full = Nimra dei Canneti
name-tavish = Tavish
    .the = Tavish
    .cap = Tavish
    .of = di Tavish
    .to = a Tavish
    .from = da Tavish
    .gender = m
    .full = Tavish Soldodirame
name-edda = Edda
    .the = Edda
    .cap = Edda
    .of = di Edda
    .to = a Edda
    .from = da Edda
    .gender = f
    .full = Edda Manotempesta
name-kestrin = Kestrin
    .the = Kestrin
    .cap = Kestrin
    .of = di Kestrin
    .to = a Kestrin
    .from = da Kestrin
    .gender = m
    .full = Kestrin Vale
name-groth = Groth
    .the = Groth
    .cap = Groth
    .of = di Groth
    .to = a Groth
    .from = da Groth
    .gender = m
    .full = Groth Mezzogigante
name-selwyn = Selwyn
    .the = Selwyn
    .cap = Selwyn
    .of = di Selwyn
    .to = a Selwyn
    .from = da Selwyn
    .gender = m
    .full = Selwyn il Grigio

name-g01 = Gabellieri goblin
    .the = i gabellieri goblin
    .cap = I gabellieri goblin
    .of = dei gabellieri goblin
    .to = ai gabellieri goblin
    .from = dai gabellieri goblin
    .gender = mp
name-g02 = Branco di lupi
    .the = il branco di lupi
    .cap = Il branco di lupi
    .of = del branco di lupi
    .to = al branco di lupi
    .from = dal branco di lupi
    .gender = m
name-g03 = Ghoul del camposanto
    .the = il ghoul del camposanto
    .cap = Il ghoul del camposanto
    .of = del ghoul del camposanto
    .to = al ghoul del camposanto
    .from = dal ghoul del camposanto
    .gender = m
name-g04 = Arcieri banditi
    .the = gli arcieri banditi
    .cap = Gli arcieri banditi
    .of = degli arcieri banditi
    .to = agli arcieri banditi
    .from = dagli arcieri banditi
    .gender = mp
name-g05 = Sanguisuga gigante
    .the = la sanguisuga gigante
    .cap = La sanguisuga gigante
    .of = della sanguisuga gigante
    .to = alla sanguisuga gigante
    .from = dalla sanguisuga gigante
    .gender = f
name-g06 = Fuoco fatuo
    .the = il fuoco fatuo
    .cap = Il fuoco fatuo
    .of = del fuoco fatuo
    .to = al fuoco fatuo
    .from = dal fuoco fatuo
    .gender = m
name-g07 = Sentinella scheletrica
    .the = la sentinella scheletrica
    .cap = La sentinella scheletrica
    .of = della sentinella scheletrica
    .to = alla sentinella scheletrica
    .from = dalla sentinella scheletrica
    .gender = f
name-g08 = Minatori coboldi
    .the = i minatori coboldi
    .cap = I minatori coboldi
    .of = dei minatori coboldi
    .to = ai minatori coboldi
    .from = dai minatori coboldi
    .gender = mp
name-g09 = Cinghiale
    .the = il cinghiale
    .cap = Il cinghiale
    .of = del cinghiale
    .to = al cinghiale
    .from = dal cinghiale
    .gender = m
name-g10 = Capitano dei disertori
    .the = il capitano dei disertori
    .cap = Il capitano dei disertori
    .of = del capitano dei disertori
    .to = al capitano dei disertori
    .from = dal capitano dei disertori
    .gender = m
name-g11 = Stregone mezzo istruito
    .the = lo stregone mezzo istruito
    .cap = Lo stregone mezzo istruito
    .of = dello stregone mezzo istruito
    .to = allo stregone mezzo istruito
    .from = dallo stregone mezzo istruito
    .gender = m
name-g12 = Ragno gigante
    .the = il ragno gigante
    .cap = Il ragno gigante
    .of = del ragno gigante
    .to = al ragno gigante
    .from = dal ragno gigante
    .gender = m
name-g13 = Serpente di fiume
    .the = il serpente di fiume
    .cap = Il serpente di fiume
    .of = del serpente di fiume
    .to = al serpente di fiume
    .from = dal serpente di fiume
    .gender = m
name-g14 = Scudiero senza pace
    .the = lo scudiero senza pace
    .cap = Lo scudiero senza pace
    .of = dello scudiero senza pace
    .to = allo scudiero senza pace
    .from = dallo scudiero senza pace
    .gender = m
name-g15 = Diavoletto di roccia
    .the = il diavoletto di roccia
    .cap = Il diavoletto di roccia
    .of = del diavoletto di roccia
    .to = al diavoletto di roccia
    .from = dal diavoletto di roccia
    .gender = m
name-g16 = Corvi delle carogne
    .the = i corvi delle carogne
    .cap = I corvi delle carogne
    .of = dei corvi delle carogne
    .to = ai corvi delle carogne
    .from = dai corvi delle carogne
    .gender = mp
name-g17 = Ogre cuciniere
    .the = l’ogre cuciniere
    .cap = L’ogre cuciniere
    .of = dell’ogre cuciniere
    .to = all’ogre cuciniere
    .from = dall’ogre cuciniere
    .gender = m
name-g18 = Duellante di strada
    .the = il duellante di strada
    .cap = Il duellante di strada
    .of = del duellante di strada
    .to = al duellante di strada
    .from = dal duellante di strada
    .gender = m
name-g19 = Spaventapasseri maledetto
    .the = lo spaventapasseri maledetto
    .cap = Lo spaventapasseri maledetto
    .of = dello spaventapasseri maledetto
    .to = allo spaventapasseri maledetto
    .from = dallo spaventapasseri maledetto
    .gender = m
name-g20 = Campo di lacci
    .the = il campo di lacci
    .cap = Il campo di lacci
    .of = del campo di lacci
    .to = al campo di lacci
    .from = dal campo di lacci
    .gender = m
name-g21 = Banda di contrabbandieri
    .the = la banda di contrabbandieri
    .cap = La banda di contrabbandieri
    .of = della banda di contrabbandieri
    .to = alla banda di contrabbandieri
    .from = dalla banda di contrabbandieri
    .gender = f
name-g22 = Spiritello di ghiaccio
    .the = lo spiritello di ghiaccio
    .cap = Lo spiritello di ghiaccio
    .of = dello spiritello di ghiaccio
    .to = allo spiritello di ghiaccio
    .from = dallo spiritello di ghiaccio
    .gender = m
name-g23 = Orso rabbioso
    .the = l’orso rabbioso
    .cap = L’orso rabbioso
    .of = dell’orso rabbioso
    .to = all’orso rabbioso
    .from = dall’orso rabbioso
    .gender = m
name-g24 = Gemelli tagliagole
    .the = i gemelli tagliagole
    .cap = I gemelli tagliagole
    .of = dei gemelli tagliagole
    .to = ai gemelli tagliagole
    .from = dai gemelli tagliagole
    .gender = mp
name-y01 = Nidiata della Madre di Sangue
    .the = la nidiata della Madre di Sangue
    .cap = La nidiata della Madre di Sangue
    .of = della nidiata della Madre di Sangue
    .to = alla nidiata della Madre di Sangue
    .from = dalla nidiata della Madre di Sangue
    .gender = f
name-y02 = Razziatori orchi
    .the = i razziatori orchi
    .cap = I razziatori orchi
    .of = dei razziatori orchi
    .to = ai razziatori orchi
    .from = dai razziatori orchi
    .gender = mp
name-y03 = Spettro del tumulo
    .the = lo spettro del tumulo
    .cap = Lo spettro del tumulo
    .of = dello spettro del tumulo
    .to = allo spettro del tumulo
    .from = dallo spettro del tumulo
    .gender = m
name-y04 = Manticora
    .the = la manticora
    .cap = La manticora
    .of = della manticora
    .to = alla manticora
    .from = dalla manticora
    .gender = f
name-y05 = Troll del guado
    .the = il troll del guado
    .cap = Il troll del guado
    .of = del troll del guado
    .to = al troll del guado
    .from = dal troll del guado
    .gender = m
name-y06 = Strega della congrega
    .the = la strega della congrega
    .cap = La strega della congrega
    .of = della strega della congrega
    .to = alla strega della congrega
    .from = dalla strega della congrega
    .gender = f
name-y07 = Mercenari d’acciaio
    .the = i mercenari d’acciaio
    .cap = I mercenari d’acciaio
    .of = dei mercenari d’acciaio
    .to = ai mercenari d’acciaio
    .from = dai mercenari d’acciaio
    .gender = mp
name-y08 = Sciame di scarabei della ruggine
    .the = lo sciame di scarabei della ruggine
    .cap = Lo sciame di scarabei della ruggine
    .of = dello sciame di scarabei della ruggine
    .to = allo sciame di scarabei della ruggine
    .from = dallo sciame di scarabei della ruggine
    .gender = m
name-y09 = Idra di palude
    .the = l’idra di palude
    .cap = L’idra di palude
    .of = dell’idra di palude
    .to = all’idra di palude
    .from = dall’idra di palude
    .gender = f
name-y10 = Ciurma della nave fantasma
    .the = la ciurma della nave fantasma
    .cap = La ciurma della nave fantasma
    .of = della ciurma della nave fantasma
    .to = alla ciurma della nave fantasma
    .from = dalla ciurma della nave fantasma
    .gender = f
name-y11 = Stormo di arpie
    .the = lo stormo di arpie
    .cap = Lo stormo di arpie
    .of = dello stormo di arpie
    .to = allo stormo di arpie
    .from = dallo stormo di arpie
    .gender = m
name-y12 = Gargolla di pietra
    .the = la gargolla di pietra
    .cap = La gargolla di pietra
    .of = della gargolla di pietra
    .to = alla gargolla di pietra
    .from = dalla gargolla di pietra
    .gender = f
name-y13 = Cavaliere caduto
    .the = il cavaliere caduto
    .cap = Il cavaliere caduto
    .of = del cavaliere caduto
    .to = al cavaliere caduto
    .from = dal cavaliere caduto
    .gender = m
name-y14 = Salamandre di fuoco
    .the = le salamandre di fuoco
    .cap = Le salamandre di fuoco
    .of = delle salamandre di fuoco
    .to = alle salamandre di fuoco
    .from = dalle salamandre di fuoco
    .gender = fp
name-y15 = Assassina del Velo
    .the = l’assassina del Velo
    .cap = L’assassina del Velo
    .of = dell’assassina del Velo
    .to = all’assassina del Velo
    .from = dall’assassina del Velo
    .gender = f
name-y16 = Ciclope in catene
    .the = il ciclope in catene
    .cap = Il ciclope in catene
    .of = del ciclope in catene
    .to = al ciclope in catene
    .from = dal ciclope in catene
    .gender = m
name-b01 = Gigante del gelo
    .the = il gigante del gelo
    .cap = Il gigante del gelo
    .of = del gigante del gelo
    .to = al gigante del gelo
    .from = dal gigante del gelo
    .gender = m
name-b02 = Apprendista del lich
    .the = l’apprendista del lich
    .cap = L’apprendista del lich
    .of = dell’apprendista del lich
    .to = all’apprendista del lich
    .from = dall’apprendista del lich
    .gender = m
name-b03 = Giovane drago
    .the = il giovane drago
    .cap = Il giovane drago
    .of = del giovane drago
    .to = al giovane drago
    .from = dal giovane drago
    .gender = m
name-b04 = Muta di segugi infernali
    .the = la muta di segugi infernali
    .cap = La muta di segugi infernali
    .of = della muta di segugi infernali
    .to = alla muta di segugi infernali
    .from = dalla muta di segugi infernali
    .gender = f
name-b05 = Spirito della tempesta
    .the = lo spirito della tempesta
    .cap = Lo spirito della tempesta
    .of = dello spirito della tempesta
    .to = allo spirito della tempesta
    .from = dallo spirito della tempesta
    .gender = m
name-b06 = Contessa vampira
    .the = la contessa vampira
    .cap = La contessa vampira
    .of = della contessa vampira
    .to = alla contessa vampira
    .from = dalla contessa vampira
    .gender = f
name-b07 = Campione minotauro
    .the = il campione minotauro
    .cap = Il campione minotauro
    .of = del campione minotauro
    .to = al campione minotauro
    .from = dal campione minotauro
    .gender = m
name-b08 = Assassini d’ombra
    .the = gli assassini d’ombra
    .cap = Gli assassini d’ombra
    .of = degli assassini d’ombra
    .to = agli assassini d’ombra
    .from = dagli assassini d’ombra
    .gender = mp
name-b09 = Golem da guerra
    .the = il golem da guerra
    .cap = Il golem da guerra
    .of = del golem da guerra
    .to = al golem da guerra
    .from = dal golem da guerra
    .gender = m
name-b10 = Capitano del negromante
    .the = il capitano del negromante
    .cap = Il capitano del negromante
    .of = del capitano del negromante
    .to = al capitano del negromante
    .from = dal capitano del negromante
    .gender = m
name-b11 = Signore della guerra bicefalo
    .the = il signore della guerra bicefalo
    .cap = Il signore della guerra bicefalo
    .of = del signore della guerra bicefalo
    .to = al signore della guerra bicefalo
    .from = dal signore della guerra bicefalo
    .gender = m
name-r1 = Sommo Signore Margath
    .the = il Sommo Signore Margath
    .cap = Il Sommo Signore Margath
    .of = del Sommo Signore Margath
    .to = al Sommo Signore Margath
    .from = dal Sommo Signore Margath
    .gender = m
name-r2 = Faucicenere
    .the = Faucicenere
    .cap = Faucicenere
    .of = di Faucicenere
    .to = a Faucicenere
    .from = da Faucicenere
    .gender = f
name-r3 = Alavelata
    .the = Alavelata
    .cap = Alavelata
    .of = di Alavelata
    .to = ad Alavelata
    .from = da Alavelata
    .gender = f
name-r4 = Pelledipietra
    .the = Pelledipietra
    .cap = Pelledipietra
    .of = di Pelledipietra
    .to = a Pelledipietra
    .from = da Pelledipietra
    .gender = m
name-r5 = Zannabrina
    .the = Zannabrina
    .cap = Zannabrina
    .of = di Zannabrina
    .to = a Zannabrina
    .from = da Zannabrina
    .gender = f
name-r6 = Spiranotte
    .the = Spiranotte
    .cap = Spiranotte
    .of = di Spiranotte
    .to = a Spiranotte
    .from = da Spiranotte
    .gender = f
name-y21-kept = Ser Aldous
    .the = ser Aldous
    .cap = Ser Aldous
    .of = di ser Aldous
    .to = a ser Aldous
    .from = da ser Aldous
    .gender = m
name-y23 = Sfidante mascherato
    .the = lo sfidante mascherato
    .cap = Lo sfidante mascherato
    .of = dello sfidante mascherato
    .to = allo sfidante mascherato
    .from = dallo sfidante mascherato
    .gender = m
name-acolyte-of-flame = Accolito della Fiamma
    .the = l’accolito della Fiamma
    .cap = L’accolito della Fiamma
    .of = dell’accolito della Fiamma
    .to = all’accolito della Fiamma
    .from = dall’accolito della Fiamma
    .gender = m
name-village-archer = Arciere di villaggio
    .the = l’arciere di villaggio
    .cap = L’arciere di villaggio
    .of = dell’arciere di villaggio
    .to = all’arciere di villaggio
    .from = dall’arciere di villaggio
    .gender = m
name-hired-sword = Spada prezzolata
    .the = la spada prezzolata
    .cap = La spada prezzolata
    .of = della spada prezzolata
    .to = alla spada prezzolata
    .from = dalla spada prezzolata
    .gender = f
name-hedge-witch = Fattucchiera
    .the = la fattucchiera
    .cap = La fattucchiera
    .of = della fattucchiera
    .to = alla fattucchiera
    .from = dalla fattucchiera
    .gender = f
name-young-squire = Giovane scudiero
    .the = il giovane scudiero
    .cap = Il giovane scudiero
    .of = del giovane scudiero
    .to = al giovane scudiero
    .from = dal giovane scudiero
    .gender = m
name-ferrywoman = Traghettatrice
    .the = la traghettatrice
    .cap = La traghettatrice
    .of = della traghettatrice
    .to = alla traghettatrice
    .from = dalla traghettatrice
    .gender = f
name-goat-track-guide = Guida dei sentieri
    .the = la guida dei sentieri
    .cap = La guida dei sentieri
    .of = della guida dei sentieri
    .to = alla guida dei sentieri
    .from = dalla guida dei sentieri
    .gender = f
name-fen-hunter = Cacciatrice di palude
    .the = la cacciatrice di palude
    .cap = La cacciatrice di palude
    .of = della cacciatrice di palude
    .to = alla cacciatrice di palude
    .from = dalla cacciatrice di palude
    .gender = f
name-rune-scribe = Scriba di rune
    .the = lo scriba di rune
    .cap = Lo scriba di rune
    .of = dello scriba di rune
    .to = allo scriba di rune
    .from = dallo scriba di rune
    .gender = m
name-cutpurse = Tagliaborse
    .the = il tagliaborse
    .cap = Il tagliaborse
    .of = del tagliaborse
    .to = al tagliaborse
    .from = dal tagliaborse
    .gender = m
name-war-hound = Mastino da guerra
    .the = il mastino da guerra
    .cap = Il mastino da guerra
    .of = del mastino da guerra
    .to = al mastino da guerra
    .from = dal mastino da guerra
    .gender = m
name-temple-healer = Guaritrice del tempio
    .the = la guaritrice del tempio
    .cap = La guaritrice del tempio
    .of = della guaritrice del tempio
    .to = alla guaritrice del tempio
    .from = dalla guaritrice del tempio
    .gender = f
name-shield-bearer = Portascudo
    .the = il portascudo
    .cap = Il portascudo
    .of = del portascudo
    .to = al portascudo
    .from = dal portascudo
    .gender = m
name-crossbow-veteran = Veterano della balestra
    .the = il veterano della balestra
    .cap = Il veterano della balestra
    .of = del veterano della balestra
    .to = al veterano della balestra
    .from = dal veterano della balestra
    .gender = m
name-axe-sister = Sorella dell’ascia
    .the = la sorella dell’ascia
    .cap = La sorella dell’ascia
    .of = della sorella dell’ascia
    .to = alla sorella dell’ascia
    .from = dalla sorella dell’ascia
    .gender = f
name-spark-adept = Adepto della scintilla
    .the = l’adepto della scintilla
    .cap = L’adepto della scintilla
    .of = dell’adepto della scintilla
    .to = all’adepto della scintilla
    .from = dall’adepto della scintilla
    .gender = m
name-court-duellist = Duellante di corte
    .the = il duellante di corte
    .cap = Il duellante di corte
    .of = del duellante di corte
    .to = al duellante di corte
    .from = dal duellante di corte
    .gender = m
name-falconer = Falconiere
    .the = il falconiere
    .cap = Il falconiere
    .of = del falconiere
    .to = al falconiere
    .from = dal falconiere
    .gender = m
name-bone-singer = Cantatrice d’ossa
    .the = la cantatrice d’ossa
    .cap = La cantatrice d’ossa
    .of = della cantatrice d’ossa
    .to = alla cantatrice d’ossa
    .from = dalla cantatrice d’ossa
    .gender = f
name-hill-giant-thrall = Gigante asservito
    .the = il gigante asservito
    .cap = Il gigante asservito
    .of = del gigante asservito
    .to = al gigante asservito
    .from = dal gigante asservito
    .gender = m
name-elven-longbow = Arciere elfico
    .the = l’arciere elfico
    .cap = L’arciere elfico
    .of = dell’arciere elfico
    .to = all’arciere elfico
    .from = dall’arciere elfico
    .gender = m
name-storm-caller = Invocatempeste
    .the = l’invocatempeste
    .cap = L’invocatempeste
    .of = dell’invocatempeste
    .to = all’invocatempeste
    .from = dall’invocatempeste
    .gender = m
name-oathsworn-paladin = Paladino giurato
    .the = il paladino giurato
    .cap = Il paladino giurato
    .of = del paladino giurato
    .to = al paladino giurato
    .from = dal paladino giurato
    .gender = m
name-dragon-hunter = Cacciatrice di draghi
    .the = la cacciatrice di draghi
    .cap = La cacciatrice di draghi
    .of = della cacciatrice di draghi
    .to = alla cacciatrice di draghi
    .from = dalla cacciatrice di draghi
    .gender = f
name-iron-golem = Golem di ferro
    .the = il golem di ferro
    .cap = Il golem di ferro
    .of = del golem di ferro
    .to = al golem di ferro
    .from = dal golem di ferro
    .gender = m
name-archmage-in-exile = Arcimago in esilio
    .the = l’arcimago in esilio
    .cap = L’arcimago in esilio
    .of = dell’arcimago in esilio
    .to = all’arcimago in esilio
    .from = dall’arcimago in esilio
    .gender = m
name-leather-armour = Corazza di cuoio
    .the = la corazza di cuoio
    .cap = La corazza di cuoio
    .of = della corazza di cuoio
    .to = alla corazza di cuoio
    .from = dalla corazza di cuoio
    .gender = f
name-fire-bomb = Bomba incendiaria
    .the = la bomba incendiaria
    .cap = La bomba incendiaria
    .of = della bomba incendiaria
    .to = alla bomba incendiaria
    .from = dalla bomba incendiaria
    .gender = f
name-soul-burn = Rogo dell’anima
    .the = il rogo dell’anima
    .cap = Il rogo dell’anima
    .of = del rogo dell’anima
    .to = al rogo dell’anima
    .from = dal rogo dell’anima
    .gender = m
name-belt-of-strength = Cintura della forza
    .the = la cintura della forza
    .cap = La cintura della forza
    .of = della cintura della forza
    .to = alla cintura della forza
    .from = dalla cintura della forza
    .gender = f
name-thunder-mace = Mazza del tuono
    .the = la mazza del tuono
    .cap = La mazza del tuono
    .of = della mazza del tuono
    .to = alla mazza del tuono
    .from = dalla mazza del tuono
    .gender = f
name-white-blade = Lama bianca
    .the = la lama bianca
    .cap = La lama bianca
    .of = della lama bianca
    .to = alla lama bianca
    .from = dalla lama bianca
    .gender = f
name-dragon-tooth = Dente di drago
    .the = il dente di drago
    .cap = Il dente di drago
    .of = del dente di drago
    .to = al dente di drago
    .from = dal dente di drago
    .gender = m
name-healing-draught = Decotto curativo
    .the = il decotto curativo
    .cap = Il decotto curativo
    .of = del decotto curativo
    .to = al decotto curativo
    .from = dal decotto curativo
    .gender = m
name-draught-of-vigour = Infuso di vigore
    .the = l’infuso di vigore
    .cap = L’infuso di vigore
    .of = dell’infuso di vigore
    .to = all’infuso di vigore
    .from = dall’infuso di vigore
    .gender = m
name-stoneskin-elixir = Elisir pelledipietra
    .the = l’elisir pelledipietra
    .cap = L’elisir pelledipietra
    .of = dell’elisir pelledipietra
    .to = all’elisir pelledipietra
    .from = dall’elisir pelledipietra
    .gender = m
name-smoke-vial = Fiala fumogena
    .the = la fiala fumogena
    .cap = La fiala fumogena
    .of = della fiala fumogena
    .to = alla fiala fumogena
    .from = dalla fiala fumogena
    .gender = f
name-scroll-of-homecoming = Pergamena del ritorno
    .the = la pergamena del ritorno
    .cap = La pergamena del ritorno
    .of = della pergamena del ritorno
    .to = alla pergamena del ritorno
    .from = dalla pergamena del ritorno
    .gender = f
name-scroll-of-sight = Pergamena della veggenza
    .the = la pergamena della veggenza
    .cap = La pergamena della veggenza
    .of = della pergamena della veggenza
    .to = alla pergamena della veggenza
    .from = dalla pergamena della veggenza
    .gender = f
name-holy-water = Acqua santa
    .the = l’acqua santa
    .cap = L’acqua santa
    .of = dell’acqua santa
    .to = all’acqua santa
    .from = dall’acqua santa
    .gender = f
name-lucky-coin = Moneta fortunata
    .the = la moneta fortunata
    .cap = La moneta fortunata
    .of = della moneta fortunata
    .to = alla moneta fortunata
    .from = dalla moneta fortunata
    .gender = f
name-trail-rations = Provviste da viaggio
    .the = le provviste da viaggio
    .cap = Le provviste da viaggio
    .of = delle provviste da viaggio
    .to = alle provviste da viaggio
    .from = dalle provviste da viaggio
    .gender = fp
name-short-bow = Arco corto
    .the = l’arco corto
    .cap = L’arco corto
    .of = dell’arco corto
    .to = all’arco corto
    .from = dall’arco corto
    .gender = m
name-hunting-spear = Lancia da caccia
    .the = la lancia da caccia
    .cap = La lancia da caccia
    .of = della lancia da caccia
    .to = alla lancia da caccia
    .from = dalla lancia da caccia
    .gender = f
name-apprentice-staff = Bastone dell’apprendista
    .the = il bastone dell’apprendista
    .cap = Il bastone dell’apprendista
    .of = del bastone dell’apprendista
    .to = al bastone dell’apprendista
    .from = dal bastone dell’apprendista
    .gender = m
name-yew-longbow = Arco lungo di tasso
    .the = l’arco lungo di tasso
    .cap = L’arco lungo di tasso
    .of = dell’arco lungo di tasso
    .to = all’arco lungo di tasso
    .from = dall’arco lungo di tasso
    .gender = m
name-sword-of-dawn = Spada dell’alba
    .the = la spada dell’alba
    .cap = La spada dell’alba
    .of = della spada dell’alba
    .to = alla spada dell’alba
    .from = dalla spada dell’alba
    .gender = f
name-stormstaff = Bastone della tempesta
    .the = il bastone della tempesta
    .cap = Il bastone della tempesta
    .of = del bastone della tempesta
    .to = al bastone della tempesta
    .from = dal bastone della tempesta
    .gender = m
name-dwarven-war-axe = Ascia da guerra nanica
    .the = l’ascia da guerra nanica
    .cap = L’ascia da guerra nanica
    .of = dell’ascia da guerra nanica
    .to = all’ascia da guerra nanica
    .from = dall’ascia da guerra nanica
    .gender = f
name-parrying-dagger = Pugnale da parata
    .the = il pugnale da parata
    .cap = Il pugnale da parata
    .of = del pugnale da parata
    .to = al pugnale da parata
    .from = dal pugnale da parata
    .gender = m
name-venom-dagger = Pugnale avvelenato
    .the = il pugnale avvelenato
    .cap = Il pugnale avvelenato
    .of = del pugnale avvelenato
    .to = al pugnale avvelenato
    .from = dal pugnale avvelenato
    .gender = m
name-repeating-crossbow = Balestra a ripetizione
    .the = la balestra a ripetizione
    .cap = La balestra a ripetizione
    .of = della balestra a ripetizione
    .to = alla balestra a ripetizione
    .from = dalla balestra a ripetizione
    .gender = f
name-spellblade = Lama incantata
    .the = la lama incantata
    .cap = La lama incantata
    .of = della lama incantata
    .to = alla lama incantata
    .from = dalla lama incantata
    .gender = f
name-dragonbane-lance = Lancia ammazzadraghi
    .the = la lancia ammazzadraghi
    .cap = La lancia ammazzadraghi
    .of = della lancia ammazzadraghi
    .to = alla lancia ammazzadraghi
    .from = dalla lancia ammazzadraghi
    .gender = f
name-chain-hauberk = Usbergo di maglia
    .the = l’usbergo di maglia
    .cap = L’usbergo di maglia
    .of = dell’usbergo di maglia
    .to = all’usbergo di maglia
    .from = dall’usbergo di maglia
    .gender = m
name-wardens-plate = Armatura del custode
    .the = l’armatura del custode
    .cap = L’armatura del custode
    .of = dell’armatura del custode
    .to = all’armatura del custode
    .from = dall’armatura del custode
    .gender = f
name-round-shield = Scudo tondo
    .the = lo scudo tondo
    .cap = Lo scudo tondo
    .of = dello scudo tondo
    .to = allo scudo tondo
    .from = dallo scudo tondo
    .gender = m
name-mirror-shield = Scudo a specchio
    .the = lo scudo a specchio
    .cap = Lo scudo a specchio
    .of = dello scudo a specchio
    .to = allo scudo a specchio
    .from = dallo scudo a specchio
    .gender = m
name-cloak-of-shadows = Manto d’ombra
    .the = il manto d’ombra
    .cap = Il manto d’ombra
    .of = del manto d’ombra
    .to = al manto d’ombra
    .from = dal manto d’ombra
    .gender = m
name-dragonscale = Scaglie di drago
    .the = le scaglie di drago
    .cap = Le scaglie di drago
    .of = delle scaglie di drago
    .to = alle scaglie di drago
    .from = dalle scaglie di drago
    .gender = fp
name-ring-of-wit = Anello dell’arguzia
    .the = l’anello dell’arguzia
    .cap = L’anello dell’arguzia
    .of = dell’anello dell’arguzia
    .to = all’anello dell’arguzia
    .from = dall’anello dell’arguzia
    .gender = m
name-ring-of-will = Anello della volontà
    .the = l’anello della volontà
    .cap = L’anello della volontà
    .of = dell’anello della volontà
    .to = all’anello della volontà
    .from = dall’anello della volontà
    .gender = m
name-amulet-of-health = Amuleto della salute
    .the = l’amuleto della salute
    .cap = L’amuleto della salute
    .of = dell’amuleto della salute
    .to = all’amuleto della salute
    .from = dall’amuleto della salute
    .gender = m
name-amulet-of-endurance = Amuleto della resistenza
    .the = l’amuleto della resistenza
    .cap = L’amuleto della resistenza
    .of = dell’amuleto della resistenza
    .to = all’amuleto della resistenza
    .from = dall’amuleto della resistenza
    .gender = m
name-seven-league-boots = Stivali delle sette leghe
    .the = gli stivali delle sette leghe
    .cap = Gli stivali delle sette leghe
    .of = degli stivali delle sette leghe
    .to = agli stivali delle sette leghe
    .from = dagli stivali delle sette leghe
    .gender = mp
name-pathfinders-boots = Stivali dell’esploratore
    .the = gli stivali dell’esploratore
    .cap = Gli stivali dell’esploratore
    .of = degli stivali dell’esploratore
    .to = agli stivali dell’esploratore
    .from = dagli stivali dell’esploratore
    .gender = mp
name-saddle-horse = Cavallo da sella
    .the = il cavallo da sella
    .cap = Il cavallo da sella
    .of = del cavallo da sella
    .to = al cavallo da sella
    .from = dal cavallo da sella
    .gender = m
name-crown-of-command = Corona del comando
    .the = la corona del comando
    .cap = La corona del comando
    .of = della corona del comando
    .to = alla corona del comando
    .from = dalla corona del comando
    .gender = f
name-orb-of-storms = Sfera delle tempeste
    .the = la sfera delle tempeste
    .cap = La sfera delle tempeste
    .of = della sfera delle tempeste
    .to = alla sfera delle tempeste
    .from = dalla sfera delle tempeste
    .gender = f
name-horn-of-rallying = Corno dell’adunata
    .the = il corno dell’adunata
    .cap = Il corno dell’adunata
    .of = del corno dell’adunata
    .to = al corno dell’adunata
    .from = dal corno dell’adunata
    .gender = m
name-book-of-lore = Libro delle leggende
    .the = il libro delle leggende
    .cap = Il libro delle leggende
    .of = del libro delle leggende
    .to = al libro delle leggende
    .from = dal libro delle leggende
    .gender = m
name-rune-of-binding = Runa dei vincoli
    .the = la runa dei vincoli
    .cap = La runa dei vincoli
    .of = della runa dei vincoli
    .to = alla runa dei vincoli
    .from = dalla runa dei vincoli
    .gender = f
name-rune-of-mending = Runa della guarigione
    .the = la runa della guarigione
    .cap = La runa della guarigione
    .of = della runa della guarigione
    .to = alla runa della guarigione
    .from = dalla runa della guarigione
    .gender = f
name-wayfarers-kit = Corredo del viandante
    .the = il corredo del viandante
    .cap = Il corredo del viandante
    .of = del corredo del viandante
    .to = al corredo del viandante
    .from = dal corredo del viandante
    .gender = m
name-merchants-seal = Sigillo del mercante
    .the = il sigillo del mercante
    .cap = Il sigillo del mercante
    .of = del sigillo del mercante
    .to = al sigillo del mercante
    .from = dal sigillo del mercante
    .gender = m
name-phoenix-feather = Piuma di fenice
    .the = la piuma di fenice
    .cap = La piuma di fenice
    .of = della piuma di fenice
    .to = alla piuma di fenice
    .from = dalla piuma di fenice
    .gender = f

# Città
name-vynelvale = Vynelvale
    .in = a Vynelvale
    .of = di Vynelvale
name-riverwatch = Riverwatch
    .in = a Riverwatch
    .of = di Riverwatch
name-dawnsmoor = Dawnsmoor
    .in = a Dawnsmoor
    .of = di Dawnsmoor
name-tamalir = Tamalir
    .in = a Tamalir
    .of = di Tamalir
name-forge = Forgia
    .in = a Forgia
    .of = di Forgia
name-nerekhall = Nerekhall
    .in = a Nerekhall
    .of = di Nerekhall
name-greyhaven = Greyhaven
    .in = a Greyhaven
    .of = di Greyhaven
name-frostgate = Frostgate
    .in = a Frostgate
    .of = di Frostgate

# Valori, fasi e abilità
name-mind = mente
    .cap = Mente
    .the = la mente
name-body = corpo
    .cap = Corpo
    .the = il corpo
name-spirit = spirito
    .cap = Spirito
    .the = lo spirito
name-strength = forza
    .cap = Forza
    .the = la forza
name-life = vita
    .cap = Vita
    .the = la vita
name-ranged = a distanza
name-melee = in mischia
name-magic = magia
name-stealth = furtività
name-lore = sapere
name-notice = attenzione
name-swim = nuoto
name-climb = arrampicata
name-dodge = schivata
name-diplomacy = diplomazia
name-will = volontà
name-bluff = inganno

# Terreni
name-plains = pianura
    .into = in pianura
name-road = strada
    .into = su una strada
name-river = fiume
    .into = in un fiume
name-swamp = palude
    .into = in una palude
name-forest = foresta
    .into = in una foresta
name-hills = colline
    .into = fra le colline
name-mountains = montagne
    .into = fra le montagne
name-city = città
    .into = in una città

# Specie di creature
name-beast = bestia
    .a = una bestia
name-humanoid = umanoide
    .a = un umanoide
name-undead = non morto
    .a = un non morto
name-giant = gigante
    .a = un gigante
name-demon = demone
    .a = un demone
name-elemental = elementale
    .a = un elementale
name-construct = costrutto
    .a = un costrutto
name-trap = trappola
    .a = una trappola
name-dragon = drago
    .a = un drago

# Colori
name-green = verde
    .cap = Verde
    .pl = verdi
name-yellow = giallo
    .cap = Giallo
    .pl = gialli
name-blue = blu
    .cap = Blu
    .pl = blu
name-red = rosso
    .cap = Rosso
    .pl = rossi

# Classi e tipi di oggetti
name-weapon = Arma
name-armour = Armatura
name-artifact = Artefatto
name-supply = Provvista
name-leather = Cuoio
name-mail = Maglia
name-plate = Piastre
name-scale = Scaglie
name-shield = Scudo
name-cloak = Mantello
name-sword = Spada
name-mace = Mazza
name-axe = Ascia
name-dagger = Pugnale
name-spear = Lancia
name-bow = Arco
name-staff = Bastone
name-rune = Runa
name-belt = Cintura
name-charm = Talismano
name-ring = Anello
name-amulet = Amuleto
name-boots = Stivali
name-relic = Reliquia
name-book = Libro
name-seal = Sigillo
name-bomb = Bomba
name-potion = Pozione
name-scroll = Pergamena
name-ration = Razione
name-mount = Cavalcatura
name-tool = Attrezzo

# Testi di carte ed eroi: quando, a quali condizioni, che cosa
text-line = { $at }: { $does }.
text-reward = Ricompensa: { $does }.
text-comma = { $head }, { $next }
text-then = { $head }; { $next }
text-after = { $head }. Poi { $next }
text-and = { $head } e { $next }
text-or = { $head } o { $next }
text-or-else = { $head } — oppure { $next }
text-may = se vuoi, { $does }
nothing = niente

# Momenti
at-always = Sempre
at-in-force = Finché è in vigore
at-attached = Finché sta sotto l’arma
at-trait = In questo scontro
at-reveal = Quando hai rivelato una sfida
at-predraw = Prima di pescare una carta avventura
at-before = Prima dello scontro
at-phase-start = All’inizio { $phases ->
    [ranged] della fase a distanza
    [melee] della mischia
    [magic] della fase di magia
    [ranged-or-melee] della fase a distanza o della mischia
   *[any] di una fase qualsiasi
 }
at-preroll = Prima { $rolls ->
    [attack] di un tiro d’attacco
    [defence] di un tiro di difesa
   *[both] di un tiro di combattimento
 } { $whose ->
    [itself] di questo alleato
   *[hero] dell’eroe
 } { $phases ->
    [ranged] nella fase a distanza
    [melee] nella mischia
    [magic] nella fase di magia
    [ranged-or-melee] nella fase a distanza o nella mischia
   *[any] in una fase qualsiasi
 }
at-onroll = Dopo { $rolls ->
    [attack] un tiro d’attacco
    [defence] un tiro di difesa
   *[both] un tiro di combattimento
 } { $whose ->
    [itself] di questo alleato
   *[hero] dell’eroe
 } { $phases ->
    [ranged] nella fase a distanza
    [melee] nella mischia
    [magic] nella fase di magia
    [ranged-or-melee] nella fase a distanza o nella mischia
   *[any] in una fase qualsiasi
 }
at-onhit = Quando { $whose ->
    [itself] questo alleato
   *[hero] l’eroe
 } colpisce { $phases ->
    [ranged] nella fase a distanza
    [melee] nella mischia
    [magic] nella fase di magia
    [ranged-or-melee] nella fase a distanza o nella mischia
   *[any] in una fase qualsiasi
 }
at-ontest = Dopo il tiro di una prova dell’eroe
at-onescape = Quando l’eroe tenta la fuga
at-onwound = Quando { $whose ->
    [itself] questo alleato
   *[hero] l’eroe
 } sta per essere ferito
at-onko = Quando l’eroe sta per perdere i sensi
at-onwin = Quando l’eroe ha vinto una sfida
at-premove = Prima del viaggio
at-moveroll = Dopo il tiro di viaggio
at-postmove = Dopo il viaggio
at-enter = Quando un eroe entra { $terrain-into }
at-camp = Quando un eroe finisce il viaggio fuori da una città
at-market = Durante il tuo Mercato
at-turnend = Alla fine del tuo turno
at-free = In qualunque momento del tuo turno o di un tuo scontro
at-drawn = Quando è pescata
at-arrive = Quando il tuo eroe finisce il viaggio { $city-in }
at-slain = Quando il tuo eroe sconfigge { $tag-a }

# Condizioni, costi e limiti
if-vs = contro { $tag-a }
if-first-round = nel primo round
if-in = { $phases ->
    [ranged] nella fase a distanza
    [melee] nella mischia
    [magic] nella fase di magia
    [ranged-or-melee] nella fase a distanza o nella mischia
   *[any] in una fase qualsiasi
 }
if-mind-or-spirit = se è una prova di mente o di spirito
if-revealed = se è { $tag-a } e il suo colore non è più difficile del { $colour }
if-has-weapon = se l’eroe ha un’arma del mercato
if-lacks-weapon = se l’eroe non ha armi del mercato
cost-act = girando questa carta
cost-disc = scartando questa carta
cost-exh = a prezzo di { $n ->
    [one] { $n } fatica
   *[other] { $n } fatiche
 }
cost-pay = pagando { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 }
limit-roll = una volta per tiro
limit-round = una volta per round di combattimento
limit-turn = una volta per turno

# Persone e cose
who-hero = { $case ->
    [gen] dell’eroe
   *[nom] l’eroe
 }
who-itself = { $case ->
    [gen] di questo alleato
   *[nom] questo alleato
 }
who-ally = { $case ->
    [gen] di un alleato
   *[nom] un alleato
 }
who-party = { $case ->
    [gen] dell’eroe o di un alleato
   *[nom] l’eroe o un alleato
 }
who-each-ally = { $case ->
    [gen] di ogni alleato
   *[nom] ogni alleato
 }
who-split = { $case ->
    [gen] dell’eroe e degli alleati, come vuoi
   *[nom] l’eroe e gli alleati, come vuoi
 }
prey-all = { $case ->
    [gen] di ogni sfida
   *[acc] una sfida qualsiasi
 }
prey-of = { $case ->
    [gen] di ogni sfida che è { $tag-a } o { $other-a }
   *[acc] { $tag-a } o { $other-a }
 }
a-terrain = { $terrain }
figures-ally = vita { $life }, forza { $strength }, mente { $mind }, corpo { $body }, spirito { $spirit }
figures-enemy = vita { $life }, mente { $mind }, corpo { $body }, spirito { $spirit }

# Che cosa fanno i testi: dopo i due punti
fx-stat = { $stat } { $n }
fx-life = vita { $n }
fx-strength = forza { $n }
fx-dmg = danno { $phases ->
    [ranged] a distanza
    [melee] in mischia
    [magic] magico
    [ranged-or-melee] a distanza e in mischia
   *[any] di ogni genere
 } { $n }
fx-roll = { $n } ai tiri { $rolls ->
    [attack] d’attacco
    [defence] di difesa
   *[both] di combattimento
 }{ $phases ->
    [ranged] {" "}a distanza
    [melee] {" "}in mischia
    [magic] {" "}magici
    [ranged-or-melee] {" "}a distanza e in mischia
   *[any] {""}
 }
fx-roll-party = l’eroe e gli alleati hanno { $n } ai tiri { $rolls ->
    [attack] d’attacco
    [defence] di difesa
   *[both] di combattimento
 }{ $phases ->
    [ranged] {" "}a distanza
    [melee] {" "}in mischia
    [magic] {" "}magici
    [ranged-or-melee] {" "}a distanza e in mischia
   *[any] {""}
 }
fx-roll-allies = ciascuno dei tuoi alleati ha { $n } ai tiri { $rolls ->
    [attack] d’attacco
    [defence] di difesa
   *[both] di combattimento
 }{ $phases ->
    [ranged] {" "}a distanza
    [melee] {" "}in mischia
    [magic] {" "}magici
    [ranged-or-melee] {" "}a distanza e in mischia
   *[any] {""}
 }
fx-test-skill = { $n } alle prove di { $skill }
fx-test-stat = { $n } a tutte le prove di { $stat }
fx-escape = { $n } ai tiri di fuga
fx-wild = un dado di ogni tiro di viaggio può valere anche { $terrains }
fx-wild-any = un dado di ogni tiro di viaggio può valere qualsiasi terreno
fx-movecap = la compagnia tira al massimo { $n ->
    [one] { $n } dado di viaggio
   *[other] { $n } dadi di viaggio
 }
fx-no-fatigue = ferite e fatiche non tolgono dadi di viaggio alla compagnia
fx-no-fatigue-all = ferite e fatiche non tolgono dadi di viaggio a nessuna compagnia
fx-usestat = si può usare { $stat-the } per i tiri { $rolls ->
    [attack] d’attacco
    [defence] di difesa
   *[both] di combattimento
 }{ $phases ->
    [ranged] {" "}a distanza
    [melee] {" "}in mischia
    [magic] {" "}magici
    [ranged-or-melee] {" "}a distanza e in mischia
   *[any] {""}
 }
fx-toughness = quando una stessa fonte infliggerebbe all’eroe due o più ferite, una di esse è evitata
fx-unmendable = le carte non curano questo alleato; le cure a pagamento in città sì
fx-hitcap = un solo attacco { $phases ->
    [ranged] nella fase a distanza{" "}
    [melee] nella mischia{" "}
    [magic] nella fase di magia{" "}
    [ranged-or-melee] nella fase a distanza o nella mischia{" "}
   *[any] {""}
 }infligge alla sfida al massimo { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
 }
fx-regen = alla fine di ogni round la sfida guarisce di { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
 }
fx-leech = ogni volta che un tiro di combattimento fallito ferisce qualcuno, la sfida guarisce di una ferita
fx-rust = un eroe che fallisce un tiro di combattimento { $phases ->
    [ranged] nella fase a distanza
    [melee] nella mischia
    [magic] nella fase di magia
    [ranged-or-melee] nella fase a distanza o nella mischia
   *[any] in una fase qualsiasi
 } scarta un’arma o un’armatura del mercato usata per quel tiro
fx-no-escape = non si può fuggire
fx-no-allies = gli alleati non possono attaccare{ $phases ->
    [ranged] {" "}nella fase a distanza
    [melee] {" "}nella mischia
    [magic] {" "}nella fase di magia
    [ranged-or-melee] {" "}nella fase a distanza e nella mischia
   *[any] {""}
 }
fx-held-back = l’eroe non può attaccare nel primo round
fx-daunted = l’eroe ha { $n } ai tiri di combattimento nel primo round
fx-drain = un eroe che fallisce un tiro di combattimento { $phases ->
    [ranged] nella fase a distanza
    [melee] nella mischia
    [magic] nella fase di magia
    [ranged-or-melee] nella fase a distanza o nella mischia
   *[any] in una fase qualsiasi
 } subisce anche { $n ->
    [one] { $n } fatica
   *[other] { $n } fatiche
 }
fx-savage = una difesa fallita infligge { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
 } in più
fx-embolden = mente, corpo e spirito { $prey } { $n }
fx-bounty = { $n } all’oro di chi sconfigge { $prey }
fx-gold-rewards = oro di ricompensa delle sfide { $n }
fx-magic-surge = ogni eroe, alleato e sfida con danno magico ne ha { $n } in più
fx-sell-up = gli oggetti si vendono a metà prezzo, arrotondato per eccesso
fx-heal-costs = le cure a pagamento costano { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 }
fx-heal-removes = le cure a pagamento tolgono fino a { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
 } per volta oppure, come sempre, tutte le fatiche
fx-allies-cost = gli alleati costano { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 } in più
fx-all-costs = ogni acquisto costa { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 } in più
fx-no-stock = all’inizio del Mercato non si scopre una nuova carta
fx-bonus = { $n } al tiro
fx-reroll = ritira i dadi
fx-reroll-movement = ritira i dadi di viaggio che vuoi
fx-test = l’eroe fa una prova di { $skill } ({ $need })
fx-test-success = l’eroe fa una prova di { $skill } ({ $need }); se riesce: { $success }
fx-test-fail = l’eroe fa una prova di { $skill } ({ $need }); se fallisce: { $fail }
fx-test-both = l’eroe fa una prova di { $skill } ({ $need }); se riesce: { $success }; se fallisce: { $fail }
fx-avert = evita { $n ->
    [one] { $n } ferita
   *[other] fino a { $n } ferite
 }
fx-avert-all = evita tutte le ferite
fx-redirect = { $n ->
    [one] { $n } ferita tocca
   *[other] fino a { $n } ferite toccano
 } invece a questo alleato
fx-attack-own = un attacco { $phase ->
    [ranged] a distanza
    [melee] in mischia
   *[magic] magico
 } con il danno di chi attacca
fx-attack = un attacco { $phase ->
    [ranged] a distanza
    [melee] in mischia
   *[magic] magico
 } che infligge { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
 }
fx-hit = l’attacco infligge { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
 } in più
fx-deal = { $who } subisce { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
 }
fx-tire = { $who } subisce { $n ->
    [one] { $n } fatica
   *[other] { $n } fatiche
 }
fx-heal = cura { $n ->
    [one] { $n } ferita
   *[other] fino a { $n } ferite
 } { $who }
fx-rest = elimina { $n ->
    [one] { $n } fatica
   *[other] fino a { $n } fatiche
 } { $who }
fx-rest-all = elimina tutte le fatiche { $who }
fx-gold = ricevi { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 }
fx-gold-lost = perdi { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 }
fx-xp = ricevi { $n ->
    [one] { $n } punto esperienza
   *[other] { $n } punti esperienza
 }
fx-warp = l’eroe si trova subito in una città a tua scelta, e lì finisce il viaggio
fx-escape-auto = la fuga riesce senza tirare
fx-foe-stat = { $stat } dell’avversario { $n } fino alla fine dello scontro
fx-foe-stat-choice = mente, corpo o spirito dell’avversario, a tua scelta, { $n } fino alla fine dello scontro
fx-foe-damage = danno { $phases ->
    [ranged] a distanza
    [melee] in mischia
    [magic] magico
    [ranged-or-melee] a distanza e in mischia
   *[any] a distanza, in mischia e magico
 } dell’avversario { $n } fino alla fine dello scontro
fx-foe-damage-choice = danno a distanza, in mischia o magico dell’avversario, a tua scelta, { $n } fino alla fine dello scontro
fx-foe-harmless = il danno { $phase ->
    [ranged] a distanza
    [melee] in mischia
   *[magic] magico
 } dell’avversario è 0 fino alla fine dello scontro
fx-defeat = la sfida è vinta all’istante
fx-defeat-bare = la sfida è vinta all’istante, ma senza ricompensa
fx-stake = punta da 1 a { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 } e fai una prova di { $skill } ({ $need }); se riesce: ricevi altrettanto; se fallisce: perdi la posta
fx-keep-item = tieni questa carta come oggetto ({ $class }: { $type })
fx-keep-ally = tieni questa carta come alleato ({ $figures })
fx-keep-trophy = tieni questa carta come trofeo
fx-keep-rune = tieni questa carta come Runa del Drago
fx-carry = porta questa carta con te
fx-attach = metti questa carta sotto un’arma dell’eroe presa al mercato
fx-gone = scarta questa carta
fx-fight = affronta un nemico ({ $enemy }); se vinci: { $won }
fx-peek = guarda la prima carta del mazzo, che puoi mettere in fondo
fx-peek-any = guarda la prima carta di un mazzo avventura qualsiasi, che puoi mettere in fondo
fx-stock = scopri in questo mercato { $n ->
    [one] un’altra carta
   *[other] altre { $n } carte
 }
fx-discount = un acquisto costa { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 } in meno
fx-again = un alleato che ha già attaccato in questo round può attaccare di nuovo in questa fase
fx-last-gasp = l’eroe resta in piedi con una ferita in meno della sua vita
fx-choose = scegli: { $ways }
fx-victory = vinci la partita

# Pezzi di frase
name-nothing = nessuno
    .the = nessuno
    .cap = Nessuno
    .of = di nessuno
    .to = a nessuno
    .from = da nessuno
    .gender = m
    .into = da nessuna parte
    .in = da nessuna parte
a-card = «{ $card }»
a-hero = { $hero-the }
die-terrain = { $terrain }
die-face = { $head }/{ $next }
count-tokens = { $count ->
    [one] { $count } segnalino { $colour }
   *[other] { $count } segnalini { $colour-pl }
 }
count-gold = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
 }
count-xp = { $count ->
    [one] { $count } punto esperienza su carta
   *[other] { $count } punti esperienza su carta
 }

# Che cosa è successo per strada
hero-taken = Il giocatore { $seat } guida { $hero-full }.
starts = La storia comincia con il giocatore { $seat }.
stocked = { $city }: in vendita { $card-the }.
stocked-ally = { $city }: cerca lavoro { $ally-the }.
turn-began = Turno { $turn }: { $hero-the } si mette in cammino.
refreshed = { $hero-cap } si rimette in ordine: { $cards }.
placed = { $hero-cap } esce dalle porte della città, casella { $at }.
rested = { $hero-cap } { $dice ->
    [0] riposa per tutto il giorno
    [one] se la prende comoda e tira { $dice } dado
   *[other] se la prende comoda e tira { $dice } dadi
 }.
move-rolled = { $hero-cap } guarda la strada: { $dice }.
move-rerolled = { $hero-cap } trova un’altra via: { $dice }.
entered = { $hero-cap } va { $terrain-into }, { $at }{ $left ->
    [0] {""}
    [one] ; resta { $left } dado
   *[other] ; restano { $left } dadi
 }.
warped = L’aria si ripiega, e { $hero-the } si trova { $city-in }.
stayed = { $hero-cap } resta in { $at }.
prowled = { $hero-cap } si accampa, e qualcosa non va: { $dice }.
prowled-safe = { $hero-cap } si accampa in pace: { $dice }.
hazard = Dal buio viene un pericolo { $colour } ({ $number }) per { $hero-the }.
hazard-void = Un pericolo { $colour } si tiene alla larga { $hero-from }.

# Avventure
attempted = { $hero-cap } affronta l’avventura in { $at }, gemma { $colour }.
faced = { $hero-cap } torna a cercare { $foe-the } in { $at }.
declined = { $hero-cap } lascia stare l’avventura in { $at }.
drawn-challenge = { $card-cap } { $card-gender ->
    [mp] sbarrano
    [fp] sbarrano
   *[other] sbarra
 } la strada { $hero-to }. { $tale }
drawn-event = Corre voce: «{ $card }». { $tale }
drawn-encounter = { $hero-cap } s’imbatte in «{ $card }». { $tale }
deck-empty = Non ci sono più carte nel mazzo { $colour }.
peeked = { $hero-cap } guarda la prima carta del mazzo { $colour }.
peeked-known = { $hero-cap } guarda la prima carta del mazzo { $colour }: «{ $card }».
buried = { $hero-cap } mette in fondo la prima carta del mazzo { $colour }.
event-placed = «{ $card }» (livello { $level }) entra in vigore.
event-replaced = «{ $card }» (livello { $level }) prende il posto di «{ $old }».
event-ignored = «{ $card }» (livello { $level }) non cambia nulla: «{ $kept }» (livello { $kept-level }) è più forte.
token-back = In { $at } si ridesta un’avventura, gemma { $colour }.
task-taken = { $hero-cap } si assume un compito: «{ $card }».
task-done = { $hero-cap } mantiene la promessa: «{ $card }».
attached = { $hero-cap } mette «{ $card }» sotto { $item-the }.
adventure-gone = La carta «{ $card }» è scartata.
challenge-defeated = { $hero-cap } sconfigge { $foe-the }!
token-taken = { $hero-cap } prende il segnalino { $colour }, { $worth ->
    [one] { $worth } punto
   *[other] { $worth } punti
 } esperienza.
tokens-taken = { $hero-cap } prende dalla riserva { $tokens }.
no-tokens = Nella riserva non c’è nulla di quel valore per { $hero-the }.
kept = { $hero-cap } tiene con sé { $card-the }.
keep-declined = { $hero-cap } rinuncia { $card-to }.
rune-count = { $hero-cap } possiede { $runes ->
    [one] { $runes } Runa del Drago
   *[other] { $runes } Rune del Drago
 }.
left-behind = { $foe-cap } { $foe-gender ->
    [mp] restano imbattuti
    [fp] restano imbattute
    [f] resta imbattuta
   *[m] resta imbattuto
 } in { $at }, segnalino { $slot }.
pushed-off = { $foe-cap } { $foe-gender ->
    [mp] spariscono
    [fp] spariscono
   *[other] sparisce
 } da { $at }: il segnalino { $slot } serve altrove.
retreated = { $hero-cap } si ritira in { $at }.

# Perdite, duelli e affari
knocked-out = { $hero-cap } cade { $hero-gender ->
    [f] priva
   *[m] privo
 } di sensi in { $at }.
lost-gold = { $hero-cap } perde { $gold ->
    [0] soltanto tempo
    [one] { $gold } moneta
   *[other] { $gold } monete
 }.
lost = { $hero-cap } perde { $gold ->
    [0] {""}
    [one] { $gold } moneta e{" "}
   *[other] { $gold } monete e{" "}
 }{ $card-the }.
carried-to = { $hero-cap } riprende i sensi { $city-in }.
card-plundered = { $hero-cap } toglie «{ $card }» { $other-to }.
gold-plundered = { $hero-cap } toglie tutto l’oro { $other-to }: { $gold }.
nothing-plundered = { $hero-cap } non toglie nulla { $other-to }.
talks-began = { $hero-cap } si siede a trattare con { $other-the }.
offered = { $hero-cap } propone { $other-to }: { $gives } per { $gets }.
agreed = { $hero-cap } e { $other-the } si stringono la mano: { $gives } per { $gets }.
refused = { $hero-cap } non ci sta, a queste condizioni, con { $other-the }.
talks-ended = { $hero-cap } e { $other-the } si separano.

# Mercato ed esperienza
ally-paid = { $hero-cap } paga { $ally-the }.
ally-dismissed = { $ally-cap }, senza paga, lascia { $hero-the }.
bought = { $hero-cap } compra { $city-in } { $card-the } per { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }.
hired = { $hero-cap } ingaggia { $city-in } { $ally-the } per { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }.
sold = { $hero-cap } vende { $city-in } { $card-the } per { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }.
healing-paid = { $hero-cap } paga a un guaritore { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }.
discarded = { $hero-cap } getta via { $card-the }.
sent-away = { $hero-cap } si congeda { $ally-from }.
ally-lost = { $hero-cap } ha perduto { $ally-the }.
grew = { $hero-cap } fa esperienza: cresce { $stat-the }. Livello { $level }.
xp-paid = { $hero-cap } spende { $tokens }.
xp-paid-change = { $hero-cap } spende { $tokens } e riceve di resto { $change }.
colour-locked = { $colour-cap }: quelle avventure sono ormai poca cosa per { $hero-the }.
xp-noted = { $hero-cap } annota su carta { $xp ->
    [one] { $xp } punto esperienza
   *[other] { $xp } punti esperienza
 }.

# Il destino e la fine
doom-laid = Una carta del mazzo { $colour } si posa sul tracciato del destino, spazio { $space }.
doom-token = Il destino raggiunge { $city }: { $tokens ->
    [one] { $tokens } segnalino
   *[other] { $tokens } segnalini
 } finora.
doom-complete = L’ultimo sigillo si spezza. Dopo questo turno comincia la battaglia finale.
finale-began = Comincia la battaglia finale. In quest’ordine: { $heroes }.
battle-entered = { $hero-cap } entra nella battaglia finale.
battle-lost = { $hero-cap } ha perso la battaglia finale.
game-won-lord = Il Sommo Signore Margath è morto, e sopra di lui sta { $hero-the }. Vittoria!
game-won-runes = { $hero-cap } stringe tre Rune del Drago. Vittoria!
game-won-red = Tre Signori dei Draghi sono caduti nella battaglia finale per mano { $hero-of }. Vittoria!
all-fallen = Tutti gli eroi sono caduti, e il cielo è dei draghi.
game-stopped = La storia s’interrompe al turno { $turn }.

# Scontri
used-own = { $hero-cap } ricorre alla propria abilità.
used-ally = { $ally-cap } dà una mano { $hero-to }.
used = { $hero-cap } usa { $card-the }.
used-text = { $hero-cap } usa «{ $card }».
fight-began = { $hero-cap } affronta { $foe-the }!
duel-began = { $hero-cap } incrocia le armi con { $other-the }!
combat-round = Round { $round }: conduce { $hero-the }.
attacks = { $who-cap } attacca { $phase ->
    [ranged] da lontano
    [melee] in mischia
   *[magic] con la magia
 }.
defends = { $hero-cap } si difende { $phase ->
    [ranged] dai tiri
    [melee] in mischia
   *[magic] dalla magia
 }.
rolled = { $who-cap }, { $aim ->
    [attack] attacco
    [defence] difesa
    [escape] fuga
    [test] prova
   *[guard] guardia
 }: { $one } e { $other }, { $stat } { $value }, in tutto { $total } contro { $need }.
rolled-open = { $who-cap }, { $aim ->
    [attack] attacco
    [defence] difesa
    [escape] fuga
    [test] prova
   *[guard] guardia
 }: { $one } e { $other }, { $stat } { $value }, in tutto { $total }.
rerolled = { $who-cap } ritira: { $one } e { $other }.
settled = { $total } contro { $need }: { $aim ->
    [attack] { $who-the } colpisce
    [defence] { $who-the } tiene
    [escape] { $who-the } sguscia via
    [test] { $who-the } ce la fa
   *[guard] { $who-the } tiene
 }.
settled-failed = { $total } contro { $need }: { $aim ->
    [attack] { $who-the } manca il colpo
    [defence] la difesa { $who-of } cede
    [escape] { $who-the } non riesce a scappare
    [test] { $who-the } non ce la fa
   *[guard] la guardia { $who-of } cede
 }.
settled-open = { $total }: tanto ci vuole per superare { $who-the }.
wounds-due = { $wounds ->
    [one] { $wounds } ferita in arrivo
   *[other] { $wounds } ferite in arrivo
 } per { $who-the }.
averted = { $wounds ->
    [one] { $wounds } ferita evitata
   *[other] { $wounds } ferite evitate
 } { $who-to }; { $left ->
    [0] non ne resta nessuna
    [one] ne resta { $left }
   *[other] ne restano { $left }
 }.
redirected = { $to-cap } si prende { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
 } al posto { $who-of }.
wounded = { $who-cap } subisce { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
 }: { $total } su { $life }.
last-gasp = { $hero-cap } dovrebbe essere a terra, e invece si rialza con { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
 }.
tired = { $who-cap } subisce { $exhaustion ->
    [one] { $exhaustion } fatica
   *[other] { $exhaustion } fatiche
 }, { $total } in tutto.
healed = { $who-cap } guarisce di { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
 }; { $left ->
    [0] non ne resta nessuna
    [one] ne resta { $left }
   *[other] ne restano { $left }
 }.
eased = { $who-cap } si libera di { $exhaustion ->
    [one] { $exhaustion } fatica
   *[other] { $exhaustion } fatiche
 }; { $left ->
    [0] non ne resta nessuna
    [one] ne resta { $left }
   *[other] ne restano { $left }
 }.
foe-wounded = { $foe-cap } { $foe-gender ->
    [mp] subiscono
    [fp] subiscono
   *[other] subisce
 } { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
 }: { $total } su { $life }.
foe-recovered = { $foe-cap } { $foe-gender ->
    [mp] si liberano
    [fp] si liberano
   *[other] si libera
 } di { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
 }; { $left ->
    [0] non ne resta nessuna
    [one] ne resta { $left }
   *[other] ne restano { $left }
 }.
foe-weakened = { $foe-cap }: { $stat } { $by } fino alla fine dello scontro.
foe-blunted = { $foe-cap }: danno { $phase ->
    [ranged] a distanza
    [melee] in mischia
   *[magic] magico
 } { $by } fino alla fine dello scontro.
foe-pacified = { $foe-cap }: niente danno { $phase ->
    [ranged] a distanza
    [melee] in mischia
   *[magic] magico
 } fino alla fine dello scontro.
held-back = { $hero-cap } resta come { $hero-gender ->
    [f] incantata
   *[m] incantato
 } e nel primo round non può attaccare.
daunted = { $hero-cap } vacilla: { $by } ai tiri di combattimento nel primo round.
laid-aside = { $hero-cap } mette da parte { $item-the } per questo tiro.
escaped = { $hero-cap } se la cava e fugge!
gold-gained = { $hero-cap } riceve { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 } e ne ha { $total }.
gold-paid = { $hero-cap } paga { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 } e ne ha ancora { $total }.
staked = { $hero-cap } punta { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }.

# Domande
ask-pick-hero = Giocatore { $seat }, quale eroe guidi?
ask-way = Come viaggia { $hero-the }?
ask-ease = Chi si libera di una fatica? Ancora { $left }.
ask-reroll-dice = Quali dadi di viaggio ritiri? { $chosen ->
    [0] Nessuno ancora scelto.
    [one] { $chosen } scelto.
   *[other] { $chosen } scelti.
 }
ask-paces = Dove va { $hero-the }? { $left ->
    [one] Resta { $left } dado.
   *[other] Restano { $left } dadi.
 }
ask-haven = In quale città appare l’eroe?
ask-arrive = Che cosa fa { $hero-the } in { $at }?
ask-before-draw = Prima di pescare dal mazzo { $colour }: usi qualcosa?
ask-bury = Metti questa carta in fondo al mazzo { $colour }?
ask-peek-deck = In quale mazzo guardi?
ask-attempt = «{ $card }»: ci provi?
ask-attempt-paid = «{ $card }»: paghi { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }?
ask-fork = «{ $card }»: che cosa scegli?
ask-stake = «{ $card }»: quanto punti?
ask-attach = Sotto quale arma metti «{ $card }»?
ask-keep = Tieni con te { $card-the }?
ask-regrow = Dove torna un segnalino { $colour }? Nella riserva: { $left }.
ask-windfall = Quali segnalini prendi al posto di uno { $colour }? Valgono { $xp ->
    [one] { $xp } punto
   *[other] { $xp } punti
 } esperienza.
ask-heal = «{ $card }»: di chi curi le ferite? Fino a { $wounds }.
ask-rest = «{ $card }»: chi si libera delle fatiche? Fino a { $exhaustion }.
ask-rest-all = «{ $card }»: chi si libera di tutte le fatiche?
ask-share-healing = «{ $card }»: di chi curi una ferita? Ancora { $left }.
ask-share-rest = «{ $card }»: chi si libera di una fatica? Ancora { $left }.
ask-flee = { $hero-cap } tenta la fuga { $foe-from }?
ask-stance = { $phase-id ->
    [ranged] Fase a distanza
    [melee] Mischia
   *[magic] Fase di magia
 } contro { $foe-the } ({ $need }): chi attacca, o { $hero-the } si difende?
ask-weaken = Quale valore { $foe-of } cambia di { $by }?
ask-blunt = Quale danno { $foe-of } cambia di { $by }?
ask-lay-aside = { $foe-cap }: che cosa { $hero-the } non usa in questo tiro?
ask-rust-away = { $foe-cap }: che cosa perde { $hero-the }?
ask-lost-card = Che cosa perde { $hero-the }?
ask-refuge = In quale città si risveglia { $hero-the }?
ask-retreat = Dove si ritira { $hero-the }?
ask-spoils = Che cosa prendi { $hero-to }?
ask-compose = Che cosa proponi { $hero-to }?
ask-answer = { $hero-cap } fa una proposta. Che cosa rispondi?
ask-deal = { $city }: che cosa compri, vendi o fai curare? Hai { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }.
ask-upkeep = Paghi { $ally-the }?
ask-grow = Spendi esperienza? Ne hai { $xp }; un segnalino ne costa { $price }.
ask-pay = Con che cosa paghi? { $xp ->
    [one] { $xp } punto
   *[other] { $xp } punti
 } esperienza ({ $boost }).
ask-guarded = La guardia { $hero-of } è a { $total }. Aggiungi qualcosa?
ask-postmove = { $hero-cap } è alla meta. Usi qualcosa?
ask-reveal = { $foe-cap }: usi subito qualcosa?
ask-before = Prima dello scontro con { $foe-the }: { $hero-the } usa qualcosa?
ask-preroll = Prima del tiro { $who-of }: usi qualcosa?
ask-rolled = { $who-cap }: { $total } contro { $need }. Aggiungi qualcosa?
ask-hit = { $who-cap } colpisce { $foe-the }: { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
 }. Aggiungi qualcosa?
ask-wound = { $who-cap } sta per subire { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
 }. Ne eviti?
ask-felled = { $hero-cap } sta cadendo. Usi qualcosa?
ask-turnend = Il turno { $hero-of } finisce. Usi qualcosa?

# Mosse
do-pick-hero = { $hero-full }
do-roll = Tira { $dice ->
    [one] { $dice } dado di viaggio
   *[other] { $dice } dadi di viaggio
 }
do-rest = Riposa: tira { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 }, togli fino a { $rest ->
    [one] { $rest } fatica
   *[other] { $rest } fatiche
 }
do-stay = Resta e togli fino a { $rest } fatiche
do-step = Fai un passo in { $at }
do-pace = Va’ { $terrain-into }, { $at }
do-stop = Fermati
do-reroll-die = Ritira il dado { $die }
do-reroll-done = Basta così
do-city = { $city }
do-hex = { $at }
do-attempt = Affronta l’avventura (gemma { $colour })
do-face = Affronta { $foe-the }
do-talk = Tratta con { $hero-the }
do-duel = Attacca { $hero-the }
do-pass = Va’ avanti
do-draw = Pesca dal mazzo { $colour }
do-bury = Mettila in fondo
do-peek = Il mazzo { $colour }
do-venture = Provaci
do-leave = Lascia stare
do-fork = … { $what }
do-stake = Punta { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }
do-attach = Sotto { $item-the }
do-keep = Tieni { $card-the }
do-keep-instead = Tieni { $card-the } e rinuncia { $item-to }
do-decline = Rinuncia { $card-to }
do-take-tokens = Prendi { $tokens }
do-whom = { $who-cap }
do-no-more = Nient’altro
do-flee = Tenta la fuga
do-fight-on = Continua a combattere
do-attack = Attacca { $hero-the }
do-ally-attack = Attacca { $ally-the }
do-defend = { $hero-cap } si difende
do-weaken = { $stat-cap }, ora { $now }
do-blunt = { $phase-id ->
    [ranged] Danno a distanza
    [melee] Danno in mischia
   *[magic] Danno magico
 }, ora { $now }
do-lay-aside = Metti da parte { $item-the }
do-use-all = Usa tutto
do-rust-away = Perdi { $item-the }
do-lose = Perdi { $card-the }
do-plunder = Prendi «{ $card }»
do-plunder-instead = Prendi «{ $card }» e rinuncia { $item-to }
do-plunder-gold = Prendi tutto l’oro ({ $gold })
do-plunder-nothing = Non prendere nulla
do-offer-gold = Offri { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }
do-want-gold = Chiedi { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }
do-offer-card = Offri { $card-the }
do-want-card = Chiedi { $card-the }
do-drop-card = Togli dall’affare { $card-the }
do-clear-terms = Ricomincia da capo
do-propose = Fai questa proposta
do-end-talks = Chiudi le trattative
do-accept = Accetta
do-refuse = Rifiuta
do-counter = Fai un’altra proposta
do-buy = Compra { $card-the } per { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }
do-hire = Ingaggia { $card-the } per { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }
do-sell = Vendi { $card-the } per { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }
do-treat-wound = Fai curare { $wounds ->
    [one] { $wounds } ferita
   *[other] fino a { $wounds } ferite
 } { $who-of } per { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }
do-treat-exhaustion = Fai togliere tutte le fatiche { $who-of } per { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }
do-leave-market = Lascia il mercato
do-pay-ally = Paga { $ally-the }
do-dismiss = Congeda { $ally-the }
do-grow = Più { $boost }
do-grow-done = Non spendere altro
do-pay-tokens = Paga { $tokens }
do-discard = Scarta { $card-the }
do-use = Usa { $card-the }
do-use-own = { $hero-cap } usa la propria abilità
do-use-ally = Aiuta { $ally-the }
do-use-text = Usa «{ $card }»

# Opzioni, come le offre il modulo di un nuovo tavolo
name-option-pack = Contenuto
    .hint = Con quali eroi, carte e terre si gioca.
name-option-pack-base = Come stampato
name-option-heroes = Eroi
    .hint = Come ciascuno trova il proprio eroe.
name-option-heroes-random = A sorte
name-option-heroes-pick = Scelti a turno
name-option-start = Chi comincia
name-option-start-random = A sorte
name-option-start-first_seat = Il primo posto
name-option-pace = Ritmo
    .hint = Quanto costa un segnalino esperienza: meno in una partita rapida, più in una lunga.
name-option-pace-normal = Normale
name-option-pace-fast = Rapido
name-option-pace-long = Lungo
name-option-doom = Tracciato del destino
    .hint = Le avventure concluse avvicinano la battaglia finale, in cui tutti affrontano a turno i Signori dei Draghi.
name-option-doom-alone = Per chi gioca da solo
    .hint = Senza, da soli non si potrebbe perdere.
name-option-doom-on = Sempre
name-option-doom-off = Mai
name-option-hazards = Pericoli della strada
    .hint = Chi finisce la giornata nelle terre selvagge può essere assalito.
name-option-softened = Perdite attenuate
    .hint = Un eroe che perde i sensi perde l’oro, ma nessuna carta.
name-option-item_limit = Limite di oggetti
    .hint = Un oggetto per ogni classe e tipo, invece di due armi e un’armatura.
name-option-ally_upkeep = Alleati a paga
    .hint = Quanti alleati si vuole, ma in ogni città ciascuno costa una moneta.
name-option-trophies = Trofei di battaglia
    .hint = Chi perde un duello perde soltanto ciò che il vincitore prende.
name-option-turns = Turni al massimo
    .hint = Dopo questo numero di turni di ogni giocatore la partita si ferma; decidono le rune, poi il livello, poi l’oro.

# Passi del turno
name-stage-setup = Preparazione
name-stage-refresh = Preparativi
name-stage-movement = Viaggio
name-stage-adventure = Avventura
name-stage-market = Mercato
name-stage-experience = Esperienza
name-stage-turn_end = Fine del turno
name-stage-finale = La battaglia finale

# Ordini permanenti
order-hero = { $card }: l’abilità
order-card = { $card }
fact-duel = due eroi si affrontano in duello
fact-fall = il mio eroe sta per cadere

# Il tavolo in un terminale
board-turn = Turno { $turn }
board-open = in tavola: { $card }
board-hazard = un pericolo della strada: { $card }
board-legend-tokens = { $letters } avventura, maiuscola se ritorna
board-legend-undefeated = 1–6 imbattute
board-city = { $at }, carte { $cards }
board-market = In vendita { $city-in }: { $wares }
board-ware = { $card } ({ $gold })
board-deck = { $colour-cap }: mazzo { $cards }, riserva { $tokens }
board-stock = Mazzo del mercato: { $cards }
board-event = Evento: { $card }: { $does }
board-undefeated = Imbattute: { $cards }
board-doom = Segnalini del destino { $tokens } su { $all }; carte sul tracciato: { $cards }; un segnalino ogni { $number } carte
board-finale = La battaglia finale: { $heroes }
board-fighter = { $hero } (carte rosse { $cards })
board-fallen = { $hero }, fuori dalla battaglia (carte rosse { $cards })
board-unplaced = non ancora sulla mappa
board-experience = esperienza { $xp }, un segnalino ne costa { $price }
board-gold = oro { $count }
board-level = livello { $count }
board-runes = Rune del Drago { $count }
board-locked = precluso: { $colours }
board-figures = ferite { $wounds }/{ $life }, fatica { $exhaustion }/{ $strength }
board-items = Oggetti: { $cards }
board-kept = Conquiste: { $cards }
board-tasks = Compiti: { $cards }
board-dice = Dadi di viaggio: { $faces }
board-way = cammino: { $hexes }
board-trade = { $hero-cap } dà { $other-to }: { $gives }; in cambio: { $gets }
board-fight = { $hero-cap } contro { $foe-the }: ferite { $wounds }/{ $life }
board-before-combat = prima dello scontro
board-escape = round { $round }, fuga
board-phase = round { $round }, fase: { $phase }
board-number = numero { $number }
board-odds-attack = { $who-cap } attacca: { $success } %; ferite inflitte { $given }, subite { $taken }; scontro vinto { $win } %
board-odds-defence = { $who-cap } si difende: { $success } %; ferite subite { $taken }; scontro vinto { $win } %
board-roll = { $who-cap }, { $stat }: { $dice }
board-need = serve: { $need }
board-packet = { $who-cap }: ferite in arrivo { $wounds }
