extension SymbolLibrary {
    /// Devices, signals, sound and talk.
    static let devices: [String: SymbolGlyph] = SymbolTable.read(
        """
        display 138 116 shape B -56 -46 56 28 8 line M 0 30 L 0 44 M -24 46 L 24 46
        desktopcomputer 138 116 shape B -56 -46 56 28 8 detail M -54 8 L 54 8 line M 0 30 L 0 44 M -24 46 L 24 46
        pc 104 120 shape B -38 -50 38 50 8 detail M -20 -30 L 20 -30 M -20 -14 L 20 -14 mark O 0 26 7
        laptopcomputer 148 96 shape M -34 -36 L 34 -36 Q 44 -36 44 -26 L 44 24 L -44 24 L -44 -26 Q -44 -36 -34 -36 Z line M -60 36 L 60 36
        macbook = laptopcomputer
        display.2 148 112 shape B -60 -44 20 14 8 line M 32 -24 L 52 -24 Q 60 -24 60 -16 L 60 22 Q 60 30 52 30 L -10 30 M -20 16 L -20 30 M -40 32 L -8 32 M 24 32 L 24 44 M 6 46 L 42 46
        macpro.gen3 100 124 shape B -34 -46 34 46 8 mark O -14 -26 4 O 0 -26 4 O 14 -26 4 O -14 -10 4 O 0 -10 4 O 14 -10 4 O -14 6 4 O 0 6 4 O 14 6 4 line M -20 48 L -20 54 M 20 48 L 20 54 M -16 -48 L 16 -48
        macmini 134 84 shape M -54 -10 Q -54 -24 -42 -24 L 42 -24 Q 54 -24 54 -10 L 54 12 Q 54 24 42 24 L -42 24 Q -54 24 -54 12 Z
        appletv 134 92 shape B -52 -30 52 30 14
        macbook.and.iphone 150 104 line M 34 20 L -60 20 M -48 20 L -48 -28 Q -48 -38 -38 -38 L 28 -38 Q 38 -38 38 -28 L 38 -22 shape B 34 -14 62 40 7
        ipad 108 128 shape B -42 -54 42 54 10 detail M -12 42 L 12 42
        ipad.landscape = turn 90 ipad
        iphone.landscape 128 84 shape B -54 -30 54 30 13 detail:0.8 M -42 -8 L -42 8
        ipad.and.iphone 138 124 line M 6 50 L -44 50 Q -54 50 -54 40 L -54 -40 Q -54 -50 -44 -50 L 24 -50 Q 34 -50 34 -40 L 34 -22 shape B 18 -10 54 52 8
        applewatch 92 128 shape B -28 -32 28 32 12 line M -18 -34 L -14 -54 L 14 -54 L 18 -34 M -18 34 L -14 54 L 14 54 L 18 34 M 34 -10 L 34 4
        airpods 112 120 shape M -22 -46 C -44 -46 -50 -16 -34 -8 C -28 -4 -26 4 -26 12 L -26 42 L -14 42 L -14 -34 Q -14 -46 -22 -46 Z shape M 22 -46 C 44 -46 50 -16 34 -8 C 28 -4 26 4 26 12 L 26 42 L 14 42 L 14 -34 Q 14 -46 22 -46 Z
        earpods = airpods
        airpodspro = airpods
        airpodsmax 124 120 line M -40 0 L -40 -8 C -40 -58 40 -58 40 -8 L 40 0 shape B -52 -2 -28 48 10 shape B 28 -2 52 48 10
        homepod 112 120 shape M -28 -44 L 28 -44 C 52 -38 52 38 28 46 L -28 46 C -52 38 -52 -38 -28 -44 Z detail M -24 -26 C -10 -20 10 -20 24 -26
        homepodmini 120 108 shape M -22 -38 L 22 -38 C 60 -20 52 34 24 40 L -24 40 C -52 34 -60 -20 -22 -38 Z detail M -20 -22 C -8 -16 8 -16 20 -22
        hifispeaker 96 124 shape B -32 -52 32 52 10 detail O 0 16 18 mark O 0 -26 7
        homekit 124 118 line M -52 2 L 0 -44 L 52 2 M -36 -8 L -36 40 L 36 40 L 36 -8 M -16 40 L -16 14 L 0 0 L 16 14 L 16 40
        externaldrive 138 92 shape M -36 -32 L 36 -32 L 54 10 L 54 22 Q 54 32 44 32 L -44 32 Q -54 32 -54 22 L -54 10 Z detail M -52 10 L 52 10 mark O 34 21 4
        internaldrive = externaldrive
        opticaldisc 120 120 shape O 0 0 48 mark O 0 0 12
        printer 134 120 line M -30 -16 L -30 -46 L 30 -46 L 30 -16 shape M -44 -18 L 44 -18 Q 54 -18 54 -8 L 54 22 L 34 22 L 34 6 L -34 6 L -34 22 L -54 22 L -54 -8 Q -54 -18 -44 -18 Z line M -30 10 L -30 46 L 30 46 L 30 10 M -16 24 L 16 24 M -16 34 L 16 34
        scanner 134 92 shape B -54 6 54 36 8 line M -50 6 L 40 -32 M -30 22 L 10 22
        computermouse 84 124 shape B -30 -50 30 50 30 detail M 0 -34 L 0 -12
        magicmouse = computermouse
        cpu 124 124 shape B -34 -34 34 34 8 detail B -18 -18 18 18 4 line M -20 -36 L -20 -50 M 0 -36 L 0 -50 M 20 -36 L 20 -50 M -20 36 L -20 50 M 0 36 L 0 50 M 20 36 L 20 50 M -36 -20 L -50 -20 M -36 0 L -50 0 M -36 20 L -50 20 M 36 -20 L 50 -20 M 36 0 L 50 0 M 36 20 L 50 20
        memorychip 134 92 shape B -52 -22 52 22 6 line M -36 24 L -36 36 M -12 24 L -12 36 M 12 24 L 12 36 M 36 24 L 36 36 M -36 -24 L -36 -36 M -12 -24 L -12 -36 M 12 -24 L 12 -36 M 36 -24 L 36 -36
        simcard 96 120 shape M -32 -48 L 12 -48 L 32 -28 L 32 48 L -32 48 Z detail B -16 -4 16 30 5
        powerplug 112 120 shape M -30 -14 L 30 -14 L 30 4 C 30 22 16 28 0 28 C -16 28 -30 22 -30 4 Z line M -14 -16 L -14 -44 M 14 -16 L 14 -44 M 0 28 L 0 52
        battery.100 148 80 line B -60 -26 48 26 12 solid B -48 -14 36 14 5 line M 60 -6 L 60 6
        battery.75 148 80 line B -60 -26 48 26 12 solid B -48 -14 14 14 5 line M 60 -6 L 60 6
        battery.50 148 80 line B -60 -26 48 26 12 solid B -48 -14 -6 14 5 line M 60 -6 L 60 6
        battery.25 148 80 line B -60 -26 48 26 12 solid B -48 -14 -28 14 5 line M 60 -6 L 60 6
        battery.0 148 80 line B -60 -26 48 26 12 M 60 -6 L 60 6
        battery.100percent = battery.100
        battery.75percent = battery.75
        battery.50percent = battery.50
        battery.25percent = battery.25
        battery.0percent = battery.0
        battery.100.bolt 148 80 line B -60 -26 48 26 12 M 60 -6 L 60 6 solid M 4 -22 L -24 4 L -8 4 L -14 22 L 14 -4 L -2 -4 Z
        minus.plus.batteryblock 134 104 shape B -52 -28 52 40 8 line M -34 -30 L -34 -38 M 34 -30 L 34 -38 detail M -36 6 L -16 6 M 16 6 L 36 6 M 26 -4 L 26 16
        antenna.radiowaves.left.and.right 128 120 line M 0 -6 L 0 50 M -18 50 L 18 50 A 0 -14 26 -50 50 A 0 -14 46 -50 50 A 0 -14 26 130 230 A 0 -14 46 130 230 solid O 0 -14 9
        personalhotspot 128 100 line M -6 16 L -22 32 C -46 52 -70 22 -48 2 L -34 -12 C -20 -24 -6 -20 0 -10 M 6 -16 L 22 -32 C 46 -52 70 -22 48 -2 L 34 12 C 20 24 6 20 0 10
        wave.3.right 100 104 line A -34 0 22 -45 45 A -34 0 42 -45 45 A -34 0 64 -45 45
        wave.3.left = mirror wave.3.right
        wave.3.forward = wave.3.right
        wave.3.backward = wave.3.left
        shareplay 128 112 line A 0 -4 26 0 360 A 0 -4 46 -60 60 A 0 -4 46 120 240 solid O 0 -6 10 M -18 18 C -18 2 18 2 18 18 Z
        airplayvideo 134 112 line M -28 26 L -40 26 Q -52 26 -52 14 L -52 -32 Q -52 -44 -40 -44 L 40 -44 Q 52 -44 52 -32 L 52 14 Q 52 26 40 26 L 28 26 solid M 0 14 L 28 46 L -28 46 Z
        airplay.video = airplayvideo
        airplayaudio 124 116 line A 0 -6 46 130 410 A 0 -6 26 120 420 solid M 0 12 L 26 46 L -26 46 Z
        airplay.audio = airplayaudio
        waveform 124 104 line M -48 -6 L -48 6 M -32 -18 L -32 18 M -16 -38 L -16 38 M 0 -22 L 0 22 M 16 -40 L 16 40 M 32 -18 L 32 18 M 48 -6 L 48 6
        waveform.path 128 104 line M -54 0 L -38 0 L -26 -36 L -10 36 L 6 -28 L 20 20 L 32 0 L 54 0
        waveform.path.ecg 128 104 line M -54 4 L -28 4 L -16 -38 L 4 38 L 18 -10 L 26 4 L 54 4
        waveform.path.ecg.rectangle 134 104 shape B -53 -38 53 38 14 detail M -42 2 L -22 2 L -12 -20 L 4 22 L 14 -6 L 20 2 L 42 2
        music.note.list 116 116 line M -46 -40 L 46 -40 M -46 -16 L 4 -16 M -46 8 L -8 8 M 28 36 L 28 -22 C 34 -10 50 -12 48 4 solid E 14 36 15 11
        music.quarternote.3 134 112 solid E -36 32 14 11 E 8 36 14 11 E 46 22 12 10 line M -23 30 L -23 -40 M 21 34 L 21 -30 M 57 20 L 57 -34
        music.mic 112 116 shape O 18 -22 24 line M 0 -6 L -42 44 M 2 -38 L 34 -6
        guitars 120 124 line M 10 -10 L 44 -48 M 36 -50 L 48 -40 shape M 12 -16 C 20 -6 14 0 10 6 C 22 26 6 50 -16 50 C -42 50 -52 22 -34 8 C -26 0 -14 6 -8 -8 C -4 -18 4 -22 12 -16 Z mark O -10 24 9
        pianokeys 134 96 shape B -52 -34 52 34 8 detail:0.8 M -26 4 L -26 32 M 0 4 L 0 32 M 26 4 L 26 32 mark B -32 -34 -20 4 2 B -6 -34 6 4 2 B 20 -34 32 4 2
        metronome 108 124 line M -14 -50 L 14 -50 L 38 50 L -38 50 Z M -32 24 L 32 24 M 0 24 L 34 -36
        film 134 104 shape B -52 -38 52 38 8 detail M -28 -36 L -28 36 M 28 -36 L 28 36 M -28 0 L 28 0 detail:0.7 M -50 -18 L -30 -18 M -50 0 L -30 0 M -50 18 L -30 18 M 50 -18 L 30 -18 M 50 0 L 30 0 M 50 18 L 30 18
        movieclapper 128 112 shape B -48 -14 48 44 8 line M -48 -20 L 42 -44 L 46 -32 L -44 -8 Z
        camera.aperture 120 120 line O 0 0 48 M -20 -43 L 12 8 M 26 -40 L 2 14 M 48 -2 L -12 2 M 20 43 L -14 -10 M -26 40 L 0 -14 M -48 4 L 12 -4
        camera.filters 120 112 line O 0 -18 28 O -18 14 28 O 18 14 28
        camera.rotate 138 120 shape M -42 -28 L -26 -28 L -18 -40 Q -16 -44 -12 -44 L 12 -44 Q 16 -44 18 -40 L 26 -28 L 42 -28 Q 56 -28 56 -14 L 56 30 Q 56 44 42 44 L -42 44 Q -56 44 -56 30 L -56 -14 Q -56 -28 -42 -28 Z detail A 0 8 20 -160 -10 A 0 8 20 20 170
        arrow.triangle.2.circlepath.camera = camera.rotate
        photo.artframe 134 116 shape B -52 -44 52 44 4 detail B -34 -26 34 26 3 mark M -26 20 L -8 -4 L 6 12 L 14 4 L 28 20 Z
        livephoto 120 120 line O 0 0 16 O 0 0 30 solid O 0 -46 4 O 23 -40 4 O 40 -23 4 O 46 0 4 O 40 23 4 O 23 40 4 O 0 46 4 O -23 40 4 O -40 23 4 O -46 0 4 O -40 -23 4 O -23 -40 4
        pip 134 104 line B -53 -38 53 38 14 solid B 2 2 42 28 5
        pip.enter = pip
        pip.exit = mirror pip
        play.rectangle 134 104 shape B -53 -38 53 38 16 mark M -14 -20 L 22 0 L -14 20 Z
        play.tv = play.rectangle
        play.square.stack 116 124 line:0.8 M -26 -52 L 26 -52 M -36 -38 L 36 -38 shape B -46 -24 46 52 14 mark M -12 -4 L 20 14 L -12 32 Z
        phone.down 138 76 shape M -56 18 C -60 -34 60 -34 56 18 C 54 26 34 22 30 16 L 28 0 C 14 -6 -14 -6 -28 0 L -30 16 C -34 22 -54 26 -56 18 Z
        phone.arrow.up.right 124 118 shape M -34 -46 C -54 -36 -52 -12 -32 16 C -12 42 16 58 38 48 C 48 40 52 34 48 28 L 26 14 C 18 12 14 24 8 24 C -2 22 -22 -2 -22 -10 C -22 -16 -12 -18 -14 -26 L -24 -44 C -28 -50 -32 -50 -34 -46 Z line M 10 -10 L 48 -48 M 20 -48 L 48 -48 L 48 -20
        phone.arrow.down.left 124 118 shape M -34 -46 C -54 -36 -52 -12 -32 16 C -12 42 16 58 38 48 C 48 40 52 34 48 28 L 26 14 C 18 12 14 24 8 24 C -2 22 -22 -2 -22 -10 C -22 -16 -12 -18 -14 -26 L -24 -44 C -28 -50 -32 -50 -34 -46 Z line M 48 -48 L 10 -10 M 10 -38 L 10 -10 L 38 -10
        phone.fill.arrow.up.right 124 118 solid M -34 -46 C -54 -36 -52 -12 -32 16 C -12 42 16 58 38 48 C 48 40 52 34 48 28 L 26 14 C 18 12 14 24 8 24 C -2 22 -22 -2 -22 -10 C -22 -16 -12 -18 -14 -26 L -24 -44 C -28 -50 -32 -50 -34 -46 Z line M 10 -10 L 48 -48 M 20 -48 L 48 -48 L 48 -20
        phone.fill.arrow.down.left 124 118 solid M -34 -46 C -54 -36 -52 -12 -32 16 C -12 42 16 58 38 48 C 48 40 52 34 48 28 L 26 14 C 18 12 14 24 8 24 C -2 22 -22 -2 -22 -10 C -22 -16 -12 -18 -14 -26 L -24 -44 C -28 -50 -32 -50 -34 -46 Z line M 48 -48 L 10 -10 M 10 -38 L 10 -10 L 38 -10
        arrow.up.right.video 142 100 shape B -62 -34 22 34 14 shape M 34 -6 L 60 -26 L 60 26 L 34 6 Z detail M -36 16 L -4 -16 M -26 -16 L -4 -16 L -4 6
        arrow.down.left.video 142 100 shape B -62 -34 22 34 14 shape M 34 -6 L 60 -26 L 60 26 L 34 6 Z detail M -4 -16 L -36 16 M -36 -6 L -36 16 L -14 16
        questionmark.video 142 100 shape B -62 -34 22 34 14 shape M 34 -6 L 60 -26 L 60 26 L 34 6 Z detail M -30 -10 C -30 -24 -10 -24 -10 -10 C -10 0 -20 0 -20 8 mark O -20 18 4
        bubble 132 116 shape M 0 -44 C 32 -44 54 -28 54 -4 C 54 20 32 36 0 36 C -6 36 -12 36 -18 34 C -26 42 -38 48 -48 48 C -42 42 -38 34 -38 26 C -48 18 -54 8 -54 -4 C -54 -28 -32 -44 0 -44 Z
        bubble.middle.bottom 128 116 shape M -38 -44 L 38 -44 Q 52 -44 52 -30 L 52 14 Q 52 28 38 28 L 14 28 L 0 46 L -14 28 L -38 28 Q -52 28 -52 14 L -52 -30 Q -52 -44 -38 -44 Z
        bubble.left.and.bubble.right 150 116 shape M -22 -42 C 4 -42 20 -30 20 -12 C 20 6 4 18 -22 18 L -34 17 C -40 24 -48 28 -56 28 C -52 22 -50 16 -50 12 C -60 6 -64 -2 -64 -12 C -64 -30 -48 -42 -22 -42 Z line M 30 -18 C 52 -16 64 -4 64 12 C 64 22 60 28 50 34 C 50 38 52 44 56 48 C 48 48 40 44 34 38 C 10 42 -8 36 -16 26
        bubble.left.and.bubble.right.fill 150 116 solid M -22 -42 C 4 -42 20 -30 20 -12 C 20 6 4 18 -22 18 L -34 17 C -40 24 -48 28 -56 28 C -52 22 -50 16 -50 12 C -60 6 -64 -2 -64 -12 C -64 -30 -48 -42 -22 -42 Z M 30 -18 C 52 -16 64 -4 64 12 C 64 22 60 28 50 34 C 50 38 52 44 56 48 C 48 48 40 44 34 38 C 10 42 -8 36 -16 26 C 14 22 30 8 30 -18 Z
        ellipsis.bubble 132 116 shape M 0 -44 C 32 -44 54 -28 54 -4 C 54 20 32 36 0 36 C -6 36 -12 36 -18 34 C -26 42 -38 48 -48 48 C -42 42 -38 34 -38 26 C -48 18 -54 8 -54 -4 C -54 -28 -32 -44 0 -44 Z mark O -24 -4 7 O 0 -4 7 O 24 -4 7
        ellipsis.message = ellipsis.bubble
        text.bubble 132 116 shape M 0 -44 C 32 -44 54 -28 54 -4 C 54 20 32 36 0 36 C -6 36 -12 36 -18 34 C -26 42 -38 48 -48 48 C -42 42 -38 34 -38 26 C -48 18 -54 8 -54 -4 C -54 -28 -32 -44 0 -44 Z detail:0.8 M -28 -18 L 28 -18 M -28 -2 L 28 -2 M -28 14 L 6 14
        quote.bubble 132 116 shape M 0 -44 C 32 -44 54 -28 54 -4 C 54 20 32 36 0 36 C -6 36 -12 36 -18 34 C -26 42 -38 48 -48 48 C -42 42 -38 34 -38 26 C -48 18 -54 8 -54 -4 C -54 -28 -32 -44 0 -44 Z mark O -14 -6 8 O 14 -6 8 detail:0.7 M -6 -6 C -6 6 -10 10 -18 14 M 22 -6 C 22 6 18 10 10 14
        captions.bubble = text.bubble
        bubbles.and.sparkles 140 120 shape M -8 -24 C 16 -24 32 -12 32 6 C 32 24 16 36 -8 36 L -22 35 C -28 42 -38 46 -46 46 C -42 40 -40 34 -40 28 C -48 22 -52 14 -52 6 C -52 -12 -34 -24 -8 -24 Z solid M 36 -52 Q 38 -36 54 -34 Q 38 -32 36 -16 Q 34 -32 18 -34 Q 34 -36 36 -52 Z
        rectangle.connected.to.line.below 134 108 shape B -50 -42 50 14 10 line M 0 16 L 0 36 M -50 40 L 50 40
        server.rack 122 112 shape B -48 -42 48 -6 8 shape B -48 6 48 42 8 mark O -30 -24 5 O -30 24 5 detail M -4 -24 L 30 -24 M -4 24 L 30 24
        iphone.radiowaves.left.and.right 138 124 shape B -22 -44 22 44 10 line A 0 0 38 -40 40 A 0 0 56 -40 40 A 0 0 38 140 220 A 0 0 56 140 220
        iphone.gen3 84 128 shape B -30 -54 30 54 13 detail:0.8 M -8 -42 L 8 -42
        iphone.gen2 = iphone.gen3
        iphone.gen1 84 128 shape B -30 -54 30 54 11 detail:0.8 O 0 42 5
        iphone.homebutton = iphone.gen1
        apps.iphone 84 128 shape B -30 -54 30 54 13 mark B -16 -32 -4 -20 3 B 4 -32 16 -20 3 B -16 -12 -4 0 3 B 4 -12 16 0 3 B -16 8 -4 20 3 B 4 8 16 20 3
        platter.filled.top.iphone 84 128 line B -30 -54 30 54 13 solid B -20 -42 20 -16 7
        platter.filled.bottom.iphone 84 128 line B -30 -54 30 54 13 solid B -20 16 20 42 7
        vision.pro 138 88 shape M -30 -28 L 30 -28 C 64 -28 66 30 34 30 C 16 30 12 14 0 14 C -12 14 -16 30 -34 30 C -66 30 -64 -28 -30 -28 Z
        visionpro = vision.pro
        """)
}
