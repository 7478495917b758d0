import UIKit

extension Text: View {
    /// A view without a body.
    public var body: Never { fatalError("Text has no body.") }
    /// Makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        LeafNode(view, inputs, TextItem.init) { $0.show($1) }
    }
}

/// A text as it is laid out and shown.
final class TextItem: LayoutItem {
    private let label = TextLabel()
    private(set) var text = Text(verbatim: "")
    private var transition = ContentTransition.identity

    override var view: UIView? { label }

    override init(_ node: _ViewNode) {
        super.init(node)
        label.numberOfLines = 0
        label.isUserInteractionEnabled = true
    }

    func show(_ text: Text) {
        self.text = text
        let environment = environment
        let string = NSMutableAttributedString(attributedString: text.attributed(in: environment))
        let paragraph = NSMutableParagraphStyle()
        switch environment.multilineTextAlignment {
        case .leading: paragraph.alignment = environment.layoutDirection == .rightToLeft ? .right : .left
        case .center: paragraph.alignment = .center
        case .trailing: paragraph.alignment = environment.layoutDirection == .rightToLeft ? .left : .right
        }
        switch environment.truncationMode {
        case .head: paragraph.lineBreakMode = .byTruncatingHead
        case .middle: paragraph.lineBreakMode = .byTruncatingMiddle
        case .tail: paragraph.lineBreakMode = .byTruncatingTail
        }
        paragraph.lineSpacing = environment.lineSpacing
        string.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: string.length))
        if environment.isRedacted {
            let all = NSRange(location: 0, length: string.length)
            string.addAttributes([.foregroundColor: UIColor.clear, .backgroundColor: UIColor.redaction], range: all)
        }
        if label.attributedText != string {
            environment.contentTransition.run(on: label, from: transition, graph.transaction)
            label.attributedText = string
        }
        transition = environment.contentTransition
        label.isSelectable = environment.isTextSelectable
        label.lineBreakMode = paragraph.lineBreakMode
        label.numberOfLines = environment.lineLimit ?? 0
        // A label is measured before it is anywhere, and its lines stand on pixels: those of the screen that a renderer draws for.
        if environment.displayScale > 0, environment.displayScale != label.contentScaleFactor {
            label.traitOverrides.displayScale = environment.displayScale
            label.contentScaleFactor = environment.displayScale
        }
        label.minimumScaleFactor = environment.minimumScaleFactor
        label.adjustsFontSizeToFitWidth = environment.minimumScaleFactor < 1
        label.allowsDefaultTighteningForTruncation = environment.allowsTightening
        label.isAccessibilityElement = true
        label.openURL = environment.openURL
    }

    private func font(_ isFirst: Bool) -> UIFont? {
        guard let string = label.attributedText, string.length > 0 else { return nil }
        return string.attribute(.font, at: isFirst ? 0 : string.length - 1, effectiveRange: nil) as? UIFont
    }

    private func height(_ width: CGFloat, _ lines: Int) -> CGSize {
        label.textRect(forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude), limitedToNumberOfLines: lines).size
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard label.attributedText?.length ?? 0 > 0 else {
            // An empty text is as high as a line.
            return CGSize(width: 0, height: (environment.font ?? .body).uiFont(in: environment).lineHeight.rounded(.up))
        }
        let limit = environment.lineLimit ?? 0
        let width = min(max(proposal.width ?? .infinity, 0), 1e6)
        var size = height(width, limit)
        if let room = proposal.height, size.height > room + 0.5, let font = font(true) {
            // What has no room is cut, but for the first line.
            var lines = max(1, Int((room + 0.5) / font.lineHeight))
            if limit > 0 { lines = min(lines, limit) }
            let cut = height(width, lines)
            if cut.height < size.height { size = cut }
        }
        if environment.minimumScaleFactor < 1, limit == 1, let width = proposal.width, size.width >= width - 0.5 {
            let natural = height(1e6, 1)
            size = CGSize(width: min(natural.width, width), height: natural.height)
        }
        let reserved = environment.reservedLines
        if reserved > 1, let font = font(true) {
            size.height = max(
                size.height, (font.lineHeight * CGFloat(reserved) + environment.lineSpacing * CGFloat(reserved - 1)).rounded(.up))
        }
        return size
    }

    override func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return font(true)?.ascender }
        if key == VerticalAlignment.lastTextBaseline.key { return font(false).map { dimensions.height + $0.descender } }
        return nil
    }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        let size = size(proposal)
        sink.add(label, CGRect(origin: CGPoint(x: origin.x, y: origin.y + baselineShift(size)), size: size), self)
    }

    /// How far the label is moved so that its first baseline is where the font's ascent ends, in whole pixels. A label has its lines in the
    /// middle of its height, which is a pixel further down for some fonts.
    private func baselineShift(_ size: CGSize) -> CGFloat {
        guard let font = font(true), size.height > 0 else { return 0 }
        let lines = max(1, (size.height / font.lineHeight + 0.01).rounded(.down))
        let room = (size.height - lines * font.lineHeight) / 2
        let shift = onPixel(font.ascender) - onPixel(room + font.ascender)
        // Other fonts in the text, and spacing, make other lines: those are left where they are.
        return abs(shift) * environment.displayScale < 1.5 ? shift : 0
    }
}

/// A label whose links can be tapped.
final class TextLabel: UILabel {
    var openURL: OpenURLAction?
    private var selection: TextSelection?
    /// Whether a finger that stays opens a menu by which the text is copied.
    var isSelectable: Bool {
        get { selection != nil }
        set { if newValue != isSelectable { selection = newValue ? TextSelection(of: self) : nil } }
    }
    private let tap = UITapGestureRecognizer()
    private var target: RecognizerTarget?

    override var attributedText: NSAttributedString? {
        didSet {
            if link == nil {
                removeGestureRecognizer(tap)
            } else if tap.view == nil {
                if target == nil { target = RecognizerTarget.connect(tap) { [weak self] _ in self?.openLink() } }
                addGestureRecognizer(tap)
            }
        }
    }

    private var link: URL? {
        guard let string = attributedText, string.length > 0 else { return nil }
        var found: URL?
        string.enumerateAttribute(.link, in: NSRange(location: 0, length: string.length), options: []) { value, _, stop in
            guard let url = value as? URL else { return }
            found = url
            stop.pointee = true
        }
        return found
    }

    private func openLink() {
        if let link { openURL?(link) }
    }
}
