import SwiftUI

/// Places a plot and the labels around it.
struct ChartFrameLayout: Layout {
    let model: ChartModel
    let depths: AxisDepths

    private static let spacing: CGFloat = 4
    /// Where labels are that have no room.
    private static let nowhere = CGPoint(x: -10_000, y: -10_000)

    private struct Label {
        let subview: LayoutSubview
        let item: AxisLabelItem
        let size: CGSize
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
        // Stacks ask how large a chart can become: as large as there is room.
        guard let plot = subviews.first, size.width.isFinite, size.height.isFinite else { return size }
        let (rect, insets) = plotRect(CGRect(origin: .zero, size: size), plot, labels(subviews))
        // A plot that takes a size of its own makes the chart as large as that needs.
        let (across, along) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        return CGSize(
            width: rect.width == max(0, size.width - across) ? size.width : rect.width + across,
            height: rect.height == max(0, size.height - along) ? size.height : rect.height + along)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let plot = subviews.first else { return }
        let labels = labels(subviews)
        let (rect, insets) = plotRect(bounds, plot, labels)
        (depths.top, depths.leading, depths.bottom, depths.trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
        plot.place(at: rect.origin, anchor: .topLeading, proposal: ProposedViewSize(rect.size))
        let geometry = PlotGeometry(model, rect.size)
        var taken: [Edge: [CGRect]] = [:]
        let order = labels.indices.sorted { (-priority(labels[$0]), $0) < (-priority(labels[$1]), $1) }
        for label in order.map({ labels[$0] }) {
            let frame = frame(label, rect, geometry, bounds)
            guard let frame, isFree(frame, label, taken[label.item.item.edge] ?? [], bounds) else {
                label.subview.place(at: Self.nowhere, anchor: .topLeading, proposal: .unspecified)
                continue
            }
            taken[label.item.item.edge, default: []].append(frame)
            let truncates = label.item.form.collision.kind == .truncate
            label.subview.place(
                at: frame.origin, anchor: .topLeading, proposal: truncates ? ProposedViewSize(frame.size) : .unspecified)
        }
    }

    private func labels(_ subviews: Subviews) -> [Label] {
        subviews.dropFirst().compactMap { subview in
            subview[AxisLabelKey.self].map { Label(subview: subview, item: $0, size: subview.sizeThatFits(.unspecified)) }
        }
    }

    private func priority(_ label: Label) -> Double {
        if case .greedy(let priority, _) = label.item.form.collision.kind { priority } else { 0 }
    }

    private func isFree(_ frame: CGRect, _ label: Label, _ taken: [CGRect], _ bounds: CGRect) -> Bool {
        var spacing: CGFloat = 2
        switch label.item.form.collision.kind {
        case .disabled, .truncate: return true
        case .greedy(_, let least?): spacing = least
        case .automatic, .greedy: break
        }
        // A label beside its line that would be cut off is left out.
        if label.item.item.isBeside, frame.maxX > bounds.maxX + 1 { return false }
        return !taken.contains { other in
            label.item.isVertical
                ? frame.minY + 1 < other.maxY && other.minY < frame.maxY - 1
                : frame.minX - spacing < other.maxX && other.minX < frame.maxX + spacing
        }
    }

    // MARK: The plot

