import Foundation

extension UIButton {
    private var shown: Configuration? { views.shownConfiguration ?? configuration }

    func updateConfigurationIfNeeded() {
        guard configuration != nil, views.needsConfigurationUpdate else { return }
        views.needsConfigurationUpdate = false
        views.isUpdatingConfiguration = true
        updateConfiguration()
        views.isUpdatingConfiguration = false
        views.needsConfigurationUpdate = false
        guard let configuration else { return }
        views.shownConfiguration = automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
        showConfiguration()
    }

    func removeConfiguredViews() {
        views.subtitleLabel?.removeFromSuperview()
        views.backgroundView?.removeFromSuperview()
        views.activityIndicator?.removeFromSuperview()
        views.subtitleLabel = nil
        views.backgroundView = nil
        views.activityIndicator = nil
        views.shownConfiguration = nil
        contentDidChange()
    }

    // MARK: Showing

    private func showConfiguration() {
        guard let configuration = shown else { return }
        let foreground = configuration.baseForegroundColor ?? tintColor!
        show(
            configuration.title, configuration.attributedTitle, configuration.titleTextAttributesTransformer, configuration.titleFont,
            foreground
        ) {
            titleLabelForWriting
        }
        views.titleLabel?.lineBreakMode = configuration.titleLineBreakMode
        views.titleLabel?.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
        let faded =
            configuration.subtitle == nil && configuration.attributedSubtitle == nil ? foreground : foreground.withAlphaComponent(0.8)
        show(
            configuration.subtitle, configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer,
            configuration.subtitleFont, faded
        ) { subtitleLabelForWriting }
        views.subtitleLabel?.lineBreakMode = configuration.subtitleLineBreakMode
        views.subtitleLabel?.numberOfLines = configuration.subtitleLineBreakMode == .byWordWrapping ? 0 : 1
        showImage(configuration, foreground)
        showActivity(configuration, foreground)
        if views.backgroundView == nil {
            let view = ConfiguredBackgroundView(frame: bounds)
            insertSubview(view, at: 0)
            views.backgroundView = view
        }
        invalidateIntrinsicContentSize()
    }

    private var subtitleLabelForWriting: ButtonLabel {
        if let label = views.subtitleLabel { return label }
        let label = ButtonLabel(button: self)
        views.subtitleLabel = label
        addSubview(label)
        return label
    }

    private func show(
        _ text: String?, _ attributed: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?, _ font: UIFont,
        _ color: UIColor,
        _ label: () -> ButtonLabel
    ) {
        guard text != nil || attributed != nil else {
            if views.titleLabel != nil || views.subtitleLabel != nil { label().text = nil }
            return
        }
        let label = label()
        var base = AttributeContainer()
        base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        if let transformer { base = transformer(base) }
        var string = attributed ?? AttributedString(text ?? "")
        // What the text says itself wins over the configuration.
        string.mergeAttributes(base, mergePolicy: .keepCurrent)
        label.font = font
        label.textColor = color
        label.attributedText = NSAttributedString(string)
    }

    private func showImage(_ configuration: Configuration, _ foreground: UIColor) {
        let image = configuration.showsActivityIndicator ? nil : configuration.image
        guard views.imageView != nil || image != nil else { return }
        let view = imageViewForWriting
        view.image = image.map { $0.renderingMode == .automatic && !$0.isSymbolImage ? $0.withRenderingMode(.alwaysOriginal) : $0 }
        if let image, image.isSymbolImage || image.renderingMode == .alwaysTemplate {
            view.image = image.withRenderingMode(.alwaysTemplate)
        }
        view.preferredSymbolConfiguration =
            configuration.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(pointSize: configuration.titleFont.pointSize)
        view.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
        view.alpha = !isEnabled && image?.isTemplate(automatic: false) == false ? 0.5 : 1
    }

    private func showActivity(_ configuration: Configuration, _ foreground: UIColor) {
        guard configuration.showsActivityIndicator else {
            views.activityIndicator?.removeFromSuperview()
            views.activityIndicator = nil
            return
        }
        let indicator = views.activityIndicator ?? UIActivityIndicatorView(style: .medium)
        if views.activityIndicator == nil {
            views.activityIndicator = indicator
            addSubview(indicator)
        }
        indicator.color = configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
        if !indicator.isAnimating { indicator.startAnimating() }
    }

    // MARK: Layout

    private struct Parts {
        var image = CGSize.zero
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var padding: CGFloat = 0
        var titlePadding: CGFloat = 0
        var isVertical = false

        var titles: CGSize { CGSize(width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height) }
        var size: CGSize {
            isVertical
                ? CGSize(width: max(image.width, titles.width), height: image.height + padding + titles.height)
                : CGSize(width: image.width + padding + titles.width, height: max(image.height, titles.height))
        }
    }

    private func parts(_ configuration: Configuration, width: CGFloat) -> Parts {
        var parts = Parts()
        parts.isVertical = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
        if configuration.showsActivityIndicator {
            parts.image = CGSize(width: 20, height: 20)
        } else if configuration.image != nil {
            parts.image = views.imageView?.intrinsicContentSize ?? configuration.image!.size
        }
        let hasTitles =
            configuration.title != nil || configuration.attributedTitle != nil || configuration.subtitle != nil
            || configuration.attributedSubtitle != nil
        if parts.image != .zero, hasTitles { parts.padding = configuration.imagePadding }
        let room = max(1, parts.isVertical ? width : width - parts.image.width - parts.padding)
        let limit = CGSize(width: room, height: .greatestFiniteMagnitude)
        if configuration.title != nil || configuration.attributedTitle != nil, let label = views.titleLabel {
            parts.title = label.sizeThatFits(limit)
            parts.title.width = min(parts.title.width, room)
        }
        if configuration.subtitle != nil || configuration.attributedSubtitle != nil, let label = views.subtitleLabel {
            parts.subtitle = label.sizeThatFits(limit)
            parts.subtitle.width = min(parts.subtitle.width, room)
            if parts.title != .zero { parts.titlePadding = configuration.titlePadding }
        }
        return parts
    }

