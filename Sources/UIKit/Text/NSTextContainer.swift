import Foundation
import SampanTextLayout

/// The room that text is laid out in. See https://developer.apple.com/documentation/uikit/nstextcontainer.
open class NSTextContainer: NSObject {
    /// The size, in points; 0 sets no limit.
    open var size: CGSize {
        didSet { if size != oldValue { changed() } }
    }
    /// The distance of text from both sides, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changed() } }
    }
    /// How many lines are shown; 0 for all.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { changed() } }
    }
    /// How the last line ends where text does not fit.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { changed() } }
    }
    /// Whether the width follows the text view's.
    open var widthTracksTextView = false
    /// Whether the height follows the text view's.
    open var heightTracksTextView = false

    /// The layout manager that lays text out in the container.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// Called at every change.
    var onChange: (() -> Void)?

    func changed() { onChange?() }

    /// Creates a container, in points.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Creates a container without limits.
    public convenience override init() { self.init(size: .zero) }

    var layoutContainer: TextContainer {
        TextContainer(
            width: size.width > 0 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity,
            height: size.height > 0 ? size.height : .infinity,
            maximumLineCount: maximumNumberOfLines,
            lineBreakMode: lineBreakMode == .byWordWrapping ? nil : LineBreakMode(rawValue: lineBreakMode.rawValue),
            usesFontLeading: layoutManager?.usesFontLeading ?? true, naturalAlignmentFollowsText: true)
    }
}
