import UIKit

/// An item that makes what it lays out as it comes into sight. What was not seen yet is taken to be as long as what was.
final class LazyItem: LayoutItem {
    var form: LazyForm {
        didSet {
            lines.structureChanged()
            invalidateLayout()
        }
    }
    private let lazyView = LazyContentView()
    private let lines: LazyLines
    private var shown: [LayoutItem] = []

    init(_ node: _ViewNode, _ form: LazyForm, collect: @escaping () -> [RowCollector.Section]) {
        self.form = form
        lines = LazyLines(collect: collect)
        super.init(node)
        lines.item = self
        lazyView.fill = { [weak self] in self?.fill() }
        lazyView.sightChanged = { [weak self] in self?.sightChanged() }
    }

    override var view: UIView? { lazyView }
    override var contents: [LayoutItem] { shown }

    func structureChanged() {
        lines.structureChanged()
        invalidateLayout()
    }

    override func layoutDidChange() {
        lines.measureAnew()
        lazyView.setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let across = proposal[form.axis.other]
        var size = CGSize.zero
        size[form.axis] = lines.length(across: across)
        size[form.axis.other] = across ?? lines.idealAcross()
        return size
    }

    override func place(_ sink: ViewSink, at origin: CGPoint, _ proposal: ProposedViewSize) {
        sink.add(lazyView, CGRect(origin: origin, size: size(proposal)), self)
        lazyView.setNeedsLayout()
    }

    /// Scrolls to the line with an identity, which its element has or the app gave it; returns whether there is one.
    func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation?) -> Bool {
        guard let scroller = lazyView.scroller(form.axis) else { return false }
        let across = lazyView.bounds.size[form.axis.other]
        // Something has to be measured to have an idea where the line is.
        guard lines.length(across: across) > 0, let line = lines.line(of: id) else { return false }
        // Lines on the way are as long as is thought until they are measured: those that are shown in the end are.
        for _ in 0..<3 {
            let place = lines.place(line)
            var frame = CGRect.zero
            frame.origin[form.axis] = place.position
            frame.size[form.axis] = place.length
            frame.size[form.axis.other] = across
            let target = scroller.convert(frame, from: lazyView)
            let offset = ScrollMovement.offset(of: target, anchor, scroller)
            guard animation == nil else {
                ScrollMovement.move(scroller, to: offset, animation, graph)
                return true
            }
            guard offset != scroller.contentOffset else { break }
            scroller.contentOffset = offset
            lazyView.setNeedsLayout()
            lazyView.layoutIfNeeded()
        }
        return true
    }

    // MARK: What is in sight

    private func span(_ rect: CGRect) -> ClosedRange<CGFloat>? {
        let (least, most) = form.axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        return rect.isNull || most <= least ? nil : least...most
    }

    private func sightChanged() {
        let wanted = span(lazyView.sight().all).map { lines.range(in: $0) } ?? 0..<0
        if wanted != lines.shown || !form.pinned.isEmpty { lazyView.setNeedsLayout() }
    }

    private func fill() {
        let across = lazyView.bounds.size[form.axis.other]
        let sight = lazyView.sight()
        let before = lines.length(across: across)
        if let span = span(sight.all) { lines.show(span, across: across) } else { lines.showNothing() }
        let after = lines.length(across: across)
        placeLines(across, span(sight.clear))
        if after != before || !lines.isLocated { invalidateSize() }
    }

    /// The length was another one than was thought: the scroll view has to know.
    private func invalidateSize() {
        graph.afterNextUpdate { [weak self] in
            self?.invalidateLayout()
        }
    }

    private func placeLines(_ across: CGFloat, _ clear: ClosedRange<CGFloat>?) {
        let sink = lazyView.sink
        let bounds = lazyView.bounds
        sink.begin(bounds: bounds, safeArea: bounds)
        shown = []
        let tracks = lines.tracks(across)
        let inset = shift(tracks, across)
        let cells = lines.shownCells()
        let supplements = lines.supplements(in: clear, form.pinned)
        for line in cells {
            for (item, track) in zip(line.items, tracks) {
                place(item, track, inset, line.position, line.length, across, sink)
            }
        }
        for pinned in supplements {
            sink.zIndex = pinned.isPinned ? 1 : 0
            var position = pinned.position
            for item in pinned.items {
                let length = item.size(lines.proposal(across))[form.axis]
                let track = GridTracks.Track(position: 0, length: across, alignment: lines.stackAlignment)
                place(item, track, 0, position, length, across, sink)
                position += length
            }
            sink.zIndex = 0
        }
        sink.finish()
    }

    /// Where the columns begin, if they do not fill the room.
    private func shift(_ tracks: [GridTracks.Track], _ across: CGFloat) -> CGFloat {
        guard form.tracks != nil, let last = tracks.last else { return 0 }
        let left = across - last.position - last.length
        if form.alignment == HorizontalAlignment.leading.key || form.alignment == VerticalAlignment.top.key { return 0 }
        if form.alignment == HorizontalAlignment.trailing.key || form.alignment == VerticalAlignment.bottom.key { return left }
        return left / 2
    }

    private func place(
        _ item: LayoutItem, _ track: GridTracks.Track, _ shift: CGFloat, _ position: CGFloat, _ length: CGFloat, _ across: CGFloat,
        _ sink: ViewSink
    ) {
        var room = CGSize.zero
        room[form.axis] = length
        room[form.axis.other] = track.length
        let proposal = lines.proposal(track.length)
        let inner = item.dimensions(proposal)
        let outer = ViewDimensions(room, ProposedViewSize(room), nil)
        let x = outer[track.alignment.horizontal] - inner[track.alignment.horizontal]
        let y = outer[track.alignment.vertical] - inner[track.alignment.vertical]
        var origin =
            form.axis == .vertical
            ? CGPoint(x: track.position + shift + x, y: position + y) : CGPoint(x: position + x, y: track.position + shift + y)
        if environment.layoutDirection == LayoutDirection.rightToLeft {
            origin.x = lazyView.bounds.width - origin.x - inner.width
        }
        shown.append(item)
        let outerZIndex = sink.zIndex
        sink.zIndex += item.traits.zIndex
        item.place(sink, at: origin, proposal)
        sink.zIndex = outerZIndex
    }
}
