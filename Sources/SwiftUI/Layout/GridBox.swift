import CoreGraphics

struct GridForm: Equatable {
    let alignment: Alignment
    let horizontalSpacing, verticalSpacing: CGFloat
}

/// Lays out the cells of a grid.
///
/// Columns share the room as the views of a stack do: the least flexible one is asked first, with an equal share of what is left. A column is as
/// wide as the widest of its cells; what cells across several columns need besides is shared among those. Rows do the same with the height.
final class GridBox: LayoutBox {
    private struct Cell {
        let view: LayoutSubview
        let traits: GridTraits
        let column: Int
        /// How many columns it takes; all of them if it is no row's.
        var span: Int
    }

    var form: GridForm

    init(_ form: GridForm) { self.form = form }

    private func rows(_ subviews: LayoutSubviews) -> (rows: [[Cell]], columns: Int) {
        var rows: [[Cell]] = []
        var last: ObjectIdentifier?
        for view in subviews {
            let traits = view.item.traits.grid
            if let row = traits.row {
                if row != last { rows.append([]) }
                let column = rows[rows.count - 1].last.map { $0.column + $0.span } ?? 0
                rows[rows.count - 1].append(Cell(view: view, traits: traits, column: column, span: traits.columns))
            } else {
                rows.append([Cell(view: view, traits: traits, column: 0, span: 0)])
            }
            last = traits.row
        }
        let columns = max(1, rows.map { row in row.last.map { $0.column + $0.span } ?? 0 }.max() ?? 1)
        for row in rows.indices where rows[row].count == 1 && rows[row][0].span == 0 { rows[row][0].span = columns }
        return (rows, columns)
    }

    // MARK: Sizes

    /// What tracks measure for a length; `nil` for their own.
    private typealias Measure = (_ track: Int, _ length: CGFloat?) -> CGFloat

    /// Shares a length among tracks.
    private func share(_ length: CGFloat?, _ count: Int, _ spacing: CGFloat, _ measure: Measure) -> [CGFloat] {
        guard let length, length.isFinite else { return (0..<count).map { measure($0, length) } }
        let least = (0..<count).map { measure($0, 0) }
        let flexibility = (0..<count).map { measure($0, .infinity) - least[$0] }
        var left = length - spacing * CGFloat(count - 1)
        var result = least
        for (position, track) in (0..<count).sorted(by: { (flexibility[$0], $0) < (flexibility[$1], $1) }).enumerated() {
            result[track] = measure(track, max(0, left / CGFloat(count - position)))
            left -= result[track]
        }
        return result
    }

    private func widths(_ rows: [[Cell]], _ columns: Int, _ width: CGFloat?) -> [CGFloat] {
        let cells = rows.joined().filter { !$0.traits.unsizedAxes.contains(.horizontal) }
        let spacing = form.horizontalSpacing
        func natural(_ cell: Cell, _ length: CGFloat?) -> CGFloat {
            cell.view.sizeThatFits(ProposedViewSize(width: length, height: nil)).width
        }
        var widths = share(width, columns, spacing) { column, length in
            cells.filter { $0.span == 1 && $0.column == column }.map { natural($0, length) }.max() ?? 0
        }
        for cell in cells where cell.span > 1 {
            let range = cell.column..<min(cell.column + cell.span, columns)
            let present = range.reduce(0) { $0 + widths[$1] } + spacing * CGFloat(range.count - 1)
            let missing = natural(cell, width.map { max($0, present) }) - present
            if missing > 0 { for column in range { widths[column] += missing / CGFloat(range.count) } }
        }
        return widths
    }

    private func width(of cell: Cell, _ widths: [CGFloat]) -> CGFloat {
        let range = cell.column..<min(cell.column + cell.span, widths.count)
        return range.reduce(0) { $0 + widths[$1] } + form.horizontalSpacing * CGFloat(range.count - 1)
    }

    private func guide(_ row: [Cell]) -> VerticalAlignment { row.lazy.compactMap(\.traits.rowAlignment).first ?? form.alignment.vertical }

    /// A row's height, and where its guide is.
    private func height(_ row: [Cell], _ widths: [CGFloat], _ height: CGFloat?) -> (height: CGFloat, before: CGFloat) {
        let guide = guide(row)
        var (before, after): (CGFloat, CGFloat) = (0, 0)
        for cell in row where !cell.traits.unsizedAxes.contains(.vertical) {
            let size = cell.view.dimensions(in: ProposedViewSize(width: width(of: cell, widths), height: height))
            before = max(before, size[guide])
            after = max(after, size.height - size[guide])
        }
        return (before + after, before)
    }

    private func heights(_ rows: [[Cell]], _ widths: [CGFloat], _ proposed: CGFloat?) -> [CGFloat] {
        share(proposed, rows.count, form.verticalSpacing) { height(rows[$0], widths, $1).height }
    }

    override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        let (rows, columns) = rows(subviews)
        guard !rows.isEmpty else { return .zero }
        let widths = widths(rows, columns, proposal.width)
        let heights = heights(rows, widths, proposal.height)
        return CGSize(
            width: widths.reduce(0, +) + form.horizontalSpacing * CGFloat(columns - 1),
            height: heights.reduce(0, +) + form.verticalSpacing * CGFloat(rows.count - 1))
    }

    // MARK: Places

    override func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        let (rows, columns) = rows(subviews)
        guard !rows.isEmpty else { return }
        let widths = widths(rows, columns, proposal.width)
        let heights = heights(rows, widths, proposal.height)
        let alignments = (0..<columns).map { column in
            rows.joined().lazy.filter { $0.span == 1 && $0.column == column }.compactMap(\.traits.columnAlignment).first
                ?? form.alignment.horizontal
        }
        var y = bounds.minY
        for (row, cells) in rows.enumerated() {
            let natural = height(cells, widths, heights[row])
            let before = natural.before + (heights[row] - natural.height) / 2
            for cell in cells {
                let x = bounds.minX + widths.prefix(cell.column).reduce(0, +) + form.horizontalSpacing * CGFloat(cell.column)
                let room = CGSize(width: width(of: cell, widths), height: heights[row])
                let inner = cell.view.dimensions(in: ProposedViewSize(room))
                let outer = ViewDimensions(room, ProposedViewSize(room), nil)
                let across = cell.column < columns && cell.traits.row != nil ? alignments[cell.column] : form.alignment.horizontal
                var point = CGPoint(x: x + outer[across] - inner[across], y: y + before - inner[guide(cells)])
                if let anchor = cell.traits.anchor {
                    point = CGPoint(x: x + (room.width - inner.width) * anchor.x, y: y + (room.height - inner.height) * anchor.y)
                }
                cell.view.place(at: point, proposal: ProposedViewSize(room))
            }
            y += heights[row] + form.verticalSpacing
        }
    }
}
