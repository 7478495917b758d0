import Foundation

// At Apple these classes inherit `init()` from NSObject. An argument of `()` that need not be written is the nearest that Swift lets others add.

extension NSError {
    /// Creates an error without domain and information, of code 0.
    public convenience init(_: Void = ()) { self.init(domain: "", code: 0, userInfo: nil) }
}

extension NSAttributedString {
    /// Creates an empty attributed string.
    public convenience init(_: Void = ()) { self.init(string: "") }
}
