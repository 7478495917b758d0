import Foundation

extension SymbolLibrary {
    private static let play = Trace.rounded(7, -34, -46, 48, 0, -34, 46)
    private static let speaker = Trace.path(
        "M -44 -16 L -26 -16 L 2 -40 L 2 40 L -26 16 L -44 16 Q -50 16 -50 10 L -50 -10 Q -50 -16 -44 -16 Z")

    private static func skip(_ pen: SymbolPen) {
        pen.shape(Trace.rounded(5, -54, -32, -2, 0, -54, 32))
        pen.shape(Trace.rounded(5, 2, -32, 54, 0, 2, 32))
    }

    private static func toEnd(_ pen: SymbolPen) {
        skip(pen)
        pen.stroke(Trace.line(58, -30, 58, 30))
    }

    private static func waves(_ pen: SymbolPen, _ count: Int) {
        for index in 0..<count { pen.stroke(Trace.arc(-2, 0, 26 + 19 * CGFloat(index), -42, 42)) }
    }

    private static func mic(_ pen: SymbolPen) {
        pen.shape(Trace.box(-18, -54, 18, 12, radius: 18))
        pen.stroke(Trace.path("M -34 -10 L -34 0 C -34 44 34 44 34 0 L 34 -10"))
        pen.stroke(Trace.line(0, 34, 0, 54))
        pen.stroke(Trace.line(-20, 54, 20, 54))
    }

    private static func video(_ pen: SymbolPen) {
        pen.shape(Trace.box(-62, -34, 22, 34, radius: 14))
        pen.shape(Trace.rounded(4, 34, -6, 60, -28, 60, 28, 34, 6))
    }

