import Foundation

/// How a preview looks. See https://developer.apple.com/documentation/uikit/uipreviewparameters.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// The part of the view that is shown, in its points; all of it if `nil`.
    open var visiblePath: UIBezierPath?
    /// The shape of the shadow, in the view's points; that of what is shown if `nil`.
    open var shadowPath: UIBezierPath?
    /// What is behind the view.
    open var backgroundColor: UIColor! = .systemBackground

    /// Creates parameters that show the whole view.
    public override init() { super.init() }

    // @objc(initWithTextLineRects:)
    /// Creates parameters that show lines of text, each in its rectangle.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue) {
            path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -6, dy: -3), cornerRadius: 6))
        }
        visiblePath = path
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPreviewParameters()
        (copy.visiblePath, copy.shadowPath, copy.backgroundColor) = (visiblePath, shadowPath, backgroundColor)
        return copy
    }
}

/// Where a preview comes from or goes to. See https://developer.apple.com/documentation/uikit/uipreviewtarget.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    /// The view in which the preview is.
    public let container: UIView
    /// Its middle, in the container's points.
    public let center: CGPoint
    /// How it is turned and scaled there.
    public let transform: CGAffineTransform

    /// Creates a target.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }

    /// Creates a target where the preview is neither turned nor scaled.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    open func copy(with zone: NSZone? = nil) -> Any { UIPreviewTarget(container: container, center: center, transform: transform) }
}

/// A view that is lifted off the screen, with where it is and how it looks. See https://developer.apple.com/documentation/uikit/uitargetedpreview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    /// The view.
    public let view: UIView
    /// How it looks.
    public let parameters: UIPreviewParameters
    /// Where it comes from or goes to.
    public let target: UIPreviewTarget

    /// Creates a preview with a place; the view need not be shown.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// Creates a preview of a view that is in a window, in its place.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview else {
            preconditionFailure("UITargetedPreview initializer: view must be in a window to be its own target")
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: container, center: view.center, transform: view.transform))
    }

    /// Creates a preview of a view that is in a window, in its place and as it is.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The view's size, in points.
    open var size: CGSize { view.bounds.size }

    /// A preview of the same view with another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    open func copy(with zone: NSZone? = nil) -> Any { UITargetedPreview(view: view, parameters: parameters, target: target) }

    /// The view as it looks now, to be moved about, and its place in the window.
    func lifted() -> (view: UIView, frame: CGRect)? {
        guard let window = target.container.window else { return nil }
        let picture = PreviewPicture(self)
        let center = window.convert(target.center, from: target.container)
        let shown = parameters.visiblePath?.bounds ?? view.bounds
        let offset = CGPoint(x: shown.midX - view.bounds.midX, y: shown.midY - view.bounds.midY)
        let frame = CGRect(
            x: center.x + offset.x - shown.width / 2, y: center.y + offset.y - shown.height / 2, width: shown.width, height: shown.height)
        return (picture, frame)
    }
}

/// What a view looked like, with a shadow.
private final class PreviewPicture: UIView {
    private let picture = UIImageView()

    init(_ preview: UITargetedPreview) {
        let view = preview.view
        let visible = preview.parameters.visiblePath
        let shown = visible?.bounds ?? view.bounds
        super.init(frame: CGRect(origin: .zero, size: shown.size))
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreen.main.scale
        picture.image = UIGraphicsImageRenderer(bounds: shown, format: format).image { context in
            visible?.addClip()
            if let color = preview.parameters.backgroundColor {
                color.setFill()
                context.fill(shown)
            }
            view.layer.render(in: context.cgContext)
        }
        picture.frame = bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if visible == nil {
            picture.layer.cornerRadius = max(view.layer.cornerRadius, 12)
            picture.clipsToBounds = true
        }
        addSubview(picture)
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 8)
        var moved = CGAffineTransform(translationX: -shown.minX, y: -shown.minY)
        layer.shadowPath =
            (preview.parameters.shadowPath ?? visible)?.cgPath.copy(using: &moved)
            ?? CGPath(roundedRect: bounds, cornerWidth: 12, cornerHeight: 12, transform: nil)
    }

    required init?(coder: NSCoder) { nil }
}
