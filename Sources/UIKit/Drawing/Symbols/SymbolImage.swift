import Foundation

/// How one symbol is drawn.
package struct SymbolGlyph {
    /// The size of the symbol's image in units, 100 of which are the size of the text beside it.
    package var width: CGFloat
    package var height: CGFloat
    /// Whether there is a solid form.
    package var hasFill: Bool
    package var draw: (SymbolPen) -> Void
    /// The path of a symbol that is one shape.
    var outline: CGPath?

    init(_ width: CGFloat, _ height: CGFloat, hasFill: Bool = true, _ draw: @escaping (SymbolPen) -> Void) {
        self.width = width
        self.height = height
        self.hasFill = hasFill
        self.draw = draw
    }
}

/// A symbol with its look.
struct SymbolImage: Equatable {
    let name: String
    private let glyph: SymbolGlyph
    private let isFilled: Bool
    let configuration: UIImage.SymbolConfiguration
    /// Whether the image ends where its ink does; otherwise there is room around it, as there is beside a letter.
    private(set) var isTrimmed = false

    init?(name: String, configuration: UIImage.SymbolConfiguration) {
        guard let (glyph, isFilled) = SymbolLibrary.glyph(named: name) else { return nil }
        self.name = name
        self.glyph = glyph
        self.isFilled = isFilled
        self.configuration = configuration
    }

    private init(_ other: SymbolImage, _ configuration: UIImage.SymbolConfiguration) {
        name = other.name
        glyph = other.glyph
        isFilled = other.isFilled
        isTrimmed = other.isTrimmed
        self.configuration = configuration
    }

    static func == (a: SymbolImage, b: SymbolImage) -> Bool {
        a.name == b.name && a.configuration == b.configuration && a.isTrimmed == b.isTrimmed
    }

    /// The symbol without the room around it.
    var trimmed: SymbolImage {
        var copy = self
        copy.isTrimmed = true
        return copy
    }

    func with(_ configuration: UIImage.SymbolConfiguration) -> SymbolImage { SymbolImage(self, configuration) }

    /// The size of the text that the symbol stands beside, in points: body text's, unless the look says otherwise.
    private var pointSize: CGFloat { configuration.pointSize ?? 17 }

    /// Points a unit.
    private var unit: CGFloat {
        let factor: CGFloat
        switch configuration.scale {
        case .small: factor = 0.785
        case .large: factor = 1.28
        case .default, .unspecified, .medium: factor = 1
        }
        return pointSize / 100 * factor
    }

    private static let regularLineWidth: CGFloat = 8.2

    /// How thick lines are, in units.
    private var lineWidth: CGFloat {
        switch configuration.weight {
        case .ultraLight: 2.6
        case .thin: 4.2
        case .light: 6.2
        case .unspecified, .regular: Self.regularLineWidth
        case .medium: 9.6
        case .semibold: 11
        case .bold: 12.6
        case .heavy: 14.8
        case .black: 17
        }
    }

    /// What the image shows of the symbol's space, in units from its middle.
    private var frame: CGRect {
        if isTrimmed { return SymbolInk.shared.bounds(of: self, glyph, isFilled: isFilled, weight: lineWidth) }
        // Bolder lines reach further out.
        let extra = lineWidth - Self.regularLineWidth
        let (width, height) = (glyph.width + extra, glyph.height + extra)
        return CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    }

    /// The size in points, in whole pixels of a screen with three of them a point.
    var size: CGSize {
        let frame = frame
        func whole(_ value: CGFloat) -> CGFloat { max((value * unit * 3).rounded() / 3, 1) }
        return CGSize(width: whole(frame.width), height: whole(frame.height))
    }

    /// How far above the bottom the baseline of text beside the symbol is: the symbol's middle is that of capital letters.
    var baselineOffset: CGFloat { frame.midY * unit + size.height / 2 - pointSize * 0.3525 }

    /// The colour of the look, black without one.
    var color: CGColor { configuration.colors.first?.cgColor ?? .black }

    /// The symbol in a colour, in pixels.
    func image(scale: CGFloat, color: CGColor) -> CGImage? {
        let (size, frame) = (size, frame)
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard width >= 1, height >= 1, width < 16384, height < 16384,
            let surface = Surface(width: Int(width), height: Int(height)),
            let context = CGContext(surface: surface, scale: scale, isFlipped: true)
        else { return nil }
        context.translateBy(x: size.width / 2, y: size.height / 2)
        context.scaleBy(x: unit, y: unit)
        context.translateBy(x: -frame.midX, y: -frame.midY)
        // Drawn solid, then coloured: overlapping parts of a translucent symbol must not show.
        context.setFillColor(.black)
        context.setStrokeColor(.black)
        glyph.draw(SymbolPen(context: context, weight: lineWidth, isFilled: isFilled))
        return CGImage(surface: surface).stencilled(color)
    }
}

extension UIImage {
    // @objc(systemImageNamed:)
    /// Creates the system's symbol of a name; `nil` if there is none.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    // @objc(systemImageNamed:withConfiguration:)
    /// Creates the system's symbol of a name with a look; `nil` if there is none.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let look = SymbolConfiguration.unspecified.applying(configuration)
        guard let symbol = SymbolImage(name: name, configuration: look) else {
            SymbolLibrary.reportMissing(name)
            return nil
        }
        var value = ImageValue(.symbol(symbol))
        let scale = configuration?.traitCollection?.displayScale ?? 0
        value.scale = scale > 0 ? scale : UITraitCollection.host.displayScale
        value.configuration = look
        // What is called after a direction of reading turns with it; "left" and "right" stay.
        value.flipsForRightToLeft = name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
        self.init(value: value)
    }

    // @objc(systemImageNamed:compatibleWithTraitCollection:)
    /// Creates the system's symbol of a name for some traits; `nil` if there is none.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: SymbolConfiguration(traits: traitCollection))
    }
}
