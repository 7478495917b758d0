import Foundation
import InterfaceBuilder

extension NibTables {
    static var pages: [NibTable] { [pageViewController] }

    private static let pageViewController = NibTable(
        UIPageViewController.self,
        [
            // Read before the controller is made: these cannot be changed.
            .custom("transitionStyle") { _, _ in },
            .custom("navigationOrientation") { _, _ in },
            .custom("spineLocation") { _, _ in },
            .custom("pageSpacing") { _, _ in },
            .bool("doubleSided", \.isDoubleSided),
        ])
}