    func fittingConfiguration(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        guard let configuration = shown else { return .zero }
        let insets = configuration.contentInsets
        var width = size.width - insets.leading - insets.trailing
        if size.width <= 0 { width = .greatestFiniteMagnitude }
        let content = parts(configuration, width: width).size
        return CGSize(width: content.width + insets.leading + insets.trailing, height: content.height + insets.top + insets.bottom)
    }

    func layoutConfiguration() {
        guard let configuration = shown else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = configuration.contentInsets
        let content = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing))
        let parts = parts(configuration, width: max(1, content.width))
        let group = CGRect(origin: origin(of: parts.size, in: content), size: parts.size)
        place(parts, in: group, configuration, isRightToLeft)

        let margins = configuration.background.insets(in: self)
        let background = bounds.inset(
            by: UIEdgeInsets(
                top: margins.top, left: isRightToLeft ? margins.trailing : margins.leading, bottom: margins.bottom,
                right: isRightToLeft ? margins.leading : margins.trailing))
        views.backgroundView?.frame = background
        views.backgroundView?.apply(
            configuration.background, tint: tintColor, cornerRadius: configuration.cornerRadius(in: background.size))
    }

    private func origin(of size: CGSize, in content: CGRect) -> CGPoint {
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left: content.minX
            case .right: content.maxX - size.width
            default: content.midX - size.width / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: content.minY
            case .bottom: content.maxY - size.height
            default: content.midY - size.height / 2
            }
        return CGPoint(x: x, y: y)
    }

    private func place(_ parts: Parts, in group: CGRect, _ configuration: Configuration, _ isRightToLeft: Bool) {
        let titles: CGRect
        let image: CGRect
        switch configuration.imagePlacement {
        case .top:
            image = CGRect(x: group.midX - parts.image.width / 2, y: group.minY, width: parts.image.width, height: parts.image.height)
            titles = CGRect(
                x: group.midX - parts.titles.width / 2, y: image.maxY + parts.padding, width: parts.titles.width,
                height: parts.titles.height)
        case .bottom:
            titles = CGRect(x: group.midX - parts.titles.width / 2, y: group.minY, width: parts.titles.width, height: parts.titles.height)
            image = CGRect(
                x: group.midX - parts.image.width / 2, y: titles.maxY + parts.padding, width: parts.image.width, height: parts.image.height)
        default:
            let isLeft = (configuration.imagePlacement == .trailing) == isRightToLeft
            image = CGRect(
                x: isLeft ? group.minX : group.maxX - parts.image.width, y: group.midY - parts.image.height / 2, width: parts.image.width,
                height: parts.image.height)
            titles = CGRect(
                x: isLeft ? group.maxX - parts.titles.width : group.minX, y: group.midY - parts.titles.height / 2,
                width: parts.titles.width,
                height: parts.titles.height)
        }
        views.imageView?.frame = image
        views.activityIndicator?.frame = image
        let alignment = titleAlignment(configuration, parts.isVertical, isRightToLeft)
        func x(_ width: CGFloat) -> CGFloat {
            alignment == .center ? titles.midX - width / 2 : alignment == .right ? titles.maxX - width : titles.minX
        }
        views.titleLabel?.textAlignment = alignment
        views.titleLabel?.frame = CGRect(x: x(parts.title.width), y: titles.minY, width: parts.title.width, height: parts.title.height)
        views.subtitleLabel?.textAlignment = alignment
        views.subtitleLabel?.frame = CGRect(
            x: x(parts.subtitle.width), y: titles.maxY - parts.subtitle.height, width: parts.subtitle.width, height: parts.subtitle.height)
    }

    private func titleAlignment(_ configuration: Configuration, _ isVertical: Bool, _ isRightToLeft: Bool) -> NSTextAlignment {
        switch configuration.titleAlignment {
        case .center: .center
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .automatic:
            if isVertical || configuration.image == nil && configuration.subtitle == nil && configuration.attributedSubtitle == nil {
                .center
            } else {
                isRightToLeft ? .right : .left
            }
        }
    }
}

extension UIButton: BaselineProviding {
    package func baselineOffsets(in size: CGSize) -> (fromTop: CGFloat, fromBottom: CGFloat) {
        guard let label = views.titleLabel, hasTitle else { return (size.height, 0) }
        let content = fittingContent(size)
        let title = label.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude))
        let insets =
            configuration == nil
            ? contentEdgeInsets
            : UIEdgeInsets(
                top: configuration!.contentInsets.top, left: 0, bottom: configuration!.contentInsets.bottom, right: 0)
        let room = size.height - insets.top - insets.bottom
        let top: CGFloat =
            switch contentVerticalAlignment {
            case .top: insets.top
            case .bottom: size.height - insets.bottom - min(title.height, content.height)
            default: insets.top + (room - title.height) / 2
            }
        let offsets = label.baselineOffsets(in: title)
        return (top + offsets.fromTop, size.height - top - title.height + offsets.fromBottom)
    }

    package var lineDistance: CGFloat { (views.titleLabel?.font ?? defaultTitleFont).lineHeight }
}

extension UIButton: ContentWrapping {
    package var wrapsContent: Bool { hasTitle && (views.titleLabel?.numberOfLines ?? 1) != 1 }

    package func intrinsicContentSize(wrappedAt width: CGFloat?) -> CGSize {
        views.layoutWidth = width
        return intrinsicContentSize
    }
}
