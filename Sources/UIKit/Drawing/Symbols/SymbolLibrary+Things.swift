import Foundation

extension SymbolLibrary {
    private static let bell = Trace.path(
        "M -46 28 C -34 18 -34 4 -34 -10 C -34 -32 -20 -46 0 -46 C 20 -46 34 -32 34 -10 C 34 4 34 18 46 28 Z")
    private static let bookmark = Trace.path("M -30 50 L -30 -42 Q -30 -52 -20 -52 L 20 -52 Q 30 -52 30 -42 L 30 50 L 0 24 Z")
    private static let flag = Trace.path(
        "M -36 -42 C -18 -52 -6 -48 6 -42 C 18 -36 28 -38 40 -42 L 40 10 C 28 16 18 16 6 10 C -6 4 -18 4 -36 10 Z")
    private static let flame = Trace.path(
        "M -6 -56 C 2 -30 38 -18 38 16 C 38 40 20 54 0 54 C -20 54 -38 40 -38 16 C -38 2 -32 -8 -24 -16 C -22 -8 -18 -4 -12 -2 C -18 -22 -14 -42 -6 -56 Z"
    )
    private static let bolt = Trace.path("M 8 -56 L -34 8 L -4 8 L -8 56 L 34 -10 L 4 -10 Z")
    private static let tag = Trace.path(
        "M -4 -46 L 34 -46 Q 46 -46 46 -34 L 46 4 Q 46 8 42 12 L 8 46 Q 0 54 -8 46 L -46 8 Q -54 0 -46 -8 L -12 -42 Q -8 -46 -4 -46 Z")
    private static let house = Trace.path("M -40 -4 L -40 40 Q -40 46 -34 46 L 34 46 Q 40 46 40 40 L 40 -4")
    private static let pin = Trace.path(
        "M 0 56 C -14 34 -34 12 -34 -18 C -34 -40 -18 -54 0 -54 C 18 -54 34 -40 34 -18 C 34 12 14 34 0 56 Z")
    private static let location = Trace.path("M 46 -46 L -48 -4 L 2 0 L 6 48 Z")
    private static let pencil = Trace.path("M 20 -46 Q 27 -53 34 -46 L 46 -34 Q 53 -27 46 -20 L -24 50 L -48 54 Q -52 54 -52 50 L -48 26 Z")

    /// The gear's edge: `teeth` teeth between two radii.
    private static func gear(_ teeth: Int, _ inner: CGFloat, _ outer: CGFloat) -> CGPath {
        let path = CGMutablePath()
        let step = 2 * CGFloat.pi / CGFloat(teeth)
        var points: [CGPoint] = []
        for tooth in 0..<teeth {
            let middle = CGFloat(tooth) * step - .pi / 2
            for (radius, offset) in [(inner, -0.34), (outer, -0.19), (outer, 0.19), (inner, 0.34)] {
                let angle = middle + CGFloat(offset) * step
                points.append(CGPoint(x: radius * cos(angle), y: radius * sin(angle)))
            }
        }
        path.addLines(between: points)
        path.closeSubpath()
        return path
    }

    private static func lock(_ pen: SymbolPen, open: Bool) {
        let shackle = CGMutablePath()
        let x: CGFloat = open ? 30 : 0
        shackle.move(to: CGPoint(x: x - 22, y: open ? -22 : 0))
        shackle.addLine(to: CGPoint(x: x - 22, y: -28))
        shackle.addRelativeArc(center: CGPoint(x: x, y: -28), radius: 22, startAngle: .pi, delta: .pi)
        shackle.addLine(to: CGPoint(x: x + 22, y: 0))
        pen.stroke(open ? shackle : shackle)
        pen.shape(Trace.box(-36, -2, 36, 54, radius: 12))
    }

    private static func eye(_ pen: SymbolPen) {
        pen.shape(Trace.path("M -62 0 C -40 -46 40 -46 62 0 C 40 46 -40 46 -62 0 Z"))
        if pen.isFilled {
            pen.erase { pen.stroke(Trace.circle(0, 0, 19), width: 0.9) }
        } else {
            pen.stroke(Trace.circle(0, 0, 18))
        }
    }

    private static func speech(_ pen: SymbolPen) {
        pen.shape(
            Trace.path(
                "M 0 -44 C 32 -44 54 -28 54 -4 C 54 20 32 36 0 36 C -6 36 -12 36 -18 34 C -26 42 -38 48 -48 48 C -42 42 -38 34 -38 26 C -48 18 -54 8 -54 -4 C -54 -28 -32 -44 0 -44 Z"
            ))
    }

