extension SymbolLibrary {
    /// Arrows that turn, cross and lead into things.
    static let directions: [String: SymbolGlyph] = SymbolTable.read(
        """
        arrow.up.and.down 78 118 line M 0 -46 L 0 46 M -24 -22 L 0 -46 L 24 -22 M -24 22 L 0 46 L 24 22
        arrow.left.and.right = turn 90 arrow.up.and.down
        arrow.up.left.and.arrow.down.right 104 104 line M -9 -9 L -38 -38 M -38 -12 L -38 -38 L -12 -38 M 9 9 L 38 38 M 38 12 L 38 38 L 12 38
        arrow.up.backward.and.arrow.down.forward = arrow.up.left.and.arrow.down.right
        arrow.down.left.and.arrow.up.right = mirror arrow.up.left.and.arrow.down.right
        arrow.down.backward.and.arrow.up.forward = mirror arrow.up.left.and.arrow.down.right
        arrow.down.right.and.arrow.up.left 104 104 line M -38 -38 L -10 -10 M -10 -36 L -10 -10 L -36 -10 M 38 38 L 10 10 M 10 36 L 10 10 L 36 10
        arrow.down.forward.and.arrow.up.backward = arrow.down.right.and.arrow.up.left
        arrow.up.right.and.arrow.down.left = mirror arrow.down.right.and.arrow.up.left
        arrow.up.forward.and.arrow.down.backward = mirror arrow.down.right.and.arrow.up.left
        arrow.up.and.down.and.arrow.left.and.right 120 120 line M 0 -48 L 0 48 M -48 0 L 48 0 M -16 -32 L 0 -48 L 16 -32 M -16 32 L 0 48 L 16 32 M -32 -16 L -48 0 L -32 16 M 32 -16 L 48 0 L 32 16
        arrow.2.squarepath 116 124 line M -42 16 L -42 -20 Q -42 -32 -30 -32 L 14 -32 M -2 -50 L 16 -32 L -2 -14 M 42 -16 L 42 20 Q 42 32 30 32 L -14 32 M 2 50 L -16 32 L 2 14
        arrow.turn.down.right 108 108 line M -38 -42 L -38 6 Q -38 20 -24 20 L 40 20 M 16 -4 L 40 20 L 16 44
        arrow.turn.down.left = mirror arrow.turn.down.right
        arrow.turn.up.right 108 108 line M -38 42 L -38 -6 Q -38 -20 -24 -20 L 40 -20 M 16 4 L 40 -20 L 16 -44
        arrow.turn.up.left = mirror arrow.turn.up.right
        arrow.turn.right.down 108 108 line M -42 -38 L 6 -38 Q 20 -38 20 -24 L 20 40 M -4 16 L 20 40 L 44 16
        arrow.turn.left.down = mirror arrow.turn.right.down
        arrow.turn.right.up 108 108 line M -42 38 L 6 38 Q 20 38 20 24 L 20 -40 M -4 -16 L 20 -40 L 44 -16
        arrow.turn.left.up = mirror arrow.turn.right.up
        arrow.uturn.down 98 112 line M 14 -40 L 14 22 M 14 -40 L 14 -20 C 14 -56 -36 -56 -36 -20 L -36 8 M -12 18 L 14 44 L 40 18
        arrow.uturn.up 98 112 line M 14 40 L 14 20 C 14 56 -36 56 -36 20 L -36 -8 M 14 20 L 14 -42 M -12 -18 L 14 -44 L 40 -18
        arrow.triangle.branch 96 124 line M -20 52 L -20 -36 M -20 30 C -20 2 24 12 24 -16 L 24 -24 solid M -38 -28 L -20 -54 L -2 -28 Z M 6 -20 L 24 -46 L 42 -20 Z
        arrow.triangle.merge 96 124 line M 0 -28 L 0 8 C 0 28 -26 24 -26 50 M 0 8 C 0 28 26 24 26 50 solid M -18 -28 L 0 -54 L 18 -28 Z
        arrow.triangle.swap 104 104 line M -24 -30 L -24 40 M 24 30 L 24 -40 solid M -42 -22 L -24 -48 L -6 -22 Z M 6 22 L 24 48 L 42 22 Z
        arrow.triangle.turn.up.right.diamond 124 124 shape M -8 -50 Q 0 -58 8 -50 L 50 -8 Q 58 0 50 8 L 8 50 Q 0 58 -8 50 L -50 8 Q -58 0 -50 -8 Z detail M -18 22 L -18 4 Q -18 -6 -8 -6 L 18 -6 M 6 -20 L 20 -6 L 6 8
        clock.arrow.circlepath 124 112 line A 6 0 42 -158 140 solid M -58 -18 L -16 -18 L -36 8 Z line M 6 -24 L 6 4 L 24 14
        clock.arrow.2.circlepath = clock.arrow.circlepath
        arrowshape.turn.up.left 126 108 shape M -52 -6 L -8 -44 L -8 -22 C 34 -22 52 4 52 42 C 40 20 22 12 -8 12 L -8 34 Z
        arrowshape.turn.up.right = mirror arrowshape.turn.up.left
        arrowshape.turn.up.backward = arrowshape.turn.up.left
        arrowshape.turn.up.forward = arrowshape.turn.up.right
        arrowshape.left 122 104 shape M -50 0 L -8 -40 L -8 -18 L 48 -18 L 48 18 L -8 18 L -8 40 Z
        arrowshape.right = mirror arrowshape.left
        arrowshape.backward = arrowshape.left
        arrowshape.forward = arrowshape.right
        arrowshape.up = turn 90 arrowshape.left
        arrowshape.down = turn 270 arrowshape.left
        arrowtriangle.down 98 92 shape M -36 -30 Q -38 -32 -34 -32 L 34 -32 Q 38 -32 36 -30 L 2 30 Q 0 33 -2 30 Z
        arrowtriangle.up = turn 180 arrowtriangle.down
        arrowtriangle.left = turn 90 arrowtriangle.down
        arrowtriangle.right = turn 270 arrowtriangle.down
        arrowtriangle.backward = arrowtriangle.left
        arrowtriangle.forward = arrowtriangle.right
        location.north.line 98 124 shape M 0 -54 L 36 32 L 0 14 L -36 32 Z line M -30 52 L 30 52
        rectangle.portrait.and.arrow.right 130 126 line M 6 -30 L 6 -40 Q 6 -52 -6 -52 L -40 -52 Q -52 -52 -52 -40 L -52 40 Q -52 52 -40 52 L -6 52 Q 6 52 6 40 L 6 30 M -24 0 L 50 0 M 30 -20 L 50 0 L 30 20
        rectangle.portrait.and.arrow.forward = rectangle.portrait.and.arrow.right
        rectangle.portrait.and.arrow.left = mirror rectangle.portrait.and.arrow.right
        rectangle.portrait.and.arrow.backward = mirror rectangle.portrait.and.arrow.right
        arrow.right.square.on.square 120 120 line B -48 -30 20 38 14 M -30 -44 L 30 -44 Q 44 -44 44 -30 L 44 20 M -34 4 L 4 4 M -10 -10 L 6 4 L -10 18
        arrow.up.bin 126 112 line M -50 16 L -40 36 Q -38 42 -30 42 L 30 42 Q 38 42 40 36 L 50 16 M -50 16 L -50 34 Q -50 46 -38 46 L 38 46 Q 50 46 50 34 L 50 16 M 0 18 L 0 -44 M -18 -26 L 0 -44 L 18 -26
        arrow.down.bin 126 112 line M -50 16 L -50 34 Q -50 46 -38 46 L 38 46 Q 50 46 50 34 L 50 16 M 0 -44 L 0 20 M -18 2 L 0 20 L 18 2
        tray.and.arrow.up 132 124 line M -30 -2 L -52 26 L -52 40 Q -52 52 -40 52 L 40 52 Q 52 52 52 40 L 52 26 L 30 -2 M -52 26 L -22 26 C -20 40 20 40 22 26 L 52 26 M 0 14 L 0 -50 M -18 -32 L 0 -50 L 18 -32
        tray.and.arrow.down 132 124 line M -30 -2 L -52 26 L -52 40 Q -52 52 -40 52 L 40 52 Q 52 52 52 40 L 52 26 L 30 -2 M -52 26 L -22 26 C -20 40 20 40 22 26 L 52 26 M 0 -50 L 0 14 M -18 -4 L 0 14 L 18 -4
        square.and.arrow.up.on.square 126 134 line M -4 -20 L -26 -20 Q -36 -20 -36 -10 L -36 28 Q -36 38 -26 38 L 36 38 Q 46 38 46 28 L 46 -10 Q 46 -20 36 -20 L 14 -20 M -48 -2 L -48 40 Q -48 52 -36 52 L 26 52 M 5 16 L 5 -54 M -13 -36 L 5 -54 L 23 -36
        square.and.arrow.down.on.square 126 134 line M -4 -20 L -26 -20 Q -36 -20 -36 -10 L -36 28 Q -36 38 -26 38 L 36 38 Q 46 38 46 28 L 46 -10 Q 46 -20 36 -20 L 14 -20 M -48 -2 L -48 40 Q -48 52 -36 52 L 26 52 M 5 -54 L 5 16 M -13 -2 L 5 16 L 23 -2
        repeat 118 104 line M -46 -2 L -46 -10 Q -46 -26 -30 -26 L 38 -26 M 24 -42 L 40 -26 L 24 -10 M 46 2 L 46 10 Q 46 26 30 26 L -38 26 M -24 42 L -40 26 L -24 10
        repeat.1 118 104 line M -46 -2 L -46 -10 Q -46 -26 -30 -26 L 8 -26 M -4 -42 L 12 -26 L -4 -10 M 46 2 L 46 10 Q 46 26 30 26 L -38 26 M -24 42 L -40 26 L -24 10 M 32 -32 L 42 -40 L 42 -8
        shuffle 124 104 line M -52 26 L -36 26 C -10 26 6 -26 32 -26 L 50 -26 M 36 -42 L 52 -26 L 36 -10 M -52 -26 L -36 -26 C -26 -26 -18 -18 -11 -8 M 10 12 C 16 20 22 26 32 26 L 50 26 M 36 10 L 52 26 L 36 42
        infinity 128 76 line M 0 0 C 18 -30 52 -30 52 0 C 52 30 18 30 0 0 C -18 -30 -52 -30 -52 0 C -52 30 -18 30 0 0 Z
        return 112 96 line M 42 -32 L 42 -6 Q 42 10 26 10 L -40 10 M -18 -14 L -42 10 L -18 34
        return.left = return
        return.right = mirror return
        escape 112 112 line A 4 4 38 -150 120 M -42 -42 L -4 -4 M -42 -14 L -42 -42 L -14 -42
        command 104 104 line M -16 -16 L -28 -16 C -46 -16 -46 -40 -28 -40 C -20 -40 -16 -34 -16 -28 L -16 28 C -16 46 -40 46 -40 28 C -40 20 -34 16 -28 16 L 28 16 C 46 16 46 40 28 40 C 20 40 16 34 16 28 L 16 -28 C 16 -46 40 -46 40 -28 C 40 -20 34 -16 28 -16 Z
        option 108 96 line M -42 -28 L -18 -28 L 16 28 L 42 28 M 14 -28 L 42 -28
        control 96 62 line M -36 16 L 0 -18 L 36 16
        shift 112 108 shape M 0 -44 L 44 2 L 20 2 L 20 40 L -20 40 L -20 2 L -44 2 Z
        capslock 112 124 shape M 0 -52 L 44 -8 L 20 -8 L 20 20 L -20 20 L -20 -8 L -44 -8 Z shape B -20 34 20 50 3
        delete.left 134 108 shape M -22 -40 L 42 -40 Q 54 -40 54 -28 L 54 28 Q 54 40 42 40 L -22 40 Q -27 40 -31 35 L -54 4 Q -57 0 -54 -4 L -31 -35 Q -27 -40 -22 -40 Z detail M -6 -16 L 26 16 M 26 -16 L -6 16
        delete.backward = delete.left
        delete.right = mirror delete.left
        delete.forward = delete.right
        clear 134 108 shape M -40 -40 L 40 -40 Q 54 -40 54 -26 L 54 26 Q 54 40 40 40 L -40 40 Q -54 40 -54 26 L -54 -26 Q -54 -40 -40 -40 Z detail M -16 -16 L 16 16 M 16 -16 L -16 16
        power 108 112 line A 0 4 40 -58 238 M 0 -46 L 0 -2
        eject 108 104 shape M 0 -38 Q 4 -38 8 -34 L 40 4 Q 42 10 36 10 L -36 10 Q -42 10 -40 4 L -8 -34 Q -4 -38 0 -38 Z shape B -40 26 40 38 4
        playpause 128 96 shape M -52 -34 L -4 0 L -52 34 Z shape B 12 -34 24 34 4 shape B 38 -34 50 34 4
        forward.frame 118 100 shape M -44 -38 L 18 0 L -44 38 Z shape B 32 -38 44 38 4
        backward.frame = mirror forward.frame
        cursorarrow 90 120 shape M -30 -46 L 32 16 L 6 18 L 20 48 L 6 54 L -8 24 L -30 40 Z
        nosign 120 120 line O 0 0 48 M -33 -33 L 33 33
        wrongwaysign 120 120 shape O 0 0 48 mark B -30 -8 30 8 3
        line.diagonal 96 96 line M -36 36 L 36 -36
        arrow.rectanglepath 128 104 line M -52 4 L -52 -18 Q -52 -30 -40 -30 L 40 -30 M 26 -46 L 42 -30 L 26 -14 M 52 -4 L 52 18 Q 52 30 40 30 L -40 30 M -26 46 L -42 30 L -26 14
        arrow.3.trianglepath 120 116 line M -30 -6 L -8 -42 Q 0 -52 8 -42 L 20 -22 M 38 4 L 48 22 Q 52 36 38 38 L 8 38 M -16 38 L -38 38 Q -52 36 -48 22 L -38 6 solid M 6 -24 L 32 -8 L 30 -36 Z M 12 24 L 12 52 L -12 38 Z M -50 8 L -22 8 L -28 -18 Z
        chevron.down.2 96 92 line M -37 -34 L 0 0 L 37 -34 M -37 2 L 0 36 L 37 2
        chevron.up.2 = turn 180 chevron.down.2
        chevron.left.forwardslash.chevron.right 142 96 line M -36 -30 L -60 0 L -36 30 M 36 -30 L 60 0 L 36 30 M 14 -38 L -14 38
        chevron.left.slash.chevron.right = chevron.left.forwardslash.chevron.right
        """)
}
