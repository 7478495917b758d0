import Foundation

extension UIButton {
    /// Whether the button looks like the system's: everything in the tint colour, faint while a finger is on it.
    var isSystemStyled: Bool { buttonType != .custom }

    var defaultTitleFont: UIFont { .systemFont(ofSize: isSystemStyled ? 15 : UIFont.buttonFontSize) }

    func defaultTitleColor(for state: UIControl.State) -> UIColor {
        guard isSystemStyled else { return .white }
        if state.contains(.disabled) { return .tertiaryLabel }
        return role == .destructive ? .systemRed : tintColor
    }

    var titleLabelForWriting: ButtonLabel {
        if let label = views.titleLabel { return label }
        let label = ButtonLabel(button: self)
        label.font = defaultTitleFont
        // Unlike that of other labels, a title's shadow lies right behind it unless it is moved.
        label.shadowOffset = .zero
        views.titleLabel = label
        addSubview(label)
        return label
    }

    var imageViewForWriting: UIImageView {
        if let view = views.imageView { return view }
        let view = UIImageView(frame: .zero)
        views.imageView = view
        if let label = views.titleLabel { insertSubview(view, belowSubview: label) } else { addSubview(view) }
        return view
    }

    var hasTitle: Bool {
        if let configuration { return configuration.title != nil || configuration.attributedTitle != nil }
        return !(currentTitle ?? "").isEmpty || (currentAttributedTitle?.length ?? 0) > 0
    }

    func contentSizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Brings the views up to date with what the present state shows.
    func contentDidChange() {
        if configuration != nil {
            setNeedsUpdateConfiguration()
            return
        }
        updateTitle()
        updateImage()
        updateBackgroundImage()
        contentSizeDidChange()
    }

    private func updateTitle() {
        let attributed = currentAttributedTitle
        let title = currentTitle
        guard views.titleLabel != nil || title != nil || attributed != nil else { return }
        let label = titleLabelForWriting
        if let attributed, attributed.length > 0, states.titles[state] == nil || states.attributedTitles[state] != nil {
            label.textColor = currentTitleColor
            label.attributedText = attributed
        } else {
            label.text = title
            label.textColor = currentTitleColor
        }
        label.shadowColor = currentTitleShadowColor
        let isSelectedByColor =
            isSystemStyled && isSelected && states.titles[.selected] == nil && states.titleColors[.selected] == nil && hasTitle
            && states.backgroundImages.isEmpty
        views.selectionView?.isHidden = !isSelectedByColor
        guard isSelectedByColor else { return }
        if views.selectionView == nil {
            let view = UIView()
            view.isUserInteractionEnabled = false
            view.layer.cornerRadius = 4
            insertSubview(view, at: 0)
            views.selectionView = view
        }
        views.selectionView?.backgroundColor = tintColor
        label.textColor = .white
    }

    private func updateImage() {
        guard views.imageView != nil || currentImage != nil else { return }
        let view = imageViewForWriting
        var image = currentImage
        if isSystemStyled, image?.renderingMode == .automatic { image = image?.withRenderingMode(.alwaysTemplate) }
        let isDarkened = isHighlighted && adjustsImageWhenHighlighted && !isSystemStyled && states.images[state] == nil
        view.image = isDarkened ? image.map(darkened) : image
        view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration ?? symbolConfigurationOfTitle
        let isFaint = !isEnabled && adjustsImageWhenDisabled && states.images[state] == nil
        if isSystemStyled {
            view.tintColor = isFaint ? .tertiaryLabel : role == .destructive ? .systemRed : nil
        } else {
            view.alpha = isFaint ? 0.5 : 1
        }
    }

    /// Symbols are as large as the title unless something else is said of them.
    private var symbolConfigurationOfTitle: UIImage.SymbolConfiguration? {
        guard let image = currentImage, image.isSymbolImage, image.symbolConfiguration == nil, let label = views.titleLabel else {
            return nil
        }
        return UIImage.SymbolConfiguration(pointSize: label.font.pointSize)
    }

    private func darkened(_ image: UIImage) -> UIImage {
        if let kept = views.darkened, kept.original === image { return kept.image }
        guard image.size.width > 0, image.size.height > 0 else { return image }
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { renderer in
            let rect = CGRect(origin: .zero, size: image.size)
            (image.isTemplate(automatic: false) ? image.withTintColor(tintColor, renderingMode: .alwaysOriginal) : image).draw(in: rect)
            renderer.cgContext.setBlendMode(.sourceAtop)
            renderer.cgContext.setFillColor(gray: 0, alpha: 0.5)
            renderer.cgContext.fill(rect)
        }
        let result =
            image.capInsets == .zero ? drawn : drawn.resizableImage(withCapInsets: image.capInsets, resizingMode: image.resizingMode)
        views.darkened = (image, result)
        return result
    }

    private func updateBackgroundImage() {
        guard views.backgroundImageView != nil || currentBackgroundImage != nil else { return }
        if views.backgroundImageView == nil {
            let view = UIImageView(frame: .zero)
            views.backgroundImageView = view
            insertSubview(view, at: 0)
        }
        let image = currentBackgroundImage
        let isDarkened = isHighlighted && adjustsImageWhenHighlighted && !isSystemStyled && states.backgroundImages[state] == nil
        views.backgroundImageView?.image = isDarkened ? image.map(darkened) : image
        let isFaint = !isEnabled && adjustsImageWhenDisabled && states.backgroundImages[state] == nil && image != nil
        views.backgroundImageView?.alpha = isFaint ? 0.5 : 1
    }

    /// A system button is faint while a finger is on it, and comes back slowly.
    func highlightDidChange() {
        guard configuration == nil else { return }
        if reversesTitleShadowWhenHighlighted, let label = views.titleLabel {
            label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
        }
        guard isSystemStyled else { return }
        let contents: [UIView?] = [
            states.titleColors[.highlighted] == nil ? views.titleLabel : nil, states.images[.highlighted] == nil ? views.imageView : nil,
        ]
        if isHighlighted {
            UIView.performWithoutAnimation { for case let view? in contents { view.alpha = 0.2 } }
        } else {
            UIView.animate(
                withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: { for case let view? in contents { view.alpha = 1 } }, completion: nil)
        }
    }
}

extension UIButton: ContentProviding {
    var contentText: String? { currentTitle }
}