    private static func cart(_ pen: SymbolPen) {
        pen.stroke(Trace.path("M -60 -44 L -46 -44 L -28 22 L 40 22"))
        pen.shape(Trace.path("M -42 -30 L 54 -30 L 42 6 L -32 6 Z"))
        for x in [-20, 32] { pen.fill(Trace.circle(CGFloat(x), 42, 8)) }
    }

    private static func clock(_ pen: SymbolPen) {
        pen.shape(Trace.circle(0, 0, 46))
        pen.detail(Trace.line(0, -28, 0, 2, -18, 2))
    }

    private static func globe(_ pen: SymbolPen) {
        pen.stroke(Trace.circle(0, 0, 48))
        pen.stroke(Trace.oval(0, 0, 22, 48), width: 0.8)
        pen.stroke(Trace.line(0, -48, 0, 48), width: 0.8)
        pen.stroke(Trace.line(-48, 0, 48, 0), width: 0.8)
        pen.stroke(Trace.path("M -39 -27 C -16 -17 16 -17 39 -27"), width: 0.8)
        pen.stroke(Trace.path("M -39 27 C -16 17 16 17 39 27"), width: 0.8)
    }

    private static func trash(_ pen: SymbolPen) {
        pen.stroke(Trace.line(-44, -36, 44, -36))
        pen.stroke(Trace.path("M -16 -36 L -16 -46 Q -16 -52 -10 -52 L 10 -52 Q 16 -52 16 -46 L 16 -36"))
        pen.shape(Trace.path("M -35 -36 L -30 42 Q -29 54 -18 54 L 18 54 Q 29 54 30 42 L 35 -36 Z"))
        pen.detail(Trace.line(-13, -20, -11, 38), width: 0.8)
        pen.detail(Trace.line(0, -20, 0, 38), width: 0.8)
        pen.detail(Trace.line(13, -20, 11, 38), width: 0.8)
    }

    private static func bell(_ pen: SymbolPen) {
        pen.shape(bell)
        pen.fill(Trace.path("M -14 40 L 14 40 C 14 60 -14 60 -14 40 Z"))
    }

