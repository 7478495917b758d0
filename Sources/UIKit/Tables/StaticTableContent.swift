import Foundation

/// The sections and rows of a table that a document has made once and for all.
package struct StaticTableContent {
    /// One section.
    package struct Section {
        package var header: String?
        package var footer: String?
        package var cells: [UITableViewCell]
        /// The heights of the rows that have one of their own, in points.
        package var heights: [Int: CGFloat]

        /// Creates a section.
        package init(header: String?, footer: String?, cells: [UITableViewCell], heights: [Int: CGFloat] = [:]) {
            (self.header, self.footer, self.cells, self.heights) = (header, footer, cells, heights)
        }
    }

    package var sections: [Section]

    /// Creates the content.
    package init(sections: [Section]) { self.sections = sections }

    /// The cell of a row; an app that shows fewer rows than there are may ask for any.
    @MainActor
    package func cell(at path: IndexPath) -> UITableViewCell? {
        guard sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row) else { return nil }
        return sections[path.section].cells[path.row]
    }
}
