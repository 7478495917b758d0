import UIKit
import UniformTypeIdentifiers

/// A file that goes along with what is written.
struct Attachment: Equatable {
    var data: Data
    var mimeType: String
    var name: String
}

/// An attachment as it is seen: a picture as itself, anything else by its name and size.
final class AttachmentView: UIView {
    init(_ attachment: Attachment) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = attachment.name
        if attachment.mimeType.hasPrefix("image/"), let image = UIImage(data: attachment.data), image.size.width > 0 {
            show(image)
        } else {
            show(attachment)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ image: UIImage) {
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFit
        fill(with: view)
        let width = view.widthAnchor.constraint(equalToConstant: image.size.width)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width, view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: image.size.height / image.size.width),
        ])
    }

    private func show(_ attachment: Attachment) {
        let icon = UIImageView(image: UIImage(systemName: "doc"))
        icon.contentMode = .scaleAspectFit
        icon.setContentHuggingPriority(.required, for: .horizontal)
        let name = UILabel()
        name.text = attachment.name
        name.font = .preferredFont(forTextStyle: .subheadline)
        name.lineBreakMode = .byTruncatingMiddle
        let size = UILabel()
        size.text = ByteCountFormatter.string(fromByteCount: Int64(attachment.data.count), countStyle: .file)
        size.font = .preferredFont(forTextStyle: .footnote)
        size.textColor = .secondaryLabel
        let texts = UIStackView(arrangedSubviews: [name, size])
        texts.axis = .vertical
        let row = UIStackView(arrangedSubviews: [icon, texts])
        row.alignment = .center
        row.spacing = 10
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        row.backgroundColor = .secondarySystemBackground
        row.layer.cornerRadius = 10
        fill(with: row)
    }

    private func fill(with view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
            view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
        ])
    }
}
