import Foundation

/// Shows an image, a text and a second text. See https://developer.apple.com/documentation/uikit/uilistcontentview.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private let imageView = UIImageView()
    private let label = UILabel()
    private let detail = UILabel()
    private var shown: UIListContentConfiguration
    private var lastWidth: CGFloat = 0

    /// Where the text lies; `nil` if there is none.
    open var textLayoutGuide: UILayoutGuide? { guides[0] }
    /// Where the second text lies; `nil` if there is none.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guides[1] }
    /// Where the image lies; `nil` if there is none.
    open var imageLayoutGuide: UILayoutGuide? { guides[2] }
    private var guides: [UILayoutGuide?] = [nil, nil, nil]
    private var guideConstraints: [NSLayoutConstraint] = []

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for view in [imageView, label, detail] as [UIView] { addSubview(view) }
        imageView.clipsToBounds = true
        take()
    }

    /// Documents do not have such views.
    public required init?(coder: NSCoder) { nil }

    /// What is shown: a `UIListContentConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                preconditionFailure("UIListContentView only shows configurations of the type UIListContentConfiguration")
            }
            guard new != shown else { return }
            shown = new
            take()
        }
    }

    private func take() {
        fill(label, shown.text, shown.attributedText, shown.textProperties)
        fill(detail, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        let properties = shown.imageProperties
        imageView.image = shown.image
        imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.contentMode = properties.maximumSize == .zero ? .center : .scaleAspectFit
        imageView.isHidden = shown.image == nil
        for view in [imageView, label, detail] as [UIView] { view.alpha = shown.alpha }
        updateTint()
        updateGuides()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func fill(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed { label.attributedText = attributed } else { label.text = properties.transformed(text) }
        label.isHidden = label.text?.isEmpty ?? true
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateTint()
    }

    private func updateTint() { imageView.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor) }

    private func updateGuides() {
        let wanted = [!label.isHidden, !detail.isHidden, !imageView.isHidden]
        let views: [UIView] = [label, detail, imageView]
        for index in 0..<3 where wanted[index] != (guides[index] != nil) {
            if let guide = guides[index] {
                removeLayoutGuide(guide)
                guides[index] = nil
            } else {
                let guide = UILayoutGuide()
                addLayoutGuide(guide)
                guides[index] = guide
            }
        }
        NSLayoutConstraint.deactivate(guideConstraints)
        guideConstraints = zip(guides, views).flatMap { guide, view -> [NSLayoutConstraint] in
            guard let guide else { return [] }
            return [
                guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.rightAnchor.constraint(equalTo: view.rightAnchor),
                guide.topAnchor.constraint(equalTo: view.topAnchor), guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ]
        }
        NSLayoutConstraint.activate(guideConstraints)
    }

    // MARK: Layout

    /// Where the text begins, from the leading edge: a list's lines begin there, too.
    package var separatorStart: CGFloat? {
        guard !label.isHidden else { return nil }
        return margins.leading + (imageView.isHidden ? 0 : places(width: bounds.width).text.minX - margins.leading)
    }

    private struct Places {
        var image = CGRect.zero
        var text = CGRect.zero
        var detail = CGRect.zero
        var height: CGFloat = 0
    }

    private var margins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let around = superview?.directionalLayoutMargins {
            margins.leading = max(margins.leading, around.leading)
            margins.trailing = max(margins.trailing, around.trailing)
        }
        return margins
    }

    private var imageSize: CGSize {
        guard let image = imageView.image else { return .zero }
        var size = imageView.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        if size == .zero { size = image.size }
        let limit = shown.imageProperties.maximumSize
        let scale = min(
            1, limit.width > 0 ? limit.width / max(size.width, 1) : 1, limit.height > 0 ? limit.height / max(size.height, 1) : 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private func places(width: CGFloat) -> Places {
        var places = Places()
        let margins = margins
        let image = imageSize
        let reserved = shown.imageProperties.reservedLayoutSize
        func room(_ wanted: CGFloat, _ own: CGFloat) -> CGFloat {
            wanted == UIListContentConfiguration.ImageProperties.standardDimension ? max(own, 28) : wanted > 0 ? wanted : own
        }
        let box =
            imageView.isHidden
            ? CGSize.zero : CGSize(width: room(reserved.width, image.width), height: room(reserved.height, image.height))
        let start = margins.leading + (imageView.isHidden ? 0 : box.width + shown.imageToTextPadding)
        let inner = max(0, width - start - margins.trailing)
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        func height(_ label: UILabel, _ width: CGFloat) -> CGFloat {
            label.isHidden ? 0 : ceil(label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
        }
        let (textWidth, detailWidth) = (
            label.isHidden ? 0 : ceil(label.sizeThatFits(unlimited).width), detail.isHidden ? 0 : ceil(detail.sizeThatFits(unlimited).width)
        )
        let gap = shown.textToSecondaryTextHorizontalPadding
        let isBeside =
            shown.prefersSideBySideTextAndSecondaryText && !label.isHidden && !detail.isHidden && textWidth + gap + detailWidth <= inner
        let textsHeight: CGFloat
        if isBeside {
            textsHeight = max(height(label, textWidth), height(detail, detailWidth))
        } else {
            let between = label.isHidden || detail.isHidden ? 0 : shown.textToSecondaryTextVerticalPadding
            textsHeight = height(label, inner) + between + height(detail, inner)
        }
        places.height = margins.top + max(textsHeight, box.height) + margins.bottom
        let middle = margins.top + max(textsHeight, box.height) / 2
        places.image = CGRect(
            x: margins.leading + (box.width - image.width) / 2, y: middle - image.height / 2, width: image.width, height: image.height)
        let top = middle - textsHeight / 2
        if isBeside {
            places.text = CGRect(x: start, y: top, width: textWidth, height: textsHeight)
            places.detail = CGRect(x: width - margins.trailing - detailWidth, y: top, width: detailWidth, height: textsHeight)
        } else {
            places.text = CGRect(x: start, y: top, width: inner, height: height(label, inner))
            let detailHeight = height(detail, inner)
            places.detail = CGRect(x: start, y: top + textsHeight - detailHeight, width: inner, height: detailHeight)
        }
        return places
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var places = places(width: bounds.width)
        let shift = ((bounds.height - places.height) / 2).rounded()
        for path in [\Places.image, \Places.text, \Places.detail] {
            places[keyPath: path].origin.y += shift
            if effectiveUserInterfaceLayoutDirection == .rightToLeft {
                places[keyPath: path].origin.x = bounds.width - places[keyPath: path].maxX
            }
        }
        (imageView.frame, label.frame, detail.frame) = (places.image, places.text, places.detail)
        if bounds.width != lastWidth {
            lastWidth = bounds.width
            invalidateIntrinsicContentSize()
        }
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize {
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let margins = margins
        let image = imageView.isHidden ? 0 : imageSize.width + shown.imageToTextPadding
        let (text, second) = (
            label.isHidden ? 0 : label.sizeThatFits(unlimited).width, detail.isHidden ? 0 : detail.sizeThatFits(unlimited).width
        )
        let texts =
            shown.prefersSideBySideTextAndSecondaryText && text > 0 && second > 0
            ? text + shown.textToSecondaryTextHorizontalPadding + second : max(text, second)
        let width = ceil(margins.leading + image + texts + margins.trailing)
        return CGSize(width: width, height: places(width: lastWidth > 0 ? lastWidth : width).height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 100_000 ? size.width : intrinsicContentSize.width
        return CGSize(width: width, height: places(width: width).height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = horizontalFittingPriority == .required ? targetSize.width : intrinsicContentSize.width
        let height = verticalFittingPriority == .required ? targetSize.height : places(width: width).height
        return CGSize(width: width, height: height)
    }
}
