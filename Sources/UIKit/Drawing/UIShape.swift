import Foundation

/// How corners bend. See https://developer.apple.com/documentation/uikit/uicornercurve.
public enum UICornerCurve: Int, Sendable {
    /// As suits the shape: gradually, but in capsules and circles.
    case automatic = 0
    /// In quarters of a circle.
    case circular = 1
    /// Gradually.
    case continuous = 2
}

/// Something that says what shape content has, by what the content is framed by. See
/// https://developer.apple.com/documentation/uikit/uishapeprovider-60loj.
public protocol UIShapeProvider: Equatable {
    /// What the shape is made for.
    typealias Context = UIShape.ResolutionContext
    /// A shape with its place.
    typealias Resolved = UIShape.Resolved

    /// The shape of content.
    func resolve(in context: Context) -> Resolved
}

/// A shape that gets its place and size by the content it is for. See https://developer.apple.com/documentation/uikit/uishape-swift.struct.
public struct UIShape: UIShapeProvider, CustomStringConvertible, CustomDebugStringConvertible {
    /// What the shape is of.
    indirect enum Kind: Equatable {
        case rect(ShapeCorners)
        case capsule
        case circle
        case fixedRect(CGRect, ShapeCorners)
        case path(UIBezierPath)
        case provided(ShapeProviderBox)
        case inset(UIShape, UIEdgeInsets)
    }

    let kind: Kind

    init(kind: Kind) { self.kind = kind }

    /// Creates a shape that somebody else says for each content.
    public init(_ provider: some UIShapeProvider) {
        kind = (provider as? UIShape)?.kind ?? .provided(ShapeProviderBox(provider))
    }

    /// The content's rectangle.
    public static var rect: UIShape { .rect(cornerRadius: 0) }
    /// The content's rectangle, with ends that are half circles.
    public static var capsule: UIShape { UIShape(kind: .capsule) }
    /// A circle in the middle of the content, as large as has room in it.
    public static var circle: UIShape { UIShape(kind: .circle) }

    /// The content's rectangle with some corners rounded, by a radius in points.
    public static func rect(
        cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape(kind: .rect(ShapeCorners(radius: cornerRadius, curve: cornerCurve, corners: maskedCorners)))
    }

    /// A rectangle in the content's points, wherever and however large the content is.
    public static func fixedRect(
        _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape(kind: .fixedRect(rect, ShapeCorners(radius: cornerRadius, curve: cornerCurve, corners: maskedCorners)))
    }

    /// A path in the content's points. What is changed of it afterwards does not count.
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape(kind: .path(path.copy() as? UIBezierPath ?? path)) }

    /// The shape, smaller by so many points at each edge; larger if they are negative. Rounded corners keep their middles. Paths stay as they
    /// are.
    public func inset(by insets: UIEdgeInsets) -> UIShape { insets == .zero ? self : UIShape(kind: .inset(self, insets)) }

    /// The shape, smaller by so many points all around.
    public func inset(by amount: CGFloat) -> UIShape {
        inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }

    /// The shape for content.
    public func resolve(in context: ResolutionContext) -> Resolved {
        let content = context.contentShape.boundingRect
        switch kind {
        case .rect(let corners): return Resolved(self, .rounded(content, corners))
        case .capsule: return Resolved(self, .capsule(content))
        case .circle:
            let side = min(content.width, content.height)
            return Resolved(self, .capsule(CGRect(x: content.midX - side / 2, y: content.midY - side / 2, width: side, height: side)))
        case .fixedRect(let rect, let corners): return Resolved(self, .rounded(rect, corners))
        case .path(let path): return Resolved(self, .path(path))
        case .provided(let provider): return Resolved(self, provider.resolve(context).outline)
        case .inset(let shape, let insets): return Resolved(self, shape.resolve(in: context).outline.inset(by: insets))
        }
    }

    /// What the shape is, in words.
    public var description: String {
        switch kind {
        case .rect(let corners): "rect\(corners)"
        case .capsule: "capsule"
        case .circle: "circle"
        case .fixedRect(let rect, let corners): "fixed rect \(rect)\(corners)"
        case .path(let path): "path in \(path.bounds)"
        case .provided(let provider): "\(provider)"
        case .inset(let shape, let insets): "\(shape), inset by \(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
        }
    }

    /// What the shape is, in words.
    public var debugDescription: String { "UIShape(\(description))" }
}

extension UIShape {
    /// What a shape is resolved for. See https://developer.apple.com/documentation/uikit/uishape-swift.struct/resolutioncontext.
    public struct ResolutionContext {
        /// The content's own shape.
        public var contentShape: UIShape.Resolved

        /// Content that is a rectangle.
        package init(rect: CGRect) { contentShape = Resolved(.rect, .rounded(rect, ShapeCorners(radius: 0))) }
    }

    /// A shape with its place and size. See https://developer.apple.com/documentation/uikit/uishape-swift.struct/resolved.
    public struct Resolved: Equatable, CustomStringConvertible, CustomDebugStringConvertible {
        /// The shape that it comes from.
        public let shape: UIShape
        let outline: ShapeOutline

        init(_ shape: UIShape, _ outline: ShapeOutline) { (self.shape, self.outline) = (shape, outline) }

        /// The rectangle around the shape, in the content's points.
        public var boundingRect: CGRect { outline.rect }
        /// The shape as a path, in the content's points.
        public var path: UIBezierPath { outline.path }

        /// The shape, smaller by so many points at each edge; larger if they are negative. Rounded corners keep their middles. Paths stay as
        /// they are.
        public func inset(by insets: UIEdgeInsets) -> Resolved { Resolved(shape.inset(by: insets), outline.inset(by: insets)) }

        /// The shape, smaller by so many points all around.
        public func inset(by amount: CGFloat) -> Resolved {
            inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
        }

        /// What the shape is and where, in words.
        public var description: String { "\(shape) in \(boundingRect)" }
        /// What the shape is and where, in words.
        public var debugDescription: String { "UIShape.Resolved(\(description))" }
    }
}
