import UIKit

/// The lines of a lazy container: which there are, how long they are, which of them are shown.
@MainActor
final class LazyLines {
    /// What a line is.
    enum Part {
        case header, footer
        /// Some of the cells.
        case cells(Range<Int>)
    }

    struct Line {
        let part: Part
        let section: Int
        /// The length as it was measured; `nil` if it never was.
        var length: CGFloat?
        /// Whether the length has to be measured anew when the line is shown.
        var isStale = true
    }

    /// A view of a row; most rows have one.
    private struct Cell {
        let section, row, part: Int
    }

    private struct RowPlace: Hashable {
        let section, row: Int
    }

    unowned var item: LazyItem!
    private let collect: () -> [RowCollector.Section]
    private var sections: [RowCollector.Section]?
    /// How many views rows have that have not one.
    private var counts: [RowPlace: Int] = [:]
    private var cells: [Cell] = []
    private(set) var lines: [Line] = []
    /// The lines that are headers and footers, and the lines of each section.
    private(set) var supplementLines: [Int] = []
    private(set) var sectionLines: [Range<Int>] = []
    /// Where lines begin, and where the last ends.
    private(set) var positions: [CGFloat] = []
    /// For which length across the lines were measured.
    private var across: CGFloat?
    private(set) var shown: Range<Int> = 0..<0
    /// The views of the rows that are shown.
    private var made: [RowPlace: [LayoutItem]] = [:]

    init(collect: @escaping () -> [RowCollector.Section]) { self.collect = collect }

    private var form: LazyForm { item.form }
    private var spacing: CGFloat { form.spacing ?? 8 }

    func structureChanged() {
        sections = nil
        counts = [:]
        positions = []
        shown = 0..<0
    }

    /// Lets what is shown be measured anew.
    func measureAnew() {
        made = [:]
        for index in shown where index < lines.count { lines[index].isStale = true }
    }

    // MARK: Sizes

    func proposal(_ across: CGFloat?) -> ProposedViewSize {
        var proposal = ProposedViewSize.unspecified
        proposal[form.axis.other] = across
        return proposal
    }

    /// Where views of a stack stand.
    var stackAlignment: Alignment {
        form.axis == .vertical
            ? Alignment(
                horizontal: HorizontalAlignment(form.tracks == nil ? form.alignment.id : HorizontalAlignment.leading.key.id), vertical: .top
            )
            : Alignment(
                horizontal: .leading, vertical: VerticalAlignment(form.tracks == nil ? form.alignment.id : VerticalAlignment.top.key.id))
    }

    func tracks(_ across: CGFloat?) -> [GridTracks.Track] {
        if let tracks = form.tracks { return tracks.tracks(across) }
        return [GridTracks.Track(position: 0, length: across ?? 0, alignment: stackAlignment)]
    }

    /// The width that the container likes where none is proposed.
    func idealAcross() -> CGFloat {
        prepare(across: across ?? 0)
        if form.tracks != nil { return tracks(nil).last.map { $0.position + $0.length } ?? 0 }
        guard let first = lines.indices.first(where: { if case .cells = lines[$0].part { true } else { false } }) else { return 0 }
        return items(of: first).first?.size(.unspecified)[form.axis.other] ?? 0
    }

    /// How long all lines are, where those that were never shown are taken to be as long as the others.
    func length(across: CGFloat?) -> CGFloat {
        if let across, across.isFinite, across > 0 {
            prepare(across: across)
        } else if positions.isEmpty {
            prepare(across: self.across ?? 0)
        }
        guard !lines.isEmpty else { return 0 }
        // Something has to be measured to have an idea of the others.
        while !lines.isEmpty, !lines.contains(where: { $0.length != nil }) {
            measure(0)
            if positions.isEmpty { arrange() }
            locate()
        }
        return positions.last ?? 0
    }

    private func prepare(across: CGFloat) {
        if sections == nil {
            sections = collect()
            made = [:]
            positions = []
        }
        if self.across != across {
            self.across = across
            positions = []
        }
        if positions.isEmpty {
            arrange()
            locate()
        }
    }

    /// Makes lines of the rows.
    private func arrange() {
        let sections = sections ?? []
        cells = []
        lines = []
        supplementLines = []
        sectionLines = []
        let width = form.tracks == nil ? 1 : max(1, tracks(across).count)
        for (index, section) in sections.enumerated() {
            let start = lines.count
            if !section.header.isEmpty { lines.append(Line(part: .header, section: index)) }
            let first = cells.count
            for row in section.rows.indices {
                for part in 0..<(counts[RowPlace(section: index, row: row)] ?? 1) {
                    cells.append(Cell(section: index, row: row, part: part))
                }
            }
            for cell in stride(from: first, to: cells.count, by: width) {
                lines.append(Line(part: .cells(cell..<min(cell + width, cells.count)), section: index))
            }
            if !section.footer.isEmpty { lines.append(Line(part: .footer, section: index)) }
            sectionLines.append(start..<lines.count)
        }
        supplementLines = lines.indices.filter { index in
            if case .cells = lines[index].part { false } else { true }
        }
    }