    /// Things of the world.
    static let things: [String: SymbolGlyph] = {
        func shape(_ width: CGFloat, _ height: CGFloat, _ path: CGPath) -> SymbolGlyph { SymbolGlyph(width, height) { $0.shape(path) } }
        func gearGlyph(_ teeth: Int) -> SymbolGlyph {
            SymbolGlyph(124, 124) { pen in
                pen.shape(gear(teeth, 39, 51))
                if pen.isFilled { pen.erase { pen.fill(Trace.circle(0, 0, 17)) } } else { pen.stroke(Trace.circle(0, 0, 17)) }
            }
        }
        return [
            "trash": SymbolGlyph(110, 124, trash), "gear": gearGlyph(12), "gearshape": gearGlyph(8), "bell": SymbolGlyph(112, 124, bell),
            "bell.slash": SymbolGlyph(116, 124) { pen in
                bell(pen)
                slash(pen)
            },
            "bookmark": shape(84, 122, bookmark), "flame": shape(98, 128, flame), "bolt": shape(88, 128, bolt),
            "flag": SymbolGlyph(100, 124) { pen in
                pen.stroke(Trace.line(-36, -42, -36, 54))
                pen.shape(flag)
            },
            "tag": SymbolGlyph(118, 118) { pen in
                pen.shape(tag)
                if pen.isFilled { pen.erase { pen.fill(Trace.circle(26, -26, 8)) } } else { pen.fill(Trace.circle(26, -26, 7)) }
            },
            "house": SymbolGlyph(136, 118) { pen in
                if pen.isFilled {
                    pen.fill(Trace.path("M 0 -44 L 40 -8 L 40 40 Q 40 46 34 46 L -34 46 Q -40 46 -40 40 L -40 -8 Z"))
                    pen.erase { pen.fill(Trace.box(-12, 14, 12, 52, radius: 3)) }
                } else {
                    pen.stroke(house)
                    pen.stroke(Trace.path("M -13 46 L -13 18 Q -13 14 -9 14 L 9 14 Q 13 14 13 18 L 13 46"))
                }
                pen.stroke(Trace.line(-58, 0, 0, -50, 58, 0))
            },
            "lock": SymbolGlyph(92, 126) { lock($0, open: false) },
            "lock.open": SymbolGlyph(122, 126) { pen in pen.scaled(1, x: -14) { lock($0, open: true) } },
            "eye": SymbolGlyph(142, 92, eye),
            "eye.slash": SymbolGlyph(142, 112) { pen in
                eye(pen)
                slash(pen)
            },
            "mappin": SymbolGlyph(60, 122) { pen in
                pen.stroke(Trace.line(0, -14, 0, 52))
                pen.fill(Trace.circle(0, -32, 22))
            },
            "mappin.and.ellipse": SymbolGlyph(110, 124) { pen in
                pen.shape(Trace.path("M 0 34 C -10 16 -26 2 -26 -22 C -26 -40 -14 -52 0 -52 C 14 -52 26 -40 26 -22 C 26 2 10 16 0 34 Z"))
                pen.fill(Trace.circle(0, -22, 9))
                pen.stroke(Trace.path("M -26 26 C -62 34 -52 54 0 54 C 52 54 62 34 26 26"), width: 0.9)
            },
            "location": shape(114, 114, location),
            "location.north": shape(98, 118, Trace.path("M 0 -50 L 38 48 L 0 28 L -38 48 Z")),
            "map": SymbolGlyph(132, 112) { pen in
                pen.shape(Trace.path("M -52 -32 L -18 -44 L 18 -30 L 52 -44 L 52 32 L 18 44 L -18 30 L -52 44 Z"))
                pen.detail(Trace.line(-18, -42, -18, 30), width: 0.8)
                pen.detail(Trace.line(18, -30, 18, 42), width: 0.8)
            },
            "pencil": SymbolGlyph(120, 124) { pen in
                pen.shape(pencil)
                pen.detail(Trace.line(8, -33, 32, -9), width: 0.8)
            },
            "clock": SymbolGlyph(117, 117, clock),
            "alarm": SymbolGlyph(122, 122) { pen in
                pen.shape(Trace.circle(0, 2, 40))
                pen.detail(Trace.line(0, -22, 0, 4, 14, 14))
                pen.stroke(Trace.line(-50, -30, -30, -48))
                pen.stroke(Trace.line(50, -30, 30, -48))
                pen.stroke(Trace.line(-28, 34, -38, 48))
                pen.stroke(Trace.line(28, 34, 38, 48))
            },
            "timer": SymbolGlyph(117, 117) { pen in
                pen.stroke(Trace.arc(0, 0, 46, -90, 225))
                pen.stroke(Trace.line(0, -46, 0, -28))
                pen.stroke(Trace.line(-22, -22, 2, 4))
            },
            "calendar": SymbolGlyph(124, 114) { pen in
                pen.shape(Trace.box(-48, -42, 48, 44, radius: 14))
                pen.detail(Trace.line(-46, -18, 46, -18))
                for (x, y) in [(-22.0, 4.0), (0, 4), (22, 4), (-22, 24), (0, 24)] {
                    let dot = Trace.circle(CGFloat(x), CGFloat(y), 5.5)
                    if pen.isFilled { pen.erase { pen.fill(dot) } } else { pen.fill(dot) }
                }
            },
            "globe": SymbolGlyph(120, 120, globe), "cart": SymbolGlyph(136, 112, cart),
            "bag": SymbolGlyph(108, 124) { pen in
                pen.shape(Trace.path("M -42 -22 L 42 -22 L 46 42 Q 46 54 34 54 L -34 54 Q -46 54 -46 42 Z"))
                pen.stroke(Trace.path("M -20 -22 C -20 -62 20 -62 20 -22"))
            },
            "creditcard": SymbolGlyph(134, 104) { pen in
                pen.shape(Trace.box(-53, -38, 53, 38, radius: 14))
                pen.detail(Trace.line(-51, -12, 51, -12), width: 1.5)
                pen.detail(Trace.line(-36, 18, -18, 18))
            },
            "gift": SymbolGlyph(116, 124) { pen in
                pen.shape(Trace.box(-40, -4, 40, 52, radius: 8))
                pen.shape(Trace.box(-48, -24, 48, -4, radius: 5))
                pen.detail(Trace.line(0, -22, 0, 50))
                pen.stroke(Trace.path("M 0 -26 C -34 -26 -34 -58 -12 -52 C -2 -48 0 -34 0 -26 C 0 -34 2 -48 12 -52 C 34 -58 34 -26 0 -26"))
            },
            "book": SymbolGlyph(134, 108) { pen in
                pen.shape(
                    Trace.path(
                        "M 0 -32 C -16 -46 -40 -44 -54 -38 L -54 36 C -40 30 -16 30 0 42 C 16 30 40 30 54 36 L 54 -38 C 40 -44 16 -46 0 -32 Z"
                    ))
                pen.detail(Trace.line(0, -30, 0, 40))
            },
            "car": SymbolGlyph(134, 104) { pen in
                pen.shape(
                    Trace.path(
                        "M -52 40 L -52 6 L -38 -32 Q -35 -40 -26 -40 L 26 -40 Q 35 -40 38 -32 L 52 6 L 52 40 L 38 40 L 38 28 L -38 28 L -38 40 Z"
                    ))
                pen.detail(Trace.line(-42, -4, 42, -4))
                for x in [-32, 32] {
                    let lamp = Trace.circle(CGFloat(x), 12, 6)
                    if pen.isFilled { pen.erase { pen.fill(lamp) } } else { pen.fill(lamp) }
                }
            },
            "lightbulb": SymbolGlyph(90, 128) { pen in
                pen.shape(Trace.path("M -16 24 C -16 8 -34 0 -34 -22 C -34 -42 -18 -56 0 -56 C 18 -56 34 -42 34 -22 C 34 0 16 8 16 24 Z"))
                pen.stroke(Trace.line(-14, 40, 14, 40))
                pen.stroke(Trace.line(-6, 54, 6, 54))
            },
            "key": SymbolGlyph(84, 128) { pen in
                pen.stroke(Trace.circle(0, -30, 25))
                pen.stroke(Trace.line(0, -4, 0, 56, 18, 56))
                pen.stroke(Trace.line(0, 32, 16, 32))
            },
            "hammer": SymbolGlyph(122, 118) { pen in
                pen.shape(Trace.path("M -46 -18 L -14 -50 L 30 -40 L 6 -16 L -14 4 Z"))
                pen.stroke(Trace.line(-2, -8, 46, 46), width: 1.5)
            },
            "scissors": SymbolGlyph(120, 112) { pen in
                for y in [-28, 28] { pen.stroke(Trace.circle(-36, CGFloat(y), 16)) }
                pen.stroke(Trace.line(-22, -20, 50, 30))
                pen.stroke(Trace.line(-22, 20, 50, -30))
            },
            "message": SymbolGlyph(132, 118, speech), "bubble.left": SymbolGlyph(132, 118, speech),
            "bubble.right": SymbolGlyph(132, 118) { $0.mirrored(speech) },
            "phone": SymbolGlyph(118, 118) { pen in
                pen.shape(
                    Trace.path(
                        "M -30 -50 C -52 -40 -50 -14 -30 14 C -10 40 18 56 40 46 C 52 38 54 32 50 26 L 28 12 C 20 10 16 22 10 22 C 0 20 -20 -4 -20 -12 C -20 -18 -10 -20 -12 -28 L -22 -48 C -24 -52 -28 -52 -30 -50 Z"
                    ))
            },
            "paperplane": SymbolGlyph(122, 118) { pen in
                pen.shape(Trace.path("M 52 -48 L -52 -10 L -12 10 L 8 50 Z"))
                pen.detail(Trace.line(50, -46, -12, 10), width: 0.9)
            },
            "envelope": SymbolGlyph(134, 104) { pen in
                pen.shape(Trace.box(-53, -38, 53, 38, radius: 14))
                pen.detail(Trace.path("M -46 -28 L -8 6 Q 0 13 8 6 L 46 -28"))
            },
            "keyboard": SymbolGlyph(140, 98) { pen in
                pen.shape(Trace.box(-56, -35, 56, 35, radius: 12))
                func keys() {
                    for y in [-16, 0] {
                        for x in stride(from: -40, through: 40, by: 16) { pen.fill(Trace.circle(CGFloat(x), CGFloat(y), 4)) }
                    }
                    pen.stroke(Trace.line(-24, 18, 24, 18), width: 0.8)
                }
                if pen.isFilled { pen.erase(keys) } else { keys() }
            },
            "qrcode": SymbolGlyph(112, 112) { pen in
                for (x, y) in [(-26.0, -26.0), (26, -26), (-26, 26)] {
                    let (x, y) = (CGFloat(x), CGFloat(y))
                    pen.stroke(Trace.box(x - 17, y - 17, x + 17, y + 17, radius: 4))
                    pen.fill(Trace.box(x - 7, y - 7, x + 7, y + 7, radius: 1))
                }
                for (x, y) in [(14.0, 14.0), (38, 14), (26, 26), (14, 38), (38, 38)] {
                    pen.fill(Trace.box(CGFloat(x) - 5.5, CGFloat(y) - 5.5, CGFloat(x) + 5.5, CGFloat(y) + 5.5))
                }
            },
            "barcode": SymbolGlyph(126, 104) { pen in
                for (x, width) in [(-48.0, 1.0), (-32, 0.6), (-16, 1.2), (4, 0.6), (20, 1), (34, 0.6), (48, 1)] {
                    pen.stroke(Trace.line(CGFloat(x), -38, CGFloat(x), 38), width: CGFloat(width))
                }
            },
            "viewfinder": SymbolGlyph(116, 116) { pen in
                for turn in [0, 90, 180, 270] {
                    pen.turned(CGFloat(turn)) { $0.stroke(Trace.path("M -46 -22 L -46 -32 Q -46 -46 -32 -46 L -22 -46")) }
                }
            },
            "qrcode.viewfinder": SymbolGlyph(116, 116) { pen in
                for turn in [0, 90, 180, 270] {
                    pen.turned(CGFloat(turn)) { $0.stroke(Trace.path("M -46 -22 L -46 -32 Q -46 -46 -32 -46 L -22 -46")) }
                }
                for (x, y) in [(-14.0, -14.0), (14, -14), (-14, 14)] {
                    pen.stroke(Trace.box(CGFloat(x) - 9, CGFloat(y) - 9, CGFloat(x) + 9, CGFloat(y) + 9, radius: 2), width: 0.7)
                }
                for (x, y) in [(8.0, 8.0), (20, 20), (20, 8), (8, 20)] { pen.fill(Trace.circle(CGFloat(x), CGFloat(y), 3.5)) }
            },
        ]
    }()

