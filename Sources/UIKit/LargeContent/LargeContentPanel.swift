import Foundation

/// An item as people see it who see little: in the middle of the screen, a picture over a text. Lengths are points.
final class LargeContentPanel: UIView {
    private let imageView = UIImageView()
    private let label = UILabel()
    private weak var shown: (any UILargeContentViewerItem)?
    private var insets = UIEdgeInsets.zero

    private static let side: CGFloat = 260
    private static let margin: CGFloat = 20
    private static let gap: CGFloat = 14
    private static let imageSide: CGFloat = 110
    private static let titleSize: CGFloat = 30

    override init(frame: CGRect) {
        super.init(frame: frame)
        // The finger goes on below.
        isUserInteractionEnabled = false
        backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 0.98) : UIColor(white: 0.97, alpha: 0.98)
        }
        layer.cornerRadius = 30
        layer.cornerCurve = .continuous
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = CGSize(width: 0, height: 6)
        imageView.tintColor = .label
        label.font = .systemFont(ofSize: Self.titleSize, weight: .medium)
        label.textColor = .label
        label.textAlignment = .center
        label.numberOfLines = 3
        addSubview(imageView)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// What the panel says.
    var title: String? { label.text }

    /// Shows the panel in the middle of a view.
    func open(in region: UIView?, of window: UIWindow) {
        let area = region.map { window.convert($0.bounds, from: $0) } ?? window.bounds
        let side = min(Self.side, area.width - 2 * Self.margin, area.height - 2 * Self.margin)
        frame = CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
        window.addSubview(self)
        alpha = 0
        UIView.animate(withDuration: 0.15) { self.alpha = 1 }
    }

    /// Shows an item in the place of the one before.
    func show(_ item: any UILargeContentViewerItem) {
        guard item !== shown else { return }
        shown = item
        let image = item.largeContentImage
        imageView.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        let isScaled = item.scalesLargeContentImage || image?.isSymbolImage == true
        imageView.contentMode = isScaled ? .scaleAspectFit : .center
        (label.text, insets) = (item.largeContentTitle, item.largeContentImageInsets)
        setNeedsLayout()
    }

    /// Takes the panel away.
    func close() {
        UIView.animate(withDuration: 0.15, animations: { self.alpha = 0 }) { _ in self.removeFromSuperview() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let hasImage = imageView.image != nil
        let image = hasImage ? min(Self.imageSide, room.height) : 0
        let most = max(0, room.height - image - (hasImage ? Self.gap : 0))
        let text = label.text?.isEmpty ?? true ? 0 : min(most, ceil(label.sizeThatFits(CGSize(width: room.width, height: most)).height))
        let gap = hasImage && text > 0 ? Self.gap : 0
        let top = bounds.midY - (image + gap + text) / 2
        imageView.frame = CGRect(x: room.midX - image / 2, y: top, width: image, height: image).inset(by: insets)
        label.frame = CGRect(x: room.minX, y: top + image + gap, width: room.width, height: text)
    }
}
