import SwiftUI

/// Puts a chart's legend beside it.
struct LegendFrame<Content: View>: View {
    let model: ChartModel
    let options: LegendOptions
    let texts: AxisTexts
    @ViewBuilder let content: () -> Content

    private var edge: Edge? {
        switch options.position.kind {
        case .automatic, .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .top, .topLeading, .topTrailing: .top
        case .leading: .leading
        case .trailing: .trailing
        case .overlay: nil
        }
    }

    private var alignment: Alignment {
        if let alignment = options.alignment { return alignment }
        switch options.position.kind {
        case .topTrailing, .bottomTrailing: return .trailing
        case .leading, .trailing: return .top
        case .overlay: return .topLeading
        default: return .leading
        }
    }

    var body: some View {
        let legend = Legend(model: model, texts: texts)
        if options.visibility == .hidden || (options.content == nil && legend.isEmpty) {
            content()
        } else {
            framed(options.content ?? AnyView(legend))
        }
    }

    @ViewBuilder private func framed(_ legend: AnyView) -> some View {
        let spacing = options.spacing ?? 8
        switch edge {
        case .bottom?:
            VStack(spacing: spacing) {
                content()
                legend.frame(maxWidth: .infinity, alignment: alignment)
            }
        case .top?:
            VStack(spacing: spacing) {
                legend.frame(maxWidth: .infinity, alignment: alignment)
                content()
            }
        case .leading?:
            HStack(spacing: spacing) {
                legend.frame(maxHeight: .infinity, alignment: alignment)
                content()
            }
        case .trailing?:
            HStack(spacing: spacing) {
                content()
                legend.frame(maxHeight: .infinity, alignment: alignment)
            }
        case nil: content().overlay(alignment: alignment) { legend }
        }
    }
}

/// What says which look stands for which value.
struct Legend: View {
    let model: ChartModel
    let texts: AxisTexts

    struct Entry {
        let text: String
        let style: AnyShapeStyle
        let symbol: any ChartSymbolShape
        let line: StrokeStyle?
    }

    var isEmpty: Bool { entries.isEmpty && numbers == nil }

    /// The numbers that colours stand for, if they stand for numbers.
    var numbers: ClosedRange<Double>? { model.styles.numbers }

    /// The values that looks stand for. What a value is told by twice is listed once.
    var entries: [Entry] {
        let styled = numbers == nil ? model.styles.categories : []
        let shaped = model.symbols.numbers == nil ? model.symbols.categories : []
        let lined = model.lines.numbers == nil ? model.lines.categories : []
        var values = styled
        for value in shaped + lined where !values.contains(value) { values.append(value) }
        return values.map { value in
            Entry(
                text: texts.text(value, step: 0, stride: nil),
                style: styled.contains(value) ? model.styles.look(of: value) ?? plain : plain,
                symbol: shaped.contains(value) ? model.symbols.look(of: value) ?? dot : dot,
                line: lined.contains(value) ? model.lines.look(of: value) : nil)
        }
    }
    private var plain: AnyShapeStyle { AnyShapeStyle(model.styles.categories.isEmpty ? Color.blue : .gray) }
    private var dot: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }

    var body: some View {
        let entries = entries
        VStack(alignment: .leading, spacing: 4) {
            if let numbers { scale(numbers) }
            if !entries.isEmpty {
                FlowLayout(spacing: 8, lineSpacing: 4) {
                    ForEach(entries.indices, id: \.self) { row(entries[$0]) }
                }
            }
        }
        .font(.caption).foregroundStyle(.secondary)
    }

    private func row(_ entry: Entry) -> some View {
        HStack(spacing: 4) {
            if let line = entry.line {
                Path { path in path.addLines([CGPoint(x: 0, y: 4), CGPoint(x: 16, y: 4)]) }
                    .stroke(entry.style, style: line).frame(width: 16, height: 8)
            } else {
                AnyShape(entry.symbol).fill(entry.style).frame(width: 8, height: 8)
            }
            Text(verbatim: entry.text)
        }
    }

    private func scale(_ numbers: ClosedRange<Double>) -> some View {
        let parts = stride(from: 0.0, through: 1, by: 0.25).map { part in
            let value = numbers.lowerBound + (numbers.upperBound - numbers.lowerBound) * part
            return model.styles.look(of: _Plotted(number: value))?.color ?? .blue
        }
        return HStack(spacing: 4) {
            Text(verbatim: texts.text(_Plotted(number: numbers.lowerBound), step: 0, stride: nil))
            RoundedRectangle(cornerRadius: 3).fill(LinearGradient(colors: parts, startPoint: .leading, endPoint: .trailing))
                .frame(width: 100, height: 8)
            Text(verbatim: texts.text(_Plotted(number: numbers.upperBound), step: 0, stride: nil))
        }
    }
}

/// Places views in lines, as words.
struct FlowLayout: Layout {
    let spacing, lineSpacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(subviews, proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(subviews, bounds.width + 0.5)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading, proposal: .unspecified)
        }
    }

    private func frames(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
        var frames: [CGRect] = [], origin = CGPoint.zero, height: CGFloat = 0
        for size in subviews.map({ $0.sizeThatFits(.unspecified) }) {
            if origin.x > 0, origin.x + size.width > width {
                origin = CGPoint(x: 0, y: origin.y + height + lineSpacing)
                height = 0
            }
            frames.append(CGRect(origin: origin, size: size))
            origin.x += size.width + spacing
            height = max(height, size.height)
        }
        return frames
    }
}
