import Foundation
import ObjCRuntime

/// A bar that fills while something is under way. See https://developer.apple.com/documentation/uikit/uiprogressview.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The looks of progress bars.
    public enum Style: Int, Sendable {
        /// The ordinary one.
        case `default` = 0
        /// The one for bars, without round ends.
        case bar = 1

        var height: CGFloat { self == .default ? 4 : 2.5 }
    }

    private let track = UIImageView()
    private let fill = UIImageView()
    private var storage: Float = 0
    private var observation: NSKeyValueObservation?

    /// Creates a bar; its height is what the style asks for.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Style.default.height)))
        setUpProgress()
    }

    /// Creates a bar of a style.
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
        progressViewStyle = style
    }

    /// Creates a bar from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpProgress()
        coder.decodeInterface(into: self, as: UIProgressView.self)
    }

    private func setUpProgress() {
        for view in [track, fill] {
            view.clipsToBounds = true
            addSubview(view)
        }
        update()
    }

    /// The look.
    open var progressViewStyle = Style.default {
        didSet {
            guard progressViewStyle != oldValue else { return }
            frame.size.height = progressViewStyle.height
            invalidateIntrinsicContentSize()
            update()
        }
    }

    /// How much is done, from 0 to 1.
    open var progress: Float {
        get { storage }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets how much is done; the filled part grows or shrinks at an even speed if animated.
    open func setProgress(_ progress: Float, animated: Bool) {
        storage = min(max(progress, 0), 1)
        guard animated, window != nil else { return layoutFill() }
        layoutIfNeeded()
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.curveLinear, .beginFromCurrentState], animations: { self.layoutFill() })
    }

    /// Says how much is done, from whatever thread; what it says is shown with an animation. `nil` where `progress` is set by hand.
    ///
    /// See https://developer.apple.com/documentation/uikit/uiprogressview/observedprogress.
    open var observedProgress: Progress? {
        didSet {
            guard observedProgress !== oldValue else { return }
            observation = observedProgress?.observe(ObservedKeyPaths.naming(\Progress.fractionCompleted, "fractionCompleted")) {
                [weak self] progress, _ in
                if MainThreadChecker.isOnMain { return MainActor.assumeIsolated { self?.show(progress) } }
                DispatchQueue.main.async { self?.show(progress) }
            }
            if let observedProgress { setProgress(Float(observedProgress.fractionCompleted), animated: false) }
        }
    }

    private func show(_ progress: Progress) {
        // It may have been told on another thread, before another was observed.
        if progress === observedProgress { setProgress(Float(progress.fractionCompleted), animated: true) }
    }

    // appearance
    /// The colour of the part that is done; the tint unless set.
    open var progressTintColor: UIColor? { didSet { update() } }
    // appearance
    /// The colour of the part that is to be done.
    open var trackTintColor: UIColor? { didSet { update() } }
    // appearance
    /// The image of the part that is done.
    open var progressImage: UIImage? { didSet { update() } }
    // appearance
    /// The image of the part that is to be done.
    open var trackImage: UIImage? { didSet { update() } }

    private func update() {
        track.image = trackImage
        fill.image = progressImage
        track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        setNeedsLayout()
    }

    private func layoutFill() {
        let width = bounds.width * CGFloat(storage)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        fill.layer.cornerRadius = progressImage == nil ? min(radius, width / 2) : 0
    }

    private var radius: CGFloat { progressViewStyle == .default ? bounds.height / 2 : 0 }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        track.layer.cornerRadius = trackImage == nil ? radius : 0
        layoutFill()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: progressViewStyle.height) }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle.height) }
}
