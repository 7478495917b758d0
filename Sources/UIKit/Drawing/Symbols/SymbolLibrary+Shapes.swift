import Foundation

extension SymbolLibrary {
    /// A star's corners, its point upwards.
    static func star(_ outer: CGFloat, _ inner: CGFloat, y: CGFloat = 4) -> CGPath {
        let path = CGMutablePath()
        path.addLines(
            between: (0..<10).map { index in
                let radius = index % 2 == 0 ? outer : inner
                let angle = CGFloat(index) * .pi / 5 - .pi / 2
                return CGPoint(x: radius * cos(angle), y: y + radius * sin(angle))
            })
        path.closeSubpath()
        return path
    }

    static let heart = Trace.path(
        "M 0 42 C -20 30 -50 6 -50 -18 C -50 -34 -38 -44 -25 -44 C -14 -44 -5 -38 0 -28 C 5 -38 14 -44 25 -44 C 38 -44 50 -34 50 -18 C 50 6 20 30 0 42 Z"
    )

    /// Plain shapes.
    static let shapes: [String: SymbolGlyph] = {
        func shape(_ width: CGFloat, _ height: CGFloat, _ path: CGPath) -> SymbolGlyph { SymbolGlyph(width, height) { $0.shape(path) } }
        return [
            "circle": shape(117, 117, Trace.circle(0, 0, 46)), "square": shape(112, 112, Trace.box(-42, -42, 42, 42, radius: 18)),
            "rectangle": shape(134, 104, Trace.box(-53, -38, 53, 38, radius: 16)),
            "rectangle.portrait": shape(104, 134, Trace.box(-38, -53, 38, 53, radius: 16)),
            "capsule": shape(134, 92, Trace.box(-55, -33, 55, 33, radius: 33)),
            "oval": shape(134, 96, Trace.oval(0, 0, 55, 35)), "triangle": shape(122, 112, Trace.rounded(9, 0, -50, 54, 44, -54, 44)),
            "diamond": shape(124, 124, Trace.rounded(10, 0, -54, 54, 0, 0, 54, -54, 0)),
            "hexagon": shape(120, 126, Trace.rounded(9, 0, -54, 47, -27, 47, 27, 0, 54, -47, 27, -47, -27)),
            "star": shape(130, 124, star(52, 22)), "heart": shape(124, 112, heart),
            "heart.slash": SymbolGlyph(124, 118) { pen in
                pen.shape(heart)
                slash(pen)
            },
            "star.leadinghalf.filled": SymbolGlyph(130, 124) { pen in
                pen.stroke(star(52, 22))
                pen.context.saveGState()
                pen.context.clip(to: CGRect(x: -80, y: -80, width: 80, height: 160))
                pen.fill(star(52, 22))
                pen.context.restoreGState()
            },
            "circle.lefthalf.filled": SymbolGlyph(117, 117) { pen in
                pen.stroke(Trace.circle(0, 0, 46))
                pen.context.saveGState()
                pen.context.clip(to: CGRect(x: -80, y: -80, width: 80, height: 160))
                pen.fill(Trace.circle(0, 0, 46))
                pen.context.restoreGState()
            },
            "circle.dashed": SymbolGlyph(117, 117) { pen in
                for turn in stride(from: 0, to: 360, by: 30) { pen.stroke(Trace.arc(0, 0, 46, CGFloat(turn) - 7, CGFloat(turn) + 7)) }
            },
            "dot.circle": SymbolGlyph(117, 117) { pen in
                pen.stroke(Trace.circle(0, 0, 46))
                pen.fill(Trace.circle(0, 0, 20))
            },
            "smallcircle.filled.circle": SymbolGlyph(117, 117) { pen in
                pen.stroke(Trace.circle(0, 0, 46))
                pen.fill(Trace.circle(0, 0, 28))
            },
            "square.grid.2x2": SymbolGlyph(112, 112) { pen in
                for (x, y) in [(-24.0, -24.0), (24, -24), (-24, 24), (24, 24)] {
                    pen.shape(Trace.box(CGFloat(x) - 18, CGFloat(y) - 18, CGFloat(x) + 18, CGFloat(y) + 18, radius: 7))
                }
            },
            "square.grid.3x3": SymbolGlyph(112, 112) { pen in
                for x in [-32, 0, 32] {
                    for y in [-32, 0, 32] {
                        pen.shape(Trace.box(CGFloat(x) - 10, CGFloat(y) - 10, CGFloat(x) + 10, CGFloat(y) + 10, radius: 3))
                    }
                }
            },
            "rectangle.grid.1x2": SymbolGlyph(134, 112) { pen in
                pen.shape(Trace.box(-52, -42, 52, -8, radius: 7))
                pen.shape(Trace.box(-52, 8, 52, 42, radius: 7))
            },
            "sidebar.left": SymbolGlyph(134, 104) { pen in
                pen.stroke(Trace.box(-53, -38, 53, 38, radius: 16))
                pen.stroke(Trace.line(-18, -36, -18, 36))
                for y in [-20, -6, 8] { pen.stroke(Trace.line(-40, CGFloat(y), -31, CGFloat(y)), width: 0.7) }
            },
        ]
    }()

    /// A line across a symbol that says "not", with a gap beside it.
    static func slash(_ pen: SymbolPen) {
        let offset = pen.weight * 0.75
        pen.erase { pen.stroke(Trace.line(-42 + offset, -48 - offset, 46 + offset, 44 - offset), width: 1.2) }
        pen.stroke(Trace.line(-44, -46, 44, 46))
    }
}