    /// Playing and recording.
    static let media: [String: SymbolGlyph] = {
        func shape(_ width: CGFloat, _ height: CGFloat, _ path: CGPath) -> SymbolGlyph { SymbolGlyph(width, height) { $0.shape(path) } }
        func sounding(_ count: Int, _ width: CGFloat) -> SymbolGlyph {
            SymbolGlyph(width, 112) { pen in
                pen.scaled(1, x: 20 - CGFloat(count) * 9) { pen in
                    pen.shape(speaker)
                    pen.scaled(1, x: 4) { waves($0, count) }
                }
            }
        }
        return [
            "play": shape(104, 110, play), "stop": shape(102, 102, Trace.box(-38, -38, 38, 38, radius: 12)),
            "pause": SymbolGlyph(86, 104) { pen in
                pen.shape(Trace.box(-32, -40, -12, 40, radius: 5))
                pen.shape(Trace.box(12, -40, 32, 40, radius: 5))
            },
            "forward": SymbolGlyph(136, 90, skip), "backward": SymbolGlyph(136, 90) { $0.mirrored(skip) },
            "forward.end": SymbolGlyph(140, 90, toEnd), "backward.end": SymbolGlyph(140, 90) { $0.mirrored(toEnd) },
            "record.circle": SymbolGlyph(117, 117) { pen in
                pen.stroke(Trace.circle(0, 0, 46))
                pen.fill(Trace.circle(0, 0, 26))
            },
            "speaker": SymbolGlyph(84, 104) { pen in pen.scaled(1, x: 22) { $0.shape(speaker) } },
            "speaker.wave.1": sounding(1, 106), "speaker.wave.2": sounding(2, 126), "speaker.wave.3": sounding(3, 148),
            "speaker.slash": SymbolGlyph(116, 116) { pen in
                pen.scaled(1, x: 14) { $0.shape(speaker) }
                slash(pen)
            },
            "mic": SymbolGlyph(92, 128, mic),
            "mic.slash": SymbolGlyph(112, 128) { pen in
                mic(pen)
                slash(pen)
            },
            "music.note": SymbolGlyph(92, 122) { pen in
                pen.fill(Trace.oval(-18, 38, 20, 15))
                pen.stroke(Trace.path("M 1 36 L 1 -48 C 8 -34 34 -34 30 -8"))
            },
            "headphones": SymbolGlyph(124, 116) { pen in
                pen.stroke(Trace.path("M -48 20 L -48 4 C -48 -62 48 -62 48 4 L 48 20"))
                pen.fill(Trace.box(-54, 12, -30, 50, radius: 8))
                pen.fill(Trace.box(30, 12, 54, 50, radius: 8))
            },
            "camera": SymbolGlyph(138, 112) { pen in
                pen.shape(
                    Trace.path(
                        "M -42 -28 L -26 -28 L -18 -40 Q -16 -44 -12 -44 L 12 -44 Q 16 -44 18 -40 L 26 -28 L 42 -28 Q 56 -28 56 -14 L 56 30 Q 56 44 42 44 L -42 44 Q -56 44 -56 30 L -56 -14 Q -56 -28 -42 -28 Z"
                    ))
                pen.detail(Trace.circle(0, 7, 22))
            },
            "video": SymbolGlyph(142, 96, video),
            "video.slash": SymbolGlyph(142, 112) { pen in
                video(pen)
                slash(pen)
            },
            "photo": SymbolGlyph(138, 108) { pen in
                pen.shape(Trace.box(-55, -40, 55, 40, radius: 14))
                let hills = Trace.path("M -52 30 L -24 2 Q -18 -3 -12 2 L 4 18 L 22 -2 Q 28 -8 34 -2 L 53 20")
                pen.detail(hills)
                let sun = Trace.circle(-28, -16, 9)
                if pen.isFilled { pen.erase { pen.fill(sun) } } else { pen.fill(sun) }
            },
            "photo.on.rectangle": SymbolGlyph(144, 116) { pen in
                pen.stroke(Trace.path("M -46 18 Q -58 18 -58 6 L -58 -34 Q -58 -46 -46 -46 L 28 -46 Q 40 -46 40 -34"))
                pen.shape(Trace.box(-42, -28, 60, 46, radius: 12))
                pen.detail(Trace.path("M -38 36 L -14 10 Q -9 5 -4 10 L 10 24 L 26 6 Q 31 1 36 6 L 57 30"))
            },
            "tv": SymbolGlyph(138, 112) { pen in
                pen.shape(Trace.box(-56, -44, 56, 32, radius: 10))
                pen.stroke(Trace.line(-24, 46, 24, 46))
            },
            "iphone": SymbolGlyph(84, 128) { pen in
                pen.shape(Trace.box(-30, -54, 30, 54, radius: 13))
                pen.detail(Trace.line(-8, -42, 8, -42), width: 0.8)
            },
            "dot.radiowaves.left.and.right": SymbolGlyph(136, 100) { pen in
                pen.fill(Trace.circle(0, 0, 10))
                for radius in [30.0, 52] {
                    pen.stroke(Trace.arc(0, 0, CGFloat(radius), -45, 45))
                    pen.stroke(Trace.arc(0, 0, CGFloat(radius), 135, 225))
                }
            },
        ]
    }()

    private static let cloud = Trace.path(
        "M -34 34 C -58 34 -62 0 -38 -4 C -38 -34 4 -46 18 -18 C 40 -26 56 -4 44 10 C 56 18 50 34 36 34 Z")

