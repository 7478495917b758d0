import QuartzCore
import UIKit

/// What drawings go to.
final class CanvasSurface {
    let context: CGContext
    let size: CGSize
    let symbols: (AnyHashable) -> UIImage?
    init(_ context: CGContext, _ size: CGSize, symbols: @escaping (AnyHashable) -> UIImage?) {
        (self.context, self.size, self.symbols) = (context, size, symbols)
    }
}

/// Draws into a canvas. A copy draws into the same canvas; what is set in it is its own.
///
/// See https://developer.apple.com/documentation/swiftui/graphicscontext.
public struct GraphicsContext {
    private let surface: CanvasSurface
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// How opaque everything is.
    public var opacity = 1.0
    /// How everything is put over what is there.
    public var blendMode = BlendMode.normal
    /// Where everything is drawn.
    public var transform = CGAffineTransform.identity
    private var clips: [ClipStep] = []
    private var filters: [Filter] = []

    private struct ClipStep {
        let path: Path
        let isEOFilled: Bool
        let isInverse: Bool
        let transform: CGAffineTransform
    }

    init(_ surface: CanvasSurface, _ environment: EnvironmentValues) { (self.surface, self.environment) = (surface, environment) }

    // MARK: What is set

    /// Makes everything larger or smaller.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Moves everything.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Turns everything.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    /// Transforms everything.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// How a clip is made. See https://developer.apple.com/documentation/swiftui/graphicscontext/clipoptions.
    public struct ClipOptions: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt32
        /// Creates options from raw bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is outside is drawn.
        public static let inverse = ClipOptions(rawValue: 1)
    }
    /// Draws only what is in a path from now on.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        clips.append(ClipStep(path: path, isEOFilled: style.isEOFilled, isInverse: options.contains(.inverse), transform: transform))
    }
    /// The rectangle that all clips leave.
    public var clipBoundingRect: CGRect {
        let all = CGRect(origin: .zero, size: surface.size)
        let rect = clips.filter { !$0.isInverse }.reduce(all) { $0.intersection($1.path.applying($1.transform).boundingRect) }
        return rect.applying(transform.inverted())
    }

    /// A change of the pictures that are drawn. See https://developer.apple.com/documentation/swiftui/graphicscontext/filter.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case shadow(Color, radius: CGFloat, offset: CGSize)
            case effect(ColorFilterModifier.Kind, Double)
            case multiply(Color)
            case invert
            case blur(CGFloat)
        }
        let kind: Kind
        /// A shadow below what is drawn.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter { Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y))) }
        /// Colours multiplied with another one.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
        /// Turned hues.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .effect(.hueRotation, angle.radians)) }
        /// Stronger colours, or weaker below one.
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .effect(.saturation, amount)) }
        /// Lighter colours, or darker below zero.
        public static func brightness(_ amount: Double) -> Filter { Filter(kind: .effect(.brightness, amount)) }
        /// More between light and dark, or less below one.
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .effect(.contrast, amount)) }
        /// The opposites of colours, or a part of the way there.
        public static func colorInvert() -> Filter { Filter(kind: .invert) }
        /// Colours taken away, up to all of them at one.
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .effect(.grayscale, amount)) }
        /// A blur.
        public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(radius)) }
    }
    /// Changes the pictures that are drawn from now on.
    public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

    // MARK: Drawing

    /// Draws with what is set.
    private func drawing(_ body: (CGContext) -> Void) {
        guard filters.isEmpty else { return drawFiltered(body) }
        let context = surface.context
        context.saveGState()
        prepare(context)
        context.setAlpha(opacity)
        context.setBlendMode(blendMode.coreGraphics)
        body(context)
        context.restoreGState()
    }

    private func prepare(_ context: CGContext) {
        for clip in clips {
            let path = clip.path.applying(clip.transform).cgPath
            if clip.isInverse {
                let outside = CGMutablePath()
                outside.addRect(CGRect(origin: .zero, size: surface.size))
                outside.addPath(path)
                context.addPath(outside)
                context.clip(using: .evenOdd)
            } else {
                context.addPath(path)
                context.clip(using: clip.isEOFilled ? .evenOdd : .winding)
            }
        }
        context.concatenate(transform)
    }

    /// Draws a picture of its own, which the filters change.
    private func drawFiltered(_ body: (CGContext) -> Void) {
        let picture = picture { context in
            prepare(context)
            body(context)
        }
        let layer = CALayer()
        layer.frame = CGRect(origin: .zero, size: surface.size)
        layer.contents = picture.cgImage
        layer.contentsScale = environment.displayScale
        layer.rasterizationScale = environment.displayScale
        var effects: [LayerFilter] = []
        for filter in filters {
            switch filter.kind {
            case .shadow(let color, let radius, let offset):
                let shadow = color.uiColor(in: environment)
                layer.shadowColor = shadow.withAlphaComponent(1).cgColor
                layer.shadowOpacity = Float(shadow.cgColor.alpha)
                (layer.shadowRadius, layer.shadowOffset) = (max(radius, 0) / 2, offset)
            case .effect(let kind, let amount):
                effects += ColorFilterModifier(kind: kind, amount: amount).effects?.filters ?? []
            case .multiply(let color): effects.append(.multiplied(color.uiColor(in: environment)))
            case .invert: effects.append(.inverted)
            case .blur(let radius): effects += BlurModifier(radius: radius, isOpaque: false).effects?.filters ?? []
            }
        }
        layer.effects = effects.isEmpty ? nil : LayerEffects(filters: effects)
        let context = surface.context
        context.saveGState()
        context.setAlpha(opacity)
        context.setBlendMode(blendMode.coreGraphics)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        layer.render(in: context)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func picture(_ body: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = environment.displayScale
        format.opaque = false
        return UIGraphicsImageRenderer(size: surface.size, format: format).image { body($0.cgContext) }
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        drawing { context in
            context.setShouldAntialias(style.isAntialiased)
            shading.fill(path.cgPath, style.isEOFilled ? .evenOdd : .winding, context, environment)
        }
    }
    /// Draws a path's line.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        drawing { context in shading.fill(path.strokedPath(style).cgPath, .winding, context, environment) }
    }
    /// Draws a path's line.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// Draws what a function draws as one picture.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var failure: (any Error)?
        let size = surface.size
        let image = picture { context in
            var inner = GraphicsContext(CanvasSurface(context, size, symbols: surface.symbols), environment)
            inner.transform = transform
            do { try content(&inner) } catch { failure = error }
        }
        var outer = self
        outer.transform = .identity
        outer.drawing { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
        if let failure { try { throw failure }() }
    }
    /// Gives Core Graphics' context to a function.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        var failure: (any Error)?
        drawing { context in
            do { try content(context) } catch { failure = error }
        }
        if let failure { try { throw failure }() }
    }

    // MARK: Images and texts

    /// An image as it is drawn. See https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedimage.
    public struct ResolvedImage {
        let image: UIImage
        let isTemplate: Bool
        /// The size.
        public var size: CGSize { image.size }
        /// How far the line on which text stands is from the top.
        public let baseline: CGFloat
        /// What symbols are drawn with; as the foreground if `nil`.
        public var shading: Shading?
    }
    /// The image as it is drawn.
    public func resolve(_ image: Image) -> ResolvedImage {
        let picture = image.uiImage(in: environment) ?? UIImage()
        return ResolvedImage(image: picture, isTemplate: image.isTemplate, baseline: picture.size.height)
    }
    /// Draws an image as large as a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        drawing { context in
            context.setShouldAntialias(style.isAntialiased)
            guard image.isTemplate else { return image.image.draw(in: rect) }
            let color = (image.shading ?? .foreground).color(environment) ?? .label
            image.image.withTintColor(color, renderingMode: .alwaysOriginal).draw(in: rect)
        }
    }
    /// Draws an image at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: Self.frame(image.size, point, anchor))
    }
    /// Draws an image as large as a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }
    /// Draws an image at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }

    private static func frame(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(origin: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), size: size)
    }

    /// A text as it is drawn. See https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedtext.
    public struct ResolvedText {
        let string: NSAttributedString
        /// What it is drawn with; as the text says if `nil`.
        public var shading: Shading?

        private func rect(_ size: CGSize) -> CGRect { string.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil) }
        /// The size that the text takes of a room.
        public func measure(in size: CGSize) -> CGSize {
            let rect = rect(size)
            return CGSize(width: rect.width.rounded(.up), height: rect.height.rounded(.up))
        }
        private func font(_ index: Int) -> UIFont? {
            string.length > 0 ? string.attribute(.font, at: index, effectiveRange: nil) as? UIFont : nil
        }
        /// How far the line on which the first line stands is from the top.
        public func firstBaseline(in size: CGSize) -> CGFloat { font(0)?.ascender ?? 0 }
        /// How far the line on which the last line stands is from the top.
        public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height + (font(string.length - 1)?.descender ?? 0) }

        func shaded(_ environment: EnvironmentValues) -> NSAttributedString {
            guard let color = shading?.color(environment) else { return string }
            let copy = NSMutableAttributedString(attributedString: string)
            copy.addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: copy.length))
            return copy
        }
    }
    /// The text as it is drawn.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(string: text.attributed(in: environment)) }
    /// Draws a text in a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        drawing { _ in text.shaded(environment).draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }
    }
    /// Draws a text at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
        draw(text, in: Self.frame(size, point, anchor))
    }
    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws a text at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }

    // MARK: Views

    /// A view as it is drawn. See https://developer.apple.com/documentation/swiftui/graphicscontext/resolvedsymbol.
    public struct ResolvedSymbol {
        let image: UIImage
        /// The size.
        public var size: CGSize { image.size }
    }
    /// The view of the canvas that has a tag; `nil` if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        surface.symbols(AnyHashable(id)).map { ResolvedSymbol(image: $0) }
    }
    /// Draws a view as large as a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { drawing { _ in symbol.image.draw(in: rect) } }
    /// Draws a view at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: Self.frame(symbol.size, point, anchor))
    }
}
