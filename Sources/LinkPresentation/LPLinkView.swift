import Foundation
import SampanFoundation
import UIKit
import UniformTypeIdentifiers

/// Shows a link: the page's picture, its title and its host; a tap opens it.
///
/// See https://developer.apple.com/documentation/linkpresentation/lplinkview. What is known of the link is not looked up by the view.
@preconcurrency @MainActor
open class LPLinkView: UIView {
    private let picture = UIImageView()
    private let icon = UIImageView()
    private let title = UILabel()
    private let host = UILabel()
    /// The request that pictures are wanted for; those of an earlier one come too late.
    private var generation = 0

    /// What is known of the link. A change of an object that was given is seen when it is given again.
    open var metadata: LPLinkMetadata { didSet { show() } }

    // @objc(initWithURL:)
    /// Creates a view of a link of which nothing else is known.
    public init(url URL: URL) {
        metadata = LPLinkMetadata()
        metadata.originalURL = URL
        metadata.url = URL
        super.init(frame: .zero)
        setUp()
    }

    // @objc(initWithMetadata:)
    /// Creates a view of a link.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view that shows nothing yet.
    public override init(frame: CGRect) {
        metadata = LPLinkMetadata()
        super.init(frame: frame)
        setUp()
    }

    /// A view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        icon.contentMode = .scaleAspectFit
        title.font = .preferredFont(forTextStyle: .subheadline)
        title.numberOfLines = 2
        host.font = .preferredFont(forTextStyle: .caption1)
        host.textColor = .secondaryLabel
        for part in [picture, icon, title, host] as [UIView] { addSubview(part) }
        isAccessibilityElement = true
        accessibilityTraits = .link
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onAction = { [weak self] _ in self?.open() }
        addGestureRecognizer(tap)
        show()
    }

    private func open() {
        if let url = metadata.originalURL ?? metadata.url { UIApplication.shared.open(url, options: [:], completionHandler: nil) }
    }

    // MARK: What it shows

    private func show() {
        let url = metadata.originalURL ?? metadata.url
        let name = url?.host.map { $0.hasPrefix("www.") ? String($0.dropFirst(4)) : $0 } ?? ""
        title.text = metadata.title ?? name
        host.text = metadata.title == nil ? nil : name
        accessibilityLabel = [title.text, host.text].compactMap { $0 }.joined(separator: ", ")
        generation += 1
        load(metadata.imageProvider, into: picture)
        load(metadata.iconProvider, into: icon)
        contentChanged()
    }

    private func load(_ provider: NSItemProvider?, into view: UIImageView) {
        view.image = nil
        guard let provider else { return }
        let wanted = generation
        _ = provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { [weak self, weak view] data, _ in
            DispatchQueue.main.async { [weak self, weak view] in
                MainActor.assumeIsolated {
                    guard let self, let view, self.generation == wanted, let image = data.flatMap({ UIImage(data: $0) }) else { return }
                    view.image = image
                    self.contentChanged()
                }
            }
        }
    }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    private static let margin: CGFloat = 12
    private static let iconSide: CGFloat = 32

    /// The heights of picture and texts for a width.
    private func heights(_ width: CGFloat) -> (picture: CGFloat, title: CGFloat, host: CGFloat) {
        let side = picture.image == nil && icon.image != nil ? Self.iconSide + Self.margin : 0
        let room = CGSize(width: max(0, width - 2 * Self.margin - side), height: .greatestFiniteMagnitude)
        let shape = picture.image.map { $0.size.height / max($0.size.width, 1) } ?? 0
        return (min(width * shape, width), title.sizeThatFits(room).height, host.text == nil ? 0 : host.sizeThatFits(room).height + 2)
    }

    private func height(_ width: CGFloat) -> CGFloat {
        let parts = heights(width)
        let texts = max(parts.title + parts.host, picture.image == nil && icon.image != nil ? Self.iconSide : 0)
        return ceil(parts.picture + texts + 2 * Self.margin)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 10_000 ? min(size.width, 320) : 320
        return CGSize(width: width, height: height(width))
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: bounds.width, height: 0)) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let parts = heights(bounds.width)
        let texts = parts.title + parts.host
        // The picture gives way where there is less room than it takes.
        let room = max(0, min(parts.picture, bounds.height - texts - 2 * Self.margin))
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: room)
        let showsIcon = picture.image == nil && icon.image != nil
        icon.isHidden = !showsIcon
        let side = showsIcon ? Self.iconSide + Self.margin : 0
        let top = room + max(Self.margin, (bounds.height - room - texts) / 2)
        let width = max(0, bounds.width - 2 * Self.margin - side)
        title.frame = CGRect(x: Self.margin, y: top, width: width, height: parts.title)
        host.frame = CGRect(x: Self.margin, y: top + parts.title + (parts.host > 0 ? 2 : 0), width: width, height: max(0, parts.host - 2))
        icon.frame = CGRect(
            x: bounds.width - Self.margin - Self.iconSide, y: (bounds.height - Self.iconSide) / 2, width: Self.iconSide,
            height: Self.iconSide)
    }

    /// What is to be read: for tests.
    var texts: [String] { [title.text, host.text].compactMap { $0 } }
    /// Whether a picture is shown: for tests.
    var hasPicture: Bool { picture.image != nil }
}