    /// Weather and sky.
    static let weather: [String: SymbolGlyph] = {
        func shape(_ width: CGFloat, _ height: CGFloat, _ path: CGPath) -> SymbolGlyph { SymbolGlyph(width, height) { $0.shape(path) } }
        func falling(_ marks: [(CGFloat, CGFloat)]) -> SymbolGlyph {
            SymbolGlyph(130, 124) { pen in
                pen.scaled(0.9, y: -16) { $0.shape(cloud) }
                for (x, y) in marks { pen.stroke(Trace.line(x + 4, y, x - 4, y + 14)) }
            }
        }
        return [
            "cloud": shape(130, 96, cloud),
            "moon": shape(
                112, 112,
                Trace.path(
                    "M 14 -46 C -8 8 24 44 46 14 C 42 36 22 48 0 48 C -28 48 -48 28 -48 0 C -48 -28 -26 -48 -4 -47 Q 10 -48 14 -46 Z")),
            "cloud.rain": falling([(-28, 26), (-6, 32), (16, 26), (38, 32)]),
            "sun.max": SymbolGlyph(126, 126) { pen in
                pen.shape(Trace.circle(0, 0, 22))
                for turn in stride(from: 0, to: 360, by: 45) {
                    pen.turned(CGFloat(turn)) { $0.stroke(Trace.line(0, -40, 0, -54)) }
                }
            },
            "sun.min": SymbolGlyph(110, 110) { pen in
                pen.shape(Trace.circle(0, 0, 22))
                for turn in stride(from: 0, to: 360, by: 45) {
                    pen.turned(CGFloat(turn)) { $0.fill(Trace.circle(0, -42, 5)) }
                }
            },
            "drop": shape(
                90, 124, Trace.path("M 0 -54 C 12 -30 36 -6 36 18 C 36 40 20 54 0 54 C -20 54 -36 40 -36 18 C -36 -6 -12 -30 0 -54 Z")),
            "snowflake": SymbolGlyph(112, 122) { pen in
                for turn in stride(from: 0, to: 360, by: 60) {
                    pen.turned(CGFloat(turn)) { pen in
                        pen.stroke(Trace.line(0, 0, 0, -52), width: 0.8)
                        pen.stroke(Trace.line(-13, -48, 0, -35, 13, -48), width: 0.8)
                    }
                }
            },
            "leaf": SymbolGlyph(122, 108) { pen in
                pen.shape(Trace.path("M 52 -44 C 56 4 36 40 -8 40 C -34 40 -50 22 -46 2 C -40 -34 14 -18 52 -44 Z"))
                pen.detail(Trace.path("M 18 -6 C -8 0 -30 14 -52 44"))
            },
        ]
    }()