    /// Adds the lengths up.
    private func locate() {
        var (sum, count): (CGFloat, Int) = (0, 0)
        for line in lines {
            if let length = line.length { (sum, count) = (sum + length, count + 1) }
        }
        let usual = count > 0 ? sum / CGFloat(count) : 0
        var position: CGFloat = 0
        positions = []
        positions.reserveCapacity(lines.count + 1)
        for (index, line) in lines.enumerated() {
            if index > 0 { position += spacing }
            positions.append(position)
            position += line.length ?? usual
        }
        positions.append(position)
    }

    func measure(_ index: Int) {
        let items = items(of: index)
        let old = lines[index].length
        let length: CGFloat
        switch lines[index].part {
        case .header, .footer: length = items.reduce(0) { $0 + $1.size(proposal(across))[form.axis] }
        case .cells:
            length = zip(items, tracks(across)).map { $0.size(proposal($1.length))[form.axis] }.max() ?? 0
        }
        lines[index].isStale = false
        lines[index].length = length
        if old != length { hasMoved = true }
    }

    private var hasMoved = false

    /// Whether it is known where each line begins: a row that has not as many views as was thought moves all lines behind it.
    var isLocated: Bool { positions.count == lines.count + 1 }

    // MARK: What is shown

    /// The lines that are at least partly within a range.
    func range(in span: ClosedRange<CGFloat>) -> Range<Int> {
        guard !lines.isEmpty, isLocated else { return 0..<0 }
        // The first line that ends behind the range's beginning.
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            let end = middle + 1 < lines.count ? positions[middle + 1] - spacing : positions[lines.count]
            if end < span.lowerBound { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < lines.count, positions[end] <= span.upperBound { end += 1 }
        return low..<end
    }

    func showNothing() {
        shown = 0..<0
        made = [:]
    }

    /// Makes and measures the lines within a range.
    func show(_ span: ClosedRange<CGFloat>, across: CGFloat) {
        made = [:]
        // What is measured may move what comes after it, and then something else is in sight.
        for _ in 0..<16 {
            prepare(across: across)
            shown = range(in: span)
            hasMoved = false
            // How many views each row in sight has is found out at once: one that has not one moves all lines behind it.
            for index in shown { _ = items(of: index) }
            if positions.isEmpty { continue }
            for index in shown where lines[index].isStale { measure(index) }
            guard hasMoved else { return }
            locate()
        }
        prepare(across: across)
        shown = range(in: span)
    }

    func place(_ index: Int) -> (position: CGFloat, length: CGFloat) {
        (positions[index], lines[index].length ?? positions[index + 1] - positions[index] - (index + 1 < lines.count ? spacing : 0))
    }

    /// A line as it is to be placed.
    struct ShownLine {
        let items: [LayoutItem]
        let position: CGFloat
        let length: CGFloat
    }

    /// The lines of cells that are shown: all of them before the first is placed, for placing a view may change what lines there are.
    func shownCells() -> [ShownLine] {
        guard isLocated else { return [] }
        let places = shown.compactMap { index -> (Int, position: CGFloat, length: CGFloat)? in
            guard case .cells = lines[index].part else { return nil }
            let place = place(index)
            return (index, place.position, place.length)
        }
        return places.map { ShownLine(items: items(of: $0), position: $1, length: $2) }
    }

    /// The line of the row with an identity, which its element has or the app gave it where it was made.
    func line(of id: AnyHashable) -> Int? {
        prepare(across: across ?? 0)
        let found = cells.firstIndex { sections?[$0.section].rows[$0.row].id == id }
        let known =
            found ?? cells.firstIndex { made[RowPlace(section: $0.section, row: $0.row)]?.contains { $0.identities.contains(id) } ?? false }
        guard let cell = known else { return nil }
        return lines.firstIndex { if case .cells(let range) = $0.part { range.contains(cell) } else { false } }
    }

    /// The views of a line.
    func items(of index: Int) -> [LayoutItem] {
        let section = lines[index].section
        switch lines[index].part {
        case .header: return adopt(sections?[section].header ?? [])
        case .footer: return adopt(sections?[section].footer ?? [])
        case .cells(let range):
            return range.compactMap { number in
                guard cells.indices.contains(number) else { return nil }
                let cell = cells[number]
                let items = items(RowPlace(section: cell.section, row: cell.row))
                return items.indices.contains(cell.part) ? items[cell.part] : nil
            }
        }
    }

    private func items(_ place: RowPlace) -> [LayoutItem] {
        if let known = made[place] { return known }
        // A change that comes while rows are made or measured is collected before the next ones are.
        guard let sections else { return [] }
        let items = adopt(sections[place.section].rows[place.row].make())
        made[place] = items
        if items.count != counts[place] ?? 1 {
            counts[place] = items.count
            positions = []
        }
        return items
    }

    private func adopt(_ items: [LayoutItem]) -> [LayoutItem] {
        for child in items where child.container !== item {
            child.container = item
            child.host = nil
            child.setStackAxis(form.tracks == nil ? form.axis : nil)
        }
        return items
    }
}
