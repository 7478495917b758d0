import Foundation
import SampanTextLayout

/// What stands in text like a character: an image, or data that a subclass shows.
/// See https://developer.apple.com/documentation/uikit/nstextattachment.
open class NSTextAttachment: NSObject, InlineAttachment {
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

    package func draw(in context: CGContext, rect: CGRect, characterIndex: Int) {
        guard let image = image(forBounds: rect, textContainer: nil, characterIndex: characterIndex) else { return }
        UIGraphicsPushContext(context)
        image.draw(in: rect)
        UIGraphicsPopContext()
    }

    /// The room in a line of `width` points.
    func box(width: CGFloat, lineHeight: CGFloat, characterIndex: Int) -> AttachmentBox {
        let rect = attachmentBounds(
            for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: width, height: lineHeight), glyphPosition: .zero,
            characterIndex: characterIndex)
        return AttachmentBox(width: rect.width, ascent: rect.maxY, descent: -rect.minY)
    }
}

extension NSAttributedString {
    /// Creates a string of one character, at which the attachment stands.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
