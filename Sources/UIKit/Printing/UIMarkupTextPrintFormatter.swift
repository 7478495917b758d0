import Foundation

/// Prints HTML, as far as attributed strings can be read from it (`NSAttributedString.init(data:options:documentAttributes:)`). See
/// https://developer.apple.com/documentation/uikit/uimarkuptextprintformatter.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    private let kept = KeptTextPages()
    private var read: NSAttributedString?

    /// Creates a formatter of HTML.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }

    /// The HTML.
    open var markupText: String? {
        didSet { read = nil }
    }

    private var printed: NSAttributedString {
        if let read { return read }
        let text = HTMLReader.read(Data((markupText ?? "").utf8), encoding: .utf8, baseURL: nil, defaults: [:])
        read = text
        return text
    }

    override func countPages() -> Int { kept.pages(of: printed, for: self).count }

    override func drawContent(ofOwnPage index: Int, in rect: CGRect) { kept.pages(of: printed, for: self).draw(index, at: rect.origin) }

    override func emptyCopy() -> UIPrintFormatter { UIMarkupTextPrintFormatter(markupText: markupText ?? "") }
}
