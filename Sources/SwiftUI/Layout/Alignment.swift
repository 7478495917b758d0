import CoreGraphics

/// A guide by which views are aligned. See https://developer.apple.com/documentation/swiftui/alignmentid.
public protocol AlignmentID {
    /// Where the guide is in a view that does not say.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide of one of both directions.
struct AlignmentKey: Hashable, @unchecked Sendable {
    let id: any AlignmentID.Type
    let axis: Axis

    static func == (first: Self, second: Self) -> Bool { first.id == second.id && first.axis == second.axis }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

    /// A container's guide, of those of what is in it.
    func combined(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        if id == FirstTextBaseline.self { return values.min() }
        if id == LastTextBaseline.self { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}

private enum Leading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
private enum CenterX: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
private enum Trailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
private enum Top: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
private enum CenterY: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
private enum Bottom: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
private enum FirstTextBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
private enum LastTextBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }

/// A guide from side to side. See https://developer.apple.com/documentation/swiftui/horizontalalignment.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey
    /// Creates a guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }
    /// The side where lines begin.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middle.
    public static let center = HorizontalAlignment(CenterX.self)
    /// The side where lines end.
    public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A guide up and down. See https://developer.apple.com/documentation/swiftui/verticalalignment.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey
    /// Creates a guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }
    /// The top.
    public static let top = VerticalAlignment(Top.self)
    /// The middle.
    public static let center = VerticalAlignment(CenterY.self)
    /// The bottom.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The line on which the first line of text stands.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The line on which the last line of text stands.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// Guides of both directions. See https://developer.apple.com/documentation/swiftui/alignment.
public struct Alignment: Equatable, Sendable {
    /// The guide from side to side.
    public var horizontal: HorizontalAlignment
    /// The guide up and down.
    public var vertical: VerticalAlignment
    /// Joins two guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { (self.horizontal, self.vertical) = (horizontal, vertical) }
    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of a side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of a side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of a side.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of a side.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// A corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// A corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// A corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// A corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The middle, by the first line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The leading side, by the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The trailing side, by the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The middle, by the last line of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)

    /// Where something is placed in a container so that both agree.
    @MainActor
    func origin(of inner: ViewDimensions, in outer: ViewDimensions) -> CGPoint {
        CGPoint(x: outer[horizontal] - inner[horizontal], y: outer[vertical] - inner[vertical])
    }
}

/// A view's size, and where its guides are. See https://developer.apple.com/documentation/swiftui/viewdimensions.
public struct ViewDimensions: Equatable {
    /// The width.
    public let width: CGFloat
    /// The height.
    public let height: CGFloat
    let proposal: ProposedViewSize
    let item: LayoutItem?

    var size: CGSize { CGSize(width: width, height: height) }

    init(_ size: CGSize, _ proposal: ProposedViewSize, _ item: LayoutItem?) {
        (width, height, self.proposal, self.item) = (size.width, size.height, proposal, item)
    }

    /// Where a guide is.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// Where a guide is.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// Where a guide is, if the view says so.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// Where a guide is, if the view says so.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

    func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let item else { return nil }
        return MainActor.assumeIsolated { item.guide(key, in: self) }
    }

    /// Whether size and proposal are the same.
    public static func == (first: Self, second: Self) -> Bool {
        first.size == second.size && first.proposal == second.proposal && first.item === second.item
    }
}
