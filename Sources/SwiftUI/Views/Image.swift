import UIKit

/// An image that is shown. See https://developer.apple.com/documentation/swiftui/image.
public struct Image: Equatable, @unchecked Sendable {
    enum Source: Equatable {
        case named(String, Bundle?)
        case symbol(String)
        case uiKit(UIImage)
    }

    /// How an image fills its room. See https://developer.apple.com/documentation/swiftui/image/resizingmode.
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    /// Whether an image has colours of its own. See https://developer.apple.com/documentation/swiftui/image/templaterenderingmode.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template, original
    }

    /// How carefully an image is scaled. See https://developer.apple.com/documentation/swiftui/image/interpolation.
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    /// The size of symbols beside text. See https://developer.apple.com/documentation/swiftui/image/scale.
    public enum Scale: Hashable, Sendable {
        case small, medium, large

        var uiKit: UIImage.SymbolScale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    let source: Source
    let label: Text?
    let isDecorative: Bool
    var resizing: ResizingMode?
    var capInsets = EdgeInsets()
    var rendering: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var isAntialiased = true

    private init(_ source: Source, _ label: Text?, isDecorative: Bool = false) {
        (self.source, self.label, self.isDecorative) = (source, label, isDecorative)
    }

    /// Creates an image of a catalog or the bundle.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle), nil) }
    /// Creates an image of a catalog or the bundle, with what it shows.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(.named(name, bundle), label) }
    /// Creates an image that tells nothing.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle), nil, isDecorative: true) }
    /// Creates a symbol.
    public init(systemName: String) { self.init(.symbol(systemName), nil) }
    /// Creates an image of a catalog.
    public init(_ resource: ImageResource) { self.init(.uiKit(UIImage(resource: resource)), nil) }
    /// Creates an image of UIKit's.
    public init(uiImage: UIImage) { self.init(.uiKit(uiImage), nil) }
    /// Creates an image of Core Graphics'.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        self.init(.uiKit(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit)), label)
    }
    /// Creates an image of Core Graphics' that tells nothing.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        self.init(.uiKit(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit)), nil, isDecorative: true)
    }

    /// How an image's picture is turned. See https://developer.apple.com/documentation/swiftui/image/orientation.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up = 0, upMirrored = 2, down = 6, downMirrored = 4, left = 1, leftMirrored = 3, right = 7, rightMirrored = 5

        var uiKit: UIImage.Orientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            }
        }
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// The image, as large as its room.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { ($0.resizing, $0.capInsets) = (resizingMode, capInsets) }
    }
    /// The image, in its own colours or the foreground's.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with { $0.rendering = renderingMode } }
    /// The image, scaled more or less carefully.
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }

    /// The image, whose edges are smooth where they lie between pixels, or not.
    public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

    /// UIKit's image in an environment.
    package func uiImage(in environment: EnvironmentValues) -> UIImage? {
        switch source {
        case .uiKit(let image): return image
        case .named(let name, let bundle):
            let image = UIImage(named: name, in: bundle, compatibleWith: environment.traits)
            if image == nil {
                MissingResources.note("No image named '\(name)' found in asset catalog for \(bundle?.bundlePath ?? "main bundle")")
            }
            return image
        case .symbol(let name):
            let font = (environment.font ?? .body).uiFont(in: environment)
            let configuration = UIImage.SymbolConfiguration(font: font, scale: environment.imageScale.uiKit)
            let variant = environment.symbolVariants.name(name)
            let image =
                UIImage(systemName: variant, withConfiguration: configuration)
                ?? UIImage(systemName: name, withConfiguration: configuration)
            if image == nil { MissingResources.note("No symbol named '\(name)' found in system symbol set") }
            return image
        }
    }

    var isTemplate: Bool {
        if let rendering { return rendering == .template }
        switch source {
        case .symbol: return true
        case .uiKit(let image): return image.renderingMode == .alwaysTemplate
        case .named: return false
        }
    }
}

