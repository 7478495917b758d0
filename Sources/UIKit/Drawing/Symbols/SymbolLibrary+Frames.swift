extension SymbolLibrary {
    /// Frames, grids, piles and controls.
    static let frames: [String: SymbolGlyph] = SymbolTable.read(
        """
        app 116 116 shape B -44 -44 44 44 24
        square.dashed 112 112 line M -42 -26 L -42 -28 Q -42 -42 -28 -42 L -26 -42 M -8 -42 L 8 -42 M 26 -42 L 28 -42 Q 42 -42 42 -28 L 42 -26 M 42 -8 L 42 8 M 42 26 L 42 28 Q 42 42 28 42 L 26 42 M 8 42 L -8 42 M -26 42 L -28 42 Q -42 42 -42 28 L -42 26 M -42 8 L -42 -8
        rectangle.dashed 134 104 line M -53 -22 L -53 -26 Q -53 -38 -41 -38 L -36 -38 M -18 -38 L 18 -38 M 36 -38 L 41 -38 Q 53 -38 53 -26 L 53 -22 M 53 -6 L 53 6 M 53 22 L 53 26 Q 53 38 41 38 L 36 38 M 18 38 L -18 38 M -36 38 L -41 38 Q -53 38 -53 26 L -53 22 M -53 6 L -53 -6
        squareshape 112 112 line B -42 -42 42 42 4
        dot.squareshape 112 112 shape B -42 -42 42 42 4 mark O 0 0 14
        squareshape.dashed.squareshape 116 116 line B -20 -20 20 20 4 M -44 -30 L -44 -44 L -30 -44 M -10 -44 L 10 -44 M 30 -44 L 44 -44 L 44 -30 M 44 -10 L 44 10 M 44 30 L 44 44 L 30 44 M 10 44 L -10 44 M -30 44 L -44 44 L -44 30 M -44 10 L -44 -10
        square.inset.filled 112 112 line B -42 -42 42 42 18 solid B -24 -24 24 24 8
        circle.inset.filled 117 117 line O 0 0 46 solid O 0 0 30
        rectangle.inset.filled 134 104 line B -53 -38 53 38 16 solid B -36 -21 36 21 7
        circle.righthalf.filled 117 117 line O 0 0 46 solid M 0 -46 C 61 -46 61 46 0 46 Z
        circle.bottomhalf.filled = turn 90 circle.righthalf.filled
        circle.tophalf.filled = turn 270 circle.righthalf.filled
        square.lefthalf.filled 112 112 line B -42 -42 42 42 18 solid M 0 -42 L -24 -42 Q -42 -42 -42 -24 L -42 24 Q -42 42 -24 42 L 0 42 Z
        square.righthalf.filled = mirror square.lefthalf.filled
        square.leadinghalf.filled = square.lefthalf.filled
        square.on.square 126 126 line M -26 -26 L -26 -34 Q -26 -48 -12 -48 L 34 -48 Q 48 -48 48 -34 L 48 12 Q 48 26 34 26 L 26 26 shape B -48 -26 26 48 14
        square.on.square.dashed = square.on.square
        plus.square.on.square 126 126 line M -26 -26 L -26 -34 Q -26 -48 -12 -48 L 34 -48 Q 48 -48 48 -34 L 48 12 Q 48 26 34 26 L 26 26 shape B -48 -26 26 48 14 detail M -29 11 L 7 11 M -11 -7 L -11 29
        plus.rectangle.on.rectangle 140 120 line M -24 -28 L -24 -34 Q -24 -46 -12 -46 L 48 -46 Q 60 -46 60 -34 L 60 6 Q 60 18 48 18 L 42 18 shape B -60 -28 42 46 14 detail M -27 9 L 9 9 M -9 -9 L -9 27
        rectangle.on.rectangle 140 120 line M -24 -28 L -24 -34 Q -24 -46 -12 -46 L 48 -46 Q 60 -46 60 -34 L 60 6 Q 60 18 48 18 L 42 18 shape B -60 -28 42 46 14
        rectangle.on.rectangle.angled 140 128 line M -50 -12 L -58 -34 Q -62 -46 -50 -50 L 20 -54 Q 32 -55 34 -44 L 38 -26 shape M -32 -22 L 46 -22 Q 58 -22 58 -10 L 58 38 Q 58 50 46 50 L -32 50 Q -44 50 -44 38 L -44 -10 Q -44 -22 -32 -22 Z
        rectangle.fill.on.rectangle.angled = rectangle.on.rectangle.angled
        photo.on.rectangle.angled 140 128 line M -50 -12 L -58 -34 Q -62 -46 -50 -50 L 20 -54 Q 32 -55 34 -44 L 38 -26 shape M -32 -22 L 46 -22 Q 58 -22 58 -10 L 58 38 Q 58 50 46 50 L -32 50 Q -44 50 -44 38 L -44 -10 Q -44 -22 -32 -22 Z detail M -40 36 L -16 12 L 4 32 L 22 14 L 54 42
        photo.stack 134 124 line:0.8 M -34 -52 L 34 -52 M -44 -38 L 44 -38 shape B -54 -24 54 50 14 detail M -50 38 L -22 10 L 4 34 L 24 16 L 50 38 mark O 26 -4 8
        square.stack 116 124 line:0.8 M -26 -52 L 26 -52 M -36 -38 L 36 -38 shape B -46 -24 46 52 14
        rectangle.stack 134 124 line:0.8 M -34 -50 L 34 -50 M -44 -36 L 44 -36 shape B -54 -22 54 50 14
        square.stack.3d.up 128 118 shape M 0 -46 L 52 -22 L 0 2 L -52 -22 Z line M -52 0 L 0 24 L 52 0 M -52 20 L 0 44 L 52 20
        square.3.layers.3d 128 118 shape M 0 -46 L 52 -22 L 0 2 L -52 -22 Z line M -52 0 L 0 24 L 52 0 M -52 20 L 0 44 L 52 20
        square.2.layers.3d 128 104 shape M 0 -38 L 52 -12 L 0 14 L -52 -12 Z line M -52 10 L 0 36 L 52 10
        square.split.2x1 112 112 shape B -42 -42 42 42 14 detail M 0 -40 L 0 40
        square.split.1x2 112 112 shape B -42 -42 42 42 14 detail M -40 0 L 40 0
        square.split.2x2 112 112 shape B -42 -42 42 42 14 detail M 0 -40 L 0 40 M -40 0 L 40 0
        square.split.diagonal 112 112 shape B -42 -42 42 42 14 detail M 36 -36 L -36 36
        rectangle.split.2x1 134 104 shape B -53 -38 53 38 14 detail M 0 -36 L 0 36
        rectangle.split.1x2 134 104 shape B -53 -38 53 38 14 detail M -50 0 L 50 0
        rectangle.split.3x1 134 104 shape B -53 -38 53 38 14 detail M -18 -36 L -18 36 M 18 -36 L 18 36
        rectangle.split.2x2 134 104 shape B -53 -38 53 38 14 detail M 0 -36 L 0 36 M -50 0 L 50 0
        rectangle.split.3x3 134 104 shape B -53 -38 53 38 12 detail:0.8 M -18 -36 L -18 36 M 18 -36 L 18 36 M -50 -13 L 50 -13 M -50 13 L 50 13
        rectangle.grid.2x2 134 104 shape B -53 -38 -7 -7 7 shape B 7 -38 53 -7 7 shape B -53 7 -7 38 7 shape B 7 7 53 38 7
        rectangle.grid.3x2 142 96 shape B -58 -34 -25 -6 6 shape B -16 -34 16 -6 6 shape B 25 -34 58 -6 6 shape B -58 6 -25 34 6 shape B -16 6 16 34 6 shape B 25 6 58 34 6
        rectangle.3.group 134 112 shape B -53 -42 -7 42 7 shape B 7 -42 53 -7 7 shape B 7 7 53 42 7
        rectangle.3.offgrid 134 116 shape B -53 -44 -7 14 7 shape B -53 26 -7 44 6 shape B 7 -44 53 44 7
        square.grid.3x2 134 96 shape B -50 -34 -26 -10 5 shape B -12 -34 12 -10 5 shape B 26 -34 50 -10 5 shape B -50 10 -26 34 5 shape B -12 10 12 34 5 shape B 26 10 50 34 5
        square.grid.3x1.below.line.grid.1x2 120 112 shape B -46 -42 -22 -18 5 shape B -12 -42 12 -18 5 shape B 22 -42 46 -18 5 line M -46 10 L 46 10 M -46 34 L 46 34
        square.text.square 112 112 shape B -42 -42 42 42 14 detail:0.8 M -22 -16 L 22 -16 M -22 0 L 22 0 M -22 16 L 8 16
        square.fill.text.grid.1x2 126 108 solid B -50 -40 -16 -6 6 B -50 6 -16 40 6 line M 0 -32 L 50 -32 M 0 -14 L 34 -14 M 0 14 L 50 14 M 0 32 L 34 32
        circle.grid.2x2 104 104 shape O -22 -22 15 shape O 22 -22 15 shape O -22 22 15 shape O 22 22 15
        circle.grid.3x3 112 112 shape O -34 -34 8 shape O 0 -34 8 shape O 34 -34 8 shape O -34 0 8 shape O 0 0 8 shape O 34 0 8 shape O -34 34 8 shape O 0 34 8 shape O 34 34 8
        circle.grid.cross 116 116 shape O 0 -30 14 shape O 0 30 14 shape O -30 0 14 shape O 30 0 14
        circle.hexagongrid 124 116 shape O 0 0 14 shape O 38 0 14 shape O -38 0 14 shape O 19 -33 14 shape O -19 -33 14 shape O 19 33 14 shape O -19 33 14
        circle.circle 117 117 line O 0 0 46 shape O 0 0 24
        circles.hexagongrid = circle.hexagongrid
        circle.and.line.horizontal 134 90 shape O 0 0 30 line M -54 0 L -32 0 M 32 0 L 54 0
        target 120 120 line O 0 0 48 O 0 0 30 solid O 0 0 12
        scope 120 120 line O 0 0 36 M 0 -50 L 0 -18 M 0 50 L 0 18 M -50 0 L -18 0 M 50 0 L 18 0
        seal 124 124 shape M 0 -52 L 16 -42 L 34 -42 L 42 -24 L 52 -10 L 48 8 L 48 26 L 32 36 L 20 50 L 0 48 L -20 50 L -32 36 L -48 26 L -48 8 L -52 -10 L -42 -24 L -34 -42 L -16 -42 Z
        shield 108 124 shape M 0 -52 L 36 -40 Q 42 -38 42 -32 L 42 -4 C 42 24 22 42 0 52 C -22 42 -42 24 -42 -4 L -42 -32 Q -42 -38 -36 -40 Z
        shield.lefthalf.filled 108 124 line M 0 -52 L 36 -40 Q 42 -38 42 -32 L 42 -4 C 42 24 22 42 0 52 C -22 42 -42 24 -42 -4 L -42 -32 Q -42 -38 -36 -40 Z solid M 0 -52 L 0 52 C -22 42 -42 24 -42 -4 L -42 -32 Q -42 -38 -36 -40 Z
        octagon 120 120 shape M -20 -48 L 20 -48 L 48 -20 L 48 20 L 20 48 L -20 48 L -48 20 L -48 -20 Z
        pentagon 124 120 shape M 0 -48 L 50 -12 L 31 46 L -31 46 L -50 -12 Z
        rhombus 116 124 shape M 0 -54 L 48 0 L 0 54 L -48 0 Z
        capsule.portrait 92 134 shape B -33 -55 33 55 33
        oval.portrait 96 134 shape E 0 0 35 55
        cross 116 116 shape M -16 -46 L 16 -46 L 16 -16 L 46 -16 L 46 16 L 16 16 L 16 46 L -16 46 L -16 16 L -46 16 L -46 -16 L -16 -16 Z
        cube 116 124 shape M 0 -52 L 44 -28 L 44 28 L 0 52 L -44 28 L -44 -28 Z detail M -42 -26 L 0 -2 L 42 -26 M 0 0 L 0 50
        shippingbox 122 124 shape M 0 -52 L 46 -28 L 46 28 L 0 52 L -46 28 L -46 -28 Z detail M -44 -26 L 0 -4 L 44 -26 M 0 -2 L 0 50 M -22 -40 L 24 -16
        cube.transparent 116 124 line M 0 -52 L 44 -28 L 44 28 L 0 52 L -44 28 L -44 -28 Z line:0.7 M -42 -26 L 0 -2 L 42 -26 M 0 0 L 0 50 M -42 26 L 0 2 L 42 26 M 0 -50 L 0 -4
        pyramid 124 116 shape M 0 -48 L 52 22 L 0 48 L -52 22 Z detail M 0 -44 L 0 46
        cylinder 96 116 shape M -36 -34 C -36 -52 36 -52 36 -34 L 36 34 C 36 52 -36 52 -36 34 Z detail M -36 -34 C -36 -16 36 -16 36 -34
        cylinder.split.1x2 96 116 shape M -36 -34 C -36 -52 36 -52 36 -34 L 36 34 C 36 52 -36 52 -36 34 Z detail M -36 -34 C -36 -16 36 -16 36 -34 M -36 0 C -36 18 36 18 36 0
        macwindow 134 108 shape B -54 -40 54 40 12 detail M -52 -20 L 52 -20
        sidebar.right 134 104 line B -53 -38 53 38 16 M 18 -36 L 18 36 line:0.7 M 31 -20 L 40 -20 M 31 -6 L 40 -6 M 31 8 L 40 8
        sidebar.leading 134 104 line B -53 -38 53 38 16 M -18 -36 L -18 36 line:0.7 M -40 -20 L -31 -20 M -40 -6 L -31 -6 M -40 8 L -31 8
        sidebar.trailing = mirror sidebar.leading
        rectangle.leadinghalf.inset.filled 134 104 line B -53 -38 53 38 16 solid B -40 -25 -4 25 6
        rectangle.bottomthird.inset.filled 134 104 line B -53 -38 53 38 16 solid B -40 8 40 25 6
        rectangle.topthird.inset.filled 134 104 line B -53 -38 53 38 16 solid B -40 -25 40 -8 6
        menubar.rectangle 134 104 shape B -53 -38 53 38 12 detail M -50 -16 L 50 -16
        dock.rectangle 134 104 shape B -53 -38 53 38 12 detail M -34 22 L 34 22
        rectangle.expand.vertical 122 116 line B -46 -18 46 18 10 M -12 -36 L 0 -48 L 12 -36 M -12 36 L 0 48 L 12 36
        rectangle.compress.vertical 122 116 line B -46 -14 46 14 8 M -12 -48 L 0 -36 L 12 -48 M -12 48 L 0 36 L 12 48
        crop 116 116 line M -26 -48 L -26 14 Q -26 26 -14 26 L 48 26 M 26 48 L 26 -14 Q 26 -26 14 -26 L -48 -26
        crop.rotate 124 124 line M -20 -34 L -20 8 Q -20 18 -10 18 L 34 18 M 18 34 L 18 -8 Q 18 -18 8 -18 L -34 -18 M 18 -52 C 40 -46 52 -30 52 -8 M 18 -52 L 30 -56 M 18 -52 L 26 -40 M -18 52 C -40 46 -52 30 -52 8 M -18 52 L -30 56 M -18 52 L -26 40
        aspectratio 134 104 shape B -53 -38 53 38 14 detail M -36 -4 L -36 -22 L -16 -22 M 36 4 L 36 22 L 16 22
        perspective 128 108 line M -34 -36 L 34 -36 L 50 36 L -50 36 Z M -42 0 L 42 0 M 0 -36 L 0 36
        slider.vertical.3 108 120 line M -34 -47 L -34 3 M -34 25 L -34 47 O -34 14 11 M 0 -47 L 0 -31 M 0 -9 L 0 47 O 0 -20 11 M 34 -47 L 34 11 M 34 33 L 34 47 O 34 22 11
        slider.horizontal.2.square 112 112 shape B -42 -42 42 42 14 detail:0.8 M -28 -14 L 28 -14 M -28 14 L 28 14 mark O 10 -14 9 O -10 14 9
        slider.horizontal.below.rectangle 124 116 shape B -48 -46 48 6 10 line M -48 34 L -2 34 M 20 34 L 48 34 O 9 34 11
        slider.horizontal.below.square.filled.and.square 124 120 solid B -44 -48 8 4 8 line M 20 -36 L 34 -36 Q 44 -36 44 -26 L 44 4 M -48 34 L -2 34 M 20 34 L 48 34 O 9 34 11
        switch.2 122 104 shape B -48 -42 48 -6 18 mark O 30 -24 12 shape B -48 6 48 42 18 mark O -30 24 12
        togglepower 80 124 line B -28 -54 28 54 28 O 0 26 14 M 0 -38 L 0 -14
        dial.min 120 120 line A 0 4 44 135 405 M 0 4 L -22 26 solid O 0 4 8
        dial.max 120 120 line A 0 4 44 135 405 M 0 4 L 22 26 solid O 0 4 8
        dial.low = dial.min
        dial.medium = dial.max
        dial.high = dial.max
        gauge 120 120 line O 0 0 48 M 0 8 L 20 -18 solid O 0 8 8 O -28 4 4 O -20 -18 4 O 0 -28 4 O 28 4 4
        gauge.medium = gauge
        gauge.high = gauge
        gauge.low = mirror gauge
        speedometer = gauge
        gauge.with.dots.needle.bottom.50percent = gauge
        gauge.with.dots.needle.33percent = mirror gauge
        gauge.with.dots.needle.67percent = gauge
        gauge.with.needle = gauge
        checkerboard.rectangle 134 104 line B -53 -38 53 38 10 solid B -53 -38 -18 -13 3 B 18 -38 53 -13 3 B -18 -13 18 13 0 B -53 13 -18 38 3 B 18 13 53 38 3
        mosaic 120 116 shape B -46 -44 -4 0 6 shape B 4 -44 46 -20 6 shape B 4 -12 46 44 6 shape B -46 8 -4 44 6
        chart.pie 120 120 shape M -6 -42 L -6 6 L 42 6 C 42 34 20 50 -6 50 C -34 50 -50 30 -50 6 C -50 -20 -32 -42 -6 -42 Z shape M 8 -50 C 32 -50 50 -32 50 -8 L 8 -8 Z
        chart.line.uptrend.xyaxis 122 112 line M -48 -44 L -48 44 L 50 44 M -30 22 L -8 -4 L 10 12 L 44 -28 M 24 -30 L 46 -30 L 46 -8
        chart.line.downtrend.xyaxis 122 112 line M -48 -44 L -48 44 L 50 44 M -30 -28 L -8 -4 L 10 -18 L 42 18 M 22 22 L 44 22 L 44 0
        chart.line.flattrend.xyaxis 122 112 line M -48 -44 L -48 44 L 50 44 M -30 0 L 44 0 M 28 -16 L 46 0 L 28 16
        chart.xyaxis.line 122 112 line M -48 -44 L -48 44 L 50 44 M -30 22 L -8 -8 L 10 8 L 44 -32
        chart.bar.xaxis 118 112 shape B -44 0 -24 24 4 shape B -10 -20 10 24 4 shape B 24 -42 44 24 4 line M -48 44 L 48 44
        chart.dots.scatter 122 112 line M -48 -44 L -48 44 L 50 44 solid O -24 16 7 O -6 -10 7 O 14 12 7 O 20 -26 7 O 42 -6 7
        point.topleft.down.curvedto.point.bottomright.up 124 96 line O -40 -26 12 O 40 26 12 M -28 -26 L 0 -26 C 30 -26 -30 26 0 26 L 28 26
        point.topleft.down.to.point.bottomright.curvepath = point.topleft.down.curvedto.point.bottomright.up
        point.bottomleft.forward.to.point.topright.scurvepath = mirror point.topleft.down.curvedto.point.bottomright.up
        point.bottomleft.forward.to.point.topright.filled.scurvepath = mirror point.topleft.down.curvedto.point.bottomright.up
        point.3.connected.trianglepath.dotted 124 116 line O 0 -34 13 O -38 30 13 O 38 30 13 line:0.8 M -8 -22 L -30 18 M 8 -22 L 30 18 M -24 30 L 24 30
        network 120 120 line O 0 0 48 M -48 0 L 48 0 M -34 -32 C -12 -18 12 -18 34 -32 M -34 32 C -12 18 12 18 34 32 M 0 -48 C -30 -20 -30 20 0 48 M 0 -48 C 30 -20 30 20 0 48
        circle.dotted 117 117 solid O 0 -46 5 O 23 -40 5 O 40 -23 5 O 46 0 5 O 40 23 5 O 23 40 5 O 0 46 5 O -23 40 5 O -40 23 5 O -46 0 5 O -40 -23 5 O -23 -40 5
        """)
}
