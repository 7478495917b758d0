import Foundation

extension IndexPath {
    /// An index path that names a row of a section of a table view.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// An index path that names an item of a section of a collection view.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row in its section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item in its section.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

/// Ends the app because it has contradicted itself.
func raiseInconsistency(_ reason: String) -> Never { ObjCException.raise("NSInternalInconsistencyException", reason) }
