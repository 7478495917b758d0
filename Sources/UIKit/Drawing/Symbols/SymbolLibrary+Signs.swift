import Foundation

extension SymbolLibrary {
    private static func dots(_ pen: SymbolPen, _ points: CGFloat...) {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            pen.fill(Trace.circle(points[index], points[index + 1], pen.weight * 0.95))
        }
    }

    /// Signs made of lines.
    static let signs: [String: SymbolGlyph] = {
        func lines(_ width: CGFloat, _ height: CGFloat, _ paths: CGPath...) -> SymbolGlyph {
            SymbolGlyph(width, height) { pen in for path in paths { pen.stroke(path) } }
        }
        let question = Trace.path("M -20 -20 C -20 -48 22 -48 22 -20 C 22 -2 0 -2 0 18")
        var table: [String: SymbolGlyph] = [
            "plus": lines(96, 96, Trace.line(-38, 0, 38, 0), Trace.line(0, -38, 0, 38)),
            "minus": lines(96, 30, Trace.line(-38, 0, 38, 0)),
            "multiply": lines(86, 86, Trace.line(-32, -32, 32, 32), Trace.line(-32, 32, 32, -32)),
            "xmark": lines(86, 86, Trace.line(-32, -32, 32, 32), Trace.line(-32, 32, 32, -32)),
            "checkmark": lines(90, 90, Trace.line(-34, 5, -10, 34, 34, -34)),
            "equal": lines(96, 60, Trace.line(-38, -15, 38, -15), Trace.line(-38, 15, 38, 15)),
            "chevron.right": lines(58, 96, Trace.line(-17, -37, 17, 0, -17, 37)),
            "chevron.left": lines(58, 96, Trace.line(17, -37, -17, 0, 17, 37)),
            "chevron.up": lines(96, 58, Trace.line(-37, 17, 0, -17, 37, 17)),
            "chevron.down": lines(96, 58, Trace.line(-37, -17, 0, 17, 37, -17)),
            "chevron.compact.down": lines(110, 40, Trace.line(-45, -8, 0, 8, 45, -8)),
            "chevron.compact.up": lines(110, 40, Trace.line(-45, 8, 0, -8, 45, 8)),
            "chevron.compact.right": lines(40, 110, Trace.line(-8, -45, 8, 0, -8, 45)),
            "chevron.compact.left": lines(40, 110, Trace.line(8, -45, -8, 0, 8, 45)),
            "chevron.up.chevron.down": lines(72, 104, Trace.line(-24, -16, 0, -40, 24, -16), Trace.line(-24, 16, 0, 40, 24, 16)),
            "chevron.left.2": lines(92, 96, Trace.line(2, -37, -34, 0, 2, 37), Trace.line(36, -37, 0, 0, 36, 37)),
            "chevron.right.2": lines(92, 96, Trace.line(-36, -37, 0, 0, -36, 37), Trace.line(-2, -37, 34, 0, -2, 37)),
            "line.3.horizontal": lines(106, 80, Trace.line(-42, -26, 42, -26), Trace.line(-42, 0, 42, 0), Trace.line(-42, 26, 42, 26)),
            "line.3.horizontal.decrease": lines(
                106, 80, Trace.line(-42, -26, 42, -26), Trace.line(-27, 0, 27, 0), Trace.line(-12, 26, 12, 26)),
            "text.alignleft": lines(
                106, 100, Trace.line(-42, -36, 42, -36), Trace.line(-42, -12, 14, -12), Trace.line(-42, 12, 42, 12),
                Trace.line(-42, 36, 14, 36)),
            "text.aligncenter": lines(
                106, 100, Trace.line(-42, -36, 42, -36), Trace.line(-28, -12, 28, -12), Trace.line(-42, 12, 42, 12),
                Trace.line(-28, 36, 28, 36)),
            "link": lines(
                138, 100, Trace.path("M -6 16 L -22 32 C -48 56 -76 24 -50 0 L -32 -18 C -14 -34 4 -28 10 -14"),
                Trace.path("M 6 -16 L 22 -32 C 48 -56 76 -24 50 0 L 32 18 C 14 34 -4 28 -10 14")),
            "wifi": SymbolGlyph(124, 94) { pen in
                for radius in [26.0, 48, 70] { pen.stroke(Trace.arc(0, 34, CGFloat(radius), -137, -43)) }
                pen.fill(Trace.circle(0, 32, pen.weight))
            },
            "ellipsis": SymbolGlyph(104, 34) { pen in dots(pen, -34, 0, 0, 0, 34, 0) },
            "info": SymbolGlyph(48, 96) { pen in
                dots(pen, 0, -34)
                pen.stroke(Trace.line(-10, -10, 2, -10, 2, 36))
                pen.stroke(Trace.line(-14, 36, 16, 36))
            },
            "questionmark": SymbolGlyph(62, 106) { pen in
                pen.stroke(question)
                dots(pen, 0, 38)
            },
            "exclamationmark": SymbolGlyph(32, 106) { pen in
                pen.stroke(Trace.line(0, -38, 0, 12))
                dots(pen, 0, 38)
            },
            "list.bullet": SymbolGlyph(116, 88) { pen in
                dots(pen, -42, -28, -42, 0, -42, 28)
                for y in [-28.0, 0, 28] { pen.stroke(Trace.line(-22, CGFloat(y), 46, CGFloat(y))) }
            },
            "list.dash": SymbolGlyph(116, 88) { pen in
                for y in [-28.0, 0, 28] {
                    pen.stroke(Trace.line(-46, CGFloat(y), -38, CGFloat(y)))
                    pen.stroke(Trace.line(-20, CGFloat(y), 46, CGFloat(y)))
                }
            },
            "slider.horizontal.3": SymbolGlyph(120, 108) { pen in
                for (y, x) in [(-34.0, 22.0), (0, -20), (34, 14)] {
                    let (x, y) = (CGFloat(x), CGFloat(y))
                    pen.stroke(Trace.line(-47, y, x - 11, y))
                    pen.stroke(Trace.line(x + 11, y, 47, y))
                    pen.stroke(Trace.circle(x, y, 11))
                }
            },
            "magnifyingglass": SymbolGlyph(112, 112) { pen in
                pen.stroke(Trace.circle(-9, -9, 33))
                pen.stroke(Trace.line(15, 15, 44, 44), width: 1.1)
            },
            "paperclip": lines(
                114, 118,
                Trace.path("M 30 -10 L -6 26 C -18 38 -34 22 -22 10 L 18 -30 C 38 -50 62 -24 42 -4 L -4 42 C -32 68 -66 34 -40 6 L -6 -28")),
        ]
        for (alias, name) in [
            ("chevron.forward", "chevron.right"), ("chevron.backward", "chevron.left"), ("line.horizontal.3", "line.3.horizontal"),
            ("line.horizontal.3.decrease", "line.3.horizontal.decrease"), ("text.justify", "line.3.horizontal"),
        ] { table[alias] = table[name] }
        return table
    }()

    /// Digits, for numbers in circles and squares.
    static let numbers: [String: SymbolGlyph] = {
        let strokes = [
            "M 0 -40 C 34 -40 34 40 0 40 C -34 40 -34 -40 0 -40 Z", "M -16 -26 L 6 -40 L 6 40",
            "M -22 -20 C -22 -48 24 -46 24 -18 C 24 0 -24 24 -24 40 L 26 40",
            "M -22 -28 C -16 -46 24 -46 22 -20 C 20 -4 0 -3 -6 -3 C 6 -3 26 0 25 19 C 24 46 -20 46 -26 24",
            "M 12 40 L 12 -40 L -28 18 L 30 18",
            "M 22 -40 L -16 -40 L -22 -4 C -6 -16 26 -14 26 14 C 26 46 -20 48 -26 24",
            "M 20 -30 C 6 -50 -26 -40 -26 8 C -26 52 26 50 26 14 C 26 -14 -18 -14 -25 10",
            "M -26 -40 L 26 -40 L -8 40", "M 0 -4 C -28 -4 -28 -40 0 -40 C 28 -40 28 -4 0 -4 C -34 -4 -34 40 0 40 C 34 40 34 -4 0 -4 Z",
            "M -20 30 C -6 50 26 40 26 -8 C 26 -52 -26 -50 -26 -14 C -26 14 18 14 25 -10",
        ].map { Trace.path($0) }
        var table: [String: SymbolGlyph] = [:]
        for number in 0...50 {
            let digits = String(number).compactMap { $0.wholeNumberValue }
            table["\(number)"] = SymbolGlyph(digits.count == 1 ? 78 : 128, 100) { pen in
                for (index, digit) in digits.enumerated() {
                    let x = digits.count == 1 ? 0 : CGFloat(index * 2 - 1) * 30
                    pen.scaled(digits.count == 1 ? 1 : 0.82, x: x) { $0.stroke(strokes[digit]) }
                }
            }
        }
        return table
    }()

    /// Arrows.
    static let arrows: [String: SymbolGlyph] = {
        func arrow(_ pen: SymbolPen, _ length: CGFloat = 42, head: CGFloat = 30) {
            pen.stroke(Trace.line(0, length, 0, -length))
            pen.stroke(Trace.line(-head, head - length, 0, -length, head, head - length))
        }
        func straight(_ degrees: CGFloat) -> SymbolGlyph {
            let isLevel = degrees.truncatingRemainder(dividingBy: 180) != 0
            let isAcross = degrees.truncatingRemainder(dividingBy: 90) != 0
            return SymbolGlyph(isAcross ? 90 : isLevel ? 106 : 88, isAcross ? 90 : isLevel ? 88 : 106) { pen in
                pen.turned(degrees) { arrow($0) }
            }
        }
        func toLine(_ degrees: CGFloat) -> SymbolGlyph {
            let isLevel = degrees.truncatingRemainder(dividingBy: 180) != 0
            return SymbolGlyph(isLevel ? 114 : 92, isLevel ? 92 : 114) { pen in
                pen.turned(degrees) { pen in
                    pen.stroke(Trace.line(0, 46, 0, -28))
                    pen.stroke(Trace.line(-28, 0, 0, -28, 28, 0))
                    pen.stroke(Trace.line(-34, -46, 34, -46))
                }
            }
        }
        func circular(_ pen: SymbolPen) {
            pen.stroke(Trace.arc(0, 2, 40, -20, 280))
            // The head begins where the arc ends and points along it.
            pen.scaled(1, x: 40 * cos(280 * .pi / 180), y: 2 + 40 * sin(280 * .pi / 180)) { pen in
                pen.turned(10) { $0.fill(Trace.line(-2, -19, 28, 0, -2, 19, closed: true)) }
            }
        }
        func uturn(_ pen: SymbolPen) {
            pen.stroke(Trace.path("M -40 -14 L 22 -14 C 52 -14 52 36 22 36 L -4 36"))
            pen.stroke(Trace.line(-16, -40, -42, -14, -16, 12))
        }
        var table: [String: SymbolGlyph] = [
            "arrow.up": straight(0), "arrow.right": straight(90), "arrow.down": straight(180), "arrow.left": straight(270),
            "arrow.up.right": straight(45), "arrow.down.right": straight(135), "arrow.down.left": straight(225),
            "arrow.up.left": straight(315), "arrow.up.to.line": toLine(0), "arrow.right.to.line": toLine(90),
            "arrow.down.to.line": toLine(180), "arrow.left.to.line": toLine(270), "arrow.down.to.line.compact": toLine(180),
            "arrow.clockwise": SymbolGlyph(110, 120, circular),
            "arrow.counterclockwise": SymbolGlyph(110, 120) { $0.mirrored(circular) },
            "arrow.uturn.left": SymbolGlyph(112, 98, uturn), "arrow.uturn.right": SymbolGlyph(112, 98) { $0.mirrored(uturn) },
            "arrow.up.arrow.down": SymbolGlyph(122, 104) { pen in
                pen.scaled(0.95, x: -25) { arrow($0, 40, head: 23) }
                pen.scaled(0.95, x: 25) { $0.turned(180) { arrow($0, 40, head: 23) } }
            },
            "arrow.left.arrow.right": SymbolGlyph(104, 122) { pen in
                pen.turned(90) { pen in
                    pen.scaled(0.95, x: -25) { arrow($0, 40, head: 23) }
                    pen.scaled(0.95, x: 25) { $0.turned(180) { arrow($0, 40, head: 23) } }
                }
            },
            "arrow.triangle.2.circlepath": SymbolGlyph(124, 110) { pen in
                for turn in [0, 180] {
                    pen.turned(CGFloat(turn)) { pen in
                        pen.stroke(Trace.arc(0, 0, 38, 190, 330))
                        pen.fill(Trace.line(20, -16, 52, -16, 38, 8, closed: true))
                    }
                }
            },
        ]
        for (alias, name) in [
            ("arrow.forward", "arrow.right"), ("arrow.backward", "arrow.left"), ("arrow.uturn.backward", "arrow.uturn.left"),
            ("arrow.uturn.forward", "arrow.uturn.right"), ("arrow.2.circlepath", "arrow.triangle.2.circlepath"),
            ("arrow.trianglehead.clockwise", "arrow.clockwise"), ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
        ] { table[alias] = table[name] }
        return table
    }()
}
