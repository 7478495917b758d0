import Foundation
import SampanTextLayout

/// The room that text is laid out in. See https://developer.apple.com/documentation/uikit/nstextcontainer.
open class NSTextContainer: NSObject, NSSecureCoding {
    /// The size, in points; 0 sets no limit.
    open var size: CGSize {
        didSet {
            guard size != oldValue else { return }
            changed()
            layoutManager?.sizeChanged(of: self, from: oldValue)
        }
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
    /// Where no text is to be, from the container's corner.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            exclusions = exclusionPaths.map { PathBand($0.cgPath) }
            changed()
        }
    }
    /// Whether the width follows the text view's.
    open var widthTracksTextView = false
    /// Whether the height follows the text view's.
    open var heightTracksTextView = false

    /// The layout manager that lays text out in the container.
    ///
    /// The manager sets it as containers are added to it and taken away; `replaceLayoutManager(_:)` has another one take its place.
    open weak var layoutManager: NSLayoutManager? {
        didSet { if layoutManager !== oldValue { changed() } }
    }
    /// The layout manager of TextKit 2 that lays text out in the container.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?

    /// Called at every change.
    var onChange: (() -> Void)?
    private var exclusions: [PathBand] = []
    private var knownHooks: LineHooks?
    /// Where the container's text begins in the whole.
    var layoutStart = 0
    /// Whether nobody was told that the container's text was laid out.
    var isLayoutNews = true

    /// Has text laid out anew.
    func changed() {
        knownHooks = nil
        isLayoutNews = true
        textLayoutManager?.forgetLayout()
        onChange?()
    }

    /// Creates a container, in points.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Creates a container without limits.
    public convenience override init() { self.init(size: .zero) }

    /// Creates a container from an archive. What lays text out in it takes it over by itself.
    public required init(coder: NSCoder) {
        size = coder.decodeSizeNumbers(forKey: "size") ?? .zero
        super.init()
        if coder.containsValue(forKey: "lineFragmentPadding") {
            lineFragmentPadding = CGFloat(coder.decodeDouble(forKey: "lineFragmentPadding"))
        }
        maximumNumberOfLines = coder.decodeInteger(forKey: "maximumNumberOfLines")
        lineBreakMode = coder.decodeRaw(NSLineBreakMode.self, forKey: "lineBreakMode") ?? .byWordWrapping
        exclusionPaths = coder.decodeList(of: UIBezierPath.self, forKey: "exclusionPaths") ?? []
        // Observers do not hear of what an initializer sets.
        exclusions = exclusionPaths.map { PathBand($0.cgPath) }
        widthTracksTextView = coder.decodeBool(forKey: "widthTracksTextView")
        heightTracksTextView = coder.decodeBool(forKey: "heightTracksTextView")
    }

    /// Archives are safe to decode.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the container to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(numbers: [size.width, size.height], forKey: "size")
        coder.encode(Double(lineFragmentPadding), forKey: "lineFragmentPadding")
        coder.encode(maximumNumberOfLines, forKey: "maximumNumberOfLines")
        coder.encode(lineBreakMode.rawValue, forKey: "lineBreakMode")
        if !exclusionPaths.isEmpty { coder.encode(exclusionPaths as NSArray, forKey: "exclusionPaths") }
        coder.encode(widthTracksTextView, forKey: "widthTracksTextView")
        coder.encode(heightTracksTextView, forKey: "heightTracksTextView")
    }

    /// Has another layout manager lay the container's text out, in the place of the present one.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        if let storage = old.textStorage {
            storage.removeLayoutManager(old)
            storage.addLayoutManager(newLayoutManager)
        }
        newLayoutManager.source = old.source
        for container in old.textContainers {
            old.removeTextContainer(at: 0)
            newLayoutManager.addTextContainer(container)
        }
    }

    // MARK: Shape

    /// Whether the container is a rectangle without holes. A subclass of another shape says `false`.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// The part of a proposed rectangle that a line may take; may be overridden.
    ///
    /// - Parameter remainingRect: what of the proposed rectangle lies beyond and may take another line.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let width = size.width > 0 ? size.width : proposedRect.maxX
        let (left, right) = (max(0, proposedRect.minX), min(width, proposedRect.maxX))
        guard left < right, size.height <= 0 || proposedRect.maxY <= size.height + 0.5 else { return .zero }
        let blocked = exclusions.flatMap { $0.spans(from: proposedRect.minY, to: proposedRect.maxY) }.sorted {
            $0.lowerBound < $1.lowerBound
        }
        var free: [ClosedRange<CGFloat>] = []
        var x = left
        for span in blocked {
            if span.lowerBound > x { free.append(x...min(span.lowerBound, right)) }
            x = max(x, span.upperBound)
            if x >= right { break }
        }
        if x < right { free.append(x...right) }
        func rect(_ span: ClosedRange<CGFloat>) -> CGRect {
            CGRect(x: span.lowerBound, y: proposedRect.minY, width: span.upperBound - span.lowerBound, height: proposedRect.height)
        }
        if baseWritingDirection == .rightToLeft {
            guard let span = free.last else { return .zero }
            remainingRect?.pointee = rect(left...span.lowerBound)
            return rect(span)
        }
        guard let span = free.first else { return .zero }
        remainingRect?.pointee = rect(span.upperBound...right)
        return rect(span)
    }

    /// Whether lines are asked for one by one.
    private var hasShape: Bool { type(of: self) != NSTextContainer.self || !isSimpleRectangularTextContainer }

    private var hooks: LineHooks? {
        if let knownHooks { return knownHooks }
        let manager = layoutManager
        guard hasShape || manager?.delegate != nil else { return nil }
        let hooks = LineHooks()
        hooks.padding = lineFragmentPadding
        if hasShape {
            hooks.slot = { [weak self] proposed, character in
                guard let self else { return (proposed, .zero) }
                var rest = CGRect.zero
                let fragment = lineFragmentRect(
                    forProposedRect: proposed, at: layoutStart + character, writingDirection: .natural, remaining: &rest)
                return (fragment, rest)
            }
            if type(of: self) == NSTextContainer.self { hooks.bottom = exclusions.map(\.bottom).max() ?? 0 }
        }
        manager?.addHooks(to: hooks, in: self)
        knownHooks = hooks
        return hooks
    }

    var layoutContainer: TextContainer {
        var container = TextContainer(
            width: size.width > 0 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity,
            height: size.height > 0 ? size.height : .infinity,
            maximumLineCount: maximumNumberOfLines,
            lineBreakMode: lineBreakMode == .byWordWrapping ? nil : LineBreakMode(rawValue: lineBreakMode.rawValue),
            usesFontLeading: layoutManager?.usesFontLeading ?? true, naturalAlignmentFollowsText: true)
        container.hooks = hooks
        return container
    }
}

