/// Open to all.
open class OpenClass {
    /// To be overridden anywhere.
    open func opened() {}
    /// To be called anywhere.
    public func published() {}
    /// Creates one.
    public init() {}
}

/// To be used, but not subclassed, elsewhere.
public class PublicClass {
    /// To be called anywhere.
    public func published() {}
    /// Creates one.
    public init() {}
}

internal class InternalClass {}
class DefaultClass {}

/// A value whose parts are less open than itself.
public struct Settings {
    /// Set by itself alone.
    public private(set) var count = 0
    /// Set in this module alone.
    public internal(set) var name = ""
    var secret = 1
    /// Creates the settings.
    public init() {}
}

/// Has members as open as itself.
public protocol Speaker {
    /// Speaks.
    func speak()
}

class User: PublicClass {
    override func published() { _ = (InternalClass(), DefaultClass(), Settings().secret) }
}
