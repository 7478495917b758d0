import Foundation

// How title and image of a button without a configuration are placed: as a group within the content rectangle, the image first, each
// then moved by its own insets.
extension UIButton {
    private var titleSize: CGSize { titleSize(within: .greatestFiniteMagnitude) }

    private func titleSize(within width: CGFloat) -> CGSize {
        guard hasTitle, let label = views.titleLabel else { return .zero }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    private var imageSize: CGSize { currentImage == nil ? .zero : views.imageView?.intrinsicContentSize ?? currentImage?.size ?? .zero }

    /// The size that the content asks for; titles of several lines wrap within the width given.
    func fittingContent(_ size: CGSize) -> CGSize {
        if configuration != nil { return fittingConfiguration(size) }
        let image = imageSize
        let insets = contentEdgeInsets
        let room = size.width - image.width - insets.left - insets.right
        let title = titleSize(within: room > 0 ? room : .greatestFiniteMagnitude)
        var content = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        if insets != .zero {
            content.width += insets.left + insets.right
            content.height += insets.top + insets.bottom
        } else if hasTitle || currentImage == nil {
            // Without insets of its own, a title has some room above and below.
            let line = hasTitle ? title.height : (views.titleLabel?.font ?? defaultTitleFont).lineHeight
            content.height = max(content.height, (line + 12).rounded())
            content.width = max(content.width, 30)
        }
        if let background = currentBackgroundImage?.size {
            content.width = max(content.width, background.width)
            content.height = max(content.height, background.height)
        }
        return content
    }

    func layoutContent() {
        if configuration != nil { return layoutConfiguration() }
        views.backgroundImageView?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        if currentImage != nil { views.imageView?.frame = imageRect(forContentRect: content) } else { views.imageView?.frame = .zero }
        if hasTitle {
            let rect = titleRect(forContentRect: content)
            views.titleLabel?.frame = rect
            views.selectionView?.frame = rect.insetBy(dx: -4, dy: -2)
        } else {
            views.titleLabel?.frame = .zero
        }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Moves a rectangle by insets, as far as its alignment lets it move.
    private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
        var rect = rect
        switch effectiveContentHorizontalAlignment {
        case .left: rect.origin.x += insets.left
        case .right: rect.origin.x -= insets.right
        default: rect.origin.x += (insets.left - insets.right) / 2
        }
        switch contentVerticalAlignment {
        case .top: rect.origin.y += insets.top
        case .bottom: rect.origin.y -= insets.bottom
        default: rect.origin.y += (insets.top - insets.bottom) / 2
        }
        return rect
    }

    /// The sizes within a content rectangle: the image as it is if there is room, the title in what is left.
    private func sizes(in content: CGRect) -> (image: CGSize, title: CGSize) {
        var image = imageSize
        image.width = min(image.width, max(0, content.width - imageEdgeInsets.left - imageEdgeInsets.right))
        image.height = min(image.height, max(0, content.height - imageEdgeInsets.top - imageEdgeInsets.bottom))
        let room = max(0, content.width - image.width - titleEdgeInsets.left - titleEdgeInsets.right)
        var title = titleSize(within: max(room, 1))
        title.width = min(title.width, room)
        title.height = min(title.height, max(0, content.height - titleEdgeInsets.top - titleEdgeInsets.bottom))
        return (image, title)
    }

    private func groupStart(_ width: CGFloat, in content: CGRect) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left: content.minX
        case .right: content.maxX - width
        default: content.midX - width / 2
        }
    }

    private func top(_ height: CGFloat, in content: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: content.minY
        case .bottom: content.maxY - height
        default: content.midY - height / 2
        }
    }

    /// Whole pixels keep images and glyphs sharp.
    private func aligned(_ rect: CGRect) -> CGRect {
        let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width, height: rect.height)
    }

    func placedImage(in content: CGRect) -> CGRect {
        guard currentImage != nil else { return CGRect(x: content.midX, y: content.midY, width: 0, height: 0) }
        let (image, title) = sizes(in: content)
        let start = groupStart(image.width + title.width, in: content)
        var rect = CGRect(
            x: isRightToLeft ? start + title.width : start, y: top(image.height, in: content), width: image.width, height: image.height)
        rect = moved(rect, by: imageEdgeInsets)
        if contentHorizontalAlignment == .fill, !hasTitle {
            rect.origin.x = content.minX + imageEdgeInsets.left
            rect.size.width = max(0, content.width - imageEdgeInsets.left - imageEdgeInsets.right)
        }
        if contentVerticalAlignment == .fill {
            rect.origin.y = content.minY + imageEdgeInsets.top
            rect.size.height = max(0, content.height - imageEdgeInsets.top - imageEdgeInsets.bottom)
        }
        return aligned(rect)
    }

    func placedTitle(in content: CGRect) -> CGRect {
        guard hasTitle else { return CGRect(x: content.midX, y: content.midY, width: 0, height: 0) }
        let (image, title) = sizes(in: content)
        let start = groupStart(image.width + title.width, in: content)
        var rect = CGRect(
            x: isRightToLeft ? start : start + image.width, y: top(title.height, in: content), width: title.width, height: title.height)
        rect = moved(rect, by: titleEdgeInsets)
        if contentHorizontalAlignment == .fill {
            rect.origin.x = content.minX + (isRightToLeft ? 0 : image.width) + titleEdgeInsets.left
            rect.size.width = max(0, content.width - image.width - titleEdgeInsets.left - titleEdgeInsets.right)
        }
        if contentVerticalAlignment == .fill {
            rect.origin.y = content.minY + titleEdgeInsets.top
            rect.size.height = max(0, content.height - titleEdgeInsets.top - titleEdgeInsets.bottom)
        }
        return aligned(rect)
    }
}
