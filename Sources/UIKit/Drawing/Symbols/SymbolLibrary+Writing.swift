extension SymbolLibrary {
    /// Text, lists, and signs of writing and counting.
    static let writing: [String: SymbolGlyph] = SymbolTable.read(
        """
        textformat 134 98 line M -54 36 L -28 -36 L -2 36 M -46 12 L -10 12 O 30 14 20 M 50 -8 L 50 36
        textformat.size 138 98 line M -58 36 L -46 4 L -34 36 M -54 24 L -38 24 M -20 36 L 14 -40 L 48 36 M -10 12 L 38 12
        textformat.alt = textformat
        textformat.size.smaller 118 90 line M -44 30 L -24 -26 L -4 30 M -37 12 L -11 12 M 14 8 L 28 22 L 42 8
        textformat.size.larger 118 98 line M -50 36 L -22 -38 L 6 36 M -40 12 L -4 12 M 20 8 L 34 -6 L 48 8
        textformat.abc 142 90 line M -62 28 L -46 -18 L -30 28 M -56 12 L -36 12 M -14 -18 L -14 28 L 0 28 C 18 28 18 4 2 4 L -14 4 M -14 -18 L -2 -18 C 12 -18 12 4 0 4 M 60 -10 C 40 -30 30 -6 32 5 C 30 20 42 40 60 20
        textformat.123 142 90 line M -58 -12 L -46 -20 L -46 26 M -22 -10 C -22 -26 6 -26 4 -8 C 2 4 -22 14 -22 26 L 6 26 M 30 -14 C 34 -24 56 -22 54 -8 C 52 2 44 2 40 2 C 48 2 58 4 58 14 C 58 32 32 30 28 16
        bold 84 104 line:1.5 M -22 -38 L -22 38 L 4 38 C 32 38 32 -2 4 -2 L -22 -2 M -22 -38 L 0 -38 C 24 -38 24 -2 0 -2
        italic 84 104 line M -4 -38 L 30 -38 M -30 38 L 4 38 M 13 -38 L -13 38
        underline 94 116 line M -26 -46 L -26 0 C -26 36 26 36 26 0 L 26 -46 M -34 46 L 34 46
        strikethrough 104 104 line M 26 -26 C 18 -46 -28 -46 -26 -18 C -24 -8 -12 -3 0 0 M 20 8 C 34 26 18 44 0 42 C -16 42 -26 34 -28 22 M -42 2 L 42 2
        text.alignright 106 100 line M -42 -36 L 42 -36 M -14 -12 L 42 -12 M -42 12 L 42 12 M -14 36 L 42 36
        text.justifyleft 106 100 line M -42 -36 L 42 -36 M -42 -12 L 42 -12 M -42 12 L 42 12 M -42 36 L 10 36
        text.justify.left = text.justifyleft
        text.justify.leading = text.justifyleft
        text.append 106 112 line M -42 -40 L 42 -40 M -42 -18 L 14 -18 M -42 4 L -2 4 M 24 6 L 24 46 M 4 26 L 44 26
        text.insert 116 100 line M -46 -36 L 46 -36 M -46 36 L 46 36 M 0 0 L 46 0 M -46 -16 L -26 0 L -46 16
        text.quote 112 100 line M -44 -36 L -44 36 M -22 -30 L 44 -30 M -22 0 L 44 0 M -22 30 L 20 30
        quote.opening 100 84 solid O -22 12 17 O 22 12 17 line M -38 10 C -38 -12 -32 -24 -14 -30 M 6 10 C 6 -12 12 -24 30 -30
        quote.closing = turn 180 quote.opening
        quotelevel 116 92 line M -46 -34 L -46 34 M -22 -34 L -22 34 M 2 -26 L 46 -26 M 2 0 L 46 0 M 2 26 L 30 26
        list.number 118 104 line M -22 -32 L 48 -32 M -22 0 L 48 0 M -22 32 L 48 32 line:0.75 M -50 -38 L -44 -42 L -44 -22 M -50 -4 C -50 -12 -38 -12 -38 -4 C -38 2 -50 4 -50 10 L -38 10 M -50 24 L -38 24 L -45 31 C -36 31 -36 42 -44 42 L -50 40
        list.star 120 104 line M -18 -32 L 50 -32 M -18 0 L 50 0 M -18 32 L 50 32 line:0.7 M -42 -42 L -42 -22 M -50 -37 L -34 -27 M -34 -37 L -50 -27 M -42 -10 L -42 10 M -50 -5 L -34 5 M -34 -5 L -50 5 M -42 22 L -42 42 M -50 27 L -34 37 M -34 27 L -50 37
        list.triangle 118 96 solid M -50 -38 L -34 -28 L -50 -18 Z M -50 -10 L -34 0 L -50 10 Z M -50 18 L -34 28 L -50 38 Z line M -18 -28 L 48 -28 M -18 0 L 48 0 M -18 28 L 48 28
        list.bullet.indent 118 112 solid O -44 -36 6 O -24 -12 6 O -24 12 6 O -44 36 6 line M -24 -36 L 48 -36 M -4 -12 L 48 -12 M -4 12 L 48 12 M -24 36 L 48 36
        list.bullet.rectangle 134 104 shape B -53 -38 53 38 14 mark O -32 -16 5 O -32 0 5 O -32 16 5 detail:0.8 M -16 -16 L 34 -16 M -16 0 L 34 0 M -16 16 L 34 16
        list.bullet.rectangle.portrait 104 134 shape B -38 -53 38 53 14 mark O -20 -24 5 O -20 0 5 O -20 24 5 detail:0.8 M -6 -24 L 22 -24 M -6 0 L 22 0 M -6 24 L 22 24
        list.dash.header.rectangle 134 104 shape B -53 -38 53 38 14 detail M -50 -16 L 50 -16 detail:0.8 M -36 4 L -28 4 M -14 4 L 36 4 M -36 20 L -28 20 M -14 20 L 36 20
        list.clipboard 104 130 shape M -18 -44 L -28 -44 Q -40 -44 -40 -32 L -40 42 Q -40 54 -28 54 L 28 54 Q 40 54 40 42 L 40 -32 Q 40 -44 28 -44 L 18 -44 shape B -18 -54 18 -34 8 detail:0.8 M -22 -10 L 22 -10 M -22 10 L 22 10 M -22 30 L 8 30
        list.bullet.clipboard 104 130 shape M -18 -44 L -28 -44 Q -40 -44 -40 -32 L -40 42 Q -40 54 -28 54 L 28 54 Q 40 54 40 42 L 40 -32 Q 40 -44 28 -44 L 18 -44 shape B -18 -54 18 -34 8 mark O -22 -10 4 O -22 10 4 O -22 30 4 detail:0.8 M -8 -10 L 24 -10 M -8 10 L 24 10 M -8 30 L 24 30
        clipboard 104 130 shape M -18 -44 L -28 -44 Q -40 -44 -40 -32 L -40 42 Q -40 54 -28 54 L 28 54 Q 40 54 40 42 L 40 -32 Q 40 -44 28 -44 L 18 -44 shape B -18 -54 18 -34 8
        checklist 120 104 line M -52 -28 L -42 -18 L -26 -40 M -52 20 L -42 30 L -26 8 M -8 -28 L 50 -28 M -8 20 L 50 20
        checklist.checked = checklist
        increase.indent 116 100 line M -46 -36 L 46 -36 M 0 -12 L 46 -12 M 0 12 L 46 12 M -46 36 L 46 36 M -46 -14 L -28 0 L -46 14
        decrease.indent 116 100 line M -46 -36 L 46 -36 M 0 -12 L 46 -12 M 0 12 L 46 12 M -46 36 L 46 36 M -28 -14 L -46 0 L -28 14
        character 84 104 line M -28 38 L 0 -38 L 28 38 M -19 14 L 19 14
        textformat.superscript 118 104 line M -48 40 L -22 -30 L 4 40 M -39 16 L -5 16 line:0.8 M 22 -34 L 44 -12 M 44 -34 L 22 -12
        textformat.subscript 118 104 line M -48 28 L -22 -40 L 4 28 M -39 4 L -5 4 line:0.8 M 22 20 L 44 42 M 44 20 L 22 42
        text.cursor 60 112 line M 0 -36 L 0 36 M -16 -46 C -6 -46 0 -42 0 -34 C 0 -42 6 -46 16 -46 M -16 46 C -6 46 0 42 0 34 C 0 42 6 46 16 46
        character.cursor.ibeam 118 112 line M -48 34 L -24 -32 L 0 34 M -39 12 L -9 12 M 32 -34 L 32 34 M 18 -44 C 28 -44 32 -40 32 -34 C 32 -40 36 -44 46 -44 M 18 44 C 28 44 32 40 32 34 C 32 40 36 44 46 44
        number 96 104 line M -12 -38 L -22 38 M 20 -38 L 10 38 M -34 -15 L 38 -15 M -38 15 L 34 15
        at 116 116 line O 0 0 19 M 19 -18 L 19 6 C 19 24 46 20 46 0 C 46 -26 26 -46 0 -46 C -26 -46 -46 -26 -46 0 C -46 26 -26 46 0 46 C 10 46 18 44 26 40
        percent 108 104 line O -24 -22 15 O 24 22 15 M 28 -36 L -28 36
        divide 96 84 line M -38 0 L 38 0 solid O 0 -26 8 O 0 26 8
        plusminus 96 104 line M 0 -42 L 0 10 M -28 -16 L 28 -16 M -28 36 L 28 36
        lessthan 96 84 line M 32 -30 L -32 0 L 32 30
        greaterthan = mirror lessthan
        notequal 96 84 line M -38 -14 L 38 -14 M -38 14 L 38 14 M 18 -34 L -18 34
        sum 96 108 line M 34 -30 L 34 -40 L -30 -40 L 4 0 L -30 40 L 34 40 L 34 30
        function 108 118 line M 30 -44 C 14 -52 6 -44 2 -24 L -8 26 C -12 46 -20 52 -36 44 M -22 -10 L 22 -10 M 22 12 L 44 38 M 44 12 L 22 38
        x.squareroot 128 104 line M -54 4 L -44 -2 L -28 36 L -10 -38 L 52 -38 M 8 -12 L 40 30 M 40 -12 L 8 30
        curlybraces 112 104 line M -20 -40 C -40 -40 -30 -4 -46 0 C -30 4 -40 40 -20 40 M 20 -40 C 40 -40 30 -4 46 0 C 30 4 40 40 20 40
        ellipsis.curlybraces 128 104 line M -34 -40 C -54 -40 -44 -4 -58 0 C -44 4 -54 40 -34 40 M 34 -40 C 54 -40 44 -4 58 0 C 44 4 54 40 34 40 solid O -18 0 5 O 0 0 5 O 18 0 5
        terminal 134 108 shape B -54 -40 54 40 14 detail M -36 -20 L -16 -4 L -36 12 M -6 14 L 16 14
        apple.terminal = terminal
        asterisk 96 104 line M 0 -38 L 0 38 M -33 -19 L 33 19 M 33 -19 L -33 19
        staroflife = asterisk
        f.cursive 84 118 line M 24 -44 C 6 -52 0 -40 -2 -22 L -8 26 C -12 46 -18 50 -30 44 M -24 -8 L 20 -8
        dollarsign 84 124 line M 26 -20 C 22 -40 -26 -42 -26 -18 C -26 8 28 -6 28 20 C 28 44 -26 42 -28 18 M 0 -52 L 0 52
        eurosign 96 108 line M 34 -26 C 18 -46 -18 -42 -22 0 C -18 42 18 46 34 26 M -38 -9 L 14 -9 M -38 9 L 14 9
        sterlingsign 92 108 line M 26 -26 C 20 -46 -18 -44 -16 -16 C -14 4 -10 22 -28 38 L 32 38 M -30 2 L 16 2
        yensign 96 104 line M -32 -38 L 0 0 L 32 -38 M 0 0 L 0 38 M -26 6 L 26 6 M -26 22 L 26 22
        bitcoinsign 92 128 line M -22 -38 L -22 38 L 6 38 C 34 38 34 -2 6 -2 L -22 -2 M -22 -38 L 2 -38 C 26 -38 26 -2 2 -2 M -32 -38 L -22 -38 M -32 38 L -22 38 M -10 -54 L -10 -38 M 10 -54 L 10 -38 M -10 38 L -10 54 M 10 38 L 10 54
        indianrupeesign 92 104 line M -26 -38 L 30 -38 M -26 -16 L 30 -16 M -26 -38 C 16 -40 20 6 -26 6 L 20 40
        wonsign 118 104 line M -44 -38 L -24 38 L 0 -30 L 24 38 L 44 -38 M -48 -4 L 48 -4
        rublesign 92 104 line M -14 40 L -14 -38 L 8 -38 C 36 -38 36 4 8 4 L -30 4 M -30 22 L 12 22
        dongsign 92 118 line M 22 -48 L 22 26 M 2 -34 L 34 -34 O 0 6 22 M -24 46 L 26 46
        banknote 138 100 shape B -56 -36 56 36 10 mark O 0 0 16 detail:0.8 O -36 0 2 O 36 0 2
        highlighter 112 124 shape M 6 -48 Q 14 -54 20 -46 L 40 -20 Q 44 -12 38 -6 L 4 22 L -22 -12 Z line M -22 -12 L -30 6 L -14 28 L 4 22 M -30 14 L -44 34 L -24 34 L -16 28 M -48 50 L 48 50
        scribble 116 100 line M -46 -10 C -30 -50 0 -46 -20 -10 C -36 18 -40 44 -12 20 C 8 2 26 -20 20 6 C 14 30 26 36 46 14
        scribble.variable = scribble
        signature 134 92 line M -56 26 L 56 26 M -40 16 C -20 -6 4 -40 -10 -36 C -26 -30 -20 14 -4 8 C 8 2 8 -14 16 -10 C 24 -4 16 10 28 8 C 36 6 38 -2 50 2
        lasso 120 112 line E 4 -12 46 28 M -30 8 C -46 14 -46 30 -30 28 C -20 24 -26 8 -34 14 M -34 28 C -34 40 -26 44 -16 46
        paintbrush 116 120 shape M 44 -48 Q 54 -44 46 -34 L 4 18 L -12 2 L 36 -46 Q 40 -50 44 -48 Z shape M -16 8 L 0 24 C -2 44 -28 52 -48 44 C -36 38 -38 14 -16 8 Z
        paintbrush.pointed = paintbrush
        paintpalette 126 116 shape M 0 -46 C 30 -46 54 -28 54 -4 C 54 16 36 18 22 14 C 8 10 4 20 10 30 C 16 42 6 46 -4 46 C -34 46 -54 24 -54 0 C -54 -26 -30 -46 0 -46 Z mark O -30 -6 7 O -14 -26 7 O 12 -28 7 O 34 -12 7
        eyedropper 112 112 shape M 20 -42 Q 28 -50 36 -44 L 44 -36 Q 50 -28 42 -20 L 26 -4 L 4 -26 Z line M -2 -32 L 32 2 M 8 -20 L -34 22 L -40 40 L -22 34 L 20 -8 M -40 40 L -46 46
        eyedropper.halffull = eyedropper
        pencil.tip 60 128 line M -20 54 L -20 -4 L 0 -54 L 20 -4 L 20 54 M -12 -24 L 12 -24 solid M -6 -36 L 0 -54 L 6 -36 Z
        pencil.line 120 128 line M 16 -44 Q 22 -50 28 -44 L 38 -34 Q 44 -28 38 -22 L -22 34 L -42 38 L -38 18 Z M 4 -30 L 26 -10 M -46 54 L 46 54
        rectangle.and.pencil.and.ellipsis 142 122 line M 18 -24 L -46 -24 Q -58 -24 -58 -12 L -58 32 Q -58 44 -46 44 L 46 44 Q 58 44 58 32 L 58 0 solid O -32 10 6 O -12 10 6 O 8 10 6 shape M 52 -50 Q 56 -54 60 -50 Q 64 -46 60 -42 L 30 -10 L 18 -6 L 22 -20 Z
        tablecells 134 104 shape B -53 -38 53 38 12 detail:0.8 M -50 -14 L 50 -14 M -50 12 L 50 12 M -16 -36 L -16 36 M 18 -36 L 18 36
        table = tablecells
        ruler 136 80 shape B -56 -22 56 22 8 detail:0.8 M -36 -20 L -36 -4 M -18 -20 L -18 4 M 0 -20 L 0 -4 M 18 -20 L 18 4 M 36 -20 L 36 -4
        level 136 78 shape B -56 -22 56 22 10 mark E 0 0 22 10
        placeholdertext 108 108 line M -28 36 L 0 -36 L 28 36 M -20 14 L 20 14
        placeholdertext.fill 130 108 solid B -53 -40 53 40 8
        note 120 116 shape M -34 -44 L 34 -44 Q 48 -44 48 -30 L 48 14 L 18 44 L -34 44 Q -48 44 -48 30 L -48 -30 Q -48 -44 -34 -44 Z detail M 46 14 L 26 14 Q 18 14 18 22 L 18 42
        note.text 120 116 shape M -34 -44 L 34 -44 Q 48 -44 48 -30 L 48 30 Q 48 44 34 44 L -34 44 Q -48 44 -48 30 L -48 -30 Q -48 -44 -34 -44 Z detail:0.8 M -28 -20 L 28 -20 M -28 0 L 28 0 M -28 20 L 8 20
        doc.plaintext 100 126 shape M -26 -54 L 26 -54 Q 38 -54 38 -42 L 38 42 Q 38 54 26 54 L -26 54 Q -38 54 -38 42 L -38 -42 Q -38 -54 -26 -54 Z detail:0.8 M -20 -30 L 20 -30 M -20 -10 L 20 -10 M -20 10 L 20 10 M -20 30 L 6 30
        text.page = doc.plaintext
        doc.richtext 100 126 shape M -26 -54 L 26 -54 Q 38 -54 38 -42 L 38 42 Q 38 54 26 54 L -26 54 Q -38 54 -38 42 L -38 -42 Q -38 -54 -26 -54 Z detail:0.8 M -20 -34 L 20 -34 M -20 -20 L 20 -20 M -20 36 L 20 36 mark M -20 22 L -8 2 L 2 14 L 8 8 L 20 22 Z
        doc.append = doc.richtext
        doc.text.image = doc.richtext
        doc.text.below.ecg = doc.richtext
        chart.bar.doc.horizontal 100 126 shape M -26 -54 L 26 -54 Q 38 -54 38 -42 L 38 42 Q 38 54 26 54 L -26 54 Q -38 54 -38 42 L -38 -42 Q -38 -54 -26 -54 Z detail M -20 -24 L 10 -24 M -20 0 L 22 0 M -20 24 L -2 24
        doc.pdf 100 126 shape M -26 -54 L 4 -54 L 38 -18 L 38 42 Q 38 54 26 54 L -26 54 Q -38 54 -38 42 L -38 -42 Q -38 -54 -26 -54 Z detail:0.7 M 4 -52 L 4 -18 L 36 -18 M -24 36 L -24 12 L -18 12 C -10 12 -10 24 -18 24 L -24 24 M -6 12 L -6 36 C 8 38 8 10 -6 12 M 14 36 L 14 12 L 24 12 M 14 24 L 22 24
        doc.zipper 100 126 shape M -26 -54 L 4 -54 L 38 -18 L 38 42 Q 38 54 26 54 L -26 54 Q -38 54 -38 42 L -38 -42 Q -38 -54 -26 -54 Z detail:0.8 M 4 -52 L 4 -18 L 36 -18 M -16 -40 L -16 20 mark B -22 22 -10 40 4
        doc.text.magnifyingglass 116 128 line M -4 54 L -30 54 Q -42 54 -42 42 L -42 -42 Q -42 -54 -30 -54 L -2 -54 L 30 -20 L 30 -6 M -2 -52 L -2 -20 L 28 -20 line O 20 22 18 M 34 36 L 48 50
        doc.viewfinder 116 116 line M -46 -24 L -46 -34 Q -46 -46 -34 -46 L -24 -46 M 46 -24 L 46 -34 Q 46 -46 34 -46 L 24 -46 M -46 24 L -46 34 Q -46 46 -34 46 L -24 46 M 46 24 L 46 34 Q 46 46 34 46 L 24 46 shape B -20 -28 20 28 6
        doc.on.clipboard 122 132 shape M -30 -46 L -38 -46 Q -48 -46 -48 -36 L -48 30 Q -48 40 -38 40 L -18 40 L -18 -10 Q -18 -22 -6 -22 L 24 -22 L 24 -36 Q 24 -46 14 -46 L 6 -46 shape B -30 -54 6 -36 8 gap:2 B -6 -10 48 54 8 shape B -6 -10 48 54 8 detail:0.8 M 10 10 L 32 10 M 10 24 L 32 24 M 10 38 L 24 38
        arrow.up.doc 100 126 shape M -26 -54 L 4 -54 L 38 -18 L 38 42 Q 38 54 26 54 L -26 54 Q -38 54 -38 42 L -38 -42 Q -38 -54 -26 -54 Z detail M 0 38 L 0 -8 M -16 6 L 0 -10 L 16 6
        arrow.down.doc 100 126 shape M -26 -54 L 4 -54 L 38 -18 L 38 42 Q 38 54 26 54 L -26 54 Q -38 54 -38 42 L -38 -42 Q -38 -54 -26 -54 Z detail M 0 -10 L 0 36 M -16 22 L 0 38 L 16 22
        book.closed 104 124 shape M -24 -52 L 38 -52 L 38 34 L -26 34 Q -38 34 -38 43 Q -38 52 -26 52 L 38 52 M -38 43 L -38 -38 Q -38 -52 -24 -52 detail M -18 -50 L -18 32
        text.book.closed 104 124 shape M -24 -52 L 38 -52 L 38 34 L -26 34 Q -38 34 -38 43 Q -38 52 -26 52 L 38 52 M -38 43 L -38 -38 Q -38 -52 -24 -52 detail:0.8 M -14 -30 L 22 -30 M -14 -14 L 22 -14 M -14 2 L 10 2
        character.book.closed 104 124 shape M -24 -52 L 38 -52 L 38 34 L -26 34 Q -38 34 -38 43 Q -38 52 -26 52 L 38 52 M -38 43 L -38 -38 Q -38 -52 -24 -52 detail:0.8 M -12 12 L 4 -34 L 20 12 M -6 -4 L 14 -4
        books.vertical 118 116 shape B -48 -46 -26 46 4 shape B -26 -46 -4 46 4 shape M 6 -40 L 26 -46 L 48 40 L 28 46 Z detail:0.8 M -46 26 L -28 26 M -24 26 L -6 26
        magazine 104 124 shape B -38 -52 38 52 6 detail M -26 -34 L 26 -34 detail:0.8 M -26 22 L 8 22 M -26 36 L 0 36
        menucard 104 124 shape M -38 -44 L 14 -52 L 14 52 L -38 44 Z line M 14 -44 L 38 -44 L 38 44 L 14 44 detail:0.8 M -24 -20 L 0 -22 M -24 0 L 0 0
        graduationcap 142 108 shape M 0 -40 L 60 -12 L 0 16 L -60 -12 Z shape M -34 4 L -34 28 C -20 42 20 42 34 28 L 34 4 L 0 18 Z line M 54 -8 L 54 30
        """)

    /// Capital letters, for letters in circles and squares.
    static let letters: [String: SymbolGlyph] = SymbolTable.read(
        """
        a 84 100 line M -26 36 L 0 -36 L 26 36 M -18 14 L 18 14
        b 78 100 line M -20 -36 L -20 36 L 4 36 C 30 36 30 -2 4 -2 L -20 -2 M -20 -36 L 0 -36 C 22 -36 22 -2 0 -2
        c 84 100 line M 28 -22 C 12 -46 -28 -40 -28 0 C -28 40 12 46 28 22
        d 84 100 line M -22 -36 L -22 36 L -4 36 C 36 36 36 -36 -4 -36 Z
        e 74 100 line M 20 -36 L -20 -36 L -20 36 L 20 36 M -20 -1 L 14 -1
        f 74 100 line M 20 -36 L -20 -36 L -20 36 M -20 -1 L 14 -1
        g 86 100 line M 28 -22 C 12 -46 -28 -40 -28 0 C -28 40 14 44 28 20 L 28 4 L 4 4
        h 82 100 line M -24 -36 L -24 36 M 24 -36 L 24 36 M -24 -1 L 24 -1
        i 30 100 line M 0 -36 L 0 36
        j 66 100 line M 14 -36 L 14 14 C 14 42 -22 42 -22 16
        k 78 100 line M -22 -36 L -22 36 M 24 -36 L -22 6 M -6 -8 L 24 36
        l 70 100 line M -18 -36 L -18 36 L 20 36
        m 96 100 line M -32 36 L -32 -36 L 0 22 L 32 -36 L 32 36
        n 84 100 line M -24 36 L -24 -36 L 24 36 L 24 -36
        o 92 100 line E 0 0 32 37
        p 76 100 line M -20 36 L -20 -36 L 2 -36 C 28 -36 28 4 2 4 L -20 4
        q 92 104 line E 0 -2 32 37 M 10 18 L 32 40
        r 78 100 line M -20 36 L -20 -36 L 2 -36 C 28 -36 28 2 2 2 L -20 2 M 4 4 L 24 36
        s 78 100 line M 24 -20 C 20 -42 -24 -42 -24 -18 C -24 8 26 -8 26 18 C 26 42 -24 42 -26 18
        t 78 100 line M -26 -36 L 26 -36 M 0 -36 L 0 36
        u 82 100 line M -24 -36 L -24 10 C -24 44 24 44 24 10 L 24 -36
        v 84 100 line M -26 -36 L 0 36 L 26 -36
        w 118 100 line M -42 -36 L -22 36 L 0 -32 L 22 36 L 42 -36
        x 82 100 line M -24 -36 L 24 36 M 24 -36 L -24 36
        y 82 100 line M -26 -36 L 0 2 L 26 -36 M 0 2 L 0 36
        z 80 100 line M -24 -36 L 24 -36 L -24 36 L 24 36
        """)
}
