extension SymbolLibrary {
    /// Hands, faces, figures, and what of people is on cards.
    static let bodies: [String: SymbolGlyph] = SymbolTable.read(
        """
        hand.raised 112 124 shape M -34 6 L -34 -26 Q -34 -34 -27 -34 Q -20 -34 -20 -26 L -20 -42 Q -20 -50 -13 -50 Q -6 -50 -6 -42 L -6 -46 Q -6 -54 1 -54 Q 8 -54 8 -46 L 8 -40 Q 8 -48 15 -48 Q 22 -48 22 -40 L 22 6 L 32 -8 Q 40 -16 46 -8 C 40 10 34 26 24 40 C 18 50 8 54 -6 54 C -26 54 -34 38 -34 20 Z
        hand.thumbsup 124 116 shape M -14 -6 C 0 -16 2 -30 4 -42 C 6 -52 22 -48 22 -34 C 22 -24 18 -16 18 -12 L 38 -12 C 50 -12 52 0 46 6 C 52 12 48 22 42 24 C 46 32 40 38 34 40 C 34 46 28 48 20 48 L 4 48 C -4 48 -10 44 -14 42 Z shape B -46 -10 -26 44 6
        hand.thumbsdown = turn 180 hand.thumbsup
        hand.point.right 128 108 shape M -48 -22 L -26 -30 L 42 -30 Q 52 -30 52 -22 Q 52 -14 42 -14 L 14 -14 Q 24 -6 16 2 Q 24 10 14 18 Q 18 28 6 32 L -26 32 L -48 26 Z
        hand.point.left = mirror hand.point.right
        hand.point.up = turn 270 hand.point.right
        hand.point.down = turn 90 hand.point.right
        hand.point.up.left 118 120 shape M -40 -48 Q -30 -54 -24 -44 L 4 -8 L 6 -14 Q 14 -22 20 -12 L 24 -14 Q 34 -16 34 -4 Q 44 -4 46 10 L 48 30 C 40 46 20 54 2 48 L -34 28 Q -40 18 -28 18 L -10 20 L -44 -34 Q -48 -42 -40 -48 Z
        hand.tap 118 124 shape M -14 -16 Q -14 -24 -7 -24 Q 0 -24 0 -16 L 0 8 Q 2 0 10 2 Q 14 -4 20 2 Q 26 -2 30 6 L 36 30 C 34 48 18 54 4 52 C -12 50 -24 34 -36 22 Q -38 12 -28 12 L -14 18 Z line A -7 -18 20 150 390 A -7 -18 36 160 380
        hand.draw 122 124 line M -46 -40 C -30 -56 -14 -50 -24 -36 C -34 -22 -16 -16 -6 -30 shape M -2 -14 Q -2 -22 5 -22 Q 12 -22 12 -14 L 12 10 Q 14 2 22 4 Q 26 -2 32 4 Q 38 0 42 8 L 46 32 C 44 48 30 54 16 52 C 0 50 -12 36 -24 24 Q -26 14 -16 14 L -2 20 Z
        hand.wave 124 124 shape M -26 10 L -34 -18 Q -34 -26 -26 -26 L -14 0 L -20 -34 Q -18 -42 -10 -40 L 0 -6 L 2 -40 Q 6 -48 14 -42 L 14 -4 L 24 -28 Q 32 -34 36 -26 L 32 20 C 28 44 -14 52 -26 10 Z line M -46 20 C -44 34 -36 42 -26 46 M 30 -50 C 42 -46 48 -36 48 -26
        hands.clap 124 120 shape M -36 6 L -8 -30 Q 0 -36 4 -28 L -6 -10 L 18 -42 Q 26 -46 30 -38 L 10 -6 L 34 -28 Q 42 -30 42 -20 L 18 24 C 4 46 -36 46 -42 24 Z line M 6 -54 L 6 -48 M 34 -54 L 30 -48
        eyes 128 104 line E -28 0 22 38 E 28 0 22 38 solid E -22 6 9 15 E 34 6 9 15
        eyes.inverse 128 104 solid E -28 0 24 40 E 28 0 24 40 gap E -22 6 7 12 E 34 6 7 12
        ear 96 124 line M -32 -14 C -32 -64 42 -62 36 -14 C 34 8 10 12 10 32 C 10 54 -22 56 -22 34 M -14 -12 C -14 -36 20 -34 16 -12 C 12 2 2 0 0 12
        mouth 134 88 shape M -54 -4 C -40 -20 -20 -32 -10 -28 L 0 -24 L 10 -28 C 20 -32 40 -20 54 -4 C 38 22 20 32 0 32 C -20 32 -38 22 -54 -4 Z detail M -52 -4 L -20 -2 L 0 2 L 20 -2 L 52 -4
        nose 92 120 line M -2 -50 C 0 -20 -20 0 -30 22 C -36 40 -16 46 -6 36 C 4 48 28 44 28 26 C 28 10 14 4 12 -4
        brain 124 112 shape M -4 -42 C -16 -50 -30 -42 -32 -30 C -48 -28 -52 -8 -44 2 C -52 18 -38 32 -28 30 C -22 46 -4 44 -4 34 Z shape M 4 -42 C 16 -50 30 -42 32 -30 C 48 -28 52 -8 44 2 C 52 18 38 32 28 30 C 22 46 4 44 4 34 Z
        brain.head.profile 120 124 line M -16 54 L -16 34 L -34 34 Q -42 34 -42 26 L -42 12 L -50 6 L -40 -14 C -40 -42 -16 -54 8 -54 C 36 -54 50 -34 48 -12 C 46 8 36 14 36 30 L 36 54 M -16 -14 C -20 -34 8 -38 12 -26 C 28 -30 34 -10 20 -4 C 10 6 0 0 2 -8 C -8 0 -18 -4 -16 -14
        lungs 128 112 line M 0 -44 L 0 -10 L 14 2 M 0 -10 L -14 2 shape M -14 -16 C -34 -30 -54 16 -50 38 C -40 48 -14 40 -12 26 Z shape M 14 -16 C 34 -30 54 16 50 38 C 40 48 14 40 12 26 Z
        heart.text.square 116 116 shape B -44 -44 44 44 14 mark M -12 16 C -26 6 -32 -2 -32 -10 C -32 -20 -18 -22 -12 -12 C -6 -22 8 -20 8 -10 C 8 -2 2 6 -12 16 Z detail:0.8 M 18 -14 L 30 -14 M 18 2 L 30 2 M -10 28 L 30 28
        figure.stand 76 128 solid O 0 -44 11 line:1.1 M 0 -26 L 0 10 M -20 -22 L -18 8 M 20 -22 L 18 8 M -20 -24 L 20 -24 M -8 8 L -10 54 M 8 8 L 10 54
        figure.wave 92 128 solid O 0 -44 11 line:1.1 M 0 -24 L 0 10 M -16 -22 L -18 8 M -16 -24 L 16 -24 M 16 -24 L 34 -44 M -8 8 L -10 54 M 8 8 L 10 54
        figure.walk 92 128 solid O 6 -46 10 line:1.1 M 2 -28 L -4 8 M 2 -28 L -22 -14 L -26 6 M 4 -26 L 16 -8 L 30 -4 M -4 8 L 14 26 L 20 54 M -4 8 L -12 30 L -28 52
        figure.run 116 124 solid O 22 -44 10 line:1.1 M 10 -26 L -6 6 M 10 -26 L -18 -28 L -32 -10 M 12 -24 L 24 -8 L 42 -12 M -6 6 L 16 22 L 8 50 M -6 6 L -16 26 L -44 26
        figure.arms.open 112 128 solid O 0 -44 11 line:1.1 M 0 -26 L 0 12 M -44 -22 L 0 -22 L 44 -22 M 0 12 L -16 54 M 0 12 L 16 54
        figure.mind.and.body 124 116 solid O 0 -40 10 line:1.1 M 0 -22 L 0 14 M 0 -20 L -24 0 L -40 18 M 0 -20 L 24 0 L 40 18 M -46 38 C -20 16 20 16 46 38 M -40 40 L 40 40
        figure.and.child.holdinghands 116 128 solid O -20 -42 11 O 28 -4 9 line:1.1 M -20 -24 L -20 10 L -28 52 M -20 10 L -12 52 M -20 -22 L 10 12 L 28 14 M 28 12 L 28 30 L 22 52 M 28 30 L 34 52
        figure.pool.swim 128 100 solid O 32 -20 10 line:1.1 M -40 4 L -6 -20 L 14 0 M -6 -20 L 12 -34 line M -50 28 C -36 14 -24 14 -12 28 C 0 42 12 42 24 28 C 34 16 42 16 50 28
        figure.outdoor.cycle 128 116 solid O 22 -42 10 line M -30 26 L -2 -2 L 22 22 L 6 24 M -2 -2 L 12 -24 L 34 -10 O -32 28 18 O 36 28 18
        accessibility 120 120 line O 0 0 48 solid O 0 -27 7 line:0.9 M -24 -12 L 0 -8 L 24 -12 M 0 -8 L 0 8 L -12 32 M 0 8 L 12 32
        face.smiling 120 120 shape O 0 0 48 mark O -17 -12 6 O 17 -12 6 detail M -24 12 C -16 30 16 30 24 12
        face.smiling.inverse 120 120 solid O 0 0 50 gap O -17 -12 4 O 17 -12 4
        face.dashed 120 120 line A 0 0 48 -12 12 A 0 0 48 33 57 A 0 0 48 78 102 A 0 0 48 123 147 A 0 0 48 168 192 A 0 0 48 213 237 A 0 0 48 258 282 A 0 0 48 303 327 M -22 12 C -14 28 14 28 22 12 solid O -17 -12 6 O 17 -12 6
        faceid 116 116 line M -46 -24 L -46 -34 Q -46 -46 -34 -46 L -24 -46 M 46 -24 L 46 -34 Q 46 -46 34 -46 L 24 -46 M -46 24 L -46 34 Q -46 46 -34 46 L -24 46 M 46 24 L 46 34 Q 46 46 34 46 L 24 46 M -20 -16 L -20 -6 M 20 -16 L 20 -6 M 2 -16 L 2 6 L -6 6 M -18 20 C -10 28 10 28 18 20
        touchid 112 120 line M -40 30 C -48 -20 -30 -46 0 -46 C 30 -46 44 -24 42 10 M -26 40 C -34 -6 -24 -30 0 -30 C 24 -30 28 -10 26 30 M -10 44 C -14 10 -14 -14 0 -14 C 14 -14 12 6 10 42 M 0 0 L 0 30
        opticid 128 92 line M -54 0 C -34 -40 34 -40 54 0 C 34 40 -34 40 -54 0 Z O 0 0 18 solid O 0 0 7
        person.text.rectangle 138 108 shape B -54 -40 54 40 12 mark O -24 -10 11 M -42 24 C -42 4 -6 4 -6 24 Z detail:0.8 M 10 -14 L 38 -14 M 10 2 L 38 2 M 10 18 L 30 18
        person.crop.rectangle 134 104 shape B -53 -38 53 38 14 mark O 0 -10 14 M -26 34 C -24 8 24 8 26 34 Z
        person.crop.artframe = person.crop.rectangle
        person.crop.rectangle.stack 134 124 line:0.8 M -34 -50 L 34 -50 M -44 -36 L 44 -36 shape B -54 -22 54 50 14 mark O 0 4 13 M -24 46 C -22 22 22 22 24 46 Z
        lanyardcard 96 124 shape B -36 -24 36 50 10 mark O 0 2 10 M -18 34 C -16 16 16 16 18 34 Z line M -24 -54 L -6 -26 M 24 -54 L 6 -26
        person.wave.2 134 112 shape O -24 -22 17 shape M -54 38 C -54 2 6 2 6 38 Z line A 2 -16 24 -40 40 A 2 -16 44 -40 40
        person.3.sequence 168 104 shape O 0 -20 16 shape M -26 38 C -26 4 26 4 26 38 Z shape O -46 -14 12 shape M -66 34 C -66 10 -38 8 -34 20 L -36 34 Z shape O 46 -14 12 shape M 66 34 C 66 10 38 8 34 20 L 36 34 Z
        person.2.wave.2 = person.wave.2
        person.bust 110 116 shape O 0 -20 22 shape M -44 44 C -40 4 40 4 44 44 Z
        person.and.background.dotted 124 124 solid O 0 -8 16 M -28 40 C -26 10 26 10 28 40 Z O 0 -46 4 O 23 -40 4 O 40 -23 4 O 46 0 4 O -23 -40 4 O -40 -23 4 O -46 0 4 O -44 22 4 O 44 22 4
        person.fill.viewfinder 116 116 line M -46 -24 L -46 -34 Q -46 -46 -34 -46 L -24 -46 M 46 -24 L 46 -34 Q 46 -46 34 -46 L 24 -46 M -46 24 L -46 34 Q -46 46 -34 46 L -24 46 M 46 24 L 46 34 Q 46 46 34 46 L 24 46 solid O 0 -10 13 M -24 26 C -22 4 22 4 24 26 Z
        person.fill.questionmark 124 116 solid O -18 -20 18 M -52 38 C -52 2 16 2 16 38 Z line M 24 -22 C 24 -40 50 -40 50 -22 C 50 -10 37 -10 37 2 solid O 37 18 6
        ellipsis.rectangle 134 92 shape B -53 -32 53 32 14 mark O -26 0 7 O 0 0 7 O 26 0 7
        """)
}