/// What of horizontal bands a path covers.
private struct PathBand {
    private var edges: [(from: CGPoint, to: CGPoint)] = []
    let bottom: CGFloat

    init(_ path: CGPath) {
        var edges: [(from: CGPoint, to: CGPoint)] = []
        var (start, place) = (CGPoint.zero, CGPoint.zero)
        func line(to point: CGPoint) {
            if point != place { edges.append((place, point)) }
            place = point
        }
        path.flattened(threshold: 0.25).applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint:
                line(to: start)
                start = element.pointee.points[0]
                place = start
            case .addLineToPoint: line(to: element.pointee.points[0])
            case .closeSubpath: line(to: start)
            default: break
            }
        }
        line(to: start)
        self.edges = edges
        bottom = edges.reduce(0) { max($0, $1.from.y, $1.to.y) }
    }

    /// The stretches of a band that the path covers somewhere between its top and its bottom.
    func spans(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        var spans: [ClosedRange<CGFloat>] = []
        for (from, to) in edges {
            let (high, low) = from.y < to.y ? (from, to) : (to, from)
            guard high.y < bottom, low.y > top else { continue }
            func x(at y: CGFloat) -> CGFloat { high.x + (low.x - high.x) * (y - high.y) / max(low.y - high.y, .ulpOfOne) }
            let (first, last) = (x(at: max(top, high.y)), x(at: min(bottom, low.y)))
            spans.append(min(first, last)...max(first, last))
        }
        return spans + inside(at: top) + inside(at: bottom)
    }

    /// The stretches of a line that lie in the path.
    private func inside(at y: CGFloat) -> [ClosedRange<CGFloat>] {
        let crossings = edges.compactMap { from, to -> (x: CGFloat, turn: Int)? in
            guard (from.y <= y) != (to.y <= y) else { return nil }
            return (from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y), from.y < to.y ? 1 : -1)
        }.sorted { $0.x < $1.x }
        var (winding, spans) = (0, [ClosedRange<CGFloat>]())
        for (index, crossing) in crossings.enumerated() {
            winding += crossing.turn
            if winding != 0, index + 1 < crossings.count { spans.append(crossing.x...crossings[index + 1].x) }
        }
        return spans
    }
}
