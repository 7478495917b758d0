extension SymbolLibrary {
    /// Tools, furniture, food, games, traffic and houses.
    static let objects: [String: SymbolGlyph] = SymbolTable.read(
        """
        tray.full 132 112 shape M -30 -14 L -52 14 L -52 32 Q -52 44 -40 44 L 40 44 Q 52 44 52 32 L 52 14 L 30 -14 Z detail M -52 14 L -22 14 C -20 32 20 32 22 14 L 52 14 line M -28 -30 L 28 -30 M -22 -44 L 22 -44
        tray.2 132 124 shape M -30 -50 L 30 -50 L 52 -18 L 52 -10 L -52 -10 L -52 -18 Z shape M -52 10 L -22 10 C -20 28 20 28 22 10 L 52 10 L 52 36 Q 52 48 40 48 L -40 48 Q -52 48 -52 36 Z
        wrench 116 116 shape M 14 -46 C 2 -38 0 -26 4 -14 L -42 32 Q -48 40 -40 46 Q -32 50 -26 42 L 18 -2 C 34 4 48 -8 46 -26 L 30 -12 L 14 -16 L 10 -32 Z
        wrench.adjustable = wrench
        screwdriver 116 116 shape M 16 -48 Q 24 -52 32 -44 L 44 -32 Q 52 -24 46 -16 L 30 -2 L 2 -30 Z line M 14 -14 L -30 30 M -36 22 L -22 36 M -30 30 L -44 44
        wrench.and.screwdriver 124 120 shape M -44 -48 L -28 -32 L -14 -44 C -2 -36 -4 -22 -12 -14 L 44 36 Q 48 46 38 48 L -22 -4 C -38 4 -52 -12 -48 -28 Z line M 42 -46 L 14 -18 M -14 12 L -40 38 M -48 30 L -32 46
        wrench.and.screwdriver.fill 134 130 line:1.6 M -34 -34 L 40 42 line M 42 -46 L 14 -18 M -14 12 L -40 38 line:1.8 M 30 -34 L 44 -48 line A -36 -36 14 -20 290
        bandage 140 130 shape M -48 10 L 10 -48 Q 26 -60 40 -48 Q 52 -34 40 -18 L -18 40 Q -32 52 -46 40 Q -58 26 -48 10 Z detail M -26 -14 L 14 26 M -12 -28 L 28 12 mark O 0 0 4 O -10 6 4 O 10 -6 4
        cross.case 130 116 shape B -52 -26 52 46 14 line M -22 -28 L -22 -36 Q -22 -46 -12 -46 L 12 -46 Q 22 -46 22 -36 L 22 -28 detail M 0 -8 L 0 28 M -18 10 L 18 10
        pills 128 104 shape M -8 -34 Q 8 -44 20 -32 Q 30 -18 18 -6 L -16 30 Q -30 42 -44 30 Q -54 16 -44 2 Z detail M -26 -14 L 0 12 shape O 38 20 17
        pill 112 112 shape M 4 -38 Q 20 -52 38 -38 Q 52 -20 38 -4 L -4 38 Q -20 52 -38 38 Q -52 20 -38 4 Z detail M -17 -17 L 17 17
        syringe 116 116 line M 22 -48 L 48 -22 M 36 -36 L 22 -22 M 6 -38 L 38 -6 M -46 46 L -30 30 shape M 10 -28 L 28 -10 L -10 28 L -28 30 L -30 28 L -28 10 Z detail:0.8 M -4 -8 L 6 2 M -16 4 L -6 14
        stethoscope 116 120 line M -40 -48 L -40 -14 C -40 20 8 20 8 -14 L 8 -48 M -48 -48 L -34 -48 M 2 -48 L 16 -48 M -16 12 L -16 22 C -16 54 34 54 34 22 L 34 8 O 34 -6 12
        facemask 130 96 shape M -34 -28 Q 0 -40 34 -28 L 34 10 C 28 34 -28 34 -34 10 Z line M -34 -16 C -58 -20 -58 16 -34 12 M 34 -16 C 58 -20 58 16 34 12
        cross.vial 100 124 shape B -30 -28 30 52 10 line M -36 -48 L 36 -48 M -22 -48 L -22 -30 M 22 -48 L 22 -30 detail M 0 0 L 0 28 M -14 14 L 14 14
        testtube.2 112 124 line M -44 -50 L -8 -50 M 8 -50 L 44 -50 M -38 -50 L -38 36 C -38 56 -14 56 -14 36 L -14 -50 M 14 -50 L 14 36 C 14 56 38 56 38 36 L 38 -50 M -38 10 L -14 10 M 14 -10 L 38 -10
        flask 108 120 shape M -14 -46 L -14 -10 L -38 34 Q -44 48 -28 48 L 28 48 Q 44 48 38 34 L 14 -10 L 14 -46 line M -22 -48 L 22 -48 detail M -26 18 L 26 18
        atom 124 124 line E 0 0 52 20 M -26 -45 C -6 -56 30 -16 36 0 C 52 40 30 60 10 34 C -20 4 -46 -34 -26 -45 Z M 26 -45 C 46 -34 20 4 -10 34 C -30 60 -52 40 -36 0 C -30 -16 6 -56 26 -45 Z solid O 0 0 8
        bed.double 140 104 line M -58 42 L -58 4 L 58 4 L 58 42 M -58 26 L 58 26 M -50 2 L -50 -28 Q -50 -38 -40 -38 L 40 -38 Q 50 -38 50 -28 L 50 2 M -34 2 L -34 -10 Q -34 -16 -28 -16 L -12 -16 Q -6 -16 -6 -10 L -6 2 M 6 2 L 6 -10 Q 6 -16 12 -16 L 28 -16 Q 34 -16 34 -10 L 34 2
        sofa 140 100 shape M -40 -2 L -40 -24 Q -40 -36 -28 -36 L 28 -36 Q 40 -36 40 -24 L 40 -2 M -58 -2 Q -58 -12 -48 -12 Q -40 -12 -40 -2 L -40 8 L 40 8 L 40 -2 Q 40 -12 48 -12 Q 58 -12 58 -2 L 58 30 L -58 30 Z line M -44 32 L -44 42 M 44 32 L 44 42
        chair 100 124 shape B -28 -52 28 -4 8 line M -34 8 L 34 8 M -30 8 L -30 52 M 30 8 L 30 52 M -28 -4 L -28 8 M 28 -4 L 28 8
        lamp.desk 116 120 line M -36 48 L 24 48 M -6 48 L -6 36 L -34 4 L 6 -22 shape M -2 -36 L 34 -46 L 44 -10 L 10 -4 Z
        lamp.table 100 124 shape M -22 -50 L 22 -50 L 40 -8 L -40 -8 Z line M 0 -8 L 0 46 M -22 48 L 22 48
        fan 120 120 line O 0 0 48 shape M 0 -6 C -24 -18 -12 -42 6 -38 C 14 -32 6 -16 0 -6 Z shape M 5 3 C 28 -8 44 14 32 28 C 22 32 12 16 5 3 Z shape M -5 3 C -4 30 -34 34 -38 16 C -36 4 -18 4 -5 3 Z solid O 0 0 7
        fanblades = fan
        refrigerator 90 128 shape B -30 -54 30 54 8 detail M -28 -14 L 28 -14 M -18 -36 L -18 -26 M -18 0 L -18 14
        washer 104 124 shape B -38 -52 38 52 8 detail O 0 12 24 mark O 22 -36 4
        oven 116 120 shape B -44 -48 44 48 8 detail M -42 -22 L 42 -22 B -26 -6 26 30 6
        tshirt 134 112 shape M -24 -42 L -56 -20 L -44 4 L -30 -4 L -30 44 L 30 44 L 30 -4 L 44 4 L 56 -20 L 24 -42 C 16 -28 -16 -28 -24 -42 Z
        shoe 134 88 shape M -54 -26 L -34 -18 C -28 -26 -18 -30 -10 -30 C 2 -10 26 0 48 2 C 56 6 56 16 56 28 L -54 28 Z
        hanger 140 116 line M 0 -16 C 0 -28 14 -26 14 -36 C 14 -48 -14 -46 -12 -32 M 0 -16 L 56 26 Q 60 36 50 36 L -50 36 Q -60 36 -56 26 Z
        eyeglasses 142 84 line O -32 8 22 O 32 8 22 M -10 4 C -4 -4 4 -4 10 4 M -54 4 L -58 -20 M 54 4 L 58 -20
        sunglasses 142 84 shape M -58 -18 L -8 -18 L -10 6 C -14 28 -46 28 -52 6 Z shape M 58 -18 L 8 -18 L 10 6 C 14 28 46 28 52 6 Z line M -10 -14 L 10 -14
        comb 128 84 line M -54 -26 L 54 -26 L 54 26 M -54 -26 L -54 26 M -36 -4 L -36 26 M -18 -4 L -18 26 M 0 -4 L 0 26 M 18 -4 L 18 26 M 36 -4 L 36 26 M -54 -4 L 54 -4
        crown 128 108 shape M -50 -28 L -28 -2 L 0 -42 L 28 -2 L 50 -28 L 40 28 L -40 28 Z line M -40 42 L 40 42
        trophy 124 124 shape M -30 -50 L 30 -50 L 28 -16 C 26 6 14 16 0 16 C -14 16 -26 6 -28 -16 Z line M -30 -40 L -50 -40 C -52 -16 -42 -4 -24 -4 M 30 -40 L 50 -40 C 52 -16 42 -4 24 -4 M 0 16 L 0 38 M -22 50 L 22 50 M -14 38 L 14 38
        medal 100 128 line M -34 -54 L -14 -12 M 34 -54 L 14 -12 M -12 -54 L 0 -26 L 12 -54 shape O 0 20 32 mark M 0 4 L 5 14 L 16 15 L 8 23 L 10 34 L 0 28 L -10 34 L -8 23 L -16 15 L -5 14 Z
        rosette 104 128 shape O 0 -18 34 mark O 0 -18 14 line M -20 12 L -26 52 L 0 38 L 26 52 L 20 12
        ticket 134 96 shape M -54 -34 L 54 -34 L 54 -14 C 38 -12 38 12 54 14 L 54 34 L -54 34 L -54 14 C -38 12 -38 -12 -54 -14 Z detail:0.8 M 16 -30 L 16 -18 M 16 -6 L 16 6 M 16 18 L 16 30
        theatermasks 140 116 shape M -58 -40 C -40 -34 -20 -34 -2 -40 L -2 -6 C -6 16 -18 26 -30 30 C -44 24 -56 12 -58 -8 Z gap:2 M 2 -14 C 20 -8 40 -8 58 -14 L 58 16 C 54 36 42 46 30 50 C 16 44 4 34 2 14 Z shape M 2 -14 C 20 -8 40 -8 58 -14 L 58 16 C 54 36 42 46 30 50 C 16 44 4 34 2 14 Z detail:0.8 M 14 4 L 22 4 M 38 4 L 46 4 M 18 32 C 24 22 36 22 42 32 M -46 -16 L -38 -16 M -22 -16 L -14 -16 M -42 2 C -36 12 -24 12 -18 2
        puzzlepiece 124 124 shape M -44 -28 L -16 -28 C -26 -56 18 -56 8 -28 L 36 -28 L 36 0 C 62 -10 62 34 36 24 L 36 50 L 8 50 C 16 26 -24 26 -16 50 L -44 50 L -44 22 C -24 30 -24 -8 -44 0 Z
        puzzlepiece.extension = puzzlepiece
        gamecontroller 142 100 shape M -34 -34 C -16 -38 16 -38 34 -34 C 54 -30 62 20 56 34 C 46 44 34 22 22 18 L -22 18 C -34 22 -46 44 -56 34 C -62 20 -54 -30 -34 -34 Z detail:0.8 M -40 -8 L -16 -8 M -28 -20 L -28 4 mark O 22 0 6 O 36 -14 6
        dice 124 120 shape B -50 -24 14 44 12 shape M -20 -32 L -16 -42 Q -12 -52 -2 -48 L 44 -36 Q 54 -32 50 -22 L 38 20 Q 34 28 24 26 mark O -32 -6 6 O -4 26 6 O -18 10 6
        die.face.1 112 112 shape B -42 -42 42 42 14 mark O 0 0 9
        die.face.2 112 112 shape B -42 -42 42 42 14 mark O 20 -20 8 O -20 20 8
        die.face.3 112 112 shape B -42 -42 42 42 14 mark O 22 -22 8 O 0 0 8 O -22 22 8
        die.face.4 112 112 shape B -42 -42 42 42 14 mark O 20 -20 8 O -20 20 8 O -20 -20 8 O 20 20 8
        die.face.5 112 112 shape B -42 -42 42 42 14 mark O 22 -22 8 O -22 22 8 O -22 -22 8 O 22 22 8 O 0 0 8
        die.face.6 112 112 shape B -42 -42 42 42 14 mark O 20 -24 8 O -20 24 8 O -20 -24 8 O 20 24 8 O -20 0 8 O 20 0 8
        suit.heart 124 112 shape M 0 42 C -20 30 -50 6 -50 -18 C -50 -34 -38 -44 -25 -44 C -14 -44 -5 -38 0 -28 C 5 -38 14 -44 25 -44 C 38 -44 50 -34 50 -18 C 50 6 20 30 0 42 Z
        suit.diamond 104 124 shape M 0 -50 L 40 0 L 0 50 L -40 0 Z
        suit.club 118 120 shape M -8 20 C -30 34 -54 4 -34 -12 C -28 -16 -22 -16 -16 -14 C -30 -34 -14 -50 0 -50 C 14 -50 30 -34 16 -14 C 22 -16 28 -16 34 -12 C 54 4 30 34 8 20 L 14 48 L -14 48 Z
        suit.spade 116 120 shape M 0 -50 C 10 -30 46 -14 44 12 C 40 34 16 32 8 18 L 14 48 L -14 48 L -8 18 C -16 32 -40 34 -44 12 C -46 -14 -10 -30 0 -50 Z
        birthday.cake 122 124 shape B -46 0 46 48 8 line M -46 18 C -30 34 -16 6 0 18 C 16 30 30 4 46 18 M 0 -2 L 0 -24 M -28 -2 L -28 -18 M 28 -2 L 28 -18 solid E 0 -38 5 9 E -28 -30 5 8 E 28 -30 5 8
        party.popper 124 124 shape M -20 -20 L 22 22 L -44 46 Z line M -6 -34 C 4 -40 4 -50 -2 -54 M 34 8 C 42 -2 52 -2 54 4 M 10 -8 C 20 -22 30 -20 28 -34 M 20 4 L 46 -16 solid O 30 -44 5 O 48 -34 5 O 12 -48 4
        balloon 92 128 shape M 0 -54 C 22 -54 36 -38 36 -16 C 36 8 14 26 0 26 C -14 26 -36 8 -36 -16 C -36 -38 -22 -54 0 -54 Z line M -6 34 L 0 26 L 6 34 Z M 0 34 C 8 42 -8 46 0 56
        fork.knife 104 124 line M -26 54 L -26 -4 M -42 -52 L -42 -22 C -42 -4 -10 -4 -10 -22 L -10 -52 M -26 -52 L -26 -22 M 24 54 L 24 10 L 24 -52 C 44 -40 46 -6 40 10 L 24 10
        cup.and.saucer 132 112 shape M -40 -40 L 30 -40 L 26 8 Q 24 22 10 22 L -20 22 Q -34 22 -36 8 Z line M 30 -30 C 56 -34 54 4 26 2 M -52 42 L 44 42
        mug 124 112 shape M -44 -42 L 24 -42 L 24 28 Q 24 42 10 42 L -30 42 Q -44 42 -44 28 Z line M 24 -28 L 34 -28 Q 50 -28 50 -12 L 50 4 Q 50 20 34 20 L 24 20
        takeoutbag.and.cup.and.straw 128 124 shape B -50 -24 6 48 6 line M -36 -24 L -36 -36 Q -36 -46 -22 -46 Q -8 -46 -8 -36 L -8 -24 M 16 -10 L 50 -10 M 20 -10 L 26 48 L 42 48 L 46 -10 M 34 -10 L 38 -48 L 48 -52
        wineglass 92 124 shape M -26 -52 L 26 -52 C 34 -18 22 4 0 4 C -22 4 -34 -18 -26 -52 Z line M 0 4 L 0 48 M -22 50 L 22 50
        waterbottle 76 128 shape M -12 -36 L 12 -36 Q 24 -28 24 -14 L 24 42 Q 24 54 12 54 L -12 54 Q -24 54 -24 42 L -24 -14 Q -24 -28 -12 -36 Z line M -12 -48 L 12 -48 L 12 -36 M -12 -48 L -12 -36
        basket 128 112 shape M -52 -8 L 52 -8 L 42 36 Q 40 44 32 44 L -32 44 Q -40 44 -42 36 Z line M -30 -10 L -12 -44 M 30 -10 L 12 -44 detail:0.8 M -16 6 L -16 30 M 0 6 L 0 30 M 16 6 L 16 30
        handbag 124 116 shape M -44 -12 L 44 -12 L 52 36 Q 52 46 42 46 L -42 46 Q -52 46 -52 36 Z line M -22 -12 C -22 -52 22 -52 22 -12
        briefcase 130 112 shape B -52 -26 52 44 12 line M -20 -28 L -20 -36 Q -20 -44 -12 -44 L 12 -44 Q 20 -44 20 -36 L 20 -28 detail M -50 6 L 50 6
        suitcase 124 120 shape B -48 -26 48 48 12 line M -20 -28 L -20 -40 Q -20 -48 -12 -48 L 12 -48 Q 20 -48 20 -40 L 20 -28 detail M -26 -24 L -26 46 M 26 -24 L 26 46
        case = briefcase
        backpack 108 124 shape M -40 -8 C -40 -40 40 -40 40 -8 L 40 40 Q 40 50 30 50 L -30 50 Q -40 50 -40 40 Z line M -14 -34 C -14 -56 14 -56 14 -34 detail B -22 10 22 48 8
        umbrella 124 124 shape M -52 2 C -50 -28 -28 -46 0 -46 C 28 -46 50 -28 52 2 C 40 -8 28 -8 18 2 C 10 -8 -10 -8 -18 2 C -28 -8 -40 -8 -52 2 Z line M 0 -46 L 0 -54 M 0 0 L 0 38 C 0 54 24 54 24 38
        flashlight.off 76 128 shape M -20 -52 L 20 -52 L 20 -32 L 12 -14 L 12 44 Q 12 52 4 52 L -4 52 Q -12 52 -12 44 L -12 -14 L -20 -32 Z detail M -20 -34 L 20 -34
        flashlight.on 76 128 shape M -20 -26 L 20 -26 L 20 -14 L 12 0 L 12 46 Q 12 54 4 54 L -4 54 Q -12 54 -12 46 L -12 0 L -20 -14 Z line M 0 -40 L 0 -54 M -20 -40 L -28 -52 M 20 -40 L 28 -52
        hourglass 92 124 line M -34 -52 L 34 -52 M -34 52 L 34 52 shape M -26 -52 C -26 -26 -6 -16 -6 0 C -6 16 -26 26 -26 52 L 26 52 C 26 26 6 16 6 0 C 6 -16 26 -26 26 -52 Z
        hourglass.tophalf.filled 92 124 line M -34 -52 L 34 -52 M -34 52 L 34 52 M -26 -52 C -26 -26 -6 -16 -6 0 C -6 16 -26 26 -26 52 M 26 52 C 26 26 6 16 6 0 C 6 -16 26 -26 26 -52 solid M -20 -30 L 20 -30 L 4 -6 L -4 -6 Z
        hourglass.bottomhalf.filled 92 124 line M -34 -52 L 34 -52 M -34 52 L 34 52 M -26 -52 C -26 -26 -6 -16 -6 0 C -6 16 -26 26 -26 52 M 26 52 C 26 26 6 16 6 0 C 6 -16 26 -26 26 -52 solid M -22 46 L 0 20 L 22 46 Z
        hourglass.tophalf.fill = hourglass.tophalf.filled
        hourglass.bottomhalf.fill = hourglass.bottomhalf.filled
        stopwatch 110 128 shape O 0 10 42 detail M 0 10 L 0 -14 line M -12 -52 L 12 -52 M 0 -50 L 0 -34 M 34 -30 L 42 -38
        deskclock 120 116 shape O 0 -4 42 detail M 0 -26 L 0 -2 L 16 8 line M -28 30 L -38 46 M 28 30 L 38 46
        safari 120 120 shape O 0 0 48 mark M 24 -24 L 8 8 L -24 24 L -8 -8 Z
        gyroscope 120 120 line O 0 0 48 E 0 0 48 18 E 0 0 18 48 solid O 0 0 8
        compass.drawing 104 124 line M 0 -54 L 0 -40 O 0 -32 10 M -6 -24 L -34 50 M 6 -24 L 34 50 M -24 22 L 24 22
        location.viewfinder 116 116 line M -46 -24 L -46 -34 Q -46 -46 -34 -46 L -24 -46 M 46 -24 L 46 -34 Q 46 -46 34 -46 L 24 -46 M -46 24 L -46 34 Q -46 46 -34 46 L -24 46 M 46 24 L 46 34 Q 46 46 34 46 L 24 46 shape M 24 -24 L -26 -2 L 0 2 L 4 28 Z
        camera.viewfinder 116 116 line M -46 -24 L -46 -34 Q -46 -46 -34 -46 L -24 -46 M 46 -24 L 46 -34 Q 46 -46 34 -46 L 24 -46 M -46 24 L -46 34 Q -46 46 -34 46 L -24 46 M 46 24 L 46 34 Q 46 46 34 46 L 24 46 M -26 -12 L -14 -12 L -8 -20 L 8 -20 L 14 -12 L 26 -12 L 26 20 L -26 20 Z O 0 4 9
        barcode.viewfinder 116 116 line M -46 -24 L -46 -34 Q -46 -46 -34 -46 L -24 -46 M 46 -24 L 46 -34 Q 46 -46 34 -46 L 24 -46 M -46 24 L -46 34 Q -46 46 -34 46 L -24 46 M 46 24 L 46 34 Q 46 46 34 46 L 24 46 M -22 -20 L -22 20 M -8 -20 L -8 20 M 8 -20 L 8 20 M 22 -20 L 22 20
        plus.viewfinder 116 116 line M -46 -24 L -46 -34 Q -46 -46 -34 -46 L -24 -46 M 46 -24 L 46 -34 Q 46 -46 34 -46 L 24 -46 M -46 24 L -46 34 Q -46 46 -34 46 L -24 46 M 46 24 L 46 34 Q 46 46 34 46 L 24 46 M -20 0 L 20 0 M 0 -20 L 0 20
        pin 92 124 shape M -22 -48 L 22 -48 L 16 -14 C 30 -6 34 4 34 12 L -34 12 C -34 4 -30 -6 -16 -14 Z line M 0 12 L 0 54
        signpost.right 116 124 shape M -44 -40 L 30 -40 L 48 -24 L 30 -8 L -44 -8 Z line M 0 -8 L 0 54 M 0 -54 L 0 -40
        signpost.left = mirror signpost.right
        megaphone 132 112 shape M -48 -14 L 40 -44 L 40 32 L -48 10 Z line M -30 16 C -26 44 2 44 4 24 M 52 -16 C 58 -10 58 0 52 6
        flag.checkered 116 124 line M -40 -46 L -40 54 B -40 -44 44 12 4 solid B -40 -44 -12 -16 0 B 16 -44 44 -16 0 B -12 -16 16 12 0
        flag.2.crossed 134 112 line M -20 46 L 20 -42 M 20 46 L -20 -42 shape M 20 -42 L 54 -32 L 42 -2 L 8 -14 Z shape M -20 -42 L -54 -32 L -42 -2 L -8 -14 Z
        envelope.open 130 124 shape M -50 -10 L 0 -50 L 50 -10 L 50 38 Q 50 48 40 48 L -40 48 Q -50 48 -50 38 Z detail M -44 -6 L -6 22 Q 0 26 6 22 L 44 -6
        mail 134 104 shape B -53 -38 53 38 14 detail M -46 -28 L -8 6 Q 0 13 8 6 L 46 -28
        mail.stack 134 120 line:0.8 M -34 -50 L 34 -50 M -44 -36 L 44 -36 shape B -53 -22 53 48 12 detail M -46 -12 L -8 18 Q 0 24 8 18 L 46 -12
        airplane 124 116 shape M 54 0 C 54 8 44 10 36 10 L 16 10 L -10 46 L -22 46 L -10 10 L -32 10 L -42 24 L -52 24 L -46 0 L -52 -24 L -42 -24 L -32 -10 L -10 -10 L -22 -46 L -10 -46 L 16 -10 L 36 -10 C 44 -10 54 -8 54 0 Z
        airplane.departure 128 104 shape M -52 -8 L -42 -12 L -28 2 L -6 -6 L -30 -34 L -18 -38 L 18 -14 L 40 -22 C 50 -26 58 -18 50 -10 C 30 4 -14 18 -36 20 Z line M -48 40 L 48 40
        airplane.arrival = mirror airplane.departure
        bus 108 120 shape M -28 -48 L 28 -48 Q 42 -48 42 -34 L 42 38 L -42 38 L -42 -34 Q -42 -48 -28 -48 Z detail M -40 -28 L 40 -28 M -40 10 L 40 10 mark O -24 24 5 O 24 24 5 line M -28 40 L -28 50 M 28 40 L 28 50
        tram 108 124 shape M -24 -40 L 24 -40 Q 38 -40 38 -26 L 38 26 Q 38 38 26 38 L -26 38 Q -38 38 -38 26 L -38 -26 Q -38 -40 -24 -40 Z detail M -36 -20 L 36 -20 M -36 8 L 36 8 line M -20 -52 L 20 -52 M 0 -52 L 0 -42 M -22 40 L -32 54 M 22 40 L 32 54
        ferry 132 116 shape M -54 8 L 54 8 L 38 40 L -38 40 Z line M -36 8 L -36 -18 L 36 -18 L 36 8 M -12 -20 L -12 -44 L 12 -44 L 12 -20
        sailboat 128 124 shape M -4 -52 L -4 14 L -44 14 Z shape M 8 -36 L 8 14 L 40 14 Z shape M -52 28 L 52 28 L 38 50 L -38 50 Z
        bicycle 144 100 line O -36 16 24 O 36 16 24 M -36 16 L -16 -22 L 22 -22 L 36 16 M -16 -22 L 0 16 L 22 -22 M 0 16 L -36 16 M -26 -30 L -8 -30 M 22 -22 L 18 -36 L 30 -36
        scooter 124 112 line O -36 30 14 O 38 30 14 M -22 30 L 24 30 L 34 -34 L 20 -34
        fuelpump 112 124 shape M -40 50 L -40 -38 Q -40 -50 -28 -50 L 4 -50 Q 16 -50 16 -38 L 16 50 Z detail B -26 -36 2 -10 4 line M -48 50 L 24 50 M 16 4 L 24 4 Q 32 4 32 12 L 32 32 Q 32 42 40 42 Q 46 42 46 32 L 46 -18 L 32 -34
        truck.box 142 100 shape M -60 -34 L 14 -34 L 14 24 L -60 24 Z shape M 14 -16 L 40 -16 L 58 4 L 58 24 L 14 24 Z gap O -34 28 13 gap O 36 28 13 line O -34 28 11 O 36 28 11
        box.truck = truck.box
        car.side 142 92 shape M -58 18 L -58 0 Q -58 -8 -48 -10 L -34 -12 L -14 -32 Q -10 -36 -4 -36 L 20 -36 Q 26 -36 30 -32 L 44 -10 Q 58 -8 58 4 L 58 18 Z gap O -34 20 14 gap O 34 20 14 line O -34 20 12 O 34 20 12
        stroller 120 120 shape M -4 -46 C 24 -48 42 -28 42 -2 L -4 -2 Z line M -4 -2 L -30 -2 L -44 -34 M -30 -2 C -28 20 34 22 42 -2 M -12 18 L -20 30 M 22 18 L 30 30 O -22 40 9 O 32 40 9
        building 100 124 shape B -34 -50 34 50 6 mark B -20 -36 -8 -24 2 B 8 -36 20 -24 2 B -20 -14 -8 -2 2 B 8 -14 20 -2 2 B -20 8 -8 20 2 B 8 8 20 20 2 B -8 32 8 50 2
        building.2 134 124 shape M -52 50 L -52 -44 Q -52 -50 -46 -50 L 4 -50 Q 10 -50 10 -44 L 10 50 Z shape M 10 -18 L 46 -18 Q 52 -18 52 -12 L 52 50 L 10 50 Z mark B -38 -36 -28 -26 2 B -14 -36 -4 -26 2 B -38 -14 -28 -4 2 B -14 -14 -4 -4 2 B -38 8 -28 18 2 B -14 8 -4 18 2 B 24 -2 36 8 2 B 24 20 36 30 2
        building.columns 130 120 shape M 0 -50 L 50 -24 L 50 -16 L -50 -16 L -50 -24 Z line M -34 -6 L -34 28 M -12 -6 L -12 28 M 12 -6 L 12 28 M 34 -6 L 34 28 M -50 46 L 50 46 M -42 34 L 42 34
        storefront 128 116 shape M -42 -42 L 42 -42 L 52 -14 C 46 2 28 2 26 -12 C 20 2 4 2 0 -12 C -4 2 -20 2 -26 -12 C -28 2 -46 2 -52 -14 Z line M -42 6 L -42 44 L 42 44 L 42 6 M -14 44 L -14 18 L 14 18 L 14 44
        tent 132 112 shape M 0 -42 L 54 42 L -54 42 Z mark M 0 -6 L 22 42 L -22 42 Z
        lock.rotation 124 120 line A 0 0 46 -60 200 solid M 8 -58 L 38 -44 L 14 -24 Z shape B -18 -6 18 22 6 line M -11 -6 L -11 -14 C -11 -26 11 -26 11 -14 L 11 -6
        lock.rectangle 134 104 shape B -53 -38 53 38 14 mark B -16 -4 16 20 5 detail:0.8 M -9 -4 L -9 -12 C -9 -22 9 -22 9 -12 L 9 -4
        lock.doc 100 126 shape M -26 -54 L 4 -54 L 38 -18 L 38 42 Q 38 54 26 54 L -26 54 Q -38 54 -38 42 L -38 -42 Q -38 -54 -26 -54 Z mark B -16 12 16 34 5 detail:0.8 M -9 12 L -9 4 C -9 -6 9 -6 9 4 L 9 12
        key.horizontal 136 92 line O -30 0 26 M -4 0 L 56 0 L 56 18 M 34 0 L 34 14
        wallet.pass 108 124 shape B -42 -52 42 52 12 detail M -40 -20 L -14 -20 C -10 -6 10 -6 14 -20 L 40 -20
        wallet.bifold 128 108 shape B -50 -34 50 42 12 line M -42 -36 L 30 -46 L 34 -36 detail M 48 -8 L 26 -8 Q 14 -8 14 4 Q 14 16 26 16 L 48 16
        scalemass 120 116 shape M -22 -22 L 22 -22 L 48 34 Q 50 44 40 44 L -40 44 Q -50 44 -48 34 Z line A 0 -34 13 100 440
        scalemass.fill 120 116 solid M -26 -24 L 26 -24 L 50 34 Q 52 46 40 46 L -40 46 Q -52 46 -50 34 Z line A 0 -34 13 100 440
        giftcard 134 108 shape B -53 -40 53 40 12 detail M -50 8 L 50 8 M 0 8 C -30 4 -26 -28 0 0 C 26 -28 30 4 0 8
        dumbbell 140 92 line:1.4 M -30 0 L 30 0 shape B -44 -32 -30 32 5 shape B 30 -32 44 32 5 line:1.4 M -58 -14 L -58 14 M 58 -14 L 58 14
        sportscourt 142 96 shape B -58 -36 58 36 8 detail:0.8 M 0 -34 L 0 34 O 0 0 14 M -56 -14 L -40 -14 L -40 14 L -56 14 M 56 -14 L 40 -14 L 40 14 L 56 14
        soccerball 120 120 shape O 0 0 48 mark M 0 -20 L 19 -6 L 12 16 L -12 16 L -19 -6 Z detail:0.8 M 0 -20 L 0 -46 M 19 -6 L 44 -14 M 12 16 L 28 38 M -12 16 L -28 38 M -19 -6 L -44 -14
        basketball 120 120 shape O 0 0 48 detail:0.9 M -48 0 L 48 0 M 0 -48 L 0 48 M -34 -34 C -10 -14 -10 14 -34 34 M 34 -34 C 10 -14 10 14 34 34
        football 128 108 shape M -52 30 C -46 -24 -6 -44 48 -38 C 54 10 6 46 -52 30 Z detail M -24 12 L 22 -20 M -10 -8 L 2 8 M 6 -18 L 18 -4
        baseball 120 120 shape O 0 0 48 detail:0.9 M -34 -34 C -12 -16 -12 16 -34 34 M 34 -34 C 12 -16 12 16 34 34
        tennisball 120 120 shape O 0 0 48 detail M -46 -14 C -10 -14 14 10 14 46 M 46 14 C 24 12 14 -4 14 -46
        skateboard 140 84 line M -58 -16 L -44 4 L 44 4 L 58 -16 O -30 22 9 O 30 22 9
        spigot 120 112 line M -50 -10 L 20 -10 Q 42 -10 42 14 L 42 20 M -50 14 L 14 14 Q 20 14 20 20 M -10 -10 L -10 -34 M -32 -36 L 12 -36
        """)
}
