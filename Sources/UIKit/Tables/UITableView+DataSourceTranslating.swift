import Foundation

extension UITableView: UIDataSourceTranslating {
    /// Where a section of the data source is shown: there, for no sections are kept.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }

    /// The section of the data source that is shown at a place.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }

    /// Where an element of the data source is shown.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        guard let path = dataSourceIndexPath, path.count == 2 else { return nil }
        return dragDrop?.shownPath(path) ?? path
    }

    /// The element of the data source that is shown at a place; `nil` for a place that is kept for what was dropped.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        guard let path = presentationIndexPath, path.count == 2 else { return nil }
        guard let dragDrop else { return path }
        return dragDrop.placeholder(at: path) == nil ? dragDrop.dataPath(path) : nil
    }

    /// Calls a closure in which the table's places are those at which it shows elements. They always are.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}
