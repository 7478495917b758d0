import Foundation

// At Apple these classes inherit `init()` from NSObject. An argument of `()` that need not be written is the nearest that Swift lets others add.

extension NSError {
    /// Creates an error without domain and information, of code 0.
    public convenience init(_: Void = ()) { self.init(domain: "", code: 0, userInfo: nil) }
}

extension NSMutableString {
    /// Creates an empty string.
    public convenience init(_: Void = ()) { self.init(string: "") }
}

extension Progress {
    /// Creates a progress of nothing yet.
    public convenience init(_: Void = ()) { self.init(totalUnitCount: 0) }
}

extension NSAttributedString {
    /// Creates an empty attributed string.
    public convenience init(_: Void = ()) { self.init(string: "") }
}
