import Foundation

/// Translates between the places that a list shows elements at and those that its data source knows them by: they differ while places are
/// kept for what was dropped. See https://developer.apple.com/documentation/uikit/uidatasourcetranslating.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// Where a section of the data source is shown.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    /// The section of the data source that is shown at a place.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    /// Where an element of the data source is shown.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    /// The element of the data source that is shown at a place; `nil` for a place that is kept.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    /// Calls a closure in which the list's places are those at which it shows elements. They always are here.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
