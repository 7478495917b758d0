import CoreGraphics

/// A column or row of a grid. See https://developer.apple.com/documentation/swiftui/griditem.
public struct GridItem: Sendable {
    /// The room that a column has. See https://developer.apple.com/documentation/swiftui/griditem/size-swift.enum.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    /// The room.
    public var size: Size
    /// The space to the next one.
    public var spacing: CGFloat?
    /// Where views stand in it.
    public var alignment: Alignment?
    /// Creates a column or row.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// Views in lines of columns.
struct TrackLayout: Layout {
    let axis: Axis
    let items: [GridItem]
    let alignment: AlignmentKey
    let spacing: CGFloat?
    typealias AnimatableData = EmptyAnimatableData

    private struct Track {
        var position, length: CGFloat
        var alignment: Alignment
    }

    /// The columns in a length: fixed ones first, then the flexible ones share what is left.
    private func tracks(_ length: CGFloat?) -> [Track] {
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
        var left = (length ?? 0) - gaps
        var flexible = 0
        for item in items {
            if case .fixed(let size) = item.size { left -= size } else { flexible += 1 }
        }
        var lengths: [[CGFloat]] = []
        for item in items {
            switch item.size {
            case .fixed(let size): lengths.append([size])
            case .flexible(let least, let most):
                let share = min(max(max(left, 0) / CGFloat(max(flexible, 1)), least), most)
                lengths.append([share])
                left -= share
                flexible -= 1
            case .adaptive(let least, let most):
                let room = max(left, 0) / CGFloat(max(flexible, 1))
                let gap = item.spacing ?? 8
                let count = max(1, Int((room + gap) / (max(least, 1) + gap)))
                let share = min(max((room - gap * CGFloat(count - 1)) / CGFloat(count), least), most)
                lengths.append(Array(repeating: share, count: count))
                left -= room
                flexible -= 1
            }
        }
        var tracks: [Track] = []
        var position: CGFloat = 0
        for (item, parts) in zip(items, lengths) {
            for part in parts {
                tracks.append(Track(position: position, length: part, alignment: item.alignment ?? .center))
                position += part + (item.spacing ?? 8)
            }
        }
        return tracks
    }

    private func lines(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (tracks: [Track], heights: [CGFloat]) {
        let tracks = tracks(proposal[axis.other])
        guard !tracks.isEmpty else { return ([], []) }
        var heights: [CGFloat] = []
        for start in stride(from: 0, to: subviews.count, by: tracks.count) {
            let line = start..<min(start + tracks.count, subviews.count)
            heights.append(line.map { subviews[$0].sizeThatFits(cell(tracks[$0 - start].length))[axis] }.max() ?? 0)
        }
        return (tracks, heights)
    }

    private func cell(_ length: CGFloat) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[axis.other] = length
        return proposal
    }

    private func across(_ tracks: [Track]) -> CGFloat { (tracks.last.map { $0.position + $0.length } ?? 0) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (tracks, heights) = lines(proposal, subviews)
        var size = CGSize.zero
        size[axis] = heights.reduce(0, +) + CGFloat(max(0, heights.count - 1)) * (spacing ?? 8)
        size[axis.other] = max(across(tracks), proposal[axis.other].map { $0.isFinite ? $0 : 0 } ?? 0)
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (tracks, heights) = lines(proposal, subviews)
        let outer = bounds.size[axis.other] - across(tracks)
        let shift: CGFloat =
            alignment == HorizontalAlignment.leading.key || alignment == VerticalAlignment.top.key
            ? 0 : alignment == HorizontalAlignment.trailing.key || alignment == VerticalAlignment.bottom.key ? outer : outer / 2
        var position: CGFloat = 0
        for (line, height) in heights.enumerated() {
            for (index, track) in tracks.enumerated() {
                let number = line * tracks.count + index
                guard number < subviews.count else { break }
                var room = CGSize.zero
                room[axis] = height
                room[axis.other] = track.length
                let proposal = cell(track.length)
                let inner = subviews[number].dimensions(in: proposal)
                let outer = ViewDimensions(room, ProposedViewSize(room), nil)
                let x = outer[track.alignment.horizontal] - inner[track.alignment.horizontal]
                let y = outer[track.alignment.vertical] - inner[track.alignment.vertical]
                let origin =
                    axis == .vertical
                    ? CGPoint(x: track.position + shift + x, y: position + y) : CGPoint(x: position + x, y: track.position + shift + y)
                subviews[number].place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
            }
            position += height + (spacing ?? 8)
        }
    }
}

/// A grid that grows downwards. See https://developer.apple.com/documentation/swiftui/lazyvgrid.
public struct LazyVGrid<Content: View>: View {
    let layout: TrackLayout
    let content: Content
    /// Creates a grid.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = TrackLayout(axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
    /// The views, laid out.
    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// A grid that grows sideways. See https://developer.apple.com/documentation/swiftui/lazyhgrid.
public struct LazyHGrid<Content: View>: View {
    let layout: TrackLayout
    let content: Content
    /// Creates a grid.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = TrackLayout(axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing)
        self.content = content()
    }
    /// The views, laid out.
    public var body: some View { LayoutView(layout: layout, content: content) }
}

/// Views one above the other, as wide as their room. See https://developer.apple.com/documentation/swiftui/lazyvstack.
public struct LazyVStack<Content: View>: View {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
    /// Creates a stack.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }
    /// The views, laid out.
    public var body: some View {
        VStack(alignment: alignment, spacing: spacing) { content }
            .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    }
}

/// Views side by side, as high as their room. See https://developer.apple.com/documentation/swiftui/lazyhstack.
public struct LazyHStack<Content: View>: View {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
    /// Creates a stack.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }
    /// The views, laid out.
    public var body: some View {
        HStack(alignment: alignment, spacing: spacing) { content }
            .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
    }
}
