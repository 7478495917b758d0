import Foundation

/// Symbols made of others: crossed out, with a mark at the corner, inside a frame, turned around a number.
extension SymbolLibrary {
    /// Symbols that can be crossed out.
    static let slashed: Set = [
        "bolt", "bookmark", "bell", "circle", "cloud", "eye", "flag", "hand.raised", "heart", "icloud", "iphone", "key", "lightbulb",
        "location",
        "lock", "lock.open", "mappin", "mic", "moon", "paperplane", "pencil", "person", "person.2", "phone", "phone.down", "photo", "pin",
        "play",
        "rectangle", "speaker", "square", "star", "tag", "trash", "triangle", "tv", "video", "wifi", "antenna.radiowaves.left.and.right",
        "bubble",
        "drop", "leaf", "fork.knife", "shield", "personalhotspot", "printer", "bolt.horizontal", "fuelpump", "headphones", "cart",
        "creditcard",
        "network", "powerplug", "mouth", "ear", "nose", "waveform", "dot.radiowaves.left.and.right", "battery.100",
    ]

    static func crossedOut(_ glyph: SymbolGlyph) -> SymbolGlyph {
        SymbolGlyph(max(glyph.width, 116), max(glyph.height, 116)) { pen in
            glyph.draw(pen)
            slash(pen)
        }
    }

    // MARK: Marks

    private static let marks: Set = [
        "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis", "clock", "gearshape", "arrow.up",
        "arrow.down",
        "arrow.right", "person.crop", "key", "lock", "magnifyingglass",
    ]

    private static let marked: Set = [
        "app", "archivebox", "arrow.up.circle", "bag", "bell", "bubble.left", "bubble.right", "calendar", "cart", "clock", "cloud",
        "creditcard",
        "doc", "doc.text", "envelope", "envelope.open", "externaldrive", "eye", "folder", "gearshape", "giftcard", "heart.text.square",
        "icloud",
        "iphone", "keyboard", "line.3.horizontal.button.angledtop.vertical.right", "list.bullet", "lock", "lock.rotation", "macwindow",
        "map", "mic",
        "message", "music.note", "music.note.list", "network", "note", "note.text", "paperclip", "person", "person.2", "person.3",
        "person.crop.circle",
        "person.crop.rectangle", "person.crop.square", "phone", "photo", "photo.on.rectangle", "pin", "plus.circle", "rectangle",
        "rectangle.stack",
        "shield", "shippingbox", "square.stack", "star", "text", "ticket", "tray", "trophy", "tv", "video", "wallet.pass", "waveform",
        "wifi",
    ]

    /// A symbol with a mark at its corner: "folder.badge.plus", "bell.badge.fill", "person.crop.circle.fill.badge.checkmark".
    static func badged(_ name: String) -> (glyph: SymbolGlyph, isFilled: Bool)? {
        guard let place = name.range(of: ".badge", options: .backwards) else { return nil }
        var (base, mark) = (String(name[..<place.lowerBound]), String(name[place.upperBound...]))
        let isFilled = base.hasSuffix(".fill") || mark.hasSuffix(".fill")
        if base.hasSuffix(".fill") { base.removeLast(5) } else if mark.hasSuffix(".fill") { mark.removeLast(5) }
        guard marked.contains(base), let below = glyphs[base] else { return nil }
        guard mark.hasPrefix(".") else { return mark.isEmpty ? (dotted(below), isFilled) : nil }
        mark.removeFirst()
        guard marks.contains(mark), let sign = glyphs[mark] ?? glyphs[mark + ".circle"] else { return nil }
        return (badged(below, sign), isFilled)
    }

    private static func dotted(_ below: SymbolGlyph) -> SymbolGlyph {
        SymbolGlyph(below.width, below.height) { pen in
            below.draw(pen)
            let (x, y) = (below.width / 2 - 26, 26 - below.height / 2)
            pen.erase { pen.fill(Trace.circle(x, y, 20)) }
            pen.fill(Trace.circle(x, y, 14))
        }
    }

    private static func badged(_ below: SymbolGlyph, _ sign: SymbolGlyph) -> SymbolGlyph {
        SymbolGlyph(below.width + 24, below.height + 20) { pen in
            let (x, y) = (below.width / 2 - 14, below.height / 2 - 16)
            pen.scaled(1, x: -8, y: -4, below.draw)
            pen.erase { pen.fill(Trace.circle(x, y, 26)) }
            let factor = 36 / max(sign.width, sign.height)
            var sharp = SymbolPen(context: pen.context, weight: pen.weight, isFilled: true)
            sharp.isFilled = sign.hasFill
            sharp.scaled(factor, x: x, y: y) {
                sign.draw(SymbolPen(context: $0.context, weight: pen.weight / factor * 0.85, isFilled: $0.isFilled))
            }
        }
    }

