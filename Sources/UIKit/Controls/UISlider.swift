import Foundation

/// A control to choose a value out of a range. See https://developer.apple.com/documentation/uikit/uislider.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private static let height: CGFloat = 34
    private static let trackHeight: CGFloat = 4
    private static let thumbDiameter: CGFloat = 28
    /// A finger may miss the thumb by this much.
    private static let reach: CGFloat = 12
    private static let imageGap: CGFloat = 12

    private let minimumTrack = UIImageView()
    private let maximumTrack = UIImageView()
    private let thumb = UIImageView()
    private let minimumImageView = UIImageView()
    private let maximumImageView = UIImageView()
    private var storage: Float = 0
    private var thumbImages = StateValues<UIImage>()
    private var minimumTrackImages = StateValues<UIImage>()
    private var maximumTrackImages = StateValues<UIImage>()
    /// From the thumb's middle to the finger.
    private var grip: CGFloat = 0

    /// Creates a slider from 0 to 1.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSlider()
    }

    /// Creates a slider from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSlider()
        coder.decodeInterface(into: self, as: UISlider.self)
    }

    private func setUpSlider() {
        for view in [maximumTrack, minimumTrack, thumb, minimumImageView, maximumImageView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        minimumTrack.clipsToBounds = true
        maximumTrack.clipsToBounds = true
        minimumImageView.contentMode = .center
        maximumImageView.contentMode = .center
        update()
    }

    /// How the slider would like to look and behave where the system has several ways. See
    /// https://developer.apple.com/documentation/uikit/uislider/preferredbehavioralstyle.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// How the slider looks and behaves: as everywhere but on a Mac. See
    /// https://developer.apple.com/documentation/uikit/uislider/behavioralstyle.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Value

    /// The value, between the minimum and the maximum.
    open var value: Float {
        get { storage }
        set { setValue(newValue, animated: false) }
    }
    /// The value at the leading end. A maximum below it is raised to it.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            setValue(storage, animated: false)
        }
    }
    /// The value at the trailing end. A minimum above it is lowered to it.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            setValue(storage, animated: false)
        }
    }
    /// Whether targets hear of every change while the thumb is dragged, and not only of the last.
    open var isContinuous = true

    /// Sets the value, without telling the targets.
    open func setValue(_ value: Float, animated: Bool) {
        storage = min(max(value, minimumValue), maximumValue)
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { self.layoutIfNeeded() })
    }

    // MARK: Look

    /// The image at the leading end.
    open var minimumValueImage: UIImage? { didSet { update() } }
    /// The image at the trailing end.
    open var maximumValueImage: UIImage? { didSet { update() } }
    // appearance
    /// The colour of the track before the thumb; the tint unless set. Setting it takes the track's images away.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            minimumTrackImages = StateValues()
            update()
        }
    }
    // appearance
    /// The colour of the track behind the thumb. Setting it takes the track's images away.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            maximumTrackImages = StateValues()
            update()
        }
    }
    // appearance
    /// The thumb's colour; white unless set. Setting it takes the thumb's images away.
    open var thumbTintColor: UIColor? {
        didSet {
            thumbImages = StateValues()
            update()
        }
    }

    /// Sets the thumb's image for a state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state] = image
        update()
    }
    /// Sets the image of the track before the thumb for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages[state] = image
        update()
    }
    /// Sets the image of the track behind the thumb for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages[state] = image
        update()
    }
    /// The thumb's image in a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }
    /// The image of the track before the thumb in a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.value(for: state) }
    /// The image of the track behind the thumb in a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.value(for: state) }
    /// The thumb's image that is shown.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// The image of the track before the thumb that is shown.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The image of the track behind the thumb that is shown.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    private func update() {
        minimumImageView.image = minimumValueImage
        maximumImageView.image = maximumValueImage
        minimumTrack.image = currentMinimumTrackImage
        maximumTrack.image = currentMaximumTrackImage
        thumb.image = currentThumbImage
        minimumTrack.backgroundColor = currentMinimumTrackImage == nil ? minimumTrackTintColor ?? tintColor : nil
        maximumTrack.backgroundColor = currentMaximumTrackImage == nil ? maximumTrackTintColor ?? .systemFill : nil
        let isPlain = currentThumbImage == nil
        thumb.backgroundColor = isPlain ? thumbTintColor ?? .white : nil
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOpacity = isPlain ? 0.22 : 0
        alpha(isEnabled ? 1 : 0.5)
        setNeedsLayout()
    }

    private func alpha(_ alpha: CGFloat) {
        for view in [minimumTrack, maximumTrack, thumb, minimumImageView, maximumImageView] { view.alpha = alpha }
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    // MARK: Geometry

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func imageRect(_ image: UIImage?, _ bounds: CGRect, atLeft: Bool) -> CGRect {
        guard let size = image?.size else { return CGRect(x: atLeft ? bounds.minX : bounds.maxX, y: bounds.midY, width: 0, height: 0) }
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Where the image at the leading end lies; may be overridden.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(minimumValueImage, bounds, atLeft: !isRightToLeft) }

    /// Where the image at the trailing end lies; may be overridden.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(maximumValueImage, bounds, atLeft: isRightToLeft) }

    /// Where the track lies; may be overridden.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (minimum, maximum) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
        let (left, right) = isRightToLeft ? (maximum, minimum) : (minimum, maximum)
        let start = left.width > 0 ? left.maxX + Self.imageGap : bounds.minX + 2
        let end = right.width > 0 ? right.minX - Self.imageGap : bounds.maxX - 2
        let height = max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
        let trackHeight = height > 0 ? height : Self.trackHeight
        return CGRect(x: start, y: bounds.midY - trackHeight / 2, width: max(0, end - start), height: trackHeight)
    }

    /// Where the thumb lies at a value; may be overridden.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbDiameter, height: Self.thumbDiameter)
        let range = maximumValue - minimumValue
        var part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        if isRightToLeft { part = 1 - part }
        // The thumb's edges, rather than its middle, come to the track's ends.
        let overhang: CGFloat = currentThumbImage == nil ? 2 : 0
        let room = rect.width + 2 * overhang - size.width
        return CGRect(x: rect.minX - overhang + part * room, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
        let track = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: storage)
        let middle = min(max(thumbFrame.midX, track.minX), track.maxX)
        let left = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        let right = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
        place(minimumTrack, isRightToLeft ? right : left)
        place(maximumTrack, isRightToLeft ? left : right)
        thumb.frame = thumbFrame
        thumb.layer.cornerRadius = currentThumbImage == nil ? thumbFrame.height / 2 : 0
    }

    private func place(_ view: UIImageView, _ frame: CGRect) {
        view.frame = frame
        view.layer.cornerRadius = view.image == nil ? min(frame.height, frame.width) / 2 : 0
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height - 4) }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let rect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storage)
        let point = touch.location(in: self)
        guard rect.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) else { return false }
        grip = point.x - rect.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
        let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
        guard first != last else { return true }
        let part = Float((touch.location(in: self).x - grip - first) / (last - first))
        let old = storage
        setValue(minimumValue + part * (maximumValue - minimumValue), animated: false)
        if isContinuous, storage != old { send([.valueChanged, .primaryActionTriggered], event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
    }

    /// The thumb can also be reached a little outside the slider's own bounds.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if super.point(inside: point, with: event) { return true }
        let rect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storage)
        return rect.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
    }

    /// A drag of the thumb is not a drag of anything around the slider.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTracking, gestureRecognizer is UIPanGestureRecognizer, gestureRecognizer.view !== self { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
