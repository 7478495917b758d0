import Foundation

/// See https://developer.apple.com/documentation/foundation/nsindexpath.
extension NSIndexPath {
    /// An index path that names a row of a section of a table view.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// An index path that names an item of a section of a collection view.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The section.
    public var section: Int { index(atPosition: 0) }
    /// The row in its section.
    public var row: Int { index(atPosition: 1) }
    /// The item in its section.
    public var item: Int { index(atPosition: 1) }
}