    /// Documents and what is done with them.
    static let documents: [String: SymbolGlyph] = {
        let page = Trace.path(
            "M -26 -54 L 4 -54 L 38 -18 L 38 42 Q 38 54 26 54 L -26 54 Q -38 54 -38 42 L -38 -42 Q -38 -54 -26 -54 Z")
        let fold = Trace.line(4, -52, 4, -18, 36, -18)
        func document(_ pen: SymbolPen) {
            pen.shape(page)
            pen.detail(fold, width: 0.9)
        }
        func tray(_ pen: SymbolPen) {
            pen.stroke(
                Trace.path(
                    "M -18 -18 L -28 -18 Q -40 -18 -40 -6 L -40 42 Q -40 54 -28 54 L 28 54 Q 40 54 40 42 L 40 -6 Q 40 -18 28 -18 L 18 -18"))
        }
        let folder = Trace.path(
            "M -40 -42 L -18 -42 Q -12 -42 -8 -38 L -2 -30 L 40 -30 Q 54 -30 54 -16 L 54 28 Q 54 42 40 42 L -40 42 Q -54 42 -54 28 L -54 -28 Q -54 -42 -40 -42 Z"
        )
        func folderGlyph(_ pen: SymbolPen) {
            pen.shape(folder)
            pen.detail(Trace.line(-52, -12, 52, -12), width: 0.9)
        }
        func badge(_ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat) {
            pen.erase { pen.fill(Trace.circle(x, y, 28)) }
            pen.stroke(Trace.line(x - 18, y, x + 18, y))
            pen.stroke(Trace.line(x, y - 18, x, y + 18))
        }
        return [
            "doc": SymbolGlyph(100, 126, document),
            "doc.text": SymbolGlyph(100, 126) { pen in
                document(pen)
                for y in [4, 20, 36] { pen.detail(Trace.line(-20, CGFloat(y), 20, CGFloat(y)), width: 0.8) }
            },
            "doc.on.doc": SymbolGlyph(122, 132) { pen in
                pen.scaled(0.82, x: -18, y: -14, document)
                pen.erase {
                    pen.scaled(0.82, x: 18, y: 14) { pen in
                        pen.fill(page)
                        pen.stroke(page, width: 2.4)
                    }
                }
                pen.scaled(0.82, x: 18, y: 14, document)
            },
            "folder": SymbolGlyph(134, 108, folderGlyph),
            "folder.badge.plus": SymbolGlyph(150, 122) { pen in
                folderGlyph(pen)
                badge(pen, 48, 34)
            },
            "photo.badge.plus": SymbolGlyph(150, 122) { pen in
                if let photo = media["photo"] { photo.draw(pen) }
                badge(pen, 48, 34)
            },
            "tray": SymbolGlyph(132, 104) { pen in
                pen.shape(Trace.path("M -30 -38 L 30 -38 L 52 6 L 52 26 Q 52 38 40 38 L -40 38 Q -52 38 -52 26 L -52 6 Z"))
                pen.detail(Trace.path("M -52 6 L -22 6 C -20 28 20 28 22 6 L 52 6"))
            },
            "archivebox": SymbolGlyph(126, 112) { pen in
                pen.shape(Trace.box(-50, -42, 50, -20, radius: 6))
                pen.shape(Trace.box(-43, -20, 43, 42, radius: 10))
                pen.detail(Trace.line(-16, -2, 16, -2))
            },
            "square.and.arrow.up": SymbolGlyph(104, 134) { pen in
                pen.scaled(1, y: 2, tray)
                pen.stroke(Trace.line(0, 20, 0, -54))
                pen.stroke(Trace.line(-22, -34, 0, -56, 22, -34))
            },
            "square.and.arrow.down": SymbolGlyph(104, 134) { pen in
                pen.scaled(1, y: 2, tray)
                pen.stroke(Trace.line(0, -56, 0, 18))
                pen.stroke(Trace.line(-22, -2, 0, 20, 22, -2))
            },
            "square.and.pencil": SymbolGlyph(122, 122) { pen in
                pen.stroke(Trace.path("M 8 -38 L -26 -38 Q -44 -38 -44 -20 L -44 28 Q -44 46 -26 46 L 22 46 Q 40 46 40 28 L 40 -2"))
                pen.shape(Trace.path("M 38 -50 Q 42 -54 46 -50 L 50 -46 Q 54 -42 50 -38 L 6 6 L -8 10 L -4 -6 Z"))
            },
            "pencil.and.outline": SymbolGlyph(120, 124) { pen in
                if let pencil = things["pencil"] { pen.scaled(0.9, y: -6, pencil.draw) }
                pen.stroke(Trace.line(-36, 54, 46, 54))
            },
            "pencil.and.ellipsis.rectangle": SymbolGlyph(142, 122) { pen in
                pen.stroke(Trace.path("M 18 -24 L -46 -24 Q -58 -24 -58 -12 L -58 32 Q -58 44 -46 44 L 46 44 Q 58 44 58 32 L 58 0"))
                for x in [-32, -12, 8] { pen.fill(Trace.circle(CGFloat(x), 10, 6)) }
                pen.shape(Trace.path("M 52 -50 Q 56 -54 60 -50 Q 64 -46 60 -42 L 30 -10 L 18 -6 L 22 -20 Z"))
            },
            "newspaper": SymbolGlyph(130, 112) { pen in
                pen.shape(
                    Trace.path(
                        "M -50 -42 L 26 -42 L 26 30 Q 26 42 38 42 Q 50 42 50 30 L 50 -18 L 26 -18 L 26 30 Q 26 42 38 42 L -38 42 Q -50 42 -50 30 Z"
                    ))
                for y in [-20, 0, 20] { pen.detail(Trace.line(-32, CGFloat(y), 8, CGFloat(y)), width: 0.8) }
            },
            "text.viewfinder": SymbolGlyph(116, 116) { pen in
                for turn in [0, 90, 180, 270] {
                    pen.turned(CGFloat(turn)) { $0.stroke(Trace.path("M -46 -22 L -46 -32 Q -46 -46 -32 -46 L -22 -46")) }
                }
                for (y, right) in [(-16.0, 22.0), (0, 12), (16, 22)] {
                    pen.stroke(Trace.line(-22, CGFloat(y), CGFloat(right), CGFloat(y)), width: 0.9)
                }
            },
            "chart.bar": SymbolGlyph(118, 108) { pen in
                for (x, top) in [(-34.0, 8.0), (0, -14), (34, -40)] {
                    pen.shape(Trace.box(CGFloat(x) - 12, CGFloat(top), CGFloat(x) + 12, 40, radius: 4))
                }
            },
        ]
    }()
}
