import Foundation
import QuartzCore

/// Shows what is under a finger that selects, larger and above it.
/// See https://developer.apple.com/documentation/uikit/uitextloupesession.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
    private let loupe = TextLoupe()
    private weak var source: UIView?

    /// Creates a session that shows nothing; `begin(at:fromSelectionWidgetView:in:)` creates one that does.
    public required override init() { super.init() }

    // @objc(beginLoupeSessionAtPoint:fromSelectionWidgetView:inView:)
    /// Shows the loupe.
    ///
    /// - Parameters:
    ///   - point: where the finger is, in the points of `interactionView`.
    ///   - selectionWidget: what the loupe grows out of: the caret or a handle.
    ///   - interactionView: the view whose content is seen in the loupe.
    /// - Returns: the session; `nil` if the view is in no window.
    open class func begin(at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView) -> Self? {
        guard let window = interactionView.window else { return nil }
        let session = Self()
        session.source = interactionView
        let origin = selectionWidget.flatMap { $0.window === window ? $0.convert($0.bounds, to: nil) : nil }
        window.addSubview(session.loupe)
        session.move(to: point, withCaretRect: .null, trackingCaret: false)
        session.loupe.appear(from: origin)
        return session
    }

    // @objc(moveToPoint:withCaretRect:trackingCaret:)
    /// The finger moved.
    ///
    /// - Parameters:
    ///   - point: where the finger is, in the points of the view that the session began in.
    ///   - caretRect: where the caret or handle is; `.null` if there is none. The loupe keeps to its line.
    ///   - tracksCaret: whether the loupe is above the caret instead of the finger.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
        guard let source, source.window != nil, loupe.superview != nil else { return }
        var focus = point
        if !caretRect.isNull { focus = CGPoint(x: tracksCaret ? caretRect.midX : point.x, y: caretRect.midY) }
        loupe.show(source, at: focus)
    }

    /// Takes the loupe away; the session is over.
    open func invalidate() { loupe.disappear() }

    isolated deinit { loupe.removeFromSuperview() }
}

/// A capsule with an enlarged picture of what is below it.
final class TextLoupe: UIView {
    /// How large it is, and how far above what it shows, in points.
    private static let (size, distance) = (CGSize(width: 116, height: 60), CGFloat(52))
    /// How much larger it shows things.
    private static let scale: CGFloat = 1.25

    private let picture = UIView()

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        picture.frame = bounds
        picture.clipsToBounds = true
        picture.backgroundColor = .systemBackground
        picture.layer.cornerRadius = Self.size.height / 2
        picture.layer.borderWidth = 0.5
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a view around one of its points, and stands above that.
    func show(_ source: UIView, at focus: CGPoint) {
        guard let window else { return }
        let place = source.convert(focus, to: nil)
        let (half, area) = (CGSize(width: Self.size.width / 2, height: Self.size.height / 2), window.bounds)
        UIView.performWithoutAnimation {
            center = CGPoint(
                x: min(max(place.x, area.minX + half.width), area.maxX - half.width),
                y: min(max(place.y - Self.distance, area.minY + half.height), area.maxY - half.height))
        }
        picture.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        let format = UIGraphicsImageRendererFormat()
        format.scale = layer.contentsScale
        let image = UIGraphicsImageRenderer(size: Self.size, format: format).image { renderer in
            let context = renderer.cgContext
            context.translateBy(x: half.width, y: half.height)
            context.scaleBy(x: Self.scale, y: Self.scale)
            context.translateBy(x: -focus.x, y: -focus.y)
            source.drawHierarchy(in: CGRect(origin: .zero, size: source.bounds.size), afterScreenUpdates: false)
        }
        picture.layer.contents = image.cgImage
        picture.layer.contentsScale = image.scale
    }

    func appear(from origin: CGRect?) {
        let rest = center
        UIView.performWithoutAnimation {
            alpha = 0
            transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
            if let origin { center = CGPoint(x: origin.midX, y: origin.midY) }
        }
        UIView.animate(withDuration: 0.15) {
            self.alpha = 1
            self.transform = .identity
            self.center = rest
        }
    }

    func disappear() {
        guard superview != nil else { return }
        UIView.animate(
            withDuration: 0.15, animations: { self.alpha = 0 }, completion: { [weak self] _ in self?.removeFromSuperview() })
    }
}