    // MARK: Frames

    /// What a symbol can stand in.
    static let enclosures: [String: (width: CGFloat, height: CGFloat, path: CGPath, room: CGFloat, y: CGFloat)] = {
        var all: [String: (width: CGFloat, height: CGFloat, path: CGPath, room: CGFloat, y: CGFloat)] = [
            "circle": (117, 117, Trace.circle(0, 0, 46), 50, 0),
            "square": (112, 112, Trace.box(-42, -42, 42, 42, radius: 18), 52, 0),
            "rectangle": (134, 104, Trace.box(-53, -38, 53, 38, radius: 16), 50, 0),
            "diamond": (124, 124, Trace.rounded(10, 0, -54, 54, 0, 0, 54, -54, 0), 42, 0),
            "triangle": (122, 112, Trace.rounded(9, 0, -50, 54, 44, -54, 44), 42, 11), "heart": (124, 112, heart, 34, -4),
        ]
        for (name, room, y) in [
            ("app", 52.0, 0.0), ("octagon", 48, 0), ("shield", 44, -4), ("seal", 46, 0), ("bubble", 42, -4), ("icloud", 34, 8),
        ] {
            if let glyph = glyphs[name], let path = glyph.outline {
                all[name] = (glyph.width, glyph.height, path, CGFloat(room), CGFloat(y))
            }
        }
        all["message"] = all["bubble"]
        return all
    }()

    static func enclosed(
        _ inner: SymbolGlyph, solid: Bool, _ frame: (width: CGFloat, height: CGFloat, path: CGPath, room: CGFloat, y: CGFloat)
    ) -> SymbolGlyph {
        SymbolGlyph(frame.width, frame.height) { pen in
            pen.shape(frame.path)
            let factor = frame.room / (max(inner.width, inner.height) - 8)
            let context = pen.context
            context.saveGState()
            // As a layer of its own: the inner symbol's gaps must not reach the outer one.
            if pen.isFilled { context.setBlendMode(.destinationOut) }
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.translateBy(x: 0, y: frame.y)
            context.scaleBy(x: factor, y: factor)
            inner.draw(SymbolPen(context: context, weight: pen.weight / factor * 0.95, isFilled: solid))
            context.endTransparencyLayer()
            context.restoreGState()
        }
    }

    // MARK: Numbers on the way

    /// "gobackward.15", "goforward.30" and what else turns around something.
    static let skips: [String: SymbolGlyph] = {
        func around(_ inner: SymbolGlyph?, _ isForward: Bool) -> SymbolGlyph {
            SymbolGlyph(112, 124, hasFill: false) { pen in
                func turn(_ pen: SymbolPen) {
                    pen.stroke(Trace.arc(0, 6, 42, -70, 235))
                    pen.fill(Trace.line(4, -58, 4, -14, -26, -36, closed: true))
                }
                if isForward { pen.mirrored(turn) } else { turn(pen) }
                guard let inner else { return }
                let factor = 44 / max(inner.width, inner.height)
                pen.scaled(factor, y: 8) { inner.draw(SymbolPen(context: $0.context, weight: pen.weight / factor * 0.75, isFilled: false)) }
            }
        }
        var table = ["gobackward": around(nil, false), "goforward": around(nil, true)]
        for number in [5, 10, 15, 30, 45] {
            table["gobackward.\(number)"] = around(numbers["\(number)"], false)
            table["goforward.\(number)"] = around(numbers["\(number)"], true)
        }
        for name in ["plus", "minus"] {
            table["gobackward.\(name)"] = around(signs[name], false)
            table["goforward.\(name)"] = around(signs[name], true)
        }
        for (name, inner) in [("exclamationmark", signs["exclamationmark"]), ("dollarsign", writing["dollarsign"])] {
            guard let inner, let arrows = arrows["arrow.triangle.2.circlepath"] else { continue }
            let glyph = SymbolGlyph(arrows.width, arrows.height, hasFill: false) { pen in
                arrows.draw(pen)
                let factor = 40 / max(inner.width, inner.height)
                pen.scaled(factor) { inner.draw(SymbolPen(context: $0.context, weight: pen.weight / factor * 0.8, isFilled: false)) }
            }
            table[name == "dollarsign" ? "dollarsign.arrow.circlepath" : "\(name).arrow.triangle.2.circlepath"] = glyph
        }
        if let wifi = signs["wifi"], let mark = signs["exclamationmark"] { table["wifi.exclamationmark"] = badged(wifi, mark) }
        return table
    }()
}
