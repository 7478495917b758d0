import SwiftUI

/// The views that belong to marks: annotations, points that are views, and what assistive technologies are told.
struct MarkViews: View {
    let model: ChartModel
    let depths: AxisDepths

    private struct Entry {
        let index: Int
        let content: @MainActor (CGRect) -> AnyView
        let place: MarkViewPlace
    }

    private var entries: [Entry] {
        model.marks.enumerated().flatMap { index, stacked -> [Entry] in
            let mark = stacked.mark
            var entries: [Entry] = []
            if case .view(let view)? = mark.symbol {
                entries.append(Entry(index: index, content: { _ in view }, place: MarkViewPlace(index: index, kind: .symbol)))
            }
            for annotation in mark.annotations {
                entries.append(
                    Entry(
                        index: index, content: { annotation.content(AnnotationContext(targetSize: $0.size)) },
                        place: MarkViewPlace(index: index, kind: .annotation(annotation))))
            }
            if let element = element(mark) {
                entries.append(Entry(index: index, content: { _ in element }, place: MarkViewPlace(index: index, kind: .element)))
            }
            return entries
        }
    }

    private func element(_ mark: _ChartMark) -> AnyView? {
        let told = mark.accessibility
        guard !told.isHidden, told.label != nil || told.value != nil || told.identifier != nil else { return nil }
        return AnyView(
            Color.clear.accessibilityElement().accessibilityLabel(told.label ?? Text(verbatim: ""))
                .accessibilityValue(told.value ?? Text(verbatim: "")).accessibilityIdentifier(told.identifier ?? ""))
    }

    var body: some View {
        let entries = entries
        if entries.isEmpty {
            EmptyView()
        } else {
            GeometryReader { proxy in
                let places = MarkPlaces(PlotGeometry(model, proxy.size))
                MarkViewLayout(places: places, depths: depths) {
                    ForEach(entries.indices, id: \.self) { index in
                        let entry = entries[index]
                        entry.content(places.rect(entry.index) ?? .zero).layoutValue(key: MarkViewKey.self, value: entry.place)
                    }
                }
            }
        }
    }
}

/// Which mark a view belongs to, and how.
struct MarkViewPlace {
    enum Kind {
        case annotation(MarkAnnotation)
        case symbol
        /// An element that is as large as the mark.
        case element
    }
    let index: Int
    let kind: Kind
}

struct MarkViewKey: LayoutValueKey {
    static var defaultValue: MarkViewPlace? { nil }
}

/// The rectangles of marks, of sectors the middle.
struct MarkPlaces {
    let geometry: PlotGeometry
    private let sectors: [Int: CGRect]

    init(_ geometry: PlotGeometry) {
        self.geometry = geometry
        sectors = Dictionary(
            uniqueKeysWithValues: geometry.sectors.map { sector in
                (sector.index, CGRect(origin: geometry.outline(sector).middle, size: .zero))
            })
    }

    func rect(_ index: Int) -> CGRect? {
        let found = wholeRect(index)
        // What is scrolled away takes its views with it.
        guard geometry.model.scrolls, let found else { return found }
        let size = geometry.size
        return found.midX >= -1 && found.midX <= size.width + 1 && found.midY >= -1 && found.midY <= size.height + 1 ? found : nil
    }

    private func wholeRect(_ index: Int) -> CGRect? {
        if let sector = sectors[index] { return sector }
        let stacked = geometry.model.marks[index]
        switch stacked.mark.kind {
        case .bar, .rectangle, .rule: return geometry.rect(of: stacked)
        case .sector: return nil
        case .line, .area, .point:
            guard let point = geometry.ends(of: stacked)?.1 else { return nil }
            let size = geometry.model.symbol(of: stacked.mark) == nil ? .zero : geometry.model.symbolSize(of: stacked.mark)
            return CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
        }
    }
}

/// Places views beside their marks.
struct MarkViewLayout: Layout {
    let places: MarkPlaces
    let depths: AxisDepths
    private static let spacing: CGFloat = 4
    private static let nowhere = CGPoint(x: -10_000, y: -10_000)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { places.geometry.size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            guard let place = subview[MarkViewKey.self], let rect = places.rect(place.index) else {
                subview.place(at: Self.nowhere, anchor: .center, proposal: .zero)
                continue
            }
            let target = rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
            switch place.kind {
            case .symbol: subview.place(at: CGPoint(x: target.midX, y: target.midY), anchor: .center, proposal: .unspecified)
            case .element:
                let size = CGSize(width: max(target.width, 10), height: max(target.height, 10))
                subview.place(at: CGPoint(x: target.midX, y: target.midY), anchor: .center, proposal: ProposedViewSize(size))
            case .annotation(let annotation): self.place(subview, annotation, target, bounds)
            }
        }
    }

    private func place(_ subview: LayoutSubview, _ annotation: MarkAnnotation, _ target: CGRect, _ bounds: CGRect) {
        var position = annotation.position
        let mark = places.geometry.model.marks
        // What stands upright has its annotation above it, what lies behind it.
        if position == .automatic, let index = subview[MarkViewKey.self]?.index {
            position = mark[index].mark.kind == .sector ? .overlay : mark[index].isVertical ? .top : .trailing
        }
        let size = subview.sizeThatFits(position == .overlay ? ProposedViewSize(target.size) : .unspecified)
        let shown = size.width > 0 && size.height > 0 ? size : subview.sizeThatFits(.unspecified)
        let spacing = annotation.spacing ?? Self.spacing, side = position.side
        var frame = CGRect(origin: .zero, size: shown)
        frame.origin.x = along(side.x, target.minX, target.maxX, shown.width, spacing, part(annotation.alignment.horizontal))
        frame.origin.y = along(side.y, target.minY, target.maxY, shown.height, spacing, part(annotation.alignment.vertical))
        if let boundary = annotation.overflow.x.boundary {
            let room = room(boundary, bounds)
            frame.origin.x = max(room.minX, min(frame.minX, room.maxX - frame.width))
        }
        if let boundary = annotation.overflow.y.boundary {
            let room = room(boundary, bounds)
            frame.origin.y = max(room.minY, min(frame.minY, room.maxY - frame.height))
        }
        subview.place(at: frame.origin, anchor: .topLeading, proposal: ProposedViewSize(shown))
    }

    /// What an annotation has to be within: the plot, or the chart with the labels of its axes.
    private func room(_ boundary: AnnotationOverflowResolution.Boundary, _ plot: CGRect) -> CGRect {
        guard boundary != .plot else { return plot }
        return CGRect(
            x: plot.minX - depths.leading, y: plot.minY - depths.top, width: plot.width + depths.leading + depths.trailing,
            height: plot.height + depths.top + depths.bottom)
    }

    /// Where something begins that is before, behind or over something else.
    private func along(
        _ side: CGFloat, _ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ spacing: CGFloat, _ part: CGFloat
    ) -> CGFloat {
        if side < 0 { return start - spacing - length }
        if side > 0 { return end + spacing }
        return start + (end - start - length) * part
    }

    private func part(_ alignment: HorizontalAlignment) -> CGFloat { alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5 }
    private func part(_ alignment: VerticalAlignment) -> CGFloat { alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5 }
}
