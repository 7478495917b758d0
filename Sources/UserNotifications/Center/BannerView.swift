import Foundation
import SampanHost
import UIKit

/// A notification at the top of the screen: the app's icon, the title, the texts, and since when.
@MainActor
final class BannerView: UIView {
    var onTap: () -> Void = {}
    var onSwipe: () -> Void = {}

    private let icon = UIImageView()
    private let title = UILabel()
    private let text = UILabel()
    private let time = UILabel()
    private let picture = UIImageView()

    private static let iconSide: CGFloat = 38
    private static let margin: CGFloat = 14
    private static let gap: CGFloat = 10
    /// The lines of text that a banner has room for.
    private static let lines = 4

    init(_ content: UNNotificationContent) {
        super.init(frame: .zero)
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 0.96) : UIColor(white: 0.97, alpha: 0.96) }
        layer.cornerRadius = 22
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 4)
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.text = content.title.isEmpty ? Bundle.main.displayName : content.title
        text.font = .systemFont(ofSize: 15)
        text.numberOfLines = Self.lines
        text.text = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
        time.font = .systemFont(ofSize: 13)
        time.textColor = .secondaryLabel
        time.text = "now"
        icon.image = AppIcon.image
        icon.backgroundColor = .systemGray3
        for view in [icon, picture] {
            view.layer.cornerRadius = 9
            view.clipsToBounds = true
            view.contentMode = .scaleAspectFill
        }
        let attachment = content.attachments.first { $0.type != "public.data" }
        picture.image = attachment.flatMap { UIImage(contentsOfFile: $0.url.path) }
        picture.isHidden = picture.image == nil
        for view in [icon, title, text, time, picture] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = title.text
        accessibilityValue = text.text
        accessibilityTraits = .button
        addGestureRecognizer(UITapGestureRecognizer(onAction: { [weak self] in self?.onTap() }))
        let swipe = UISwipeGestureRecognizer(onAction: { [weak self] in self?.onSwipe() })
        swipe.direction = .up
        addGestureRecognizer(swipe)
    }

    required init?(coder: NSCoder) { nil }

    private func textWidth(in width: CGFloat) -> CGFloat {
        let right = picture.isHidden ? 0 : Self.iconSide + Self.gap
        return width - 2 * Self.margin - Self.iconSide - Self.gap - right
    }

    func fittingSize(width: CGFloat) -> CGSize {
        let room = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
        let height = title.sizeThatFits(room).height + (text.text?.isEmpty == false ? text.sizeThatFits(room).height + 1 : 0)
        return CGSize(width: width, height: max(height, Self.iconSide).rounded(.up) + 2 * Self.margin)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = Self.iconSide
        icon.frame = CGRect(x: Self.margin, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
        picture.frame = CGRect(x: bounds.width - Self.margin - side, y: icon.frame.minY, width: side, height: side)
        let x = icon.frame.maxX + Self.gap
        let width = textWidth(in: bounds.width)
        let timeSize = time.sizeThatFits(bounds.size)
        let titleHeight = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let textHeight = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let isAlone = text.text?.isEmpty != false
        let top = isAlone ? (bounds.height - titleHeight) / 2 : Self.margin
        title.frame = CGRect(x: x, y: top, width: width - timeSize.width - 8, height: titleHeight)
        time.frame = CGRect(
            x: x + width - timeSize.width, y: top + (titleHeight - timeSize.height) / 2, width: timeSize.width, height: timeSize.height)
        text.frame = CGRect(x: x, y: title.frame.maxY + 1, width: width, height: isAlone ? 0 : textHeight)
    }
}

extension UIGestureRecognizer {
    fileprivate convenience init(onAction: @escaping () -> Void) {
        self.init(target: nil, action: nil)
        self.onAction = { _ in onAction() }
    }
}