    /// People.
    static let people: [String: SymbolGlyph] = {
        let shoulders = Trace.path("M -44 46 C -44 22 -26 8 0 8 C 26 8 44 22 44 46 Q 44 50 40 50 L -40 50 Q -44 50 -44 46 Z")
        func person(_ pen: SymbolPen) {
            pen.shape(Trace.oval(0, -28, 21, 24))
            pen.shape(shoulders)
        }
        /// A person cut off by a frame.
        func cropped(_ frame: CGPath, _ pen: SymbolPen) {
            func bust() {
                pen.fill(Trace.oval(0, -13, 16, 18))
                pen.context.saveGState()
                pen.context.addPath(frame)
                pen.context.clip()
                pen.fill(Trace.oval(0, 44, 36, 32))
                pen.context.restoreGState()
            }
            if pen.isFilled {
                pen.fill(frame)
                pen.stroke(frame)
                pen.erase(bust)
            } else {
                bust()
                pen.stroke(frame)
            }
        }
        let crop = SymbolGlyph(117, 117) { cropped(Trace.circle(0, 0, 46), $0) }
        return [
            "person": SymbolGlyph(110, 120, person), "person.crop.circle": crop, "person.circle": crop,
            "person.crop.square": SymbolGlyph(112, 112) { cropped(Trace.box(-42, -42, 42, 42, radius: 18), $0) },
            "person.2": SymbolGlyph(150, 112) { pen in
                pen.scaled(0.8, x: 30, y: -2, person)
                pen.erase { pen.scaled(0.9, x: -24, y: 2) { $0.fill(shoulders) } }
                pen.scaled(0.9, x: -24, y: 2, person)
            },
            "person.3": SymbolGlyph(178, 108) { pen in
                pen.scaled(0.68, x: -50, y: 2, person)
                pen.scaled(0.68, x: 50, y: 2, person)
                pen.erase { pen.scaled(0.86, y: 2) { $0.fill(shoulders) } }
                pen.scaled(0.86, y: 2, person)
            },
            "person.badge.plus": SymbolGlyph(142, 120) { pen in
                pen.scaled(1, x: 10, person)
                pen.erase { pen.fill(Trace.circle(-44, -30, 26)) }
                pen.stroke(Trace.line(-62, -30, -26, -30))
                pen.stroke(Trace.line(-44, -48, -44, -12))
            },
        ]
    }()
}