/// Forms of symbols. See https://developer.apple.com/documentation/swiftui/symbolvariants.
public struct SymbolVariants: Hashable, Sendable {
    private var words: [String] = []
    /// The symbol itself.
    public static let none = SymbolVariants()
    /// Within a circle.
    public static let circle = SymbolVariants(words: ["circle"])
    /// Within a square.
    public static let square = SymbolVariants(words: ["square"])
    /// Within a rectangle.
    public static let rectangle = SymbolVariants(words: ["rectangle"])
    /// Solid.
    public static let fill = SymbolVariants(words: ["fill"])
    /// Crossed out.
    public static let slash = SymbolVariants(words: ["slash"])
    private func with(_ word: String) -> SymbolVariants { SymbolVariants(words: words + [word]) }
    /// Within a circle.
    public var circle: SymbolVariants { with("circle") }
    /// Within a square.
    public var square: SymbolVariants { with("square") }
    /// Within a rectangle.
    public var rectangle: SymbolVariants { with("rectangle") }
    /// Solid.
    public var fill: SymbolVariants { with("fill") }
    /// Crossed out.
    public var slash: SymbolVariants { with("slash") }

    func name(_ name: String) -> String {
        var parts = name.split(separator: ".").map(String.init)
        for word in ["circle", "square", "rectangle", "slash", "fill"] where words.contains(word) && !parts.contains(word) {
            parts.append(word)
        }
        return parts.joined(separator: ".")
    }
}

extension Image: View {
    /// A view without a body.
    public var body: Never { fatalError("Image has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        LeafNode(view, inputs, ImageItem.init) { $0.show($1) }
    }
}

/// An image as it is laid out and shown.
final class ImageItem: LayoutItem {
    private let imageView = ImageView()
    private(set) var image: Image?
    private var own = CGSize.zero
    private var baselineOffset: CGFloat?
    private var transition = ContentTransition.identity

    override var view: UIView? { imageView }

    func show(_ image: Image) {
        let environment = environment
        if let former = self.image, former != image {
            environment.contentTransition.run(on: imageView, from: transition, graph.transaction)
        }
        transition = environment.contentTransition
        self.image = image
        var shown = image.uiImage(in: environment)
        if case .symbol = image.source { shown = shown?.trimmedSymbol }
        own = shown?.size ?? .zero
        baselineOffset = shown?.baselineOffsetFromBottom
        if image.isTemplate {
            shown = shown?.withRenderingMode(.alwaysTemplate)
            imageView.tintColor = ForegroundStyle().paint(in: environment).color ?? .label
        } else {
            shown = shown?.withRenderingMode(.alwaysOriginal)
        }
        if let resizing = image.resizing, let picture = shown, image.capInsets != EdgeInsets() || resizing == .tile {
            let insets = UIEdgeInsets(
                top: image.capInsets.top, left: image.capInsets.leading, bottom: image.capInsets.bottom, right: image.capInsets.trailing)
            shown = picture.resizableImage(withCapInsets: insets, resizingMode: resizing == .tile ? .tile : .stretch)
        }
        imageView.image = environment.isRedacted ? nil : shown
        imageView.backgroundColor = environment.isRedacted ? .redaction : nil
        imageView.contentMode = image.resizing == nil ? .center : .scaleToFill
        imageView.isUserInteractionEnabled = true
        imageView.backingLayer.magnificationFilter = image.interpolation == .none ? .nearest : .linear
        imageView.backingLayer.allowsEdgeAntialiasing = image.isAntialiased
        imageView.isAccessibilityElement = !image.isDecorative
        imageView.accessibilityTraits = .image
        switch image.source {
        case .named(let name, _), .symbol(let name): imageView.accessibilityLabel = image.label?.plainString(in: environment) ?? name
        case .uiKit: imageView.accessibilityLabel = image.label?.plainString(in: environment)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard image?.resizing != nil else { return own }
        return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }

    override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard let baselineOffset, case .symbol? = image?.source, image?.resizing == nil else { return nil }
        let isBaseline = key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        return isBaseline ? dimensions.height - baselineOffset : nil
    }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        sink.add(imageView, CGRect(origin: origin, size: size(proposal)), self)
    }
}

private final class ImageView: UIImageView {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
}

extension View {
    /// Sets the size of symbols within.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    /// Sets the form of symbols within.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { environment(\.symbolVariants, variant) }
}
