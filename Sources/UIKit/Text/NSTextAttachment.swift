import Foundation
import SampanTextLayout

/// What TextKit 1 asks of what stands in text like a character.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextattachmentcontainer>
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    // @objc(imageForBounds:textContainer:characterIndex:)
    /// The image to show for a rectangle.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
    // @objc(attachmentBoundsForTextContainer:proposedLineFragment:glyphPosition:characterIndex:)
    /// The room that is taken, in points.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// What TextKit 2 asks of what stands in text like a character.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextattachmentlayout>
public protocol NSTextAttachmentLayout: NSObjectProtocol {
    // @objc(imageForBounds:attributes:location:textContainer:)
    /// The image to show for a rectangle.
    func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> UIImage?
    // @objc(attachmentBoundsForAttributes:location:textContainer:proposedLineFragment:position:)
    /// The room that is taken, in points.
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect
    // @objc(viewProviderForParentView:location:textContainer:)
    /// What has the view that shows the attachment at a place; `nil` where it is drawn.
    @MainActor @preconcurrency
    func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider?
}

/// What stands in text like a character: an image, or data that a subclass shows.
/// See https://developer.apple.com/documentation/uikit/nstextattachment.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSTextAttachmentLayout, NSSecureCoding, InlineAttachment {
    private let tag = AttributeValueTag()

    /// The character that an attachment stands at.
    public static let character = 0xFFFC

    /// The attachment's data.
    open var contents: Data?
    /// The type of the data.
    open var fileType: String?
    /// What is shown.
    open var image: UIImage?
    /// The room in the line, in points: y is the distance of the bottom from the baseline, upwards. Zero for the image's own size.
    open var bounds = CGRect.zero
    /// The room at both sides of the attachment, in points.
    open var lineLayoutPadding: CGFloat = 0
    /// Whether a text view may show the attachment by a view.
    open var allowsTextAttachmentView = true
    /// The view of the attachment in the text view that shows it.
    weak var provider: NSTextAttachmentViewProvider?

    /// Creates an attachment from data.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Creates an attachment of nothing yet.
    public convenience override init() { self.init(data: nil, ofType: nil) }

    // @objc(textAttachmentWithImage:)
    /// Creates an attachment that shows an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Creates an attachment from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        contents = coder.containsValue(forKey: "contents") ? coder.decodeObject(of: NSData.self, forKey: "contents") as Data? : nil
        fileType = coder.containsValue(forKey: "fileType") ? coder.decodeObject(of: NSString.self, forKey: "fileType") as String? : nil
        image = coder.containsValue(forKey: "image") ? coder.decodeObject(of: UIImage.self, forKey: "image") : nil
        bounds = coder.decodeRectNumbers(forKey: "bounds") ?? .zero
        lineLayoutPadding = CGFloat(coder.decodeDouble(forKey: "lineLayoutPadding"))
        allowsTextAttachmentView = coder.decodeBool(forKey: "allowsTextAttachmentView")
    }

    /// Archives are safe to decode.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the attachment to an archive.
    open func encode(with coder: NSCoder) {
        if let contents { coder.encode(contents as NSData, forKey: "contents") }
        if let fileType { coder.encode(fileType as NSString, forKey: "fileType") }
        if let image { coder.encode(image, forKey: "image") }
        coder.encode(numbers: [bounds.minX, bounds.minY, bounds.width, bounds.height], forKey: "bounds")
        coder.encode(Double(lineLayoutPadding), forKey: "lineLayoutPadding")
        coder.encode(allowsTextAttachmentView, forKey: "allowsTextAttachmentView")
    }

    /// The image to show for a rectangle; may be overridden.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
        image ?? contents.flatMap { UIImage(data: $0) }
    }

    /// The room that the attachment takes, in points; may be overridden.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        if bounds != .zero { return bounds }
        let image = image(forBounds: bounds, textContainer: textContainer, characterIndex: charIndex)
        return CGRect(origin: .zero, size: image?.size ?? .zero)
    }

    // @objc(imageForBounds:attributes:location:textContainer:)
    /// The image to show for a rectangle; may be overridden. As `image(forBounds:textContainer:characterIndex:)` unless it is.
    open func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> UIImage? {
        image(forBounds: bounds, textContainer: textContainer, characterIndex: (location as? TextOffset)?.offset ?? 0)
    }

    // @objc(attachmentBoundsForAttributes:location:textContainer:proposedLineFragment:position:)
    /// The room that the attachment takes, in points; may be overridden. As
    /// `attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)` unless it is.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        attachmentBounds(
            for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
            characterIndex: (location as? TextOffset)?.offset ?? 0)
    }

    package func draw(in context: CGContext, rect: CGRect, characterIndex: Int) {
        let place = TextOffset(characterIndex)
        guard provider == nil, let image = image(for: rect, attributes: [:], location: place, textContainer: nil) else { return }
        UIGraphicsPushContext(context)
        image.draw(in: rect)
        UIGraphicsPopContext()
    }

    /// The room in a line of `width` points.
    func box(width: CGFloat, lineHeight: CGFloat, characterIndex: Int) -> AttachmentBox {
        let proposed = CGRect(x: 0, y: 0, width: width, height: lineHeight)
        let rect =
            providedBounds(proposed, characterIndex)
            ?? attachmentBounds(
                for: [:], location: TextOffset(characterIndex), textContainer: nil, proposedLineFragment: proposed, position: .zero)
        return AttachmentBox(width: rect.width + 2 * lineLayoutPadding, ascent: rect.maxY, descent: -rect.minY)
    }

    private func providedBounds(_ proposed: CGRect, _ index: Int) -> CGRect? {
        guard let provider else { return nil }
        return MainActor.assumeIsolated {
            // A provider may say when it makes the view how much room that takes.
            _ = provider.view
            return provider.attachmentBounds(
                for: [:], location: TextOffset(index), textContainer: provider.textLayoutManager?.textContainer,
                proposedLineFragment: proposed, position: .zero)
        }
    }

    // MARK: Views

    nonisolated(unsafe) private static var providers: [String: NSTextAttachmentViewProvider.Type] = [:]

    /// The class of the views of attachments whose data has a type.
    open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? { providers[fileType] }

    /// Sets the class of the views of attachments whose data has a type.
    open class func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String) {
        guard let type = textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type else {
            fatalError("\(textAttachmentViewProviderClass) is no NSTextAttachmentViewProvider: it cannot show attachments.")
        }
        providers[fileType] = type
    }

    /// Whether the attachment is shown by a view.
    open var usesTextAttachmentView: Bool { provider != nil }

    /// What has the view that shows the attachment at a place; `nil` where it is drawn. May be overridden.
    @MainActor @preconcurrency
    open func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        guard let type = fileType.flatMap({ Self.providers[$0] }) else { return nil }
        return type.init(
            textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager, location: location)
    }
}

extension NSAttributedString {
    /// Creates a string of one character, at which the attachment stands.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
