import Foundation

/// Shows an image, or a row of images one after the other. See https://developer.apple.com/documentation/uikit/uiimageview.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// What has the view's symbol move.
    lazy var symbolEffects = SymbolEffectPlayer(self)

    /// What is on the layer now, so that nothing is made twice.
    private var shown: Shown?

    private struct Shown: Equatable {
        var image: UIImage?
        var tint: CGColor?
        var size: CGSize
        var mode: ContentMode
        var isMirrored: Bool

        static func == (left: Shown, right: Shown) -> Bool {
            left.image === right.image && left.tint == right.tint && left.size == right.size && left.mode == right.mode
                && left.isMirrored == right.isMirrored
        }
    }

    /// Creates an image view as large as the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUpImageView()
        self.image = image
    }

    /// Creates an image view as large as the image, with another one for while it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUpImageView()
        self.highlightedImage = highlightedImage
        self.image = image
    }

    /// Creates an image view that shows nothing yet.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpImageView()
    }

    /// Creates an image view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpImageView()
        coder.decodeInterface(into: self, as: UIImageView.self)
    }

    private func setUpImageView() {
        isUserInteractionEnabled = false
        isOpaque = false
    }

    // MARK: Images

    /// The image.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            updateContents()
            updateImageAnimation()
        }
    }

    /// The image while the view is highlighted.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted { updateContents() } }
    }

    /// Whether the highlighted images are shown.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            updateContents()
            if isAnimating { startAnimating() }
        }
    }

    /// The look of symbols that say nothing about it themselves.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            invalidateIntrinsicContentSize()
            updateContents()
        }
    }

    /// How much brighter than white the view may show its image. See
    /// https://developer.apple.com/documentation/uikit/uiimageview/preferredimagedynamicrange.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    /// How much brighter than white the view shows its image: not at all, since neither images nor the display are. See
    /// https://developer.apple.com/documentation/uikit/uiimageview/imagedynamicrange.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    /// The image as the view's traits and symbol configuration make it.
    private func resolved(_ image: UIImage?) -> UIImage? {
        guard var image else { return nil }
        if image.imageAsset != nil, let matching = image.imageAsset?.image(with: traitCollection), !image.isSymbolImage {
            image = matching.withRenderingMode(image.renderingMode)
        }
        if image.isSymbolImage, let preferred = preferredSymbolConfiguration {
            let own = image.symbolConfiguration
            image = image.applyingSymbolConfiguration(own.map { preferred.applying($0) } ?? preferred) ?? image
        }
        return image
    }

    private var currentImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    // MARK: Contents

    /// Puts the image on the layer: in its own colours or as a stencil in the tint, stretched as its caps say.
    private func updateContents() {
        let image = resolved(currentImage)
        let isStencil = image?.isTemplate(automatic: false) ?? false
        let isMirrored = image?.flipsForRightToLeftLayoutDirection == true && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let tint = isStencil ? tintColor.resolvedColor(with: traitCollection) : nil
        let next = Shown(image: currentImage, tint: tint?.cgColor, size: bounds.size, mode: contentMode, isMirrored: isMirrored)
        guard next != shown else { return }
        shown = next
        guard var image else {
            layer.contents = nil
            return
        }
        if sizeFactor != 1 { traitCollection.performAsCurrent { image = image.enlarged(by: sizeFactor) } }
        if isMirrored { image = image.withHorizontallyFlippedOrientation() }
        let isTiled = image.capInsets != .zero && image.resizingMode == .tile
        // What hangs over the edges is the layer's, which clips only where it is told to.
        let isDrawing = image.isSymbolImage || image.isDrawnAtEverySize && contentMode != .scaleAspectFill
        if isTiled || isDrawing, bounds.width > 0, bounds.height > 0, contentMode.stretches {
            show(drawing: image, tint)
        } else {
            show(picture: image, tint)
        }
    }

    private func picture(_ image: UIImage, _ tint: UIColor?) -> CGImage? {
        var picture: CGImage?
        traitCollection.performAsCurrent { picture = tint.map { image.tintedImage($0) } ?? image.uprightImage }
        return picture
    }

    private func show(picture image: UIImage, _ tint: UIColor?) {
        layer.contents = picture(image, tint)
        layer.contentsScale = image.scale
        layer.contentsGravity = contentMode.layerGravity
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        let (caps, size) = (image.capInsets, image.size)
        if caps != .zero, size.width > 0, size.height > 0 {
            // What is left to stretch must not be empty.
            let width = max(size.width - caps.left - caps.right, 1 / image.scale)
            let height = max(size.height - caps.top - caps.bottom, 1 / image.scale)
            layer.contentsCenter = CGRect(
                x: caps.left / size.width, y: caps.top / size.height, width: width / size.width, height: height / size.height)
        }
    }

    /// Symbols and drawings are drawn as sharp as the view is large, tiles are repeated.
    private func show(drawing image: UIImage, _ tint: UIColor?) {
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let target =
            image.isSymbolImage || image.isDrawnAtEverySize
            ? contentMode.rect(of: image.size, in: bounds.size) : CGRect(origin: .zero, size: bounds.size)
        var drawn: UIImage?
        traitCollection.performAsCurrent {
            drawn = UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
                (tint.map { image.withTintColor($0, renderingMode: .alwaysOriginal) } ?? image).draw(in: target)
            }
        }
        layer.contents = drawn?.cgImage
        layer.contentsScale = scale
        layer.contentsGravity = .resize
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeGeometry(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeGeometry(with: coder)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContents()
    }

    open override var contentMode: ContentMode {
        didSet { if contentMode != oldValue { updateContents() } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContents()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        shown = nil
        updateContents()
        if adjustsImageSizeForAccessibilityContentSizeCategory { invalidateIntrinsicContentSize() }
    }

    // MARK: Size

    /// Whether the image grows as body text does, where the person has chosen a size of text for accessibility.
    /// See https://developer.apple.com/documentation/uikit/uiimageview/adjustsimagesizeforaccessibilitycontentsizecategory.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { sizeFactorDidChange() } }
    }

    /// How many times as large as it is the image is shown.
    private var sizeFactor: CGFloat {
        guard adjustsImageSizeForAccessibilityContentSizeCategory, traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return 1 }
        return UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
    }

    private func sizeFactorDidChange() {
        invalidateIntrinsicContentSize()
        shown = nil
        updateContents()
    }

    /// The size of the image as it is shown.
    private var shownSize: CGSize? {
        guard let size = resolved(image)?.size else { return nil }
        return CGSize(width: size.width * sizeFactor, height: size.height * sizeFactor)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? .zero }

    open override var intrinsicContentSize: CGSize {
        shownSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    open override var largeContentImage: UIImage? {
        get { super.largeContentImage ?? image }
        set { super.largeContentImage = newValue }
    }

    // MARK: Animation

    /// The images to show one after the other.
    open var animationImages: [UIImage]? {
        didSet { if isAnimating { startAnimating() } }
    }
    /// The images to show one after the other while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { if isAnimating { startAnimating() } }
    }
    /// How long all images are shown once, in seconds; 0 for a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0
    /// How often the images are shown; 0 for without end.
    open var animationRepeatCount = 0

    private static let animationKey = "UIImageAnimation"

    /// Whether the images are being shown.
    open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

    /// Begins to show the images one after the other.
    open func startAnimating() {
        let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? currentImage?.images ?? []
        guard !images.isEmpty else { return stopAnimating() }
        let own = animationImages == nil ? currentImage?.duration ?? 0 : 0
        let duration = animationDuration > 0 ? animationDuration : own > 0 ? own : Double(images.count) / 30
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = images.compactMap { image in
            picture(image, image.isTemplate(automatic: false) ? tintColor.resolvedColor(with: traitCollection) : nil)
        }
        animation.calculationMode = .discrete
        animation.duration = duration
        animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
        layer.add(animation, forKey: Self.animationKey)
    }

    /// Shows the image again.
    open func stopAnimating() { layer.removeAnimation(forKey: Self.animationKey) }

    /// An image that is an animation plays while the view is in a window.
    private func updateImageAnimation() {
        guard animationImages == nil else { return }
        if currentImage?.images?.isEmpty == false, window != nil { startAnimating() } else if isAnimating { stopAnimating() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateImageAnimation()
    }
}

extension UIView.ContentMode {
    /// Whether content is resized.
    var stretches: Bool { self == .scaleToFill || self == .scaleAspectFit || self == .scaleAspectFill || self == .redraw }

    /// Where content of a size lies in bounds of another.
    func rect(of content: CGSize, in bounds: CGSize) -> CGRect {
        guard content.width > 0, content.height > 0 else { return .zero }
        var size = content
        switch self {
        case .scaleToFill, .redraw: size = bounds
        case .scaleAspectFit, .scaleAspectFill:
            let (x, y) = (bounds.width / content.width, bounds.height / content.height)
            let factor = self == .scaleAspectFit ? min(x, y) : max(x, y)
            size = CGSize(width: content.width * factor, height: content.height * factor)
        default: break
        }
        var origin = CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
        switch self {
        case .left, .topLeft, .bottomLeft: origin.x = 0
        case .right, .topRight, .bottomRight: origin.x = bounds.width - size.width
        default: break
        }
        switch self {
        case .top, .topLeft, .topRight: origin.y = 0
        case .bottom, .bottomLeft, .bottomRight: origin.y = bounds.height - size.height
        default: break
        }
        return CGRect(origin: origin, size: size)
    }
}