    /// Where the plot is, within what labels take around it.
    private func plotRect(_ bounds: CGRect, _ plot: LayoutSubview, _ labels: [Label]) -> (CGRect, EdgeInsets) {
        var insets = EdgeInsets()
        for label in labels where !label.item.isInset {
            let form = label.item.form
            switch label.item.item.edge {
            case .top: insets.top = max(insets.top, label.size.height + (form.verticalSpacing ?? Self.spacing))
            case .bottom: insets.bottom = max(insets.bottom, label.size.height + (form.verticalSpacing ?? Self.spacing))
            case .leading: insets.leading = max(insets.leading, label.size.width + (form.horizontalSpacing ?? Self.spacing))
            case .trailing: insets.trailing = max(insets.trailing, label.size.width + (form.horizontalSpacing ?? Self.spacing))
            }
        }
        // What labels at the plot's ends take above and below it depends on where they are, and that on the plot.
        var rect = plotRect(bounds, insets, plot)
        let geometry = PlotGeometry(model, rect.size)
        let frames = labels.filter { $0.item.isVertical }.compactMap { frame($0, rect, geometry, bounds) }
        insets.top = max(insets.top, rect.minY - (frames.map(\.minY).min() ?? rect.minY))
        insets.bottom = max(insets.bottom, (frames.map(\.maxY).max() ?? rect.maxY) - rect.maxY)
        rect = plotRect(bounds, insets, plot)
        return (rect, insets)
    }

    private func plotRect(_ bounds: CGRect, _ insets: EdgeInsets, _ plot: LayoutSubview) -> CGRect {
        let room = CGSize(
            width: max(0, bounds.width - insets.leading - insets.trailing), height: max(0, bounds.height - insets.top - insets.bottom))
        return CGRect(
            origin: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top), size: plot.sizeThatFits(ProposedViewSize(room)))
    }

    // MARK: Labels

    /// Where a label is; `nil` if its value is not seen.
    private func frame(_ label: Label, _ plot: CGRect, _ geometry: PlotGeometry, _ bounds: CGRect) -> CGRect? {
        guard let scale = label.item.isVertical ? geometry.y : geometry.x else { return nil }
        let place = scale.place(label.item.item.partNumber)
        guard scale.contains(place) else { return nil }
        var frame = label.item.isVertical ? beside(label, plot, place) : below(label, plot, place, scale, bounds)
        let offset = label.item.item.part.offset
        frame = frame.offsetBy(dx: offset.width, dy: offset.height)
        return frame
    }

    private func beside(_ label: Label, _ plot: CGRect, _ place: CGFloat) -> CGRect {
        let size = label.size, spacing = label.item.form.horizontalSpacing ?? Self.spacing, isLeading = label.item.item.edge == .leading
        var y = plot.minY + place - size.height * (label.item.form.anchor?.y ?? 0.5)
        guard label.item.isInset else {
            return CGRect(origin: CGPoint(x: isLeading ? plot.minX - spacing - size.width : plot.maxX + spacing, y: y), size: size)
        }
        // In the plot a label stands on its line.
        if label.item.form.anchor == nil { y = plot.minY + place - size.height }
        return CGRect(origin: CGPoint(x: isLeading ? plot.minX : plot.maxX - size.width, y: y), size: size)
    }

    private func below(_ label: Label, _ plot: CGRect, _ place: CGFloat, _ scale: PlacedScale, _ bounds: CGRect) -> CGRect {
        var size = label.size
        let item = label.item.item, spacing = label.item.form.verticalSpacing ?? Self.spacing
        if label.item.form.collision.kind == .truncate, item.value.count > 0 {
            size.width = min(size.width, plot.width / CGFloat(item.value.count) - 2)
        }
        var y = item.edge == .top ? plot.minY - spacing - size.height : plot.maxY + spacing
        if label.item.isInset { y = item.edge == .top ? plot.minY + spacing : plot.maxY - spacing - size.height }
        var x = plot.minX + place - size.width * (label.item.form.anchor?.x ?? 0.5)
        if item.isBeside {
            x = plot.minX + place + (label.item.form.horizontalSpacing ?? Self.spacing)
        } else if label.item.form.anchor == nil {
            if item.preset == .aligned, item.value.index == 0 { x = plot.minX + place }
            if item.preset == .aligned, item.value.index == item.value.count - 1, item.value.count > 1 {
                x = plot.minX + place - size.width
            }
            // Labels at the ends stay within the chart.
            if scale.scale.kind != .category { x = max(bounds.minX, min(x, bounds.maxX - size.width)) }
        }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}
