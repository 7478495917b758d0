import Foundation

/// The view of a controller that a menu previews, in a frame that can be larger or smaller.
final class PreviewFrame: UIView {
    private let content: UIView
    private let size: CGSize

    init(_ preview: (view: UIView, size: CGSize)) {
        (content, size) = preview
        super.init(frame: CGRect(origin: .zero, size: preview.size))
        backgroundColor = .systemBackground
        layer.cornerRadius = 13
        clipsToBounds = true
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = CGRect(x: 0, y: 0, width: max(bounds.width, 1), height: bounds.height)
    }
}
